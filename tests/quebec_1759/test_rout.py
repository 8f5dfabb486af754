"""16. Routs, pursuit, and the reserve that covers them."""

from typing import Any

import pytest

from tests.quebec_1759.table import BRITISH, FRENCH, counts, cv_of, deploy, fight, seen_at, zone_of
from tests.rules import rule
from tests.table import asked, dice_left, offered, play, refused, told


def french_routed(
    french: str,
    right: str,
    pursuit: list[int],
    british: str = "28th 35th 43rd",
    zone: str = "beauport",
    origin: str = "montmorency",
    **more: Any,
) -> Any:
    """The French left is one militia step that the 28th shoots away in its first shot; the pursuit dice follow."""
    state = fight(zone, f"milice-montreal-1:1 {french}", british, origin=origin, dice=[6, 1, 1, 1] + pursuit, **more)
    if asked(state, FRENCH) == "indians-leave":
        play(state, FRENCH, "remain")
    deploy(state, FRENCH, "milice-montreal-1", french.split()[0].partition(":")[0], right)
    deploy(state, BRITISH, "28th", "35th", "43rd")
    if asked(state, FRENCH) == "commit":
        play(state, FRENCH, "hold")
    play(state, FRENCH, "cease")
    play(state, BRITISH, "stand")
    if asked(state, BRITISH) == "commit":
        play(state, BRITISH, "hold")
    play(state, BRITISH, "fire br-28th")
    return state


# -- 16.1


@rule("16.1")
def test_16_1_an_emptied_column_routs_its_owner_at_once() -> None:
    """In mid-fire, the other columns intact."""
    state = french_routed("la-sarre guyenne", "guyenne", [1] * 12)
    assert told(state, "routed") == [{"seat": "seat-french", "zone": "zone-beauport", "rule": "16.1"}]
    assert len(told(state, "shot")) == 1
    assert counts(state, "st-charles") == (2, 0)


@rule("16.1", "15.1")
def test_16_1_a_defender_routed_in_turn_one_retreats_all_the_same() -> None:
    """Ruling Q-11."""
    state = french_routed("la-sarre guyenne", "guyenne", [1] * 12)
    assert [event["turn"] for event in told(state, "turn-begins")] == [1]
    assert zone_of(state, "fr-la-sarre") == "st-charles"


@rule("16.1")
def test_16_1_surplus_hits_are_ignored() -> None:
    state = fight("beauport", "milice-montreal-1:1 la-sarre guyenne", "28th 35th 43rd", dice=[6, 6, 6, 6] + [1] * 12)
    deploy(state, FRENCH, "milice-montreal-1", "la-sarre", "guyenne")
    deploy(state, BRITISH, "28th", "35th", "43rd")
    play(state, FRENCH, "cease")
    play(state, BRITISH, "stand", "fire br-28th")
    assert (cv_of(state, "fr-la-sarre"), cv_of(state, "fr-guyenne")) == (3, 3)


@rule("16.1", "15.2")
def test_16_1_the_routed_choose_among_the_lawful_zones() -> None:
    state = french_routed("la-sarre guyenne", "guyenne", [], zone="abraham", origin="ste-foy", ships_upstream=4)
    assert asked(state, FRENCH) == "rout"
    assert offered(state, FRENCH) == ["retreat st-charles", "retreat sillery"]
    assert refused(state, FRENCH, "retreat ste-foy") == ("not-to-attackers-origin", "15.2")
    assert refused(state, FRENCH, "stand") == ("must-flee", "16.1")


@rule("16.1", "15.2")
def test_16_1_who_cannot_retreat_is_eliminated() -> None:
    """Lévis attacked from Etchemin has no way out, and nobody is left to pursue."""
    state = french_routed("la-sarre guyenne", "guyenne", [], zone="levis", origin="etchemin")
    assert zone_of(state, "fr-la-sarre") == zone_of(state, "fr-guyenne") == "out"
    assert told(state, "pursuit-shot") == []
    assert {event["rule"] for event in told(state, "block-eliminated")[1:]} == {"16.1"}
    assert dice_left(state) == 0


@rule("16.1", "17.2")
def test_16_1_the_surplus_without_boats_is_lost_before_the_pursuit() -> None:
    """Ruling Q-10: the owner says who."""
    state = fight(
        "beauport",
        "la-sarre guyenne bearn",
        "28th:1 35th 43rd 47th",
        origin="ile-d-orleans",
        boat=True,
        ships_upstream=2,
        dice=[6, 1, 1] + [6, 1, 1] + [1] * 6,
    )
    deploy(state, FRENCH, "la-sarre", "guyenne", "bearn")
    deploy(state, BRITISH, "28th", "35th 47th", "43rd")
    play(state, FRENCH, "fire fr-la-sarre")
    assert asked(state, BRITISH) == "embark"
    play(state, BRITISH, "embark br-35th")
    assert refused(state, BRITISH, "done") == ("nobody-embarked", "17.2")
    play(state, BRITISH, "embark br-47th", "done")
    assert told(state, "surplus-lost") == [{"seat": "seat-british", "block": "block-br-43rd", "rule": "16.1"}]
    assert offered(state, BRITISH) == ["lose br-35th", "lose br-47th"]
    play(state, BRITISH, "lose br-47th")
    assert zone_of(state, "br-43rd") == "out"
    assert counts(state, "ile-d-orleans")[1] == 11


