"""11.1 Moves are made at once: who fights where, and who defends."""

import pytest

from tests.quebec_1759.table import BRITISH, FRENCH, counts, orders, pick, table, volley, zone_of
from tests.rules import rule
from tests.table import asked, happened, offered, offers, play, refused, told


def attackers(state: object) -> list[tuple[str, str]]:
    return [(event["zone"], event["seat"]) for event in told(state, "battle-begins") + told(state, "skirmish-begins")]


@rule("11.1a")
def test_11_1a_who_is_already_there_defends() -> None:
    british = table({"levis": "la-sarre"})
    orders(british, british="1 OR-LE")
    pick(british, BRITISH, "28th")
    assert attackers(british) == [("zone-levis", "seat-british")]
    french = table({"etchemin": "la-sarre"}, {"levis": "28th"})
    orders(french, "1 ET-LE")
    assert attackers(french) == [("zone-levis", "seat-french")]


@rule("11.1a")
def test_11_1a_newcomers_join_the_defence() -> None:
    """Both enter a zone that already holds one side."""
    state = table({"etchemin": "la-sarre guyenne"}, {"levis": "28th", "ile-d-orleans": "35th"})
    orders(state, "2 ET-LE", "1 OR-LE")
    pick(state, BRITISH, "35th")
    assert attackers(state) == [("zone-levis", "seat-french")]
    assert counts(state, "levis") == (2, 2)
    assert asked(state, BRITISH) == "fire"


@rule("11.1b")
def test_11_1b_in_an_empty_zone_the_french_defend() -> None:
    state = table({"etchemin": "la-sarre"}, {"ile-d-orleans": "28th"})
    orders(state, "1 ET-LE", "1 OR-LE")
    pick(state, BRITISH, "28th")
    assert attackers(state) == [("zone-levis", "seat-british")]
    assert asked(state, FRENCH) == "fire"


@rule("11.1b", "17.1")
def test_11_1b_french_who_come_by_boat_into_an_empty_zone_defend_against_the_road() -> None:
    """Nobody fires double."""
    state = table({"etchemin": "la-sarre"}, {"abraham": "28th"}, occupied=["abraham"], dice=[5, 5, 5])
    orders(state, "1 ET-SI", "1 AB-SI")
    volley(state, FRENCH, "la-sarre")
    assert told(state, "double-shot") == []
    assert told(state, "shot")[0]["hits"] == 0


@rule("11.1c")
def test_11_1c_levis_and_etchemin_change_places() -> None:
    """The example of the rulebook: the battle is where the smaller force came from."""
    state = table({"etchemin": "la-sarre guyenne"}, {"levis": "28th 35th 43rd"})
    orders(state, "2 ET-LE", "3 LE-ET")
    assert told(state, "forces-meet") == [{"from": "zone-etchemin", "zone": "zone-levis", "rule": "11.1c"}]
    assert told(state, "stepped-back") == [
        {"seat": "seat-french", "count": 2, "zone": "zone-etchemin", "rule": "11.1c"}
    ]
    assert attackers(state) == [("zone-etchemin", "seat-british")]
    assert counts(state, "levis") == (0, 0)


@rule("11.1c")
def test_11_1c_the_smaller_british_force_is_thrown_back_too() -> None:
    """The larger force attacks, whoever it is."""
    state = table({"etchemin": "la-sarre guyenne bearn"}, {"levis": "28th 35th"})
    orders(state, "3 ET-LE", "2 LE-ET")
    assert attackers(state) == [("zone-levis", "seat-french")]
    assert counts(state, "levis") == (3, 2)


@rule("11.1c")
@pytest.mark.parametrize(("zone", "attacker"), [("levis", "seat-french"), ("etchemin", "seat-british")])
def test_11_1c_equal_forces_meet_where_the_french_choose(zone: str, attacker: str) -> None:
    state = table({"etchemin": "la-sarre"}, {"levis": "28th"})
    orders(state, "1 ET-LE", "1 LE-ET")
    assert state.to_act == (FRENCH,)
    assert sorted(offered(state, FRENCH)) == ["fight-at etchemin", "fight-at levis"]
    assert refused(state, FRENCH, "fight-at beauport") == ("no-battle-there", "11.2")
    play(state, FRENCH, f"fight-at {zone}")
    assert attackers(state) == [(f"zone-{zone}", attacker)]


