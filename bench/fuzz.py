"""Messages and requests that nobody should send, and whether they change anything.

python -m bench.fuzz [--messages 100000] [--requests 50000] [--seconds 3600] [--seed 1]

The server runs in this process, so that after each message the table itself can be looked at: its state with
all that is hidden in it, everybody's view, its row, and what lies in the database. Messages go to tables of
all games on their way from the first move to the last; one in six is a legal move. Exits 1 when anything that
was refused has changed a state, when an answer is a 5xx or `internal`, when the server logs an error, or
when an answer does not come.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import logging
import random
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed

from monstrerie.games import game
from monstrerie.server.room import Room
from tests.server.people import GENEROUS, Chair, Message, Person, Running, go_home

from . import mutations, servers

GAMES: Final = ("mighty-monsters", "dungeon-lords", "dungeon-petz", "rampage")
TOKEN: Final = "a token for benches only"
_EXPECTED: Final = {1000, 1007, 1009}
"""codes with which a socket may be closed: no JSON, too large"""
_LONGEST: Final = 250 * 1024
_EVERY: Final = 200
"""messages after which all tables are looked at, and not only the one concerned"""
_LEGAL: Final = 1 / 6


class Tally:
    """What was sent, what came of it, and what is wrong with that."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.problems: list[str] = []

    def wrong(self, what: str) -> None:
        """One more problem; of many only the first are kept in words."""
        self.counts["problems"] += 1
        if len(self.problems) < 20:
            self.problems.append(what)


class Stored:
    """What lies in the database, seen from outside of the server."""

    def __init__(self, file: Path) -> None:
        self._line = sqlite3.connect(file, isolation_level=None)
        names = self._line.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        self._tables = sorted(name for (name,) in names if name not in ("alembic_version", "sqlite_sequence"))
        self._version, self._digest = -1, b""

    def digest(self) -> bytes:
        """The same as long as nothing is stored."""
        version = self._line.execute("PRAGMA data_version").fetchone()[0]
        if version != self._version:
            whole = hashlib.blake2b(digest_size=16)
            for name in self._tables:
                for row in self._line.execute(f"SELECT * FROM {name} ORDER BY 1, 2"):
                    whole.update(repr(row).encode(errors="backslashreplace"))
            self._version, self._digest = version, whole.digest()
        return self._digest

    def close(self) -> None:
        """Done."""
        self._line.close()


def fingerprint(room: Room) -> bytes:
    """All that a table is, in memory: row, course, state with what is hidden in it, everybody's view."""
    whole = hashlib.blake2b(msgspec.msgpack.encode(room.row), digest_size=16)
    history = room.history
    whole.update(repr([line.n for line in room.chat]).encode())
    if history is not None:
        match = history.match
        course = (
            history.number,
            history.ends,
            history.turns,
            history.acting,
            history.looked,
            history.waiting,
        )
        whole.update(repr(course).encode())
        whole.update(match.position().encode())
        for seat in (None, *range(match.players)):
            whole.update(msgspec.json.encode(match.view(seat)))
    return whole.digest()


# --- sockets ------------------------------------------------------------------------------------------------


class Seated:
    """One table with people on all its chairs, and somebody who only looks on."""

    def __init__(self, running: Running, name: str, rng: random.Random) -> None:
        self.running, self.name, self.rng = running, name, rng
        self.people = [Person(running.url, f"{name[:8]} {rng.randrange(10**9)}") for _ in range(_seats(name))]
        self.table = ""
        self.known = b""
        """its fingerprint after the last message"""
        self.open()

    def open(self) -> None:
        """A new table of these people."""
        first, *others = self.people
        seed = self.rng.randrange(2**53)
        table = first.create("me", *["link"] * len(others), game=self.name, seed=seed, auto=False)
        for person in others:
            person.join(table)
        self.table, self.known = table["id"], b""
        self.chairs = [Chair(self.running.url, self.table, person.cookie) for person in self.people]
        self.chairs.append(Chair(self.running.url, self.table, None))

    def reopen(self, number: int) -> None:
        """A socket anew."""
        _leave(self.chairs[number])
        cookie = self.people[number].cookie if number < len(self.people) else None
        self.chairs[number] = Chair(self.running.url, self.table, cookie)

    def close(self) -> None:
        """Everybody goes."""
        for chair in self.chairs:
            _leave(chair)

    @property
    def room(self) -> Room:
        """The table itself."""
        found: Room = self.running.context.store.rooms[self.table]
        return found


def _leave(chair: Chair) -> None:
    chair.socket.close()
    chair.socket.socket.close()  # also where the server has closed it first, and nobody has noticed yet


