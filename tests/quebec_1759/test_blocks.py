"""2. The blocks, their combat values, and transfers."""

import pytest

from tests.quebec_1759.table import (
    BRITISH,
    FRENCH,
    GAME,
    counts,
    cv_of,
    fight,
    orders,
    pick,
    ships,
    table,
    volley,
    zone_of,
)
from tests.rules import rule
from tests.table import happened, offered, play, refused, told


def transfer(state: object, seat: str, giver: str, receiver: str) -> None:
    play(state, seat, f"give {giver}", f"receive {receiver}")


@rule("2.1")
def test_2_1_twenty_five_blocks_a_side() -> None:
    state = GAME.start()
    play(state, FRENCH, "preset even", "ready")
    french = [block for zone in state.view(FRENCH)["zones"].values() for block in zone[FRENCH]["blocks"]]
    british = [block for zone in state.view(BRITISH)["zones"].values() for block in zone[BRITISH]["blocks"]]
    assert len(french) == 25
    assert len(british) + sum(ships(state)) == 25
    assert sum(block["type"] == "decoy" for block in french) == 5
    assert sum(block["type"] == "decoy" for block in british) == 8


@rule("2.2")
def test_2_2_combat_values_lie_between_four_and_one() -> None:
    state = GAME.start()
    british = state.view(BRITISH)["zones"]["ile-d-orleans"][BRITISH]["blocks"]
    french = state.view(FRENCH)["pool"]
    values = [block["cv"] for block in british + french if block["type"] != "decoy"]
    assert {min(values), max(values)} == {2, 4}
    assert sum(block["cv"] for block in british) == 47
    assert sum(block["cv"] for block in french) == 48


@rule("2.2")
def test_2_2_ships_are_never_lost() -> None:
    """A raid on the island leaves the ships alone; nothing else ever touches them."""
    state = table({"levis": "indiens la-sarre guyenne bearn languedoc"}, dice=[6, 6, 6, 6])
    orders(state, "IND LE-OR")
    play(state, FRENCH, "raid")
    assert all("naval" not in words for words in offered(state, BRITISH))
    assert refused(state, BRITISH, "lose br-naval-1") == ("not-under-fire", "14.2")
    assert ships(state) == (4, 0)


@rule("2.3")
def test_2_3_the_enemy_sees_only_how_many_blocks_stand_in_a_zone() -> None:
    state = table({"levis": "la-sarre:1 decoy-1"})
    assert state.view(BRITISH)["zones"]["levis"][FRENCH] == {"count": 2, "blocks": []}
    assert state.view(None)["zones"]["levis"][FRENCH] == {"count": 2, "blocks": []}
    own = state.view(FRENCH)["zones"]["levis"][FRENCH]["blocks"]
    assert [(block["block"], block["cv"]) for block in own] == [("fr-la-sarre", 1), ("fr-decoy-1", 0)]


@rule("2.3")
def test_2_3_ships_lie_face_up() -> None:
    state = table(ships_upstream=1)
    assert state.view(FRENCH)["ships"] == state.view(None)["ships"] == {"bason": 3, "st-laurent": 1}


@rule("2.4")
def test_2_4_every_block_starts_full() -> None:
    state = GAME.start()
    for block in state.view(FRENCH)["pool"] + state.view(BRITISH)["zones"]["ile-d-orleans"][BRITISH]["blocks"]:
        assert block["cv"] == block["full_cv"]


@rule("2.4")
def test_2_4_a_block_goes_down_step_by_step() -> None:
    state = fight("beauport", "la-sarre guyenne", "28th", dice=[6, 1, 1, 6, 6, 1])
    volley(state, FRENCH, "la-sarre guyenne")
    assert told(state, "block-reduced") == [
        {"block": "block-br-28th", "cv": 3, "rule": "14.2"},
        {"block": "block-br-28th", "cv": 2, "rule": "14.2"},
        {"block": "block-br-28th", "cv": 1, "rule": "14.2"},
    ]
    assert cv_of(state, "br-28th") == 1


@rule("2.4")
def test_2_4_a_block_below_one_is_eliminated() -> None:
    state = fight("beauport", "la-sarre", "28th:1", dice=[6, 1, 1])
    volley(state, FRENCH, "la-sarre")
    assert told(state, "block-eliminated") == [{"block": "block-br-28th", "rule": "14.2"}]
    assert zone_of(state, "br-28th") == "out"
    assert state.view(FRENCH)["eliminated"].count("br-28th") == 1


