"""The two camps of the French on the north shore, and when computer players leave them."""

from __future__ import annotations

import random

from arpents.bots import make_bot
from arpents.engine.actions import kind_of, noun_of
from arpents.engine.chance import seeded
from arpents.engine.masks import members
from arpents.games.quebec_1759 import kinds
from arpents.games.quebec_1759.board import BEAUPORT, FRENCH, INDIANS, ST_CHARLES
from arpents.games.quebec_1759.room import GAME
from arpents.games.quebec_1759.state import State

CAMPS = {BEAUPORT, ST_CHARLES}
TWO_CAMPS = {
    "fr-royal-roussillon": "st-charles",
    "fr-milice-montreal-3": "st-charles",
    "fr-milice-montreal-4": "st-charles",
    "fr-milice-montreal-6": "out",
    "fr-decoy-4": "out",
}
FOUR_ASHORE = {"br-28th": "etchemin", "br-35th": "etchemin", "br-43rd": "etchemin", "br-47th": "etchemin"}


def camps(blocks: dict[str, str] | None = None, **more: object) -> State:
    placed = {**TWO_CAMPS, **(FOUR_ASHORE if blocks is None else blocks)}
    return GAME.position({"preset": "beauport", "move": 3, "phase": "planning", "blocks": placed, **more})


def origins(state: State) -> set[int]:
    """The zones that an order of the French may begin from, as computer players see it."""
    found = GAME.openings(state, FRENCH, state.legal(FRENCH))
    assert kinds.FREELY not in found
    return {noun_of(action) for action in found if kind_of(action) == kinds.FROM}


def test_each_camp_is_too_strong_for_four_blocks_that_land() -> None:
    state = camps()
    for zone in CAMPS:
        in_line = [block for block in members(state.at(zone, FRENCH)) if block != INDIANS]
        assert sum(state.cv[block] for block in in_line) >= 17


def test_the_camps_are_kept_while_nobody_can_come_near_the_town() -> None:
    assert not origins(camps()) & CAMPS


def test_the_army_marches_when_ships_have_gone_up() -> None:
    assert ST_CHARLES in origins(camps(ships_upstream=2))


def test_a_ship_without_men_to_carry_frightens_nobody() -> None:
    assert not origins(camps(dict.fromkeys(FOUR_ASHORE, "levis"), ships_upstream=2)) & CAMPS


def test_british_on_the_north_shore_are_marched_against_but_not_away_from() -> None:
    landed = camps({"fr-milice-quebec-4": "out", "fr-decoy-1": "out", "br-28th": "montmorency"})
    assert origins(landed) >= CAMPS
    landed.act(FRENCH, kinds.FROM | ST_CHARLES)
    for seed in range(20):
        assert GAME.consider(landed, FRENCH, landed.legal(FRENCH), seeded(seed)) == kinds.TO | BEAUPORT


def test_late_in_the_season_nobody_is_bound() -> None:
    assert ST_CHARLES in origins(camps(move=14))


def test_computer_players_camp_there() -> None:
    state = GAME.start("campaign", GAME.bot_options(), seed=1)
    player = make_bot("militia", random.Random(1))
    while state.move == 0:
        state.apply("french", player.choose(GAME.seat(state, "french")))
    for zone in CAMPS:
        assert state.total(state.at(zone, FRENCH)) >= 19
