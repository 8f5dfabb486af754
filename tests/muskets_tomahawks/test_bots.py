"""1.9 What bots think with: a rougher lattice, guesses and goals."""

import pytest

from arpents.engine.actions import NOUN, kind_of
from arpents.engine.chance import seeded
from arpents.engine.playout import playout
from arpents.games.muskets_tomahawks.evaluate import (
    POINT_WORTH,
    ROAD_AHEAD,
    free_road,
    goals,
    progress,
    public_points,
)
from tests.muskets_tomahawks.table import GAME, State, become, gun_of, marked, scenario, status_of, table, units_with
from tests.rules import rule
from tests.table import offered, play

ATTACKER, DEFENDER = range(2)
MOVE_OF_A_WAGON = 6 * 16


@rule("1.9")
@pytest.mark.parametrize("scenario", GAME.scenarios)
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
    go, take = (GAME.vocabulary.by_word[word].kind for word in ("go", "take"))
    actions = [go | place for place in range(99)] + [take | 3]
    chance = seeded(1)
    taken = sum(kind_of(GAME.guess(actions, chance)) == take for _ in range(400))
    assert 150 < taken < 250


@rule("20.12")
def test_20_12_a_wagon_that_has_left_is_worth_more_than_one_at_the_edge() -> None:
    wagon = units_with(scenario("ambush", {}), "wagon")[0]
    at_the_edge = scenario("ambush", {f"u{wagon}": {"at": [72, 6.25]}})
    off = scenario("ambush", {f"u{wagon}": {"status": "off"}})
    assert GAME.evaluate(off, DEFENDER) > GAME.evaluate(at_the_edge, DEFENDER)


@rule("20.15")
def test_20_15_a_sector_scouted_is_worth_more_than_one_reached() -> None:
    units: dict[str, dict[str, object]] = {"u2": {"at": [10, 10]}, "u9": {"at": [60, 44]}}
    reached, scouted = (scenario("reconnaissance", units, sectors=sectors) for sectors in (0, 1))
    assert GAME.evaluate(scouted, ATTACKER) > GAME.evaluate(reached, ATTACKER)


@rule("20.8")
def test_20_8_a_reserve_is_worth_more_on_the_table_than_waiting_off_it() -> None:
    units: dict[str, dict[str, object]] = {"u2": {"at": [10, 10]}}
    entered = scenario("reconnaissance", {**units, "u9": {"at": [60, 44]}})
    waiting = scenario("reconnaissance", {**units, "u9": {"status": "arrived"}})
    assert GAME.evaluate(waiting, DEFENDER) < GAME.evaluate(entered, DEFENDER)


@rule("15.5")
def test_15_5_a_bot_counts_its_own_intrigue_and_not_the_one_it_cannot_know() -> None:
    units: dict[str, dict[str, object]] = {"u0": {"at": [5, 5]}, "u9": {"at": [60, 5]}}
    before, done = (  # four points of command are what both want
        scenario("meeting", units, intrigues=["ambition", "ambition"], command=command) for command in ([3, 3], [4, 4])
    )
    assert GAME.evaluate(done, ATTACKER) == GAME.evaluate(before, ATTACKER) + 2 * POINT_WORTH


@rule("19.1", "19.3")
@pytest.mark.parametrize(("mine", "his", "welcome"), [(4, 1, True), (3, 1, True), (2, 1, False), (1, 3, False)])
def test_19_1_time_is_for_him_whose_lead_wins(mine: int, his: int, welcome: bool) -> None:
    units: dict[str, dict[str, object]] = {"u0": {"at": [5, 5]}, "u9": {"at": [60, 5]}}
    before, later = (scenario("meeting", units, points=[mine, his], clocks=clocks) for clocks in (0, 1))
    assert (GAME.evaluate(later, ATTACKER) > GAME.evaluate(before, ATTACKER)) == welcome


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
        state.points_a[:] = [state.action(f"point {x / 16:g}-{y / 16:g}") & NOUN]
        worth.append(GAME.evaluate(state, ATTACKER))
    assert worth[0] > worth[1]


