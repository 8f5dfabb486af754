"""Why the hall says no; each kind has its own answer on the network, every reason its sentence in both languages."""

from __future__ import annotations

from arpents.engine.errors import ArpentsError


class HallError(ArpentsError):
    """What was asked for cannot be: the request itself is at fault."""

    def __init__(self, reason: str, **arguments: object) -> None:
        super().__init__(reason, "", **arguments)


class NotSignedIn(HallError):
    """Nobody knows who asks."""


class NotAllowed(HallError):
    """Known, but not allowed."""


class NotFound(HallError):
    """There is no such thing, or none that this person may know of."""


class Conflict(HallError):
    """Somebody else was first."""


class TooMany(HallError):
    """Enough for now, or for good."""


class Gone(HallError):
    """It was good once, or until then."""


class NotDelivered(HallError):
    """A letter could not be sent; nobody is at fault who asks."""