# -- 16.2


@rule("16.2")
def test_16_2_every_block_of_the_victor_fires_once_more() -> None:
    """The one that fired this turn, those that have not, and the reserve."""
    state = french_routed("la-sarre guyenne", "guyenne", [1] * 16, british="28th 35th 43rd 47th")
    assert [event["block"] for event in told(state, "pursuit-shot")] == [
        "block-br-28th",
        "block-br-35th",
        "block-br-43rd",
        "block-br-47th",
    ]
    assert {event["rule"] for event in told(state, "pursuit-shot")} == {"16.2"}
    assert dice_left(state) == 0


@rule("16.2")
def test_16_2_nobody_answers_and_the_unfired_fire_only_in_pursuit() -> None:
    """Ruling Q-30."""
    state = french_routed("la-sarre guyenne", "guyenne", [1] * 12)
    assert [event["block"] for event in told(state, "shot")] == ["block-br-28th"]
    assert len(told(state, "pursuit-shot")) == 3
    assert state.view(None)["battle"] is None


@rule("16.2")
def test_16_2_the_loser_puts_pursuit_hits_where_he_likes() -> None:
    """Whatever column or reserve."""
    state = french_routed("la-sarre guyenne bearn:2", "guyenne", [6, 6, 1, 1] + [1] * 8)
    assert offered(state, FRENCH) == ["lose fr-la-sarre", "lose fr-guyenne", "lose fr-bearn"]
    assert told(state, "reserve-absorbs") == [{"seat": "seat-french", "count": 1, "rule": "16.3"}]
    play(state, FRENCH, "lose fr-bearn")
    assert cv_of(state, "fr-bearn") == 1


@rule("16.2")
def test_16_2_the_reserve_of_the_victor_shows_itself_when_it_pursues() -> None:
    state = french_routed("la-sarre guyenne", "guyenne", [6, 1, 1, 1] + [1] * 11, british="28th 35th 43rd rangers")
    assert asked(state, FRENCH) == "lose"
    assert "br-rangers" in seen_at(state, FRENCH, "beauport", BRITISH)
    play(state, FRENCH, "lose fr-la-sarre")
    assert seen_at(state, FRENCH, "beauport", BRITISH) == []


@rule("16.2")
def test_16_2_a_rout_by_road_is_pursued_with_single_fire() -> None:
    state = french_routed("la-sarre guyenne", "guyenne", [5] * 12)
    assert {event["hits"] for event in told(state, "pursuit-shot")} == {0}


@rule("16.2", "17.2")
def test_16_2_a_rout_by_boat_is_pursued_with_double_fire() -> None:
    state = french_routed(
        "la-sarre guyenne", "guyenne", [5] + [1] * 11, zone="etchemin", origin="levis", ships_upstream=0
    )
    play(state, FRENCH, "retreat-by-boat sillery")
    assert told(state, "double-pursuit")[0] == {
        "block": "block-br-28th",
        "dice": [5, 1, 1, 1],
        "hits": 1,
        "rule": "17.2",
    }


@rule("16.2", "19.0")
def test_16_2_a_rout_over_the_crossing_is_pursued_with_double_fire() -> None:
    state = french_routed(
        "la-sarre guyenne", "guyenne", [5] + [1] * 11, zone="st-charles", origin="beauport", ships_upstream=4
    )
    assert told(state, "double-pursuit")[0]["hits"] == 1
    play(state, FRENCH, "lose fr-la-sarre")
    assert counts(state, "abraham") == (2, 0)


@rule("16.2")
def test_16_2_a_pursuit_may_leave_nobody_to_retreat() -> None:
    """What nobody is left to bear is ignored."""
    state = french_routed("la-sarre:1 guyenne:1", "guyenne", [6] * 12)
    assert counts(state, "st-charles") == (0, 0)
    assert told(state, "retreated") == []


# -- 16.3