@rule("17.4.1")
def test_17_4_1_a_wagon_with_a_free_road_is_worth_more() -> None:
    alone = scenario("ambush", {})
    wagon = max(units_with(alone, "wagon"), key=lambda unit: alone.ax[unit])
    assert free_road(alone, wagon) == ROAD_AHEAD
    met = scenario("ambush", {"u8": {"at": [37, 24]}})
    assert free_road(met, wagon) < MOVE_OF_A_WAGON


@rule("17.4.1", "13.6")
def test_17_4_1_a_gun_left_on_the_road_is_in_the_way() -> None:
    bare = scenario("ambush", {})
    wagon = max(units_with(bare, "wagon"), key=lambda unit: bare.ax[unit])
    crew = next(unit for unit in range(bare.units()) if bare.side[unit] == DEFENDER and gun_of(bare, unit) == "manned")
    far = [[60, 40 + 2 * man] for man in range(bare.start[crew])]
    left, spiked = (
        scenario("ambush", {f"u{crew}": {"figures": far, "gun": gun, "gun_at": [37, 24]}})
        for gun in ("abandoned", "spiked")
    )
    assert free_road(left, wagon) < MOVE_OF_A_WAGON
    assert free_road(spiked, wagon) == ROAD_AHEAD


@rule("13.6")
def test_13_6_a_gun_without_its_crew_is_worth_less_the_farther_they_are() -> None:
    def worth(gun: str, x: float) -> int:
        crew = {"at": [20, 20], "gun": gun, "gun_at": [x, 21]}
        return GAME.evaluate(
            table([("light_gun", 4)], [("rangers", 4)], {"u0": crew, "u1": {"at": [40, 24]}}), ATTACKER
        )

    assert worth("abandoned", 60) < worth("abandoned", 20) < worth("manned", 20)


@rule("19.4")
def test_19_4_a_force_about_to_break_has_lost_its_points_already() -> None:
    def points(*fled: str) -> int:
        units: dict[str, dict[str, object]] = {
            "u0": {"at": [20, 20]},
            "u1": {"at": [24, 20]},
            "u2": {"at": [40, 24]},
            "u3": {"at": [44, 24]},
        }
        for unit in fled:
            units[unit]["marks"] = ["flight"]
        return public_points(table([("rangers", 4)] * 2, [("rangers", 4)] * 2, units), ATTACKER)

    assert points("u0") == points()
    assert points("u0", "u1") == points() - 2


@rule("14.5.1")
@pytest.mark.parametrize("scenario", GAME.scenarios)
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
            steady = GAME.evaluate(state, side)
            fleeing = state.copy()
            become(fleeing, unit, mark="flight")
            lost = state.copy()
            for figure in lost.figures(unit):
                lost.lose(unit, figure)
            lost.strength[unit] = 0
            become(lost, unit, "destroyed")
            assert GAME.evaluate(fleeing, side) < steady and GAME.evaluate(lost, side) < steady
            break


@rule("15.2")
def test_15_2_an_officer_need_not_be_in_front() -> None:
    state = GAME.start("meeting", GAME.bot_options(), 1, events=False)
    playout(state, seeded(1), 120)
    officer = state.commander[ATTACKER]
    become(state, officer, "table")
    x, y = state.map.objectives[0]
    worth: list[int] = []
    for away in (0, 192, 576):
        for figure in state.figures(officer):
            state.put(officer, figure, x - away, y)
        worth.append(progress(state, ATTACKER))
    assert worth[0] == worth[1] > worth[2]


@rule("20.16", "17.3.3")
def test_20_16_men_ashore_are_worth_more_than_men_afloat() -> None:
    def afloat(y: float, **more: object) -> State:
        boat = {"type": "bateau", "seat": "attacker", "at": [36, y]}
        return scenario("portage", {"u2": {"aboard": "c0"}}, boats=[boat], **more)

    def lands(y: float) -> bool:
        state = afloat(y, asked="u2")
        play(state, "move")
        return any(word.startswith("land ") for word in offered(state))

    bank = next(half / 2 for half in range(40) if lands(half / 2))
    assert not lands(bank - 2) and progress(afloat(bank - 2), ATTACKER) < progress(afloat(bank), ATTACKER) - 64
    ashore = scenario("portage", {"u2": {"at": [36, bank + 4.5]}})
    assert progress(ashore, ATTACKER) > progress(afloat(bank), ATTACKER)
