"""Numbers as people write them: half points, a true minus, a French decimal comma."""

from __future__ import annotations

from typing import Any

from babel import Locale
from babel.numbers import NumberPattern, parse_pattern
from fluent.runtime.types import FluentFloat


def halved(number: float, signed: bool = False) -> str:
    """A number of points.

    >>> halved(29), halved(29.5), halved(-0.5), halved(3, signed=True)
    ('29', '29½', '−½', '+3')
    """
    sign = "−" if number < 0 else "+" if signed else ""
    whole, half = divmod(abs(number), 1)
    return f"{sign}{int(whole) if whole or half != 0.5 else ''}{'½' if half == 0.5 else ''}"


def decimal(value: float, lang: str, digits: int | None = None) -> str:
    """A number in a language: rounded to so many digits and with its thousands apart, or just as it is.

    >>> decimal(1234.56, "en", 1), decimal(1234.56, "fr", 1), decimal(-1.5, "en", 1)
    ('1,234.6', '1\\u202f234,6', '−1.5')
    >>> decimal(-0.5, "fr"), decimal(8.0, "en"), decimal(1234, "en")
    ('−0,5', '8', '1234')
    """
    if digits is not None:
        text = f"{value:,.{digits}f}"
    else:
        text = str(int(value)) if float(value).is_integer() else repr(value)
    text = text.replace("-", "−")
    signs = Locale.parse(lang).number_symbols["latn"]
    return text.translate(str.maketrans({",": signs["group"], ".": signs["decimal"]}))


class Half(FluentFloat):
    """Half points in a sentence, with the plural of their number; NUMBER with options writes it plainly."""

    def format(self, locale: Any) -> str:
        return halved(float(self))


class MinusLocale(Locale):
    """A language whose numbers below zero have a true minus where Babel writes a hyphen."""

    @property
    def decimal_formats(self) -> Any:
        return _with_minus(super().decimal_formats)

    @property
    def percent_formats(self) -> Any:
        return _with_minus(super().percent_formats)


def _with_minus(formats: Any) -> dict[None, NumberPattern]:
    plain = formats.get(None).pattern
    return {None: parse_pattern(f"{plain};−{plain}")}
