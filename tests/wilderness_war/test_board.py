"""2 The map and 3 the pieces."""

from collections import Counter

from arpents.games.wilderness_war.facts.board import (
    CULTIVATED,
    DEPARTMENT,
    EXITS,
    FORTRESSES,
    LANDINGS,
    LINK,
    NATIONS_OF,
    NEIGHBOURS,
    ORIGINAL,
    PLACES_ON_MAP,
    PORTS,
    SPACE_NAMES,
    SPACE_NUMBER,
    TERRAIN,
    VILLAGES,
    distance,
)
from arpents.games.wilderness_war.facts.pieces import (
    COMMAND,
    INITIATIVE,
    IS_AUXILIARY,
    IS_DRILLED,
    IS_LEADER,
    IS_REGULAR,
    PIECE_NUMBER,
    PIECES,
    SIDE,
    STRENGTH,
    TACTICS,
    TYPE,
    TYPES,
)
from arpents.games.wilderness_war.room import GAME
from tests.rules import rule
from tests.wilderness_war.table import war


@rule("2.0")
def test_2_0_the_map_has_its_spaces_departments_fortresses_and_ports() -> None:
    assert Counter(TERRAIN[:PLACES_ON_MAP]) == {0: 54, 1: 67, 2: 19, 3: 1}
    assert Counter(DEPARTMENT[space] for space in range(PLACES_ON_MAP) if DEPARTMENT[space]) == {1: 21, 2: 19, 3: 12}
    assert len(FORTRESSES) == 11 and len(PORTS) == 9 and len(VILLAGES) == 14
    for space in range(PLACES_ON_MAP):
        if DEPARTMENT[space]:
            assert TERRAIN[space] == CULTIVATED and ORIGINAL[space] == (1 if DEPARTMENT[space] == 3 else 0)


@rule("2.0", "6.43")
def test_2_0_links_and_arrows() -> None:
    assert sum(len(near) for near in NEIGHBOURS) == 2 * 276 and sum(1 for kind in LINK if kind) == 2 * 276 + 4
    upper = SPACE_NUMBER["pays-d-en-haut"]
    assert len(EXITS[upper]) == 4 and not NEIGHBOURS[upper] and not any(upper in exits for exits in EXITS)
    assert [SPACE_NAMES[space] for space in LANDINGS[SPACE_NUMBER["halifax"]]] == ["louisbourg"]
    assert len(LANDINGS[SPACE_NUMBER["louisbourg"]]) == 3
    assert distance(SPACE_NUMBER["albany"], SPACE_NUMBER["ticonderoga"]) == 3


@rule("2.0", "8.22")
def test_2_0_a_fortress_is_controlled_free_of_siege_and_enemies() -> None:
    montreal = SPACE_NUMBER["montreal"]
    assert war().controls(1, montreal)
    assert not war({"44th": "montreal"}, sieges={"montreal": 0}).controls(1, montreal)
    assert war({"44th": "montreal"}, {"montreal": "british fortress"}).controls(0, montreal)


@rule("3.1", "7.61")
def test_3_1_every_unit_is_drilled_auxiliary_or_militia_and_has_two_steps() -> None:
    for piece in range(PIECES):
        if not IS_LEADER[piece]:
            militia = TYPES[TYPE[piece]] == "militia"
            assert IS_DRILLED[piece] + IS_AUXILIARY[piece] + militia == 1
            assert STRENGTH[piece * 3] == 0 and STRENGTH[piece * 3 + 1] <= STRENGTH[piece * 3 + 2]
    state = GAME.start("full-campaign", seed=1)
    assert all(state.steps[piece] == 2 for piece in range(PIECES) if not IS_LEADER[piece] and state.on_map(piece))


@rule("3.11", "3.12", "3.13")
def test_3_11_the_counter_mix() -> None:
    mix = Counter((SIDE[piece], TYPES[TYPE[piece]]) for piece in range(PIECES))
    assert mix == {
        (0, "regular"): 17, (0, "royal-american"): 4, (0, "highland"): 6, (0, "light-infantry"): 6,
        (0, "northern-provincial"): 18, (0, "southern-provincial"): 6, (0, "ranger"): 3, (0, "indian"): 9,
        (0, "militia"): 4, (0, "leader"): 13, (1, "regular"): 14, (1, "marine-detachment"): 7, (1, "coureur"): 8,
        (1, "indian"): 22, (1, "militia"): 4, (1, "leader"): 10,
    }  # fmt: skip
    assert IS_REGULAR[PIECE_NUMBER["marine-detachment-1"]] and not IS_REGULAR[PIECE_NUMBER["howes"]]


@rule("3.2")
def test_3_2_leaders_have_their_ratings() -> None:
    def rating(name: str) -> tuple[int, int, int]:
        piece = PIECE_NUMBER[name]
        return INITIATIVE[piece], COMMAND[piece], TACTICS[piece]

    assert [rating(name) for name in ("murray", "webb", "bradstreet", "johnson", "montcalm", "wolfe")] == [
        (1, 5, 0), (3, 5, 0), (1, 4, 1), (1, 3, 1), (1, 6, 2), (1, 6, 2),
    ]  # fmt: skip


@rule("5.531")
def test_5_531_every_nation_but_the_cherokees_has_a_village() -> None:
    nations = {nation for names in NATIONS_OF for nation in names}
    assert len(nations) == 17 and "cherokee" not in nations
