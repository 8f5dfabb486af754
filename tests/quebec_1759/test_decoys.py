"""10. Decoys."""

import pytest

from tests.quebec_1759.table import BRITISH, FRENCH, counts, fight, orders, pick, table, zone_of
from tests.rules import rule
from tests.table import asked, happened, offered, play, refused, told


@rule("10.1")
def test_10_1_decoys_do_not_move_alone() -> None:
    state = table({"levis": "la-sarre guyenne decoy-1"})
    orders(state, "1 LE-ET")
    assert offered(state, FRENCH) == ["pick fr-la-sarre", "pick fr-guyenne"]
    assert refused(state, FRENCH, "pick fr-decoy-1") == ("pick-strands-decoys", "10.1")


@rule("10.1")
def test_10_1_decoys_do_not_stay_alone() -> None:
    """Another pick must be made."""
    state = table({"levis": "la-sarre guyenne decoy-1 decoy-2"})
    orders(state, "2 LE-ET")
    play(state, FRENCH, "pick fr-la-sarre")
    assert refused(state, FRENCH, "pick fr-guyenne") == ("pick-strands-decoys", "10.1")
    play(state, FRENCH, "pick fr-decoy-1", "ready")
    assert counts(state, "etchemin") == (2, 0)


@rule("10.1")
def test_10_1_a_decoy_may_be_picked_first_if_a_companion_can_follow() -> None:
    state = table({"levis": "la-sarre guyenne decoy-1"})
    orders(state, "2 LE-ET")
    pick(state, FRENCH, "decoy-1 guyenne")
    assert zone_of(state, "fr-decoy-1") == zone_of(state, "fr-guyenne") == "etchemin"


@rule("10.1", "9.2")
def test_10_1_without_a_lawful_pick_the_order_stays() -> None:
    """Ruling Q-7: one real unit, three decoys, an order for two."""
    state = table({"levis": "la-sarre decoy-1 decoy-2 decoy-3"})
    orders(state, "2 LE-ET")
    assert asked(state, FRENCH) == "no-lawful-pick"
    assert offered(state, FRENCH) == ["ready"]
    assert refused(state, FRENCH, "pick fr-la-sarre") == ("pick-strands-decoys", "10.1")
    play(state, FRENCH, "ready")
    assert counts(state, "levis") == (4, 0)
    assert told(state, "order-stayed") == [{"seat": "seat-french", "rule": "9.2"}]


@rule("10.1", "9.2")
def test_10_1_several_lines_are_judged_together() -> None:
    """Ruling Q-7: each line is possible, both are not."""
    french = {"ste-foy": "la-sarre guyenne decoy-1 decoy-2 decoy-3"}
    together = table(french)
    orders(together, "2 SF-AB, 2 SF-CR")
    assert asked(together, FRENCH) == "no-lawful-pick"
    play(together, FRENCH, "ready")
    assert counts(together, "ste-foy") == (5, 0)
    alone = table(french)
    orders(alone, "2 SF-AB")
    pick(alone, FRENCH, "la-sarre decoy-1")
    assert counts(alone, "abraham") == (2, 0)


@rule("10.1", "9.2")
def test_10_1_the_enemy_is_not_told_why_an_order_stays() -> None:
    """Ruling Q-7: the event cites only that impossible orders stay."""
    state = table({"levis": "la-sarre decoy-1 decoy-2 decoy-3"})
    orders(state, "2 LE-ET")
    waiting = state.prompt(BRITISH).dump()
    play(state, FRENCH, "ready")
    assert waiting["id"] == "prompt-waiting"
    assert all(event["rule"] != "10.1" for event in state.events_for(BRITISH))


@rule("10.1", "22.1")
def test_10_1_indians_may_not_leave_decoys_alone() -> None:
    """They are the only real unit beside decoys."""
    state = table({"levis": "indiens decoy-1", "etchemin": "la-sarre guyenne bearn languedoc"})
    orders(state, "IND LE-OR")
    assert zone_of(state, "fr-indiens") == "levis"
    assert told(state, "order-stayed") == [{"seat": "seat-french", "rule": "9.2"}]
    assert told(state, "indians-moved") == []


@rule("10.1")
def test_10_1_indians_are_company_enough_for_decoys() -> None:
    state = table({"levis": "indiens decoy-1 decoy-2 la-sarre", "etchemin": "la-marine guyenne bearn"})
    orders(state, "3 LE-ET")
    pick(state, FRENCH, "decoy-1 indiens decoy-2")
    assert counts(state, "etchemin") == (6, 0)


@rule("10.1")
def test_10_1_decoys_go_with_their_last_companion_when_it_deserts() -> None:
    """Ruling Q-8."""
    state = table({"etchemin": "milice-quebec-1 decoy-1 decoy-2", "beauport": "la-sarre"})
    orders(state, british="1 OR-LE")
    pick(state, BRITISH, "28th")
    assert told(state, "decoys-removed") == [
        {"seat": "seat-french", "count": 2, "zone": "zone-etchemin", "rule": "10.1"}
    ]
    assert counts(state, "etchemin") == (0, 0)