@rule("2.5")
def test_2_5_one_goes_down_by_what_the_other_goes_up() -> None:
    state = table({"levis": "la-sarre guyenne:1"})
    transfer(state, FRENCH, "fr-la-sarre", "fr-guyenne")
    assert (cv_of(state, "fr-la-sarre"), cv_of(state, "fr-guyenne")) == (2, 2)
    transfer(state, FRENCH, "fr-la-sarre", "fr-guyenne")
    assert (cv_of(state, "fr-la-sarre"), cv_of(state, "fr-guyenne")) == (1, 3)


@rule("2.5")
def test_2_5_transfers_are_offered_where_somebody_is_hurt() -> None:
    state = table({"levis": "la-sarre guyenne:1", "beauport": "bearn languedoc"})
    assert [words for words in offered(state, FRENCH) if words.startswith("give")] == ["give fr-la-sarre"]
    play(state, FRENCH, "give fr-la-sarre")
    assert offered(state, FRENCH) == ["receive fr-guyenne"]


@rule("2.5")
def test_2_5_blocks_that_exchanged_may_still_move() -> None:
    state = table({"levis": "la-sarre guyenne:1 bearn"})
    transfer(state, FRENCH, "fr-la-sarre", "fr-guyenne")
    orders(state, "2 LE-ET")
    pick(state, FRENCH, "la-sarre guyenne")
    assert zone_of(state, "fr-la-sarre") == zone_of(state, "fr-guyenne") == "etchemin"


@rule("2.5")
def test_2_5_a_transfer_may_follow_the_writing_of_the_order() -> None:
    state = table({"levis": "la-sarre guyenne:1"})
    play(state, FRENCH, "from levis", "to etchemin", "count 1")
    transfer(state, FRENCH, "fr-la-sarre", "fr-guyenne")
    assert cv_of(state, "fr-guyenne") == 2


@rule("2.5")
def test_2_5_no_transfer_after_the_reveal() -> None:
    state = table({"levis": "la-sarre guyenne:1 bearn"})
    orders(state, "2 LE-ET")
    assert refused(state, FRENCH, "give fr-la-sarre") == ("transfer-too-late", "2.5")


@rule("2.5")
def test_2_5_no_transfer_between_zones() -> None:
    state = table({"levis": "la-sarre bearn:2", "etchemin": "guyenne:1"})
    play(state, FRENCH, "give fr-la-sarre")
    assert refused(state, FRENCH, "receive fr-guyenne") == ("not-same-zone", "2.5")


@rule("2.5")
def test_2_5_no_transfer_between_regulars_and_militia() -> None:
    state = table({"levis": "la-sarre bearn:2 milice-quebec-1:1"})
    play(state, FRENCH, "give fr-la-sarre")
    assert refused(state, FRENCH, "receive fr-milice-quebec-1") == ("not-same-kind", "2.5")
    alone = table({"levis": "la-sarre milice-quebec-1:1"})
    assert refused(alone, FRENCH, "give fr-la-sarre") == ("no-receiver", "2.5")


@rule("2.5")
def test_2_5_nobody_rises_above_the_printed_maximum() -> None:
    """Ruling Q-6."""
    state = table(british={"levis": "28th louisbourg-grenadiers 35th:3"})
    play(state, BRITISH, "give br-28th")
    assert refused(state, BRITISH, "receive br-louisbourg-grenadiers") == ("already-full", "2.4")


@rule("2.5")
def test_2_5_the_giver_keeps_one() -> None:
    """Ruling Q-6."""
    state = table({"levis": "la-sarre:1 guyenne:1"})
    assert refused(state, FRENCH, "give fr-la-sarre") == ("no-cv-to-give", "2.5")


@rule("2.5")
def test_2_5_foot_grenadiers_and_light_infantry_are_one_kind() -> None:
    """Ruling Q-6, the usual reading."""
    state = table(british={"levis": "28th louisbourg-grenadiers:1 light-infantry:1"})
    transfer(state, BRITISH, "br-28th", "br-light-infantry")
    transfer(state, BRITISH, "br-28th", "br-louisbourg-grenadiers")
    assert cv_of(state, "br-28th") == 2