@rule("11.1c")
def test_11_1c_the_defender_is_joined_by_those_who_stayed() -> None:
    state = table({"etchemin": "la-sarre guyenne bearn"}, {"levis": "28th 35th 43rd"})
    orders(state, "1 ET-LE", "3 LE-ET")
    pick(state, FRENCH, "la-sarre")
    assert counts(state, "etchemin") == (3, 3)


@rule("11.1c", "11.3")
def test_11_1c_those_the_larger_force_left_at_home_take_no_part() -> None:
    state = table({"etchemin": "la-sarre"}, {"levis": "28th 35th 43rd"})
    orders(state, "1 ET-LE", "2 LE-ET")
    pick(state, BRITISH, "28th 35th")
    assert counts(state, "etchemin") == (1, 2)
    assert zone_of(state, "br-43rd") == "levis"


@rule("11.1c")
def test_11_1c_only_the_opposed_lines_meet() -> None:
    """Ruling Q-9."""
    state = table({"etchemin": "la-sarre guyenne bearn languedoc"}, {"levis": "28th 35th 43rd 47th 48th"})
    orders(state, "2 ET-LE, 1 ET-CR", "3 LE-ET, 2 LE-BE")
    pick(state, FRENCH, "la-sarre guyenne bearn")
    pick(state, BRITISH, "28th 35th 43rd 47th 48th")
    assert told(state, "stepped-back")[0]["count"] == 2
    assert counts(state, "etchemin") == (3, 3)
    assert counts(state, "cap-rouge") == (1, 0)
    assert counts(state, "beauport") == (0, 2)
    assert attackers(state) == [("zone-etchemin", "seat-british")]


@rule("11.1c", "11.3")
def test_11_1c_the_thrown_back_fight_beside_those_who_stayed_but_not_those_who_left() -> None:
    state = table({"etchemin": "la-sarre guyenne bearn languedoc"}, {"levis": "28th 35th 43rd 47th 48th 58th"})
    orders(state, "4 ET-LE", "3 LE-ET, 2 LE-BE")
    pick(state, BRITISH, "28th 35th 43rd 47th 48th")
    assert counts(state, "levis") == (4, 4)
    assert counts(state, "beauport") == (0, 2)
    assert attackers(state) == [("zone-levis", "seat-french")]


@rule("11.1c", "10.1")
def test_11_1c_decoys_count_for_the_size_of_a_force() -> None:
    """Ruling Q-1."""
    state = table({"etchemin": "la-sarre decoy-1 decoy-2"}, {"levis": "28th 35th"})
    orders(state, "3 ET-LE", "2 LE-ET")
    assert told(state, "stepped-back")[0]["seat"] == "seat-british"


@rule("11.1c", "17.1")
def test_11_1c_road_one_way_and_boat_the_other_is_still_a_swap() -> None:
    """Double fire only because the larger force came by boat."""
    british = {"montmorency": "28th 35th 43rd"}
    by_boat = table({"beauport": "la-sarre"}, british, dice=[5, 1, 1], occupied=["montmorency"])
    orders(by_boat, "1 BE-MO", "3 MO-BE/A")
    volley(by_boat, FRENCH, "la-sarre")
    assert told(by_boat, "double-shot")[0]["hits"] == 1
    by_road = table({"beauport": "la-sarre"}, british, dice=[5, 1, 1], occupied=["montmorency"])
    orders(by_road, "1 BE-MO", "3 MO-BE")
    volley(by_road, FRENCH, "la-sarre")
    assert told(by_road, "shot")[0]["hits"] == 0


@rule("11.1c", "17.1")
def test_11_1c_the_thrown_back_never_left_so_they_fire_double() -> None:
    """Both sides crossed the river by boat, the French come home first."""
    state = table({"etchemin": "la-sarre"}, {"sillery": "28th 35th"}, ships_upstream=2, dice=[5, 1, 1])
    orders(state, "1 ET-SI", "2 SI-ET")
    volley(state, FRENCH, "la-sarre")
    assert told(state, "double-shot") == [{"block": "block-fr-la-sarre", "dice": [5, 1, 1], "hits": 1, "rule": "17.1"}]


