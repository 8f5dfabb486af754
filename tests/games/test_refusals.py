"""Every reason to refuse something is met by a test of its game, by its name; what is not yet is told here.

A refusal that no test meets may be gone tomorrow, and nobody would notice. The lists may only become shorter.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

import arpents
from arpents.games import package_of

TESTS: Final = Path(__file__).parents[1]

UNMET: Final[dict[str, str]] = {
    "quebec-1759": """
        indians-need-no-boat indians-not-here no-road-to-avoid none-left
    """,
    "wilderness-war": """
        card-not-discarded drilled-with-them enemy-fort-there equal-unit-first full-units-later just-relieved
        no-dropping-among-enemies no-entry-here nobody-can-go not-a-space not-a-target not-in-the-wilds not-nearest
        not-this-event not-this-piece nothing-to-raise nowhere-to-go
    """,
    "few-acres-of-snow": """
        party-incomplete
    """,
    "small-wars-mohicans": """
        already-manoeuvred at-the-wall-already battle-to-come came-by-land each-takes-one enemy-on-the-way
        garrison-holds inside-already moored-already no-battle-fought no-refuge no-room no-sea-lift not-a-tribe
        not-exposed not-in-control not-its-village not-nearest not-on-map not-the-attacker not-waiting nowhere-to-go
        rallied-already
    """,
    "muskets-tomahawks": """
        already-held-back another-edge arrangement-illegal boat-taken cannot-be-column cannot-be-spotted
        cannot-go-there cannot-split captives-too-far captives-wait-ashore edge-too-far failed-to-spot
        landing-too-far main-weapon-loaded must-pledge must-spot-first never-watches no-exit no-fire-here
        no-more-attempts no-more-legs no-room-there no-saviour no-such-pledge no-such-weapon not-a-captive
        not-a-map-maker not-attacked not-from-cover not-hidden not-home-edge not-moved-yet not-on-lattice
        not-on-table not-the-escort not-waiting not-watching not-whole-inch not-your-boat nowhere-to-go
        officer-guarded officers-not-held-back only-a-dummy opening-too-far others-first out-of-sight-or-range
        out-of-zone points-too-near rides-along sector-mapped smoke-in-ranks spotted-already stands-there
        stays-ashore too-few-crew too-few-paddlers too-few-shots too-near-building too-near-enemy
        too-near-enemy-edge too-near-to-evade
    """,
}


@pytest.mark.parametrize("slug", arpents.games())
def test_every_reason_is_met_by_a_test(slug: str) -> None:
    room = TESTS / package_of(slug)
    said = "\n".join(file.read_text(encoding="utf-8") for file in sorted(room.rglob("*.py")))
    reasons = {id.removeprefix("reason-") for id, _ in arpents.game(slug).reasons.values()}
    unmet = {reason for reason in reasons - {"not-asked"} if f'"{reason}"' not in said}
    assert sorted(unmet - set(UNMET.get(slug, "").split())) == []


def test_what_is_told_as_unmet_is_a_reason() -> None:
    for slug, words in UNMET.items():
        reasons = {id.removeprefix("reason-") for id, _ in arpents.game(slug).reasons.values()}
        assert sorted(set(words.split()) - reasons) == [], slug
