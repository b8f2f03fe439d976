"""REST: what exists. Sessions, games, tables, replays."""

from __future__ import annotations

import time
from typing import Annotated, Any, Final, Literal, cast

import msgspec
from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import PlainTextResponse

from .. import __version__
from ..bots import levels
from ..bots.ladder_file import level_ratings
from ..core import own_box
from ..core.errors import MonstrerieError
from ..core.facts import said as facts_in_words
from ..core.faults import fault, problem_of
from ..core.overview import Rendered, rendered
from ..core.text import LANGUAGES
from ..core.view import alike
from ..games import game as game_named
from ..games import games
from . import describe, game_shapes, queries, seating, shapes, table_shapes
from .context import Context
from .errors import ServerError
from .identity import COOKIE, COOKIE_SECONDS, checked_chat, checked_id, checked_name
from .languages import best_language, fluent_text, packed_text
from .limits import household
from .records import OPEN, OVER, Player, Table, new_id
from .room import Room
from .setup_pool import first_to_act
from .shapes import response

MOST_FRAMES: Final = 200
PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    400: response(shapes.ErrorAnswer, "a value is wrong"),
    403: response(shapes.ErrorAnswer, "not yours"),
    404: response(shapes.ErrorAnswer, "no such thing"),
    413: response(shapes.ErrorAnswer, "too large"),
    503: response(shapes.ErrorAnswer, "the database is away"),
}
_WISH_PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    401: response(shapes.ErrorAnswer, "no session"),
    409: response(shapes.ErrorAnswer, "not now"),
    429: response(shapes.ErrorAnswer, "too fast"),
}
router: Final = APIRouter(prefix="/api", responses=PROBLEMS)


def answer(body: msgspec.Struct) -> Response:
    """JSON, made by the same encoder as the socket's."""
    return _json(msgspec.json.encode(body))


def _json(made: bytes) -> Response:
    return Response(made, media_type="application/json")


async def context(request: Request) -> Context:
    """The server's parts."""
    return cast(Context, request.app.state.context)


async def visitor(request: Request, here: Annotated[Context, Depends(context)]) -> Player | None:
    """Who asks; None without a session."""
    return await here.player(request.cookies.get(COOKIE))


async def member(who: Annotated[Player | None, Depends(visitor)]) -> Player:
    """Who asks, where only somebody with a name may."""
    if who is None:
        raise ServerError("no-session")
    return who


def _address(request: Request) -> str:
    return household(request.client.host if request.client else "")


def _person(request: Request, who: Player | None) -> str:
    """Whom something is counted for."""
    return _address(request) if who is None else who.id


Here = Annotated[Context, Depends(context)]
Visitor = Annotated[Player | None, Depends(visitor)]
Member = Annotated[Player, Depends(member)]


# --- who you are --------------------------------------------------------------------------------------------


@router.get("/session", responses={200: response(table_shapes.SessionAnswer)})
async def session(who: Visitor) -> Response:
    """Who am I."""
    return answer(_session(who))


@router.post("/session", responses={200: response(table_shapes.SessionAnswer), 429: _WISH_PROBLEMS[429]})
async def sign_in(request: Request, wish: table_shapes.SessionWish, here: Here, who: Visitor) -> Response:
    """Sign in as a guest, or change the name."""
    name = checked_name(wish.name)
    await here.sessions.take(_address(request))
    if who is not None:
        player = Player(who.id, name, who.generation, wish.avatar or who.avatar)
        changed = await here.database.write(queries.change_player, player, here.store.server)
        await here.refresh(changed)
    else:
        player = Player(new_id(), name, avatar=wish.avatar)
        await here.database.write(queries.add_player, player, time.time())
    return _signed_in(request, here, player)