@rule("16.3")
@pytest.mark.parametrize(
    ("reserve", "absorbed"),
    [("bearn:1", 1), ("bearn:2", 1), ("bearn:3", 2), ("bearn:3 languedoc:1", 2), ("bearn:3 languedoc:2", 3)],
)
def test_16_3_one_hit_is_ignored_for_every_two_cv_in_reserve(reserve: str, absorbed: int) -> None:
    """1 or 2 CV take one, 3 or 4 two, 5 three."""
    state = french_routed(f"la-sarre guyenne {reserve}", "guyenne", [6, 6, 6, 6] + [1] * 8)
    assert told(state, "reserve-absorbs") == [{"seat": "seat-french", "count": absorbed, "rule": "16.3"}]
    assert asked(state, FRENCH).arguments == {"count": 4 - absorbed}


@rule("16.3")
def test_16_3_five_cv_in_reserve_absorb_three_pursuit_hits() -> None:
    """Three hits and no more are all absorbed."""
    state = french_routed("la-sarre guyenne bearn languedoc:2", "guyenne", [6, 6, 6, 1] + [1] * 8)
    assert told(state, "reserve-absorbs")[0]["count"] == 3
    assert told(state, "block-reduced") == []
    assert counts(state, "st-charles") == (4, 0)


@rule("16.3")
def test_16_3_no_more_is_absorbed_than_was_hit() -> None:
    state = french_routed("la-sarre guyenne bearn languedoc", "guyenne", [6] + [1] * 11)
    assert told(state, "reserve-absorbs")[0]["count"] == 1


@rule("16.3")
def test_16_3_without_reserve_nothing_is_absorbed() -> None:
    state = french_routed("la-sarre guyenne", "guyenne", [6] + [1] * 11)
    assert told(state, "reserve-absorbs") == []


@rule("16.3")
@pytest.mark.parametrize("option", ["on", "off"])
def test_16_3_a_rout_is_always_covered(option: str) -> None:
    """Ruling Q-20 is about other pursuits."""
    state = french_routed(
        "la-sarre guyenne bearn:2", "guyenne", [6] + [1] * 11, options={"reserve-absorbs-any-pursuit": option}
    )
    assert told(state, "reserve-absorbs")[0]["count"] == 1


@rule("16.3", "22.4")
def test_16_3_indians_in_reserve_count_and_are_never_hit() -> None:
    """Ruling Q-20: four CV of Indians absorb two hits."""
    state = french_routed(
        "la-sarre guyenne indiens",
        "guyenne",
        [6, 6, 6, 1] + [1] * 8,
        elsewhere={FRENCH: {"abraham": "la-marine bearn"}},
    )
    assert told(state, "reserve-absorbs")[0]["count"] == 2
    assert refused(state, FRENCH, "lose fr-indiens") == ("not-under-fire", "14.2")
    play(state, FRENCH, "lose fr-la-sarre")
    assert asked(state, FRENCH) == "indians-leave"


@rule("16.3", "17.2")
def test_16_3_the_reserve_is_counted_as_it_stood_when_the_rout_began() -> None:
    """Ruling Q-10: the surplus that finds no boat is in reserve, and still absorbs."""
    state = fight(
        "beauport",
        "la-sarre guyenne bearn",
        "28th:1 35th 43rd 47th",
        origin="ile-d-orleans",
        boat=True,
        ships_upstream=2,
        dice=[6, 1, 1] + [6, 6, 6] + [1] * 6,
    )
    deploy(state, FRENCH, "la-sarre", "guyenne", "bearn")
    deploy(state, BRITISH, "28th", "35th", "43rd")
    play(state, FRENCH, "fire fr-la-sarre")
    play(state, BRITISH, "embark br-35th", "embark br-43rd", "done")
    assert told(state, "surplus-lost")[0]["block"] == "block-br-47th"
    assert told(state, "reserve-absorbs") == [{"seat": "seat-british", "count": 2, "rule": "16.3"}]


@rule("16.1", "22.4")
def test_16_1_indians_leave_when_the_rest_cannot() -> None:
    """The routed in Lévis are lost, the Indians go where they like."""
    state = french_routed(
        "la-sarre guyenne indiens",
        "guyenne",
        [],
        zone="levis",
        origin="etchemin",
        elsewhere={FRENCH: {"abraham": "la-marine bearn languedoc royal-roussillon"}},
    )
    assert zone_of(state, "fr-la-sarre") == "out"
    assert refused(state, FRENCH, "remain") == ("indians-cannot-fight-alone", "22.4")
    play(state, FRENCH, "withdraw sillery")
    assert zone_of(state, "fr-indiens") == "sillery"


@rule("16.1", "18.0")
def test_16_1_a_battle_never_turns_into_a_skirmish() -> None:
    """Ruling Q-22: two columns left are a rout, not a skirmish."""
    state = french_routed("la-sarre guyenne", "guyenne", [1] * 12)
    assert told(state, "skirmish-begins") == []
    assert len(told(state, "routed")) == 1
