"""18. Skirmishes."""

from tests.quebec_1759.table import BRITISH, FRENCH, counts, cv_of, fight, seen_at, volley, zone_of
from tests.rules import rule
from tests.table import asked, dice_left, happened, offered, play, refused, told


@rule("18.0")
def test_18_0_fewer_than_three_units_on_one_side_is_enough() -> None:
    assert told(fight("beauport", "la-sarre guyenne bearn languedoc", "28th 35th"), "skirmish-begins") == [
        {"zone": "zone-beauport", "seat": "seat-british", "rule": "18.0"}
    ]
    assert "skirmish-begins" in happened(fight("beauport", "la-sarre guyenne", "28th 35th 43rd 47th"))


@rule("18.0")
def test_18_0_one_column_no_reserve_everybody_engaged_and_revealed() -> None:
    state = fight("beauport", "la-sarre guyenne bearn languedoc", "28th 35th", dice=[])
    assert len(seen_at(state, BRITISH, "beauport", FRENCH)) == 4
    assert len(seen_at(state, FRENCH, "beauport", BRITISH)) == 2
    assert state.view(None)["battle"]["skirmish"]
    assert state.view(None)["battle"]["sides"][FRENCH]["reserve"] == {"count": 0, "blocks": []}
    assert asked(state, FRENCH) == "fire"
    assert told(state, "deployed") == []


@rule("18.0")
def test_18_0_everybody_faces_everybody() -> None:
    state = fight("beauport", "la-sarre guyenne bearn languedoc", "28th 35th", dice=[6, 1, 1])
    volley(state, FRENCH, "languedoc")
    assert offered(state, BRITISH) == ["lose br-28th", "lose br-35th"]


@rule("18.0", "16.1")
def test_18_0_there_is_no_rout_and_no_pursuit() -> None:
    """The attackers are wiped out, and that is all."""
    state = fight("beauport", "la-sarre guyenne", "28th:1 35th:1", dice=[6, 6, 1])
    volley(state, FRENCH, "la-sarre")
    assert counts(state, "beauport") == (2, 0)
    assert told(state, "routed") == told(state, "pursuit-shot") == told(state, "retreated") == []
    assert dice_left(state) == 0


@rule("18.0", "14.2")
def test_18_0_the_dead_do_not_answer() -> None:
    """The first volley ends it."""
    state = fight("beauport", "la-sarre guyenne", "28th:1", dice=[6, 1, 1])
    volley(state, FRENCH, "la-sarre")
    assert len(told(state, "shot")) == 1
    assert told(state, "battle-ends") == [{"zone": "zone-beauport", "rule": "13.2"}]


@rule("18.0", "14.2")
def test_18_0_fire_never_empties_a_zone_of_both_sides() -> None:
    """Shots come one after another."""
    state = fight("beauport", "la-sarre:1", "28th:1", dice=[6])
    volley(state, FRENCH, "la-sarre")
    assert counts(state, "beauport") == (1, 0)


@rule("18.0", "15.2")
def test_18_0_a_retreat_by_road_draws_no_pursuit() -> None:
    state = fight("beauport", "la-sarre", "28th", dice=[1] * 3)
    volley(state, FRENCH, "la-sarre")
    play(state, BRITISH, "retreat montmorency")
    assert told(state, "pursuit-shot") == []


@rule("18.0", "17.2")
def test_18_0_a_retreat_by_boat_draws_pursuit() -> None:
    """Single, as it is no rout."""
    state = fight("levis", "la-sarre", "28th", origin="ile-d-orleans", boat=True, dice=[1] * 3 + [6, 5, 1])
    volley(state, FRENCH, "la-sarre")
    play(state, BRITISH, "retreat-by-boat ile-d-orleans")
    assert told(state, "pursuit-shot")[0]["hits"] == 1
    assert cv_of(state, "br-28th") == 3


@rule("18.0", "19.0", "17.2")
def test_18_0_a_retreat_over_the_crossing_draws_pursuit() -> None:
    state = fight("abraham", "la-sarre", "28th", origin="st-charles", boat=True, dice=[1] * 3 + [6, 5, 1])
    volley(state, FRENCH, "la-sarre")
    play(state, BRITISH, "retreat st-charles")
    assert cv_of(state, "br-28th") == 3
    assert zone_of(state, "br-28th") == "st-charles"


@rule("18.0", "15.1")
def test_18_0_retreats_follow_the_usual_rules() -> None:
    state = fight("beauport", "la-sarre", "28th", dice=[1] * 7)
    assert refused(state, FRENCH, "retreat st-charles") == ("retreat-too-early", "15.1")
    volley(state, FRENCH, "la-sarre")
    assert refused(state, BRITISH, "retreat st-charles") == ("only-to-origin", "15.2")


@rule("18.0", "17.2")
def test_18_0_who_finds_no_boat_in_a_skirmish_fights_on() -> None:
    """Ruling Q-10: in one column nobody is routed for it."""
    state = fight(
        "levis",
        "la-sarre",
        "28th 35th 43rd",
        origin="ile-d-orleans",
        boat=True,
        ships_upstream=2,
        dice=[1] * 3 + [1] * 3 + [1] * 4,
    )
    volley(state, FRENCH, "la-sarre")
    play(state, BRITISH, "retreat-by-boat ile-d-orleans", "embark br-28th", "embark br-35th", "done")
    assert told(state, "routed") == []
    assert asked(state, BRITISH) == "fire"
    assert counts(state, "levis") == (1, 1)


@rule("18.0")
def test_18_0_losses_do_not_decide_anew() -> None:
    """Ruling Q-22: the three units are counted once, before deployment."""
    state = fight("beauport", "la-sarre guyenne bearn", "28th 35th", dice=[1] * 9)
    volley(state, FRENCH, "la-sarre guyenne bearn")
    assert len(told(state, "skirmish-begins")) == 1
    assert asked(state, BRITISH) == "retreat"
