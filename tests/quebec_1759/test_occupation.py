"""20, 21. What British occupation costs the militia."""

from tests.quebec_1759.table import BRITISH, FRENCH, counts, cv_of, fight, orders, pick, table, volley, zone_of
from tests.rules import rule
from tests.table import asked, happened, offered, play, refused, told

MILITIA = "milice-quebec-1 milice-quebec-2 milice-quebec-3"


@rule("20.0")
def test_20_0_a_first_occupation_costs_one_quebec_militia_block() -> None:
    """Of any CV, wherever it stands, as the French choose."""
    state = table({"abraham": "milice-quebec-1:1 milice-quebec-2", "beauport": "milice-quebec-3 la-sarre"})
    orders(state, british="1 OR-LE")
    pick(state, BRITISH, "28th")
    assert told(state, "zone-occupied") == [{"zone": "zone-levis", "rule": "20.0"}]
    assert state.prompt(FRENCH).dump() == {
        "id": "prompt-desertion",
        "rule": "20.0",
        "arguments": {"zone": "zone-levis"},
    }
    assert offered(state, FRENCH) == [f"remove fr-milice-quebec-{n}" for n in (1, 2, 3)]
    play(state, FRENCH, "remove fr-milice-quebec-1")
    assert told(state, "militia-removed") == [
        {"block": "block-fr-milice-quebec-1", "cv": 1, "militia": "type-militia-quebec", "rule": "20.0"}
    ]
    assert state.view(None)["occupied"] == ["levis"]


@rule("20.0", "21.0")
def test_20_0_only_quebec_militia_desert() -> None:
    state = table({"abraham": f"{MILITIA} milice-montreal-1 la-sarre"})
    orders(state, british="1 OR-LE")
    pick(state, BRITISH, "28th")
    assert refused(state, FRENCH, "remove fr-milice-montreal-1") == ("not-quebec-militia", "20.0")
    assert refused(state, FRENCH, "remove fr-la-sarre") == ("not-quebec-militia", "20.0")


@rule("20.0")
def test_20_0_two_zones_cost_two_blocks() -> None:
    state = table({"abraham": MILITIA})
    orders(state, british="1 OR-LE, 1 OR-BE")
    pick(state, BRITISH, "28th 35th")
    play(state, FRENCH, "remove fr-milice-quebec-1", "remove fr-milice-quebec-2")
    assert len(told(state, "zone-occupied")) == 2
    assert state.view(None)["move"] == 2


@rule("20.0")
def test_20_0_without_quebec_militia_nothing_is_lost() -> None:
    state = table({"abraham": "la-sarre milice-montreal-1"})
    orders(state, british="1 OR-LE")
    pick(state, BRITISH, "28th")
    assert told(state, "militia-removed") == []
    assert state.view(None)["occupied"] == ["levis"]


@rule("20.0")
def test_20_0_the_last_block_goes_without_a_question() -> None:
    state = table({"abraham": "la-sarre milice-quebec-1"})
    orders(state, british="1 OR-LE")
    pick(state, BRITISH, "28th")
    assert zone_of(state, "fr-milice-quebec-1") == "out"


@rule("20.0")
def test_20_0_a_zone_is_paid_for_once() -> None:
    state = table({"abraham": MILITIA}, occupied=["levis"])
    orders(state, british="1 OR-LE")
    pick(state, BRITISH, "28th")
    assert told(state, "militia-removed") == []


@rule("20.0")
def test_20_0_the_island_costs_nothing() -> None:
    state = table({"abraham": MILITIA})
    orders(state)
    assert told(state, "zone-occupied") == []


@rule("20.0")
def test_20_0_a_lost_battle_is_no_occupation() -> None:
    """Ruling Q-12: it still counts as the first later."""
    state = table({"levis": f"la-sarre {MILITIA}"}, dice=[6, 6, 6, 6, 1, 1, 1] + [1] * 4)
    orders(state, british="1 OR-LE")
    pick(state, BRITISH, "28th")
    volley(state, FRENCH, "la-sarre milice-quebec-1")
    assert counts(state, "levis") == (4, 0)
    assert state.view(None)["occupied"] == []


