"""Saved matches: JSON text that replays to the same bytes, or says clearly why it can't."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, Final

from .errors import BadSave, MonstrerieError
from .seated import decode, encode

if TYPE_CHECKING:
    from .game import Game
    from .match import Match

FORMAT: Final = 1
AT_POSITION: Final = 2
"""The format of a match that began at a position: versions that know none say that it is newer."""
_KEYS: Final = (
    "monstrerie",
    "version",
    "game",
    "players",
    "seed",
    "options",
    "components",
    "moves",
    "digest",
)


def save(match: Match) -> str:
    """The match as JSON text."""
    from .version import __version__

    body: dict[str, Any] = {
        "monstrerie": FORMAT if match.began is None else AT_POSITION,
        "version": __version__,
        "game": match.game.name,
        "players": match.players,
        "seed": match.seed,
        "options": match.options,
        "components": match.components.values(),
        "moves": [
            [seat, match.game.encode(move), *([] if outcome is None else [outcome])]
            for (seat, move), outcome in zip(match.log, match.outcomes, strict=True)
        ],
    }
    if match.began is not None:
        body["position"] = match.began
    if match.opening_outcome is not None:
        body["opening"] = match.opening_outcome
    confidence = _own_confidence(match)
    if confidence:
        body["confidence"] = confidence
    if match.seated is not None:
        # Readers from before there were names ignore them: what they don't know only counts for the digest.
        body["seats"] = encode(match.seated)
    body["digest"] = _digest(body)
    return json.dumps(body, ensure_ascii=False, separators=(",", ":"))


def parse(text: str | bytes) -> dict[str, Any]:
    """The checked outer form of a save: every key there, of the right type, undamaged, not newer than we
    are.
    """
    try:
        body = json.loads(text)
    except (ValueError, RecursionError):
        raise BadSave("error-save-json") from None
    if not isinstance(body, dict) or "monstrerie" not in body:
        raise BadSave("error-save-foreign")
    if isinstance(body["monstrerie"], int) and body["monstrerie"] > AT_POSITION:
        raise BadSave("error-save-newer", version=str(body.get("version", "?"))[:20])
    missing = [key for key in _KEYS if key not in body]
    if missing or body["monstrerie"] not in (FORMAT, AT_POSITION):
        raise BadSave("error-save-keys", names=", ".join(missing) or "monstrerie")
    kinds: dict[str, type] = {
        "game": str,
        "players": int,
        "seed": int,
        "options": dict,
        "components": dict,
        "moves": list,
    }
    for key, kind in kinds.items():
        if not isinstance(body[key], kind):
            raise BadSave("error-save-keys", names=key)
    if not isinstance(body.get("opening"), str | None):
        raise BadSave("error-save-keys", names="opening")
    if isinstance(body.get("position"), str) != (body["monstrerie"] == AT_POSITION):
        raise BadSave("error-save-keys", names="position")
    if not isinstance(body.get("confidence", {}), dict):
        raise BadSave("error-save-keys", names="confidence")
    if body["digest"] != _digest({key: value for key, value in body.items() if key != "digest"}):
        raise BadSave("error-save-damaged")
    return body


def load(game: Game, text: str | bytes) -> Match:
    """Replay a saved match of this game, checking every move."""
    from .match import Match

    body = parse(text)
    if body["game"] != game.name:
        raise BadSave("error-save-other-game", game=body["game"][:40], wanted=game.name)
    try:
        components = game.with_own(own_components(game, body))
        opening = body.get("opening")
        if body["monstrerie"] == AT_POSITION:
            match = game.position(body["position"], components, opening)
        else:
            match = Match.start(game, body["players"], body["seed"], components, body["options"], opening)
        if body.get("seats") is not None:
            match.seated = decode(body["seats"], match.players)
    except MonstrerieError as error:
        raise BadSave("error-save-start", problem=error) from None
    for number, entry in enumerate(body["moves"], 1):
        try:
            seat, obj, *rest = entry
            outcome = rest[0] if rest else None
            if len(rest) > 1 or not isinstance(outcome, str | None):
                raise ValueError(str(entry)[:80])
            match.play(seat, game.decode(obj), outcome)
        except MonstrerieError as error:
            raise BadSave("error-save-move", number=number, problem=error) from None
        except (ValueError, TypeError) as error:
            raise BadSave("error-save-move", number=number, problem=str(error)) from None
    return match


def own_components(game: Game, body: dict[str, Any]) -> dict[str, Any] | None:
    """What differs from the shipped box in the checked outer form of a save; None where nothing does."""
    known = game.components().values()
    changed = {path: value for path, value in body["components"].items() if known.get(path) != value}
    for path, confidence in body.get("confidence", {}).items():
        if path not in known or path not in body["components"]:
            raise BadSave("error-save-keys", names="confidence")
        changed[path] = {"value": body["components"][path], "confidence": confidence}
    return changed or None


def _own_confidence(match: Match) -> dict[str, str]:
    """How sure the owner of the box is of a value, where that is not what loading it would say: certain for
    a value that is not the shipped one, as shipped for the others.
    """
    shipped = match.game.components().facts
    return {
        path: fact.confidence
        for path, fact in match.components.facts.items()
        if path in shipped
        and fact.confidence != (shipped[path].confidence if fact.value == shipped[path].value else "certain")
    }


def _digest(body: dict[str, Any]) -> str:
    canonical = json.dumps(body, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return hashlib.blake2b(canonical.encode(), digest_size=12).hexdigest()
