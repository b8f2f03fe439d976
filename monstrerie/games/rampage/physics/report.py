"""What the rules ask about a position (RA-PHY-03 to 15): contact, support, zones, buildings, fallen, accessible."""

from __future__ import annotations

from .city import City
from .position import Position


class Report:
    """Judgements of one position at rest. Pieces and zones are meant by their index. Pure: asking changes nothing."""

    def __init__(self, city: City, position: Position) -> None:
        self.city = city
        self.position = position

    def touching(self, piece: int) -> frozenset[int]:
        """Pieces, fixed ones too, no farther than CONTACT_GAP (RA-PHY-03)."""
        raise NotImplementedError("physics: contacts are being built")

    def on(self, piece: int) -> frozenset[int]:
        """Movable pieces that lie on this one (RA-PHY-10)."""
        raise NotImplementedError("physics: contacts are being built")

    def under(self, piece: int) -> frozenset[int]:
        """Pieces, fixed ones too, on which this one lies."""
        raise NotImplementedError("physics: contacts are being built")

    def on_city(self, piece: int) -> bool:
        """In contact with a board or ruin, directly or through others (RA-PHY-05, 06)."""
        raise NotImplementedError("physics: contacts are being built")

    def zones(self, piece: int) -> frozenset[int]:
        """Zones it is in (RA-PHY-07); none when it is out."""
        raise NotImplementedError("physics: zones are being built")

    def neighbourhoods(self, piece: int) -> frozenset[int]:
        """The neighbourhoods among its zones."""
        raise NotImplementedError("physics: zones are being built")

    def wholly_in(self, piece: int, zones: frozenset[int]) -> bool:
        """In no other zone than these, and in one of them."""
        raise NotImplementedError("physics: zones are being built")

    def touches_sidewalk(self, paws: int, ruin: int) -> bool:
        """RA-PHY-08."""
        raise NotImplementedError("physics: zones are being built")

    def fallen(self, body: int, upside_down: bool = False) -> bool:
        """Tilted by more than FALL_ANGLE, or out (RA-PHY-09)."""
        raise NotImplementedError("physics: contacts are being built")

    def stands_on_paws(self, body: int, upside_down: bool = False) -> bool:
        """Not fallen, on its own paws, its base centre over the disc (RA-PHY-11)."""
        raise NotImplementedError("physics: contacts are being built")

    def building(self, ruin: int) -> frozenset[int]:
        """Floors and meeples of a ruin's building; empty when it has no floor (RA-PHY-12)."""
        raise NotImplementedError("physics: contacts are being built")

    def accessible(self, meeple: int) -> bool:
        """A straight way out exists (RA-PHY-13)."""
        raise NotImplementedError("physics: access is being built")

    def supports(self, meeple: int) -> bool:
        """Something is on it, or would move without it (RA-PHY-14)."""
        raise NotImplementedError("physics: support is being built")

    def loose_meeples(self, ruin: int) -> tuple[int, ...]:
        """Those that Smelly Feet and Earthquake move, in order of meeple number (RA-PHY-15)."""
        raise NotImplementedError("physics: support is being built")
