"""What is kept, bounded or surveyed for speed is what would be found by measuring it anew."""

import random

import pytest

from arpents.engine.chance import seeded
from arpents.engine.playout import playout
from arpents.games.muskets_tomahawks.measuring.footing import CONTACT, Footing
from arpents.games.muskets_tomahawks.measuring.ways import WAY_FREE, WAY_OFF_ROAD
from arpents.games.muskets_tomahawks.moves.forming import Forming
from arpents.games.muskets_tomahawks.state import COLUMN, ON_TABLE, ONE_RANK, TWO_RANKS
from arpents.games.muskets_tomahawks.table.boxes import mark_squares, packed_base
from tests.muskets_tomahawks.table import GAME, State, area, status_of, strength_of, table
from tests.rules import rule
from tests.table import offered, play

SIX = [("brit_regulars", 6)]


def can_form(state: State, unit: int) -> list[bool]:
    forming = Forming(state, unit)
    return [forming.is_possible(form, facing) for form in (ONE_RANK, TWO_RANKS, COLUMN) for facing in range(8)]


def found_anew(state: State, unit: int) -> list[bool]:
    forming = Forming(state, unit)
    return [len(forming.plan(form, facing)) > 0 for form in (ONE_RANK, TWO_RANKS, COLUMN) for facing in range(8)]


@rule("2.5")
def test_2_5_what_a_unit_may_form_is_forgotten_when_somebody_comes_near() -> None:
    state = table(SIX, [("rangers", 4)], {"u0": {"at": [20, 20]}, "u1": {"at": [40, 24]}})
    alone = can_form(state, 0)
    assert any(alone) and alone == found_anew(state, 0)
    known = state.box(0).forming
    assert Forming(state, 0).known is known
    for figure in state.figures(1):
        state.put(1, figure, 23 * 16, 16 * (18 + figure - state.first[1]))
    crowded = can_form(state, 0)
    assert crowded != alone and crowded == found_anew(state, 0)
    assert state.box(0).forming is not known


@rule("2.5", "9.8")
@pytest.mark.parametrize("name", ["raid", "meeting", "portage"])
def test_2_5_formations_and_squares_are_as_kept_in_random_matches(name: str) -> None:
    state: State = GAME.start(name, GAME.bot_options(), 3, events=False)
    chance = seeded(3)
    kept = 0
    for _ in range(12):
        playout(state, chance, 20)
        for unit in range(state.units()):
            if state.status[unit] != ON_TABLE or not state.strength[unit]:
                continue
            known = state.box(unit).forming
            if known is not None and known.known and Forming(state, unit).known is known:
                kept += 1
                assert can_form(state, unit) == found_anew(state, unit)
            footing = Footing(state, unit)
            footing.look_who_is_where()
            crowded = [0] * len(footing.crowded)
            mark_squares(crowded, footing.all_bases(), footing.own)
            mark_squares(crowded, footing.holes, footing.own + CONTACT)
            for box in footing.foes:
                mark_squares(crowded, box.bases, footing.own + CONTACT)
            assert footing.crowded == crowded
    assert kept


@rule("2.1")
def test_2_1_a_figure_that_fell_unnoticed_is_a_fault() -> None:
    state = table(SIX, [("rangers", 4)], {"u0": {"at": [20, 20]}, "u1": {"at": [40, 24]}})
    assert len(state.figures(0)) == 6 and GAME.faults(state) == []
    state.alive[0] = 0
    assert {fault.reason for fault in GAME.faults(state)} == {"position-strength", "position-figure-astray"}


@rule("10.11")
def test_10_11_a_view_tells_of_new_smoke_and_leaves_the_old_view_alone() -> None:
    state = table(SIX, [("rangers", 4)], {"u0": {"at": [20, 20]}, "u1": {"at": [26, 20]}}, asked="u0")
    before = state.view("attacker")
    assert before == state.view("attacker")
    figure = state.figures(0)[0]
    state.smoke[figure] = 1
    units = state.view("attacker")["units"]
    assert isinstance(units, list)
    assert [seen["smoke"] for seen in units[0]["figures"]] == [True] + [False] * 5
    old = before["units"]
    assert isinstance(old, list) and not any(seen["smoke"] for seen in old[0]["figures"])


@rule("9.10", "17.2.1", "20.3", "20.19")
@pytest.mark.parametrize("name", GAME.scenarios)
def test_a_copy_stays_as_it_was_while_the_match_goes_on(name: str) -> None:
    """Lists that copies share are replaced, never changed."""
    state: State = GAME.start(name, GAME.bot_options(), 4, events=False)
    chance = seeded(4)
    for _ in range(60):
        copy = state.copy()
        key = copy.key()
        if not playout(state, chance, 7):
            break
        assert copy.key() == key
    assert state.key() != key


@rule("9.11")
def test_9_11_the_places_of_a_move_are_those_round_the_reference_figure() -> None:
    state = table(SIX, [("rangers", 4)], {"u0": {"at": [20, 20]}, "u1": {"at": [60, 44]}}, asked="u0")
    play(state, "move")
    places = [word.split()[1].split("-") for word in offered(state) if word.startswith("go ")]
    assert ["20", "20"] not in places and ["20.5", "20"] in places
    assert max((float(x) - 20) ** 2 + (float(y) - 20) ** 2 for x, y in places) <= 36


