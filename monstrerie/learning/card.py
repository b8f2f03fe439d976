"""The model card of a network, as a page to read."""

from __future__ import annotations

from typing import Any

from .network import About


def card_text(about: About) -> str:
    """The card in Markdown."""
    card = about.card
    imitated: dict[str, Any] = card.get("imitated", {})
    played: dict[str, Any] = card.get("selfplay", {})
    agreement = imitated.get("agreement")
    lines = [
        f"# Network for {about.game}",
        "",
        f"{about.width} wide, {about.blocks} blocks, in half precision. SHA-256 of its weights:",
        f"`{about.hash}`.",
        "",
        f"- **Made for** {about.actions} action ids and {len(about.fields)} fields of observation, with "
        f"{_and(card.get('players', []))} players; hash of their meaning: `{about.meaning[:16]}`.",
        f"- **Imitated** {imitated.get('decisions', 0):,} decisions of `{imitated.get('bot')}` "
        f"({imitated.get('matches', 0):,} matches)"
        + (f", agreeing with {100 * agreement:.1f} % of them." if agreement is not None else "."),
        f"- **Then played {_others(played.get('bot'))}** for {played.get('minutes', 0)} minutes, "
        f"{played.get('decisions', 0):,} decisions.",
        f"- **Taught** on {card.get('machine', '-')}, until {card.get('date', '-')}.",
        "- **Versions** monstrerie "
        + ", ".join(
            [str(card.get("version")), *(f"{name} {said}" for name, said in card.get("versions", {}).items())]
        )
        + ".",
        "",
        "| bot | players | against | matches | victories | 95 % interval | fair share |",
        "|---|---|---|---|---|---|---|",
    ]
    for trial in card.get("strength", []):
        players, share, low, high = (trial[name] for name in ("players", "share", "low", "high"))
        cells = [
            f"`{trial.get('bot', 'network')}`",
            str(players),
            f"{players - 1} `{trial['against']}`",
            str(trial["matches"]),
            f"{100 * share:.1f} %",
            f"{100 * low:.1f}-{100 * high:.1f} %",
            f"{100 / players:.1f} %",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def _others(bot: str | None) -> str:
    return f"itself, earlier copies and `{bot}`" if bot else "itself and earlier copies"


def _and(counts: list[int]) -> str:
    return ", ".join(map(str, counts))