def _settled(room: Room) -> bool:
    """Whether the server has nothing left to do at a table: moves are taken back after the answer."""
    end = time.monotonic() + servers.PATIENCE
    while room.thinking or room.lock.locked():
        if time.monotonic() > end:
            return False
        time.sleep(0.002)
    return True


def _seats(name: str) -> int:
    return max(2, game(name).players.start)


def messages(running: Running, stored: Stored, tally: Tally, count: int, end: float, seed: int) -> None:
    """Send so many messages, one after the other, and look at the table after each."""
    rng = random.Random(seed)
    tables = [Seated(running, name, rng) for name in GAMES]
    try:
        for number in range(count):
            if time.monotonic() > end or tally.counts["problems"] > 50:
                break
            seated = rng.choices(tables, (3, 3, 3, 1))[0]
            if seated.room.row.status == "over" and rng.random() < 0.05:
                seated.close()
                seated.open()
            looked = tables if number % _EVERY == 0 else [seated]
            before = [one.known or fingerprint(one.room) for one in looked], stored.digest()
            said, answers = _exchange(seated, rng, tally)
            if not _settled(seated.room):
                tally.wrong(f"{seated.name}: never settles after {said[:300]!r}")
            after = [fingerprint(one.room) for one in looked], stored.digest()
            for one, known in zip(looked, after[0], strict=True):
                one.known = known
            tally.counts["messages"] += 1
            if any(answer["type"] == "ack" for answer in answers):
                tally.counts["acknowledged"] += 1
                continue
            tally.counts["refused or asked only"] += 1
            if after != before:
                tally.wrong(f"{seated.name}: changed by {said[:300]!r}, answered {str(answers)[:300]}")
    finally:
        for seated in tables:
            seated.close()


def _exchange(seated: Seated, rng: random.Random, tally: Tally) -> tuple[bytes, list[Message]]:
    """Send one message, then a ping, and gather what was answered before the pong. A socket that was closed
    is opened anew.
    """
    number = rng.randrange(len(seated.chairs))
    acting = seated.room.row.to_act
    legal = rng.random() < _LEGAL and bool(acting)
    if legal:
        number = rng.choice(acting)
    chair = seated.chairs[number]
    said = _said(chair, seated, number, rng, legal)
    mark = f"mark {rng.randrange(10**12)}"
    answers: list[Message] = []
    try:
        chair.socket.send(_sendable(said), text=rng.random() < 0.98)
        chair.send(type="ping", id=mark)
        while True:
            answer = chair.receive(servers.PATIENCE)
            if answer.get("id") == mark:
                break
            if answer["type"] not in ("update", "table", "chat") or "id" in answer:
                answers.append(answer)
                tally.counts[f"  {answer['type']} {answer.get('code', '')}"] += 1
                if answer.get("code") in ("internal", "database-away"):
                    tally.wrong(f"{seated.name}: {answer} for {said[:300]!r}")
    except TimeoutError:
        tally.wrong(f"{seated.name}: no answer to {said[:300]!r}")
        seated.reopen(number)
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd is not None else 0
        slow = "keepalive" in str(closed)  # a machine so busy that no ping was answered in 20 s
        tally.counts[f"  closed {code}{' too slow for pings' if slow else ''}"] += 1
        if not slow and code not in _EXPECTED and not (code == 0 and len(said) > _LONGEST):
            tally.wrong(f"{seated.name}: closed with {code} after {said[:300]!r}")
        seated.reopen(number)
    chair.heard.clear()
    return said, answers


def _sendable(said: bytes) -> bytes:
    # As text, what is no UTF-8 would be a fault of the frame and not of the message.
    return said.decode(errors="replace").encode(errors="replace")