@router.post("/session/end", responses={200: response(table_shapes.SessionAnswer), 401: _WISH_PROBLEMS[401]})
async def sign_out(
    request: Request, here: Here, who: Member, wish: table_shapes.EndWish | None = None
) -> Response:
    """Sign out. A seat belongs to the cookies of its player: who has none left can't come back to it."""
    where = "here" if wish is None else wish.where
    if where != "here":
        who = await here.database.write(queries.sign_out, who, here.store.server)
        here.store.sign_out(who.id)
    if where == "others":
        return _signed_in(request, here, who)
    made = answer(_session(None))
    made.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return made


def _session(who: Player | None) -> table_shapes.SessionAnswer:
    return table_shapes.SessionAnswer(None if who is None else alike(table_shapes.Player, who))


def _signed_in(request: Request, here: Context, player: Player) -> Response:
    made = answer(_session(player))
    made.set_cookie(
        COOKIE,
        here.cookies.write(player),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return made


# --- games and languages ------------------------------------------------------------------------------------


@router.get("/health", responses={200: response(game_shapes.HealthAnswer)})
async def health(here: Here) -> Response:
    """Whether the server and its database answer and writes go through."""
    await here.database.probe()
    kind = "postgresql" if here.database.shared else "sqlite"
    return answer(game_shapes.HealthAnswer(True, __version__, kind))


@router.get("/alive", responses={200: response(game_shapes.AliveAnswer)})
async def alive() -> Response:
    """Whether the process answers at all: if not, start it anew. Whether it can be used says `health`."""
    return answer(game_shapes.AliveAnswer(True, __version__))


@router.get("/games", responses={200: response(game_shapes.GamesAnswer)})
async def all_games(here: Here) -> Response:
    """The games that can be played here."""
    return answer(game_shapes.GamesAnswer([_game(name, here) for name in games()], here.settings.solo))


@router.get("/games/{game}/rules", responses={200: response(game_shapes.RulesAnswer)})
async def rules(game: str, request: Request, lang: str | None = None, rule: str | None = None) -> Response:
    """The rules of a game in our own words, for players; `rule` is an id that is among them in any case."""
    sections = rendered(game_named(game), best_language(lang or request.headers.get("accept-language")), rule)
    return answer(game_shapes.RulesAnswer([_section(each) for each in sections]))


@router.post(
    "/games/{game}/explain",
    responses={200: response(game_shapes.ExplainAnswer), 429: _WISH_PROBLEMS[429]},
)
async def explain(game: str, wish: game_shapes.ExplainWish, request: Request, here: Here) -> Response:
    """What things on a board are, as the view tells it that their reader has."""
    await here.questions.take(_address(request))
    part = game_named(game).explain
    if part is None:
        return answer(game_shapes.ExplainAnswer([None] * len(wish.pieces)))
    lang = best_language(request.headers.get("accept-language"))
    try:
        explanations = [
            None if found is None else describe.explanation(found, lang)
            for found in part.of(wish.view, wish.pieces)
        ]
    except msgspec.ValidationError as error:
        raise ServerError("bad-request", problem=problem_of(error, part.view)) from None
    except LookupError:  # a view that no table gave: its words can't be said
        raise ServerError("bad-request", problem=fault("other", ("view",))) from None
    return answer(game_shapes.ExplainAnswer(explanations))


@router.get("/games/{game}/components", responses={200: response(game_shapes.ComponentsAnswer)})
async def components(game: str, request: Request, here: Here, lang: str | None = None) -> Response:
    """The data of the server's box, each value with its confidence, and in the reader's words (`label`,
    `said`).
    """
    found = game_named(game)
    wanted = best_language(lang or request.headers.get("accept-language"))
    facts = []
    for path, fact in found.components(here.settings.boxes.get(game)).facts.items():
        label, said = facts_in_words(found, path, fact, wanted)
        facts.append(game_shapes.Fact(path, fact.value, fact.confidence, fact.source, fact.note, label, said))
    return answer(game_shapes.ComponentsAnswer(facts))


@router.get(
    "/locales/{lang}",
    responses={
        200: {"content": {"text/plain": {"schema": {"type": "string"}}}},
        304: {"description": "unchanged"},
    },
)
async def locale(lang: str, request: Request) -> Response:
    """Every sentence of a language as one Fluent text."""
    if lang not in LANGUAGES:
        raise ServerError("not-found")
    text, tag = fluent_text(lang)
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    # Half of what a first visit fetches: compressed once, not for every reader.
    headers["Vary"] = "Accept-Encoding"
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return PlainTextResponse(text, headers=headers)
    return PlainTextResponse(packed_text(lang), headers={**headers, "Content-Encoding": "gzip"})


def _section(section: Rendered) -> game_shapes.RuleSection:
    exact = [
        game_shapes.Chapter(
            chapter.title,
            chapter.level,
            [game_shapes.Rule(rule.id, rule.text, rule.cells) for rule in chapter.rules],
        )
        for chapter in section.chapters
    ]
    return game_shapes.RuleSection(*section[:-1], exact)


def _game(name: str, here: Context) -> game_shapes.Game:
    game = game_named(name)
    box = game.components(here.settings.boxes.get(name))
    return game_shapes.Game(
        name=name,
        players=(game.players.start, game.players.stop - 1),
        options=game.options,
        levels=levels(game),
        ratings=level_ratings(game),
        sentences={str(kind.__struct_config__.tag): kind.sentence for kind in game.kinds},
        facts=len(box.facts),
        guesses=len(box.guesses()),
        school=bool(game.school),
        guide=game.guide is not None,
        coach=not game.simulated and not here.settings.solo,
        beginner=dict(game.beginner),
        tracks=() if game.explain is None else [list(track) for track in game.explain.tracks],
        pieces=() if game.explain is None else list(game.explain.kinds),
    )


# --- tables -------------------------------------------------------------------------------------------------


@router.post("/tables", responses={200: response(table_shapes.TableAnswer), **_WISH_PROBLEMS})
async def create(request: Request, wish: table_shapes.TableWish, here: Here, who: Visitor) -> Response:
    """Set up a table; it starts at once when no chair waits for a person. Bots on all chairs can be watched
    without a session.
    """
    await here.creations_of.take(_address(request))
    await here.creations.take(_person(request, who))
    order = seating.Wish(
        game=wish.game,
        seats=[(seat.kind, seat.level) for seat in wish.seats],
        options=wish.options,
        listed=wish.listed,
        clock=None if wish.clock is None else wish.clock.seconds,
        auto=wish.auto,
        coach=wish.coach,
        seed=wish.seed,
        components=wish.components,
        save=wish.save,
    )
    if here.settings.solo and any(seat.kind == "link" for seat in wish.seats):
        raise ServerError("solo")
    seating.check(order, who)
    if who is not None:
        await here.database.read(seating.check_room, who.id, here.settings.limits)
    if order.save is not None:
        match = await here.setup_pool.take_up(order.game, len(order.seats), order.save)
    else:
        options, served = seating.engine_options(order), here.settings.boxes.get(order.game)
        if wish.box is not None:
            kept = await here.database.read(queries.box_for, checked_id(wish.box), order.game)
            own = own_box.tree(game_named(order.game), kept.components, kept.name)
            order = msgspec.structs.replace(order, components=own)
        elif order.components is None:
            order = msgspec.structs.replace(order, components=served)
        match = await here.setup_pool.set_up(
            order.game, len(order.seats), order.seed, order.components, options, order.components is served
        )
    row = await here.database.write(seating.create, order, match, who, here.store.server)
    return await _table(here, row, who)


@router.post("/saved", responses={200: response(table_shapes.SavedAnswer), **_WISH_PROBLEMS})
async def saved(request: Request, wish: table_shapes.SavedWish, here: Here) -> Response:
    """What a saved match or a position is, or what is wrong with it. Nothing is kept."""
    await here.creations_of.take(_address(request))
    try:
        found = await here.setup_pool.read(wish.text)
    except MonstrerieError as error:
        if isinstance(error, ServerError) and error.code != "save-over":
            raise
        lang = best_language(request.headers.get("accept-language"))
        return answer(table_shapes.SavedAnswer(None, error.say(lang)))
    return answer(table_shapes.SavedAnswer(table_shapes.SavedMatch(**msgspec.structs.asdict(found)), None))


@router.get("/tables", responses={200: response(table_shapes.TablesAnswer), 401: _WISH_PROBLEMS[401]})
async def tables(
    which: Literal["mine", "open", "live"],
    here: Here,
    who: Visitor,
    after: Annotated[str, Query(max_length=60)] = "",
) -> Response:
    """My tables, open tables with a free chair, or tables to watch: 100 at a time."""
    if which == "mine":
        if who is None:
            raise ServerError("no-session")
        found = await here.database.read(queries.tables_of, who.id, after)
    else:
        wanted = queries.tables_open if which == "open" else queries.tables_live
        found = await here.database.read(wanted, after)
    more = queries.place_of(found[-1]) if len(found) == queries.LIST_LENGTH else None
    return answer(table_shapes.TablesAnswer([here.table(row, who) for row in found], more))


@router.get("/tables/{id}", responses={200: response(table_shapes.TableAnswer)})
async def one_table(id: str, here: Here, who: Visitor) -> Response:
    """One table."""
    return answer(
        table_shapes.TableAnswer(here.table(await here.database.read(queries.table, checked_id(id)), who))
    )


@router.post("/tables/{id}/join", responses={200: response(table_shapes.TableAnswer), **_WISH_PROBLEMS})
async def join(id: str, here: Here, who: Member, wish: table_shapes.JoinWish | None = None) -> Response:
    """Take a free chair; an unlisted table wants its invitation."""
    wish = wish or table_shapes.JoinWish()
    first = await _first_to_act(here, id)
    row = await here.database.write(seating.join, id, who, wish.invite, wish.seat, first, here.store.server)
    return await _table(here, row, who)


@router.post("/tables/{id}/leave", responses={200: response(table_shapes.ClosedAnswer), **_WISH_PROBLEMS})
async def leave(id: str, here: Here, who: Member) -> Response:
    """Leave: before the start the chair is free again, after it a bot takes over."""
    row = await here.database.write(seating.leave, checked_id(id), who, here.store.server)
    if row is None:
        await here.refresh([id])
        return answer(table_shapes.ClosedAnswer(None))
    return await _table(here, row, who)


@router.post("/tables/{id}/start", responses={200: response(table_shapes.TableAnswer), **_WISH_PROBLEMS})
async def start(id: str, here: Here, who: Member, wish: table_shapes.LevelWish | None = None) -> Response:
    """The host starts early: bots take the empty chairs."""
    level = (wish or table_shapes.LevelWish()).level
    first = await _first_to_act(here, id)
    return await _table(
        here, await here.database.write(seating.start, id, who, level, first, here.store.server), who
    )


@router.post("/tables/{id}/bot", responses={200: response(table_shapes.TableAnswer), **_WISH_PROBLEMS})
async def set_bot(id: str, here: Here, who: Member, wish: table_shapes.BotWish) -> Response:
    """Before the start the host puts a bot on a free chair, or takes it away."""
    first = await _first_to_act(here, id)
    given = (wish.seat, wish.level, first)
    row = await here.database.write(seating.set_bot, id, who, *given, here.store.server)
    return await _table(here, row, who)


@router.post("/tables/{id}/hand", responses={200: response(table_shapes.TableAnswer), **_WISH_PROBLEMS})
async def hand(id: str, here: Here, who: Member, wish: table_shapes.LevelWish | None = None) -> Response:
    """Hand my seat to a bot."""
    level = (wish or table_shapes.LevelWish()).level
    return await _table(
        here, await here.database.write(seating.hand, checked_id(id), who, level, here.store.server), who
    )


@router.post("/tables/{id}/take", responses={200: response(table_shapes.TableAnswer), **_WISH_PROBLEMS})
async def take(id: str, here: Here, who: Member) -> Response:
    """Take my seat back."""
    room = await here.store.room(checked_id(id))
    seat = room.row.seat_of(who.id)
    since = None if seat is None or room.history is None else room.history.waiting.get(seat)
    return await _table(here, await here.database.write(seating.take, id, who, since, here.store.server), who)


@router.post("/tables/{id}/settings", responses={200: response(table_shapes.TableAnswer), **_WISH_PROBLEMS})
async def settings(id: str, here: Here, who: Member, wish: table_shapes.SettingsWish) -> Response:
    """What the host may change at any time."""
    changes = wish.model_dump(exclude_none=True)
    row = await here.database.write(seating.change_settings, checked_id(id), who, changes, here.store.server)
    return await _table(here, row, who)


@router.post("/tables/{id}/remove", responses={200: response(table_shapes.TableAnswer), **_WISH_PROBLEMS})
async def remove(id: str, here: Here, who: Member, wish: table_shapes.RemoveWish) -> Response:
    """The host sends somebody away, for good with `ban`; during the match a bot goes on for them."""
    given = (wish.seat, wish.level, wish.ban)
    row = await here.database.write(seating.remove, checked_id(id), who, *given, here.store.server)
    return await _table(here, row, who)


@router.post("/tables/{id}/mute", responses={200: response(table_shapes.TableAnswer), **_WISH_PROBLEMS})
async def mute(id: str, here: Here, who: Member, wish: table_shapes.MuteWish) -> Response:
    """The host keeps somebody from chatting, seated or not, or allows it again."""
    row = await here.database.write(seating.mute, checked_id(id), who, wish.seat, wish.line, wish.muted)
    return answer(table_shapes.TableAnswer(here.table(row, who)))


@router.post("/tables/{id}/report", responses={200: response(table_shapes.ClosedAnswer), **_WISH_PROBLEMS})
async def report(id: str, here: Here, who: Member, wish: table_shapes.ReportWish) -> Response:
    """Tell those who run the server about somebody."""
    await here.reports.take(who.id)
    text = checked_chat(wish.text)
    await here.database.write(seating.report, checked_id(id), who, wish.seat, wish.line, text)
    return answer(table_shapes.ClosedAnswer(None))


@router.post("/tables/{id}/rematch", responses={200: response(table_shapes.TableAnswer), **_WISH_PROBLEMS})
async def rematch(id: str, here: Here, who: Member) -> Response:
    """Nod to a rematch: a table with the same people, options and bots, which starts when all have."""
    await here.creations.take(who.id)
    await here.database.read(seating.check_room, who.id, here.settings.limits)
    old = await here.database.read(queries.table, checked_id(id))
    match, first = None, []
    if old.rematch is not None:
        first = await _first_to_act(here, old.rematch)
    elif old.seat_of(who.id) is not None and old.status == OVER:
        options = seating.options_again(old, who)
        match = await here.setup_pool.set_up(old.game, len(old.seats), None, old.components, options)
    row = await here.database.write(seating.rematch, id, who, match, first, here.store.server)
    await here.refresh([id])
    return await _table(here, row, who)


async def _first_to_act(here: Context, id: str) -> list[int]:
    """Who acts first, should this table start now; found out before anything is written."""
    row = await here.database.read(queries.table, checked_id(id))
    return await first_to_act(row) if row.status == OPEN else []


async def _table(here: Context, row: Table, who: Player | None) -> Response:
    """The answer to a change, after everybody at the table was told."""
    await here.refresh([row.id], load=row.started is not None)
    return answer(table_shapes.TableAnswer(here.table(row, who)))


# --- what was played ----------------------------------------------------------------------------------------


@router.get(
    "/tables/{id}/frames",
    responses={
        200: response(table_shapes.FramesAnswer),
        409: _WISH_PROBLEMS[409],
        429: _WISH_PROBLEMS[429],
    },
)
async def frames(
    id: str,
    request: Request,
    here: Here,
    who: Visitor,
    first: Annotated[int, Query(alias="from", ge=0, le=1 << 31)] = 0,
    last: Annotated[int, Query(alias="to", ge=0, le=1 << 31)] = 50,
    seat: Annotated[int | None, Query(ge=0, le=11)] = None,
) -> Response:
    """The match frame by frame, `from` and `to` included; at most 200 at once."""
    room = await _started(here, id)
    history, row = room.history, room.row
    assert history is not None
    over = row.status == OVER
    if seat is not None and seat >= len(row.seats):
        raise ServerError("bad-frames", most=len(row.seats) - 1)
    if seat is not None and not over and seat != row.seat_of(None if who is None else who.id):
        raise ServerError("secret-seat")
    known, _ = room.picture(seat)
    total = describe.number(row, history, known)
    last = min(last, total, first + MOST_FRAMES - 1)

    def make() -> bytes:
        made = [] if first > last else describe.frames(history, known, first, last, over)
        return msgspec.json.encode(table_shapes.FramesAnswer(made, total))

    key = (id, seat, row.epoch, history.number, over, first, last)
    person = _person(request, who)
    return _json(await here.replays.answer(person, key, max(0, last - first + 1), make))


@router.get(
    "/tables/{id}/curve",
    responses={
        200: response(table_shapes.CurveAnswer),
        409: _WISH_PROBLEMS[409],
        429: _WISH_PROBLEMS[429],
    },
)
async def curve(id: str, request: Request, here: Here, who: Visitor) -> Response:
    """Everybody's points after every move."""
    room = await _started(here, id)
    history, over = room.history, room.row.status == OVER
    assert history is not None
    key = (id, "curve", room.row.epoch, history.number, over)

    def make() -> bytes:
        return msgspec.json.encode(table_shapes.CurveAnswer(describe.curve(history, over)))

    return _json(await here.replays.answer(_person(request, who), key, history.number, make))


@router.get(
    "/tables/{id}/save", responses={200: {"content": {"application/json": {}}}, 409: _WISH_PROBLEMS[409]}
)
async def save(
    id: str,
    request: Request,
    here: Here,
    who: Visitor,
    last: Annotated[int | None, Query(alias="to", ge=0, le=1 << 31)] = None,
) -> Response:
    """The save file of a finished match, or of its first moves, for a table that goes on from there."""
    room = await (_started if here.settings.solo else finished)(here, id)
    assert room.history is not None
    name = f"{room.row.game}-{room.row.id}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    match = room.history.match
    if last is None:
        return Response(match.save(), media_type="application/json", headers=headers)

    def make() -> bytes:
        return match.rewound(last).save().encode()

    made = await here.replays.answer(_person(request, who), (id, "save", last), last, make)
    return Response(made, media_type="application/json", headers=headers)


@router.get(
    "/tables/{id}/position",
    responses={200: response(table_shapes.PositionAnswer), 409: _WISH_PROBLEMS[409]},
)
async def position(
    id: str,
    request: Request,
    here: Here,
    who: Visitor,
    to: Annotated[int, Query(ge=0, le=1 << 31)],
) -> Response:
    """A finished match after so many moves, as a text that everything on the table can be set up from."""
    room = await finished(here, id)
    assert room.history is not None
    match = room.history.match

    def make() -> bytes:
        return msgspec.json.encode(table_shapes.PositionAnswer(match.rewound(to).position()))

    return _json(await here.replays.answer(_person(request, who), (id, "position", to), to, make))


async def finished(here: Context, id: str) -> Room:
    """The room of a match that is over."""
    room = await _started(here, id)
    if room.row.status != OVER:
        raise ServerError("not-over")
    return room


async def _started(here: Context, id: str) -> Room:
    room = await here.store.room(checked_id(id))
    if room.history is None:
        raise ServerError("not-started")
    return room
