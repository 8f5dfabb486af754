"""1.9 What bots think with: a rougher lattice, guesses and goals."""

import pytest

from arpents.engine.actions import kind_of
from arpents.engine.chance import seeded
from arpents.engine.playout import playout
from arpents.games.muskets_tomahawks.evaluate import (
    POINT_WORTH,
    ROAD_AHEAD,
    evaluate,
    free_road,
    goals,
    guess,
    progress,
    public_points,
)
from arpents.games.muskets_tomahawks.facts.profiles import WAGON
from arpents.games.muskets_tomahawks.features.boats import landing_point
from arpents.games.muskets_tomahawks.features.wagons import WAGON_MOVE, track_point
from arpents.games.muskets_tomahawks.state import ABANDONED, ARRIVED, DESTROYED, IN_FLIGHT, OFF, ON_TABLE, SPIKED
from arpents.games.muskets_tomahawks.table.geometry import place_number
from arpents.games.muskets_tomahawks.table.scenarios import ATTACKER, DEFENDER, SCENARIO_IDS
from arpents.games.muskets_tomahawks.victory import AMBITION
from arpents.games.muskets_tomahawks.words.kinds import GO, TAKE
from tests.muskets_tomahawks.table import GAME, State, marked, status_of, table
from tests.rules import rule


@rule("1.9")
@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_1_9_what_a_bot_may_think_of_is_legal_and_less(scenario: str) -> None:
    """Along a match on the half-inch lattice, every choice of the simplified state is one of the match."""
    state = GAME.start(scenario, {"size": "200"}, 3, events=False)
    fewer = 0
    for moment in range(15):
        playout(state, seeded(moment), 5)
        thought = state.copy()
        GAME.simplify(thought)
        for seat in (ATTACKER, DEFENDER):
            real = state.legal(seat)
            imagined = thought.legal(seat)
            assert set(imagined) <= set(real)
            assert bool(imagined) == bool(real)
            fewer += len(imagined) < len(real)
    assert fewer


@rule("1.9")
def test_1_9_people_keep_the_half_inch_lattice() -> None:
    assert GAME.start(seed=1).lattice == 8
    assert GAME.start(options=GAME.bot_options(), seed=1).lattice == 32


def test_a_guess_gives_every_kind_its_turn() -> None:
    actions = [GO | place for place in range(99)] + [TAKE | 3]
    chance = seeded(1)
    taken = sum(kind_of(guess(actions, chance)) == TAKE for _ in range(400))
    assert 150 < taken < 250


@rule("20.12")
def test_20_12_a_wagon_that_has_left_is_worth_more_than_one_at_the_edge() -> None:
    state = GAME.start("ambush", GAME.bot_options(), 1, events=False)
    wagon = next(unit for unit in range(state.units()) if state.is_a(unit, WAGON))
    state.status[wagon] = ON_TABLE
    state.ax[wagon] = state.board.width
    state.ay[wagon] = 100
    at_the_edge = evaluate(state, DEFENDER)
    state.status[wagon] = OFF
    assert evaluate(state, DEFENDER) > at_the_edge


@rule("20.15")
def test_20_15_a_sector_scouted_is_worth_more_than_one_reached() -> None:
    state = GAME.start("reconnaissance", GAME.bot_options(), 1, events=False)
    before = evaluate(state, ATTACKER)
    state.sectors |= 1
    assert evaluate(state, ATTACKER) > before


@rule("20.8")
def test_20_8_a_reserve_is_worth_more_on_the_table_than_waiting_off_it() -> None:
    state = GAME.start("reconnaissance", GAME.bot_options(), 1, events=False)
    playout(state, seeded(1), 120)
    unit = next(
        unit for unit in range(state.units()) if state.side[unit] == DEFENDER and status_of(state, unit) == "table"
    )
    entered = evaluate(state, DEFENDER)
    state.status[unit] = ARRIVED
    assert evaluate(state, DEFENDER) < entered


@rule("15.5")
def test_15_5_a_bot_counts_its_own_intrigue_and_not_the_one_it_cannot_know() -> None:
    state = GAME.start("meeting", GAME.bot_options(), 1, events=False)
    state.intrigue[:] = [AMBITION, AMBITION]
    state.command[:] = [3, 3]
    before = evaluate(state, ATTACKER)
    state.command[:] = [4, 4]  # both have done it now
    assert evaluate(state, ATTACKER) == before + 2 * POINT_WORTH


@rule("19.1", "19.3")
@pytest.mark.parametrize(("mine", "his", "welcome"), [(4, 1, True), (3, 1, True), (2, 1, False), (1, 3, False)])
def test_19_1_time_is_for_him_whose_lead_wins(mine: int, his: int, welcome: bool) -> None:
    state = GAME.start("meeting", GAME.bot_options(), 1, events=False)
    state.points[:] = [mine, his]
    before = evaluate(state, ATTACKER)
    state.clocks += 1
    assert (evaluate(state, ATTACKER) > before) == welcome


@rule("20.3")
@pytest.mark.parametrize(
    ("scenario", "near", "far"), [("raid", (640, 0), (0, 0)), ("reconnaissance", (576, 0), (0, 0))]
)
def test_20_3_a_point_near_to_what_is_wanted_is_worth_more(
    scenario: str, near: tuple[int, int], far: tuple[int, int]
) -> None:
    state = GAME.start(scenario, GAME.bot_options(), 1, events=False)
    worth: list[int] = []
    for x, y in (near, far):
        state.points_a[:] = [place_number(x, y)]
        worth.append(evaluate(state, ATTACKER))
    assert worth[0] > worth[1]