@rule("10.1", "22.2")
def test_10_1_decoys_go_with_their_last_companion_when_a_raid_kills_it() -> None:
    """Ruling Q-8."""
    state = table(
        {"etchemin": "indiens la-sarre guyenne bearn languedoc"}, {"levis": "28th:1 decoy-1 decoy-2"}, dice=[5, 1, 1, 1]
    )
    orders(state, "IND ET-LE")
    play(state, FRENCH, "raid")
    assert counts(state, "levis")[1] == 0
    assert told(state, "decoys-removed")[0]["seat"] == "seat-british"


@rule("10.1", "22.4")
def test_10_1_decoys_are_removed_when_the_indians_leave_them() -> None:
    """Ruling Q-8."""
    state = table({"levis": "indiens decoy-1", "etchemin": "la-sarre guyenne bearn languedoc"})
    orders(state, british="1 OR-LE")
    pick(state, BRITISH, "28th")
    play(state, FRENCH, "withdraw etchemin")
    assert told(state, "decoys-removed") == [{"seat": "seat-french", "count": 1, "zone": "zone-levis", "rule": "10.1"}]


@rule("10.2")
def test_10_2_decoys_of_both_sides_leave_before_deployment() -> None:
    state = fight(
        "beauport", "la-sarre guyenne bearn decoy-1", "28th 35th 43rd decoy-1 decoy-2", elsewhere={BRITISH: {}}
    )
    assert [(event["seat"], event["count"], event["rule"]) for event in told(state, "decoys-removed")] == [
        ("seat-french", 1, "10.2"),
        ("seat-british", 2, "10.2"),
    ]
    assert happened(state).index("decoys-removed") < happened(state).index("battle-begins")
    assert {"fr-decoy-1", "br-decoy-1", "br-decoy-2"} <= set(state.view(None)["eliminated"])
    assert counts(state, "beauport") == (3, 3)


@rule("10.2", "18.0")
def test_10_2_decoys_do_not_count_toward_the_three_units_of_a_battle() -> None:
    """Ruling Q-1: they leave before a skirmish too."""
    state = fight("beauport", "la-sarre guyenne bearn", "28th 35th decoy-1", dice=[])
    assert happened(state)[:2] == ["decoys-removed", "skirmish-begins"]


@rule("10.2")
def test_10_2_the_eliminated_do_not_come_back() -> None:
    state = fight("beauport", "la-sarre decoy-1", "28th", dice=[1] * 3)
    play(state, FRENCH, "fire fr-la-sarre")
    play(state, BRITISH, "retreat montmorency")
    assert counts(state, "beauport") == (1, 0)
    assert zone_of(state, "fr-decoy-1") == "out"


@rule("10.2", "22.2")
def test_10_2_a_raid_neither_hits_nor_unmasks_decoys() -> None:
    state = table(
        {"etchemin": "indiens la-sarre guyenne bearn languedoc"}, {"levis": "28th decoy-1 decoy-2"}, dice=[5, 6, 1, 1]
    )
    orders(state, "IND ET-LE")
    play(state, FRENCH, "raid")
    assert offered(state, BRITISH) == ["lose br-28th"]
    assert refused(state, BRITISH, "lose br-decoy-1") == ("not-under-fire", "14.2")
    play(state, BRITISH, "lose br-28th", "lose br-28th", "pass")
    assert counts(state, "levis") == (1, 3)


@rule("10.1", "20.0")
def test_10_1_decoys_never_occupy_a_zone() -> None:
    """No move of decoys alone is ever made, so no zone is ever theirs."""
    state = table({"etchemin": "la-sarre milice-quebec-1"}, {"levis": "28th decoy-1"}, occupied=["levis"])
    orders(state, british="1 LE-BE")
    assert offered(state, BRITISH) == ["ready"]
    play(state, BRITISH, "ready")
    assert counts(state, "levis") == (0, 2)
    assert told(state, "zone-occupied") == []


@rule("10.1")
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_10_1_every_offered_pick_leads_to_lawful_groups(count: int) -> None:
    """Whatever is picked first, the rest can be completed."""
    state = table({"ste-foy": "la-sarre guyenne bearn decoy-1 decoy-2"})
    orders(state, f"{count} SF-AB")
    while asked(state, FRENCH) == "pick":
        play(state, FRENCH, offered(state, FRENCH)[-1])
    if asked(state, FRENCH) == "picks-done":
        play(state, FRENCH, "ready")
    for zone in ("ste-foy", "abraham"):
        blocks = [block["type"] for block in state.view(FRENCH)["zones"][zone][FRENCH]["blocks"]]
        assert not blocks or set(blocks) != {"decoy"}