@rule("9.8")
@pytest.mark.parametrize("scenario", GAME.scenarios[:6])
def test_9_8_what_hinders_a_base_is_the_same_remembered_or_measured_anew(scenario: str) -> None:
    board = GAME.start(scenario=scenario, seed=1).board
    rng = random.Random(scenario)
    hindered = 0
    for _ in range(3000):
        radius = rng.choice([8, 10, 16])
        x, y = rng.randrange(radius, board.width - radius + 1), rng.randrange(radius, board.height - radius + 1)
        assert board.hinders(x, y, radius) == board.find_hindrance(x, y, radius)
        hindered += board.hinders(x, y, radius) != 0
    assert board.hinders(3, 100, 8) == 1 and board.hinders(100, board.height - 7, 8) == 1
    assert hindered or scenario == "ambush"  # woods and a road only


@rule("9.9")
@pytest.mark.parametrize("scenario", GAME.scenarios[:6])
def test_9_9_a_survey_finds_the_legs_that_a_measured_way_finds(scenario: str) -> None:
    state = GAME.start(scenario=scenario, options=GAME.bot_options(), seed=3)
    playout(state, seeded(3), 150)
    rng = random.Random(scenario)
    units = [unit for unit in range(state.units()) if status_of(state, unit) == "table" and state.strength[unit]]
    gone = 0
    for _ in range(3000):
        unit = rng.choice(units)
        figure = rng.choice(state.figures(unit))
        ax, ay = state.fx[figure], state.fy[figure]
        bx, by = max(0, ax + rng.randrange(-140, 141)), max(0, ay + rng.randrange(-140, 141))
        way = rng.choice([0, WAY_FREE, 40, 40 | WAY_OFF_ROAD, 16 | 1 << 12 | WAY_OFF_ROAD])
        measured, surveyed = Footing(state, unit), Footing(state, unit)
        surveyed.surveying = True
        radius = state.radius[unit]
        there = measured.goes(way, ax, ay, bx, by, radius) >= 0
        assert (surveyed.goes(way, ax, ay, bx, by, radius) >= 0) == there
        gone += there
    assert 100 < gone < 2900


@rule("9.2.1", "9.2.3", "9.2.5")
def test_9_2_where_a_leg_starts_bounds_it() -> None:
    """What it starts in counts, and a road only for those who stand on it."""
    features = [area("woods", 10, 10, 16, 30), area("road", 30, 18, 60, 22)]
    state = table([("brit_officer", 1)], [("rangers", 4)], {"u0": {"at": [20, 20]}, "u1": {"at": [40, 24]}}, features)
    footing = Footing(state, 0)
    for (x, y), inches in {(20, 20): 4, (12, 20): 3, (40, 20): 8, (40, 26): 4}.items():
        assert footing.farthest(0, x * 16, y * 16) == inches * 16
    assert footing.farthest(40, 20 * 16, 20 * 16) == 24  # 40 u are gone already
    assert footing.farthest(WAY_OFF_ROAD, 40 * 16, 20 * 16) == 64


@rule("9.2", "9.9")
@pytest.mark.parametrize("name", ["raid", "captives", "portage"])
def test_9_2_nobody_goes_farther_than_he_could(name: str) -> None:
    """The bound holds for every leg that is legal, from many places on a map."""
    state = GAME.start(name, GAME.bot_options(), 5, events=False)
    playout(state, seeded(5), 150)
    unit = next(
        unit for unit in range(state.units()) if status_of(state, unit) == "table" and strength_of(state, unit) > 1
    )
    footing = Footing(state, unit)
    legs = 0
    for x in range(16, state.board.width, 112):
        for y in range(16, state.board.height, 80):
            most = footing.farthest(0, x, y)
            for dx in range(-176, 177, 16):
                for dy in range(-176, 177, 16):
                    if x + dx >= 0 and y + dy >= 0 and footing.goes(0, x, y, x + dx, y + dy, state.radius[unit]) >= 0:
                        legs += 1
                        assert dx * dx + dy * dy <= most * most
    assert legs > 1000


@rule("9.8")
@pytest.mark.parametrize("own", [8, 12, 16, 24])
@pytest.mark.parametrize("x", [400, 1000, 1100])
def test_9_8_no_base_is_forgotten_once_many_places_were_asked_for(own: int, x: int) -> None:
    """However wide two bases are together, and wherever they lie, the same places are taken first and last."""
    state = table([("rangers", 4)], [("rangers", 4)], {"u0": {"at": [60, 40]}, "u1": {"at": [66, 44]}})
    for y in range(100, 330, 5):
        footing = Footing(state, 0)
        footing.own = own
        footing.bases = [packed_base(x, y, 32)]
        asked = range(y - 64, y + 65, 3)
        first = [footing.is_taken(x, at, own) for at in asked]
        for at in asked:
            footing.is_clear(x, at, own)
        assert footing.crowded and any(first)
        assert first == [not footing.is_clear(x, at, own) and footing.is_taken(x, at, own) for at in asked]