def _said(chair: Chair, seated: Seated, number: int, rng: random.Random, legal: bool) -> bytes:
    match = seated.room.history.match if seated.room.history is not None else None
    assert match is not None
    seat = number if number < match.players else None
    turn = seated.room.history.turns[seat] if seated.room.history is not None and seat is not None else 0
    if legal and seat is not None:
        with suppress(IndexError):
            move = match.game.encode(match.game.sample(match, seat, rng.getrandbits(40)))
            return mutations.text({"type": "play", "id": 1, "moves": [move], "turn": turn})
    moves = [match.game.encode(move) for move in match.listed(rng.randrange(match.players))[:40]]
    move = rng.choice(moves) if moves else {"kind": rng.choice(("finish", "play", "pass"))}
    base = rng.choice(
        (
            {"type": "play", "id": 2, "moves": [move], "turn": turn + rng.choice((-1, 0, 0, 0, 1, 9))},
            {"type": "play", "id": 2, "moves": rng.choices(moves or [move], k=3), "turn": turn},
            {"type": "play", "id": "a", "moves": [move], "seat": rng.choice((seat, 0, 1, None))},
            {"type": "why", "id": 3, "move": move},
            {"type": "preview", "id": 4, "move": move},
            {"type": "preview", "id": 5, "moves": rng.choices(moves or [move], k=rng.choice((1, 2, 60)))},
            {"type": "undo", "id": 6, "do": rng.choice(("ask", "agree", "refuse", "withdraw"))},
            {"type": "chat", "id": 7, "text": "Well played"},
            {"type": "hello", "id": 8, "since": rng.choice((-1, 0, 5, 10**6)), "epoch": 0, "chat": -1},
            {"type": "ping", "id": 9},
        )
    )
    if rng.random() < 0.12:
        return mutations.text(base)
    said = mutations.text(mutations.bent(base, rng))
    return mutations.broken(said, rng) if rng.random() < 0.1 else said


# --- requests -----------------------------------------------------------------------------------------------

_COSTLY: Final = ("/hint", "/solution", "/analysis", "/advice", "/backup", "/curve", "/frames")
_RARELY: Final = 0.15


def requests(running: Running, stored: Stored, tally: Tally, count: int, end: float, seed: int) -> None:
    """Send so many requests to every call of the interface, and look at the database after each."""
    rng = random.Random(seed)
    # Bots would store moves of their own at any time.
    running.context.driver.kick = lambda room: None
    interface = running.app.openapi()
    named = interface["components"]["schemas"]
    calls = [(path, method) for path, found in interface["paths"].items() for method in found]
    crowd = [Person(running.url, f"Fuzz {number}") for number in range(3)]
    tables = list(_tables(crowd, rng))
    for _ in range(count):
        if time.monotonic() > end or tally.counts["problems"] > 50:
            break
        path, method = rng.choice(calls)
        if path.endswith(_COSTLY) and rng.random() > _RARELY:
            continue
        if len(tables) < 8:
            tables = list(_tables(crowd, rng))
        who = rng.choice(crowd)
        words = _words(crowd, tables)
        call = interface["paths"][path][method]
        asked, more = _request(path, call, rng, named, words)
        before = stored.digest()
        try:
            answer = who.http.request(method, asked, timeout=servers.PATIENCE, **more)
        except httpx.TimeoutException:
            tally.wrong(f"no answer to {method} {asked} {str(more)[:300]}")
            continue
        except (httpx.RemoteProtocolError, httpx.WriteError, httpx.ReadError) as error:
            # What is too large is refused before it is read, and the connection with it.
            tally.counts[f"  {type(error).__name__}"] += 1
            if len(more.get("content") or b"") <= 64 * 1024:
                tally.wrong(f"{error!r} for {method} {asked} {str(more)[:300]}")
            continue
        except (httpx.InvalidURL, UnicodeError, ValueError):
            continue  # the client itself would not send it
        tally.counts["requests"] += 1
        tally.counts[f"  {answer.status_code}"] += 1
        if answer.status_code >= 500 and not _busy(answer):
            tally.wrong(f"{answer.status_code} for {method} {asked} {str(more)[:400]}: {answer.text[:200]}")
        if answer.status_code >= 400 and stored.digest() != before:
            tally.wrong(f"{answer.status_code}, but stored something: {method} {asked} {str(more)[:300]}")
        if answer.status_code < 300 and path.startswith("/api/tables") and method == "post":
            with suppress(ValueError, KeyError, TypeError):
                tables += [found for found in (answer.json()["table"],) if found is not None]
                del tables[:-40]
        if ("/session" in path or "/people/" in path) and _gone(who):
            crowd[crowd.index(who)] = Person(running.url, f"Fuzz {rng.randrange(10**6)}")


def _gone(who: Person) -> bool:
    """Whether somebody signed out, or was banned or erased by a call of those who run the server."""
    answer = who.http.get("/api/session")
    return answer.status_code != 200 or answer.json()["player"] is None


def _busy(answer: httpx.Response) -> bool:
    """What the documents say of these: solving takes a process of its own, and may take too long."""
    with suppress(ValueError, KeyError, TypeError):
        return answer.status_code == 503 and answer.json()["error"]["code"] in ("school-busy", "setup-busy")
    return False


def _tables(crowd: Sequence[Person], rng: random.Random) -> Iterator[Message]:
    for name in GAMES:
        for kind in ("link", "easy"):
            others = [kind, *["easy"] * (_seats(name) - 2)]
            yield rng.choice(crowd).create("me", *others, game=name, listed=rng.random() < 0.5)


