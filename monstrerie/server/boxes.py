"""REST: owners' boxes. What somebody has read off their copy of a game is checked, kept and lent."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

import msgspec
from fastapi import APIRouter, Request, Response

from ..core import own_box
from ..core.components import parsed
from ..core.errors import BadComponents, Problem
from ..core.game import Game
from ..games import game as game_named
from . import box_shapes, describe, queries
from .api import _WISH_PROBLEMS, PROBLEMS, Here, Member, Visitor, _address, answer
from .errors import ServerError
from .identity import checked_id
from .languages import best_language
from .records import Box, new_id
from .shapes import response

router: Final = APIRouter(prefix="/api", responses={**PROBLEMS, **_WISH_PROBLEMS})
_DEEPEST: Final = 20


@router.post("/games/{game}/box/check", responses={200: response(box_shapes.BoxSheet)})
async def check(game: str, wish: box_shapes.BoxWish, request: Request, here: Here) -> Response:
    """What is still to be read off the box, what can be set, what is wrong and what differs: of the box with
    these values, after one more change; or of the box in a file, whose problem is told alone.
    """
    await here.questions.take(_address(request))
    lang = best_language(request.headers.get("accept-language"))
    return answer(await asyncio.to_thread(_sheet, game_named(game), wish, lang))


@router.get("/games/{game}/box", responses={200: response(box_shapes.BoxAnswer)})
async def mine(game: str, here: Here, who: Visitor) -> Response:
    """The box of this game that I keep here."""
    found = None if who is None else await here.database.read(queries.box_of, who.id, game_named(game).name)
    return answer(box_shapes.BoxAnswer(None if found is None else _shaped(found)))


@router.post("/games/{game}/box", responses={200: response(box_shapes.BoxAnswer)})
async def keep(game: str, wish: box_shapes.BoxWish, here: Here, who: Member) -> Response:
    """Keep my box here, instead of the one before. It may be unfinished, but not impossible."""
    await here.creations.take(who.id)
    found = game_named(game)
    name, values = await asyncio.to_thread(_read, found, wish)
    own = await asyncio.to_thread(found.components, own_box.tree(found, values, name))
    box = Box(new_id(), who.id, found.name, own.name, values, time.time())
    return answer(box_shapes.BoxAnswer(_shaped(await here.database.write(queries.keep_box, box))))


@router.get("/boxes/{id}", responses={200: response(box_shapes.BoxAnswer)})
async def one(id: str, here: Here) -> Response:
    """Somebody's box, by its link."""
    return answer(box_shapes.BoxAnswer(_shaped(await here.database.read(queries.box, checked_id(id)))))


@router.get("/tables/{id}/box", responses={200: response(box_shapes.TableBoxAnswer)})
async def of_table(id: str, request: Request, here: Here) -> Response:
    """What the box of a table says otherwise than ours, in the reader's words."""
    await here.questions.take(_address(request))
    row = await here.database.read(queries.table, checked_id(id))
    found = await asyncio.to_thread(describe.box, row, best_language(request.headers.get("accept-language")))
    return answer(box_shapes.TableBoxAnswer(found))


def _shaped(box: Box) -> box_shapes.Box:
    return box_shapes.Box(box.id, box.game, box.name, box.components)


def _read(game: Game[Any], wish: box_shapes.BoxWish) -> tuple[str, dict[str, Any]]:
    """The name and the values of a wish."""
    if wish.toml is not None:
        return own_box.of_tree(game, parsed(wish.toml.encode(errors="replace"), wish.file))
    if _depth(wish.values) > _DEEPEST:
        raise BadComponents("error-components-toml", file=wish.file, problem=Problem("problem-deep"))
    return wish.name, wish.values if wish.change is None else _changed(game, wish.values, wish.change)


def _changed(game: Game[Any], values: dict[str, Any], change: box_shapes.BoxChange) -> dict[str, Any]:
    """With one thing set, if it can be set to that."""
    path, new = change.path, change.value
    if path not in own_box.asked(game):
        raise ServerError("box-strange", path=path[:80])
    value = values.get(path, game.components().facts[path].value)
    leaf = next((leaf for leaf in own_box.leaves(game, path, value, "en") if leaf.at == change.at), None)
    if leaf is None:
        raise ServerError("box-strange", path=path)
    if leaf.choices:
        good = any(new == choice and type(new) is type(choice) for choice, _ in leaf.choices)
    else:
        good = isinstance(new, int | float) and not isinstance(new, bool) and abs(new) <= own_box.MOST
    if not good:
        raise ServerError("box-strange", path=path)
    if leaf.kind == "count":
        new = min(max(new, leaf.least), leaf.most)
    return {
        **values,
        path: own_box.set_leaf(value, leaf, int(new) if leaf.whole and not leaf.choices else new),
    }


def _depth(value: Any) -> int:
    """How deeply a value is nested, as far as that matters."""
    depth, layer = 0, [value]
    while layer and depth <= _DEEPEST:
        depth += 1
        parts = [item.values() if isinstance(item, dict) else item for item in layer]
        layer = [one for part in parts for one in part if isinstance(one, dict | list)]
    return depth


def _sheet(game: Game[Any], wish: box_shapes.BoxWish, lang: str) -> box_shapes.BoxSheet:
    try:
        name, values = _read(game, wish)
    except BadComponents as error:
        if wish.toml is None:
            raise
        empty = _sheet(game, box_shapes.BoxWish(), lang)
        problem = box_shapes.BoxProblem(*own_box.complaint(game, error, lang))
        return msgspec.structs.replace(empty, problem=problem)
    shipped = game.components()
    strange = [path for path in values if path not in shipped.facts]
    if strange:
        raise ServerError("box-strange", path=strange[0][:80])
    wrong, made = None, shipped
    try:
        made = game.components(own_box.tree(game, values, name))
    except BadComponents as error:
        wrong = box_shapes.BoxProblem(*own_box.complaint(game, error, lang))
    facts = {}
    for path in own_box.asked(game):
        fact = shipped.facts[path]
        value = values.get(path, fact.value)
        label, said = own_box.said(game, path, fact.value, lang)
        leaves = own_box.leaves(game, path, value, lang)
        facts[path] = box_shapes.BoxFact(path, label, said, fact.value, value, path in values, leaves)
    return box_shapes.BoxSheet(
        name=name,
        values=values,
        steps=[[facts[path] for path in step] for step in own_box.steps(game)],
        settled=own_box.settled(game, values),
        total=len(facts),
        problem=wrong,
        differences=[]
        if wrong
        else [box_shapes.BoxDifference(*found) for found in own_box.differences(game, values, lang)],
        fingerprint="" if wrong else made.fingerprint(),
        toml="" if wrong else own_box.toml(game, values, name),
    )
