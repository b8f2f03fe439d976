"""A request that can't be understood is told so in the reader's language, never in pydantic's words."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any, get_args

import httpx
import pytest
from pydantic_core import core_schema

import monstrerie
from monstrerie.core.text import LANGUAGES
from monstrerie.server.validation import FAULTS, misunderstood
from tests.server.people import Person, Running

Guest = Callable[[str], Person]
EN, FR = "The request can’t be understood: ", "La demande est incompréhensible\u00a0: "
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
KIND_FR = "«\u00a0kind\u00a0» dans l’élément 2 de «\u00a0seats\u00a0»"


@pytest.mark.parametrize(
    ("wish", "english", "french"),
    [
        ({"game": None}, "“game” must be text.", "«\u00a0game\u00a0» doit être un texte."),
        (
            {"game": "x" * 101},
            "“game” must have at most 100 characters.",
            "doit avoir au plus 100 caractères.",
        ),
        ({"seats": []}, "“seats” must have at least 1 entry.", "doit avoir au moins 1 élément."),
        ({"seats": SEATS * 7}, "“seats” must have at most 12 entries.", "doit avoir au plus 12 éléments."),
        ({"seats": 5}, "“seats” must be a list.", "«\u00a0seats\u00a0» doit être une liste."),
        (
            {"seats": [SEATS[0], {"kind": "dog"}]},
            "“kind” in entry 2 of “seats” must be one of: me, link, bot.",
            f"{KIND_FR} doit être une de ces valeurs\u00a0: me, link, bot.",
        ),
        ({"seats": [SEATS[0], {}]}, "“kind” in entry 2 of “seats” is missing.", f"il manque {KIND_FR}."),
        ({"clock": {"seconds": 0}}, "“seconds” in “clock” must be at least 1.", "doit valoir au moins 1."),
        (
            {"clock": 60},
            "“clock” must be an object with named fields.",
            "doit être un objet à champs nommés.",
        ),
        ({"seed": 1 << 53}, "“seed” must be less than 9007199254740992.", "moins de 9007199254740992."),
        ({"seed": 1.5}, "“seed” must be a whole number.", "«\u00a0seed\u00a0» doit être un nombre entier."),
        ({"listed": "yes"}, "“listed” must be true or false.", "doit être true ou false."),
        (
            {"options": {"rounds": None}},
            "“rounds” in “options” must be true, false, a whole number or text.",
            "dans «\u00a0options\u00a0» doit être true, false, un nombre entier ou un texte.",
        ),
        ({"surprise": 1}, "“surprise” is unknown here.", "«\u00a0surprise\u00a0» est inconnu ici."),
    ],
    ids=lambda value: str(value)[:40] if isinstance(value, dict) else None,
)
def test_each_fault_is_told_in_both_languages(
    person: Guest, wish: dict[str, Any], english: str, french: str
) -> None:
    ani = person("Ani")
    body = {"game": "hush", "seats": SEATS, **wish}
    said = {}
    for lang in LANGUAGES:
        answer = ani.http.post("/api/tables", json=body, headers={"Accept-Language": lang})
        assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-request")
        said[lang] = answer.json()["error"]["text"]
    assert said["en"] == EN + english
    assert said["fr"].startswith(FR) and said["fr"].endswith(french)


@pytest.mark.parametrize(
    ("body", "english", "french"),
    [
        (b"{", "it is not valid JSON.", "ce n’est pas du JSON valide."),
        (b"\xff\xfe", "it is not valid JSON.", "ce n’est pas du JSON valide."),
        (b"[" * 60_000, "it is not valid JSON.", "ce n’est pas du JSON valide."),
        (b"", "its content is missing.", "il manque son contenu."),
        (b"[]", "its content must be an object with named fields.", "son contenu doit être un objet"),
        (b"{}", "“name” is missing.", "il manque «\u00a0name\u00a0»."),
        (b'{"name": ""}', "“name” must have at least 1 character.", "doit avoir au moins 1 caractère."),
    ],
)
def test_a_body_that_is_nothing(server: Running, body: bytes, english: str, french: str) -> None:
    for lang, start, end in (("en", EN, english), ("fr", FR, french)):
        headers = {"Content-Type": "application/json", "Accept-Language": lang}
        answer = httpx.post(f"{server.url}/api/session", content=body, headers=headers)
        text = answer.json()["error"]["text"]
        assert answer.status_code == 400 and text.startswith(start) and end in text, text


def test_a_query_too(person: Guest) -> None:
    ani = person("Ani")
    id = ani.create("me", "easy")["id"]
    for query, english, french in (
        ("from=-1", "“from” must be at least 0.", "«\u00a0from\u00a0» doit valoir au moins 0."),
        ("from=soon", "“from” must be a whole number.", "«\u00a0from\u00a0» doit être un nombre entier."),
        ("seat=99", "“seat” must be at most 11.", "«\u00a0seat\u00a0» doit valoir au plus 11."),
    ):
        for lang, said in (("en", EN + english), ("fr", FR + french)):
            answer = ani.http.get(f"/api/tables/{id}/frames?{query}", headers={"Accept-Language": lang})
            assert answer.json()["error"] == {"code": "bad-request", "text": said}


def test_whatever_pydantic_calls_a_fault_is_said() -> None:
    """Also one that no request of today can have."""
    known = get_args(core_schema.ErrorType)
    assert set(FAULTS) <= set(known)
    general = misunderstood(
        [{"type": "date_past", "loc": ("body", "when"), "msg": "Date should be in the past"}]
    )
    assert general.say("en") == EN + "“when” has a value that is not allowed."
    assert general.say("fr") == FR + "«\u00a0when\u00a0» a une valeur qui n’est pas permise."
    for kind in known:
        error = misunderstood(
            [{"type": kind, "loc": ("body", "when", 0), "msg": "Input should be otherwise"}]
        )
        for lang in LANGUAGES:
            assert "Input" not in error.say(lang) and 20 < len(error.say(lang)) < 200
        assert pickle.loads(pickle.dumps(error)).say("fr") == error.say("fr")


MESSAGE = {"en": "The message can’t be understood: ", "fr": "Le message est incompréhensible\u00a0: "}


@pytest.mark.parametrize(
    ("message", "english", "french"),
    [
        (
            "[]",
            "its content must be an object with named fields.",
            "son contenu doit être un objet à champs nommés.",
        ),
        ('{"id": 7}', "“type” is missing.", "il manque «\u00a0type\u00a0»."),
        (
            '{"type": "dance"}',
            "“type” must be one of: hello, play,",
            "«\u00a0type\u00a0» doit être une de ces valeurs\u00a0: hello,",
        ),
        ('{"type": 5}', "“type” must be text.", "«\u00a0type\u00a0» doit être un texte."),
        (
            '{"type": "play", "moves": []}',
            "“moves” must have at least 1 entry.",
            "doit avoir au moins 1 élément.",
        ),
        (
            '{"type": "play", "moves": "all"}',
            "“moves” must be a list.",
            "«\u00a0moves\u00a0» doit être une liste.",
        ),
        (
            '{"type": "play", "moves": [{}], "turn": -5}',
            "“turn” must be at least −1.",
            "doit valoir au moins −1.",
        ),
        (
            '{"type": "hello", "since": "now"}',
            "“since” must be a whole number.",
            "doit être un nombre entier.",
        ),
        (
            '{"type": "hello", "lang": "%s"}' % ("x" * 40),
            "must have at most 35 characters.",
            "au plus 35 caractères.",
        ),
        (
            '{"type": "undo", "do": "all"}',
            "“do” must be one of: agree, ask, refuse, withdraw.",
            "agree, ask, refuse, withdraw.",
        ),
        (
            '{"type": "ping", "id": []}',
            "“id” must be a whole number or text.",
            "un nombre entier ou un texte.",
        ),
        (
            '{"type": "preview"}',
            "it needs exactly one of these: move, moves.",
            "il faut exactement un de ces champs\u00a0: move, moves.",
        ),
        ("{", "it is not valid JSON.", "ce n’est pas du JSON valide."),
    ],
)
def test_messages_are_told_so_too(person: Guest, message: str, english: str, french: str) -> None:
    ani = person("Ani")
    table = ani.create("me", "easy")["id"]
    for lang, said in (("en", english), ("fr", french)):
        with ani.sit(table, lang=lang) as chair:
            chair.my_turn()
            chair.socket.send(message)
            error = chair.until(lambda m: m["type"] == "error")
            assert error["code"] == "bad-message"
            assert error["text"].startswith(MESSAGE[lang]) and said in error["text"]


def test_a_field_of_a_move_too() -> None:
    game = monstrerie.game("dungeon-petz")
    for move, english, french in (
        ({"kind": "clean"}, "“plot” is missing.", "il manque «\u00a0plot\u00a0»."),
        ({"kind": "clean", "plot": "x"}, "“plot” must be a whole number.", "doit être un nombre entier."),
        ({"kind": "clean", "plot": -(10**30)}, "“plot” must be at least −9007", "doit valoir au moins −9007"),
        ({"kind": "clean", "plot": 1, "y": 2}, "“y” is unknown here.", "«\u00a0y\u00a0» est inconnu ici."),
    ):
        with pytest.raises(monstrerie.BadMove) as wrong:
            game.decode(move)
        assert wrong.value.say("en").startswith("This “clean” move can’t be read: " + english)
        assert french in wrong.value.say("fr")
