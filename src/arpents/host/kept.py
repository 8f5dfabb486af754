"""What is kept about people, and for how long: said on a page, and held against the tables by a test."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arpents.hall.mail_links import GOOD_SECONDS, KEPT_SECONDS
from arpents.hall.passkeys import CEREMONY_SECONDS
from arpents.hall.people import SEEN_EVERY, SESSION_AGE
from arpents.host.house_rules import Ages

DAY: Final = 24 * 3600


@dataclass(frozen=True)
class Kept:
    """One thing that is kept; its words are `kept-<id>` on the page, with the numbers as arguments."""

    id: str
    tables: tuple[str, ...]
    goes: str  # leave: with the account; match: with the match; days: after a time; host: when the host closes it
    of_hall: bool = True  # only where people have accounts


KEPT: Final = (
    Kept("account", ("people",), "leave"),
    Kept("passkeys", ("passkeys", "ceremonies"), "leave"),
    Kept("sessions", ("sessions", "presences"), "days"),
    Kept("links", ("mail_links",), "days"),
    Kept("tokens", ("tokens",), "leave"),
    Kept("seats", ("seats",), "match", False),
    Kept(
        "decisions", ("decisions", "cuts", "matches", "snapshots", "analyses", "clocks", "seat_habits"), "match", False
    ),
    Kept("offers", ("offers",), "days"),
    Kept("results", ("results",), "match", False),
    Kept("ratings", ("ratings", "rating_steps"), "leave"),
    Kept("tournaments", ("tournaments", "entrants", "pairings"), "match"),
    Kept("talk", ("messages",), "match"),
    Kept("notes", ("notes",), "leave"),
    Kept("shunned", ("shunned",), "leave"),
    Kept("reports", ("reports",), "days"),
    Kept("suspensions", ("suspensions",), "host"),
    Kept("notices", ("notices", "outbox"), "days"),
    Kept("ways", ("channels", "notice_settings", "match_notices", "feeds"), "leave"),
    Kept("replays", ("replays",), "days", False),
)


def numbers(ages: Ages | None) -> dict[str, dict[str, int]]:
    """What the words name, as this house has it; 0 for what never goes by itself."""
    found = ages or Ages(0, 0, 0, 0, 0, 0, 0)
    return {
        "passkeys": {"minutes": CEREMONY_SECONDS // 60},
        "sessions": {"days": SESSION_AGE // DAY, "minutes": SEEN_EVERY // 60},
        "links": {"days": KEPT_SECONDS // DAY, "minutes": GOOD_SECONDS // 60},
        "decisions": {"days": found.idle_days, "unplayed": found.unplayed_days, "trial": found.trial_days},
        "offers": {"days": found.offer_days},
        "reports": {"days": found.report_days},
        "notices": {"days": found.notice_days},
        "replays": {"days": found.replay_days},
    }