@rule("2.5")
def test_2_5_light_infantry_apart_under_the_option() -> None:
    """Ruling Q-6, the stricter reading."""
    state = table(
        british={"levis": "28th louisbourg-grenadiers:1 light-infantry:1"}, options={"transfer-light-infantry": "off"}
    )
    play(state, BRITISH, "give br-28th")
    assert refused(state, BRITISH, "receive br-light-infantry") == ("not-same-kind", "2.5")
    play(state, BRITISH, "receive br-louisbourg-grenadiers")


@rule("2.5")
@pytest.mark.parametrize(
    ("seat", "blocks", "giver"), [(BRITISH, "rangers 28th:1", "br-rangers"), (FRENCH, "indiens", "fr-indiens")]
)
def test_2_5_rangers_and_indians_exchange_with_nobody(seat: str, blocks: str, giver: str) -> None:
    """Ruling Q-6."""
    french = {"etchemin": "la-sarre:1 guyenne bearn languedoc", "levis": blocks if seat == FRENCH else "la-marine"}
    state = table(french, {"beauport": blocks} if seat == BRITISH else {})
    assert refused(state, seat, f"give {giver}") == ("no-transfer-kind", "2.5")


@rule("2.5")
def test_2_5_rangers_receive_nothing() -> None:
    state = table(british={"levis": "28th rangers:1 35th:1"})
    play(state, BRITISH, "give br-28th")
    assert refused(state, BRITISH, "receive br-rangers") == ("not-same-kind", "2.5")


@rule("2.5")
def test_2_5_militia_of_all_districts_are_one_kind() -> None:
    """Ruling Q-34: values may leave a block that is about to desert."""
    state = table({"levis": "milice-quebec-1 milice-montreal-1:1 milice-trois-rivieres"})
    transfer(state, FRENCH, "fr-milice-quebec-1", "fr-milice-montreal-1")
    assert cv_of(state, "fr-milice-montreal-1") == 2


@rule("2.5")
def test_2_5_districts_apart_under_the_option() -> None:
    """Ruling Q-34, the stricter reading."""
    state = table(
        {"levis": "milice-quebec-1 milice-quebec-2:1 milice-montreal-1:1 milice-trois-rivieres:1"},
        options={"transfer-militia-by-district": "on"},
    )
    play(state, FRENCH, "give fr-milice-quebec-1")
    assert refused(state, FRENCH, "receive fr-milice-montreal-1") == ("not-same-kind", "2.5")
    assert refused(state, FRENCH, "receive fr-milice-trois-rivieres") == ("not-same-kind", "2.5")
    play(state, FRENCH, "receive fr-milice-quebec-2")


@rule("2.5")
def test_2_5_a_block_gives_or_receives_never_both_in_one_move() -> None:
    """Ruling Q-35."""
    state = table({"levis": "la-sarre guyenne:1 bearn:2"})
    transfer(state, FRENCH, "fr-la-sarre", "fr-guyenne")
    assert refused(state, FRENCH, "give fr-guyenne") == ("has-received", "2.5")
    play(state, FRENCH, "give fr-bearn")
    assert refused(state, FRENCH, "receive fr-la-sarre") == ("has-given", "2.5")


@rule("2.5")
def test_2_5_the_next_move_starts_the_count_of_givers_anew() -> None:
    """Ruling Q-35: in one Move."""
    state = table({"levis": "la-sarre guyenne:1"})
    transfer(state, FRENCH, "fr-la-sarre", "fr-guyenne")
    orders(state)
    transfer(state, FRENCH, "fr-guyenne", "fr-la-sarre")
    assert (cv_of(state, "fr-la-sarre"), cv_of(state, "fr-guyenne")) == (3, 1)


@rule("2.5")
def test_2_5_the_enemy_learns_nothing_of_a_transfer() -> None:
    state = table({"levis": "la-sarre guyenne:1"})
    before = (state.view(BRITISH), state.events_for(BRITISH), counts(state, "levis"))
    transfer(state, FRENCH, "fr-la-sarre", "fr-guyenne")
    assert (state.view(BRITISH), state.events_for(BRITISH), counts(state, "levis")) == before
    assert happened(state)[-1] == "cv-transferred"


@rule("2.5")
def test_2_5_the_enemys_blocks_are_not_touched() -> None:
    state = table({"levis": "la-sarre guyenne:1"})
    assert refused(state, BRITISH, "give fr-la-sarre") == ("not-yours", "2.1")