@rule("20.0")
def test_20_0_a_contested_zone_is_not_occupied_yet() -> None:
    """Ruling Q-12: a real British unit, and no French block left."""
    state = table({"levis": "la-sarre", "abraham": MILITIA})
    orders(state, british="1 OR-LE")
    pick(state, BRITISH, "28th")
    assert told(state, "zone-occupied") == []
    assert asked(state, FRENCH) == "fire"


@rule("20.0")
def test_20_0_a_battle_won_is_an_occupation() -> None:
    """Ruling Q-12: checked after each battle."""
    state = table({"levis": "la-sarre:1", "abraham": MILITIA}, dice=[1, 6, 1, 1, 1])
    orders(state, british="1 OR-LE")
    pick(state, BRITISH, "28th")
    volley(state, FRENCH, "la-sarre")
    play(state, BRITISH, "stand", "fire br-28th")
    assert asked(state, FRENCH) == "desertion"


@rule("20.0")
def test_20_0_an_unopposed_occupation_is_paid_before_the_battles() -> None:
    """The block that waits for its battle may be the one that goes."""
    state = table({"levis": "milice-quebec-1 la-sarre", "abraham": "milice-quebec-2"})
    orders(state, british="1 OR-LE, 1 OR-BE")
    pick(state, BRITISH, "28th 35th")
    assert asked(state, FRENCH) == "desertion"
    play(state, FRENCH, "remove fr-milice-quebec-1")
    assert happened(state).index("militia-removed") < happened(state).index("skirmish-begins")
    assert counts(state, "levis") == (1, 1)


@rule("20.0", "10.1")
def test_20_0_desertion_may_lay_open_another_zone() -> None:
    """Ruling Q-31: its decoys go, no battle is fought, the British decoys stay, and it costs a block more."""
    state = table(
        {"levis": "milice-quebec-1 decoy-1", "abraham": "milice-quebec-2 milice-quebec-3"},
        {"ile-d-orleans": "28th 35th decoy-1"},
    )
    orders(state, british="2 OR-LE, 1 OR-BE")
    pick(state, BRITISH, "28th decoy-1 35th")
    play(state, FRENCH, "remove fr-milice-quebec-1")
    assert [event["zone"] for event in told(state, "zone-occupied")] == ["zone-beauport", "zone-levis"]
    assert told(state, "decoys-removed")[0]["seat"] == "seat-french"
    play(state, FRENCH, "remove fr-milice-quebec-3")
    assert counts(state, "levis") == (0, 2)
    assert told(state, "skirmish-begins") == []
    assert state.view(None)["move"] == 2


@rule("20.0")
def test_20_0_desertion_of_the_victor_leaves_nobody() -> None:
    """A battle zone may end empty when the winners desert later."""
    state = table(
        french={"levis": "milice-quebec-1", "beauport": "la-sarre:1"},
        british={"levis": "28th:1", "beauport": "35th"},
        phase="battles",
        origin={BRITISH: "ile-d-orleans"},
        by_boat=["br-28th", "br-35th"],
        dice=[6, 1, 1, 6, 1, 1, 1],
    )
    play(state, FRENCH, "fight-at levis", "fire fr-milice-quebec-1", "fire fr-la-sarre")
    play(state, BRITISH, "stand", "fire br-35th")
    assert counts(state, "levis") == (0, 0)
    assert state.view(None)["occupied"] == ["beauport"]


@rule("20.0", "22.5")
def test_20_0_desertion_may_cost_the_indians() -> None:
    """French other than Indians fall below ten."""
    state = table({"abraham": "la-sarre guyenne bearn milice-quebec-1:1 indiens"})
    orders(state, british="1 OR-LE")
    pick(state, BRITISH, "28th")
    assert told(state, "indians-removed") == [{"rule": "22.5"}]
    assert zone_of(state, "fr-indiens") == "out"


# -- 21. supplies from Montréal


@rule("21.0")
def test_21_0_the_first_move_of_an_occupation_costs_nothing() -> None:
    state = table({"abraham": "milice-montreal-1 milice-montreal-2"}, {"ste-foy": "28th"}, occupied=["ste-foy"])
    orders(state, british="1 SF-CR")
    assert told(state, "militia-removed") == []
    assert state.view(None)["cap_rouge_held"] is True
    orders(state)
    assert asked(state, FRENCH) == "supply"
    assert asked(state, FRENCH).rule == "21.0"
    play(state, FRENCH, "remove fr-milice-montreal-2")
    assert told(state, "militia-removed") == [
        {"block": "block-fr-milice-montreal-1", "cv": 2, "militia": "type-militia-montreal", "rule": "21.0"}
    ]