def wagon_alone() -> tuple[State, int]:
    """The foremost wagon of an ambush, with nobody else on the table."""
    state = GAME.start("ambush", GAME.bot_options(), 1, events=False)
    playout(state, seeded(1), 60)
    wagon = max((unit for unit in range(state.units()) if state.is_a(unit, WAGON)), key=lambda unit: state.ax[unit])
    for unit in range(state.units()):
        if unit != wagon and status_of(state, unit) == "table":
            state.status[unit] = OFF
    return state, wagon


@rule("17.4.1")
def test_17_4_1_a_wagon_with_a_free_road_is_worth_more() -> None:
    state, wagon = wagon_alone()
    state.status[wagon] = ON_TABLE
    assert free_road(state, wagon) == ROAD_AHEAD
    soldier = next(unit for unit in range(state.units()) if state.side[unit] == DEFENDER and state.start[unit] > 1)
    state.status[soldier] = ON_TABLE
    ahead = track_point(state.board, state.along[wagon] + 80)
    for figure in state.figures(soldier):
        state.put(soldier, figure, ahead >> 16, ahead & 0xFFFF)
    assert free_road(state, wagon) < WAGON_MOVE


@rule("17.4.1", "13.6")
def test_17_4_1_a_gun_left_on_the_road_is_in_the_way() -> None:
    state, wagon = wagon_alone()
    crew = next(unit for unit in range(state.units()) if state.side[unit] == DEFENDER and state.start[unit] > 1)
    ahead = track_point(state.board, state.along[wagon] + 80)
    state.ax[crew] = ahead >> 16
    state.ay[crew] = ahead & 0xFFFF
    state.gun[crew] = ABANDONED
    assert free_road(state, wagon) < WAGON_MOVE
    state.gun[crew] = SPIKED
    assert free_road(state, wagon) == ROAD_AHEAD


@rule("13.6")
def test_13_6_a_gun_without_its_crew_is_worth_less_the_farther_they_are() -> None:
    state = table([("light_gun", 4)], [("rangers", 4)], {"u0": {"at": [20, 20]}, "u1": {"at": [40, 24]}})
    state.ax[0] = 320
    state.ay[0] = 336
    served = evaluate(state, ATTACKER)
    state.gun[0] = ABANDONED
    beside = evaluate(state, ATTACKER)
    state.ax[0] += 640
    assert evaluate(state, ATTACKER) < beside < served


@rule("19.4")
def test_19_4_a_force_about_to_break_has_lost_its_points_already() -> None:
    state = table(
        [("rangers", 4), ("rangers", 4)],
        [("rangers", 4), ("rangers", 4)],
        {"u0": {"at": [20, 20]}, "u1": {"at": [24, 20]}, "u2": {"at": [40, 24]}, "u3": {"at": [44, 24]}},
    )
    whole = public_points(state, ATTACKER)
    state.mark(0, IN_FLIGHT)
    assert public_points(state, ATTACKER) == whole
    state.mark(1, IN_FLIGHT)
    assert public_points(state, ATTACKER) == whole - 2


@rule("14.5.1")
@pytest.mark.parametrize("scenario", SCENARIO_IDS)
def test_14_5_1_no_bot_wishes_its_men_away(scenario: str) -> None:
    """A unit that is near to where it is wanted, and holds, is worth more than one that flees or is lost."""
    state = GAME.start(scenario, GAME.bot_options(), 4, events=False)
    playout(state, seeded(4), 160)
    for side in (ATTACKER, DEFENDER):
        goal = (goals(state, side) or [[300, 300]])[0]
        for unit in range(state.units()):
            men = state.side[unit] == side and status_of(state, unit) == "table" and state.start[unit] > 1
            if not men or state.captive(unit) or marked(state, unit, "flight"):
                continue
            for figure in state.figures(unit):
                state.put(unit, figure, goal[0], goal[1])
            steady = evaluate(state, side)
            fleeing = state.copy()
            fleeing.mark(unit, IN_FLIGHT)
            lost = state.copy()
            for figure in lost.figures(unit):
                lost.lose(unit, figure)
            lost.strength[unit] = 0
            lost.status[unit] = DESTROYED
            assert evaluate(fleeing, side) < steady and evaluate(lost, side) < steady
            break


@rule("15.2")
def test_15_2_an_officer_need_not_be_in_front() -> None:
    state = GAME.start("meeting", GAME.bot_options(), 1, events=False)
    playout(state, seeded(1), 120)
    officer = state.commander[ATTACKER]
    state.status[officer] = ON_TABLE
    x, y = state.map.objectives[0]
    worth: list[int] = []
    for away in (0, 192, 576):
        for figure in state.figures(officer):
            state.put(officer, figure, x - away, y)
        worth.append(progress(state, ATTACKER))
    assert worth[0] == worth[1] > worth[2]


def at_the_bank(state: State, boat: int, y: int) -> bool:
    state.boat_y[boat] = y
    return landing_point(state, boat) >= 0


@rule("20.16", "17.3.3")
def test_20_16_men_ashore_are_worth_more_than_men_afloat() -> None:
    state = GAME.start("portage", GAME.bot_options(), 1, events=False)
    playout(state, seeded(1), 80)
    unit = next(unit for unit in range(state.units()) if status_of(state, unit) == "aboard" and state.start[unit] > 1)
    x = state.where_x(unit)
    y = state.where_y(unit)
    boat = state.inside[unit]
    state.boat_y[boat] = next(at for at in range(320) if at_the_bank(state, boat, at))
    ready = progress(state, ATTACKER)
    state.boat_y[boat] -= 32
    afloat = progress(state, ATTACKER)
    assert landing_point(state, boat) < 0 and afloat < ready - 64
    state.boat_y[boat] = y
    afloat = progress(state, ATTACKER)
    state.status[unit] = ON_TABLE
    for figure in state.figures(unit):
        state.put(unit, figure, x, y)
    assert progress(state, ATTACKER) > afloat