def _words(crowd: Sequence[Person], tables: Sequence[Message]) -> list[str]:
    found = [*GAMES, "easy", "normal", "hard", "en", "fr", "all", "seats", "none", "me", "link", "bot", "ask"]
    found += [person.id for person in crowd] + [table["id"] for table in tables]
    return found + [table["invite"] for table in tables if table.get("invite")]


def _request(
    path: str, call: Mapping[str, Any], rng: random.Random, named: Mapping[str, Any], words: Sequence[str]
) -> tuple[str, dict[str, Any]]:
    ids = [word for word in words if len(word) == 22]
    query: dict[str, str] = {}
    for one in call.get("parameters", ()):
        odd = mutations.odd(rng) if rng.random() < 0.06 else None
        if one["in"] == "path":
            known = GAMES if one["name"] == "game" else ("en", "fr") if one["name"] == "lang" else ids
            path = path.replace(f"{{{one['name']}}}", _quoted(str(rng.choice(known) if odd is None else odd)))
        elif rng.random() < 0.6:
            found = mutations.made(one["schema"], rng, named, words) if odd is None else odd
            query[one["name"]] = str(found).encode(errors="replace").decode()[:2000]
    more: dict[str, Any] = {"params": query, "headers": _headers(rng)}
    if "requestBody" in call:
        schema = call["requestBody"]["content"]["application/json"]["schema"]
        body = mutations.made(schema, rng, named, words)
        if rng.random() < 0.5:
            body = mutations.bent(body, rng)
        said = mutations.text(body)
        more["content"] = mutations.broken(said, rng) if rng.random() < 0.1 else said
    return path, more


def _quoted(part: str) -> str:
    return httpx.QueryParams({"x": part.encode(errors="replace").decode()[:200]}).__str__()[2:] or "%20"


def _headers(rng: random.Random) -> dict[str, str]:
    found = {"Content-Type": rng.choice(("application/json",) * 8 + ("text/plain", "application/xml", ""))}
    if rng.random() < 0.2:
        found["Accept-Language"] = rng.choice(("fr", "fr-CA;q=0.1", "x" * 500, ";;;=", "*"))
    if rng.random() < 0.1:
        found["Authorization"] = rng.choice((f"Bearer {TOKEN}", "Bearer", "Bearer x", "Basic eDp5"))
    if rng.random() < 0.05:
        found["X-Request-Id"] = rng.choice(("a", "x" * 300, "{}"))
    return found


# --- all of it ----------------------------------------------------------------------------------------------


class Logged(logging.Handler):
    """What the server logs as an error is a problem."""

    def __init__(self, tally: Tally) -> None:
        super().__init__(logging.ERROR)
        self.tally = tally

    def emit(self, record: logging.LogRecord) -> None:
        """One more; but what takes too long is told as 503, as documented, and counted there."""
        if "did not end in" not in record.getMessage():
            self.tally.wrong(f"logged: {self.format(record)[-1500:]}")


@contextmanager
def fuzzed(folder: Path) -> Iterator[tuple[Running, Stored, Tally]]:
    """A server to be fuzzed, with what lies in its database, and a tally."""
    tally = Tally()
    file = folder / "fuzz.sqlite"
    logged = Logged(tally)
    log = logging.getLogger("monstrerie.server")
    try:
        more = {"keeper_seconds": 1e6, "admin_token": TOKEN}
        with Running(f"sqlite:///{file}", GENEROUS, **more) as running:
            log.addHandler(logged)
            stored = Stored(file)
            yield running, stored, tally
            stored.close()
            go_home()
    finally:
        log.removeHandler(logged)


def main() -> None:
    """Fuzz, and count."""
    options = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    options.add_argument("--messages", type=int, default=100_000)
    options.add_argument("--requests", type=int, default=50_000)
    options.add_argument("--seconds", type=float, default=3600.0, help="for each of the two")
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    wrong = 0
    for what, count in ((messages, given.messages), (requests, given.requests)):
        if not count:
            continue
        began = time.monotonic()
        with tempfile.TemporaryDirectory() as folder, fuzzed(Path(folder)) as (running, stored, tally):
            what(running, stored, tally, count, began + given.seconds, given.seed)
        print(f"{what.__name__} in {time.monotonic() - began:.0f} s, {servers.load()}")
        for name, number in sorted(tally.counts.items()):
            print(f"  {name:32} {number:8}")
        for problem in tally.problems:
            print(f"  {json.dumps(problem)}")
        wrong += tally.counts["problems"]
    print(f"{wrong} problems", flush=True)
    if wrong:
        sys.exit(1)


if __name__ == "__main__":
    main()