@rule("11.1c", "9.2")
def test_11_1c_a_void_line_makes_no_swap() -> None:
    """The French order stays for its decoys, so the British simply attack."""
    state = table({"etchemin": "la-sarre decoy-1 decoy-2"}, {"levis": "28th 35th 43rd 47th"})
    orders(state, "2 ET-LE", "3 LE-ET")
    play(state, FRENCH, "ready")
    pick(state, BRITISH, "28th 35th 43rd")
    assert told(state, "forces-meet") == []
    assert attackers(state) == [("zone-etchemin", "seat-british")]


@rule("11.1c", "15.2")
def test_11_1c_the_attacker_of_a_swap_can_go_home() -> None:
    state = table({"etchemin": "la-sarre"}, {"levis": "28th 35th"}, dice=[1, 1, 1])
    orders(state, "1 ET-LE", "2 LE-ET")
    volley(state, FRENCH, "la-sarre")
    assert offered(state, BRITISH) == ["stand", "retreat levis"]


@rule("11.1c", "15.2")
def test_11_1c_the_thrown_back_cannot_retreat_to_where_they_were_going() -> None:
    state = table({"etchemin": "la-sarre"}, {"levis": "28th 35th"}, dice=[1] * 11)
    orders(state, "1 ET-LE", "2 LE-ET")
    volley(state, FRENCH, "la-sarre")
    play(state, BRITISH, "stand")
    volley(state, BRITISH, "28th 35th")
    assert refused(state, FRENCH, "retreat levis") == ("not-to-attackers-origin", "15.2")
    assert offers(state, FRENCH, "retreat-by-boat sillery")


@rule("11.1c", "22.1")
def test_11_1c_the_special_move_of_the_indians_never_swaps() -> None:
    """Ruling Q-9: the British they might have met are gone."""
    state = table({"etchemin": "indiens la-sarre guyenne bearn languedoc"}, {"levis": "28th"})
    orders(state, "IND ET-LE", "1 LE-ET")
    assert told(state, "forces-meet") == []
    assert zone_of(state, "fr-indiens") == "levis"
    assert attackers(state) == [] and asked(state, FRENCH) == "indians-leave"


@rule("11.1c", "22.0")
def test_11_1c_indians_in_an_ordinary_order_swap_and_count() -> None:
    """Ruling Q-9: thrown back, they neither raid nor reconnoitre."""
    state = table({"etchemin": "indiens la-sarre", "beauport": "guyenne bearn languedoc"}, {"levis": "28th 35th 43rd"})
    orders(state, "2 ET-LE", "3 LE-ET")
    assert told(state, "stepped-back")[0]["count"] == 2
    assert asked(state, FRENCH) == "indians-leave"


@rule("11.1")
def test_11_1_a_zone_its_owner_leaves_is_entered_without_a_fight() -> None:
    state = table({"levis": "la-sarre"}, {"ile-d-orleans": "28th"})
    orders(state, "1 LE-ET", "1 OR-LE")
    pick(state, BRITISH, "28th")
    assert attackers(state) == []
    assert counts(state, "levis") == (0, 1)


@rule("11.1")
def test_11_1_those_left_behind_defend() -> None:
    state = table({"levis": "la-sarre guyenne"}, {"ile-d-orleans": "28th"})
    orders(state, "1 LE-ET", "1 OR-LE")
    pick(state, FRENCH, "la-sarre")
    pick(state, BRITISH, "28th")
    assert counts(state, "levis") == (1, 1)
    assert attackers(state) == [("zone-levis", "seat-british")]


@rule("11.1")
def test_11_1_no_enemies_no_battle() -> None:
    state = table({"levis": "la-sarre"})
    orders(state, "1 LE-ET", "4 OR-BE")
    pick(state, BRITISH, "28th 35th 43rd 47th")
    assert attackers(state) == []
    assert happened(state)[-1] == "move-begins"


@rule("11.1c")
def test_11_1c_the_event_of_the_moves_comes_after_the_meeting() -> None:
    state = table({"etchemin": "la-sarre guyenne"}, {"levis": "28th 35th 43rd"})
    orders(state, "2 ET-LE", "3 LE-ET")
    found = [kind for kind in happened(state) if kind in ("forces-meet", "stepped-back", "blocks-moved")]
    assert found == ["forces-meet", "stepped-back", "blocks-moved"]