@rule("21.0")
def test_21_0_it_goes_on_every_move_while_such_blocks_exist() -> None:
    """Trois-Rivières counts with Montréal."""
    state = table(
        {"abraham": "milice-montreal-1 milice-trois-rivieres la-sarre"},
        {"cap-rouge": "28th"},
        occupied=["cap-rouge"],
        cap_rouge_held=True,
    )
    orders(state)
    assert offered(state, FRENCH) == ["remove fr-milice-montreal-1", "remove fr-milice-trois-rivieres"]
    play(state, FRENCH, "remove fr-milice-montreal-1")
    orders(state)
    assert zone_of(state, "fr-milice-trois-rivieres") == "out"
    orders(state)
    assert len(told(state, "militia-removed")) == 2
    assert state.view(None)["move"] == 4


@rule("21.0")
def test_21_0_lost_and_retaken_the_delay_starts_anew() -> None:
    """Ruling Q-13."""
    state = table(
        {"abraham": "milice-montreal-1 milice-montreal-2"}, {"cap-rouge": "28th"}, occupied=["cap-rouge", "ste-foy"],
        cap_rouge_held=True,
    )  # fmt: skip
    orders(state, british="1 CR-SF")
    assert state.view(None)["cap_rouge_held"] is False
    orders(state, british="1 SF-CR")
    assert told(state, "militia-removed") == []
    orders(state)
    assert asked(state, FRENCH) == "supply"


@rule("21.0")
def test_21_0_after_the_battles_of_the_move() -> None:
    """French who win Cap Rouge back in time lose nothing."""
    state = table(
        {"ste-foy": "la-sarre guyenne", "abraham": "milice-montreal-1 milice-montreal-2"},
        {"cap-rouge": "28th:1"},
        occupied=["cap-rouge"],
        cap_rouge_held=True,
        dice=[1, 6, 1, 1],
    )
    orders(state, "2 SF-CR")
    volley(state, BRITISH, "28th")
    play(state, FRENCH, "stand", "fire fr-la-sarre")
    assert told(state, "militia-removed") == []
    assert state.view(None)["cap_rouge_held"] is False


@rule("21.0", "20.0")
def test_21_0_quebec_militia_are_not_taken() -> None:
    state = table(
        {"abraham": "milice-montreal-1 milice-montreal-2 milice-quebec-1"},
        {"cap-rouge": "28th"},
        occupied=["cap-rouge"],
        cap_rouge_held=True,
    )
    orders(state)
    assert refused(state, FRENCH, "remove fr-milice-quebec-1") == ("not-montreal-militia", "21.0")


@rule("21.0", "22.5")
def test_21_0_supply_may_cost_the_indians() -> None:
    state = table(
        {"abraham": "la-sarre guyenne bearn milice-montreal-1:1 indiens"},
        {"cap-rouge": "28th"},
        occupied=["cap-rouge"],
        cap_rouge_held=True,
    )
    orders(state)
    assert told(state, "indians-removed") == [{"rule": "22.5"}]


@rule("20.0", "2.5")
def test_20_0_values_may_be_moved_out_of_a_block_that_is_about_to_go() -> None:
    """Ruling Q-34."""
    state = table({"abraham": "milice-quebec-1 milice-montreal-1:1"})
    play(state, FRENCH, "give fr-milice-quebec-1", "receive fr-milice-montreal-1")
    orders(state, british="1 OR-LE")
    pick(state, BRITISH, "28th")
    assert told(state, "militia-removed")[0]["cv"] == 1
    assert cv_of(state, "fr-milice-montreal-1") == 2


@rule("20.0")
def test_20_0_what_was_removed_is_shown_and_cannot_be_taken_back() -> None:
    state = fight("levis", "la-sarre", "28th", elsewhere={FRENCH: {"abraham": MILITIA}, BRITISH: {"beauport": "35th"}})
    play(state, FRENCH, "remove fr-milice-quebec-2")
    assert not state.can_undo(FRENCH)
    assert "fr-milice-quebec-1" in state.view(BRITISH)["eliminated"]  # ruling Q-38
