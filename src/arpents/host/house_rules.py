"""What a host allows: how many matches, and for how long what nobody plays is kept. 0: no limit."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Final


@dataclass(frozen=True)
class Quotas:
    """How many matches; of an account, and of an address, whoever is behind it."""

    begun_hour: int = 60  # begun within an hour
    begun_day: int = 300
    unfinished: int = 150  # of one account, that go on
    unfinished_address: int = 300  # begun from one address, that go on
    trials: int = 10  # of one match, that go on


@dataclass(frozen=True)
class Ages:
    """After how many days something goes."""

    idle_days: int = 180  # a match that goes on, since somebody last played
    unplayed_days: int = 14  # one in which nobody has decided anything
    trial_days: int = 30  # a trial, since somebody last played
    notice_days: int = 90
    report_days: int = 180  # since it was closed
    offer_days: int = 30  # since it stood no longer
    replay_days: int = 30  # since somebody looked


NAMES: Final = tuple(one.name.replace("_", "-") for kind in (Quotas, Ages) for one in fields(kind))


def changed(quotas: Quotas, ages: Ages, name: str, number: int) -> tuple[Quotas, Ages]:
    """By the name that the command line has for it."""
    field = {name.replace("-", "_"): number}
    if hasattr(quotas, name.replace("-", "_")):
        return replace(quotas, **field), ages
    return quotas, replace(ages, **field)
