"""3. Setup."""

import pytest

from arpents.games.quebec_1759.orders import NO_WAY, way_between
from arpents.speech import Speech
from tests.quebec_1759.table import BRITISH, FRENCH, GAME, counts, ships, table
from tests.rules import rule
from tests.table import asked, offered, offers, play, refused, told

NINE = ["montmorency", "beauport", "st-charles", "abraham", "ste-foy", "cap-rouge", "sillery", "etchemin", "levis"]


@rule("3.2")
def test_3_2_all_blocks_must_be_placed() -> None:
    state = GAME.start()
    play(state, FRENCH, "take fr-la-sarre", "put levis")
    assert refused(state, FRENCH, "ready") == ("not-all-placed", "3.2")


@rule("3.2")
def test_3_2_any_number_of_blocks_may_share_a_zone() -> None:
    state = GAME.start()
    for block in state.view(FRENCH)["pool"]:
        play(state, FRENCH, f"take {block['block']}", "put ste-foy")
    play(state, FRENCH, "ready")
    assert counts(state, "ste-foy") == (25, 0)


@rule("3.3")
def test_3_3_the_british_start_on_the_island_and_their_ships_in_the_bason() -> None:
    state = GAME.start()
    assert counts(state, "ile-d-orleans") == (0, 21)
    assert ships(state) == (4, 0)
    assert state.to_act == (FRENCH,)
    assert asked(state, BRITISH) == "waiting"


@rule("3.4")
def test_3_4_the_french_choose_among_the_nine_other_zones() -> None:
    state = GAME.start()
    play(state, FRENCH, "take fr-la-sarre")
    assert sorted(offered(state, FRENCH)) == sorted(f"put {zone}" for zone in NINE)
    assert refused(state, FRENCH, "put ile-d-orleans") == ("not-a-french-zone", "3.4")


@rule("3.4")
@pytest.mark.parametrize("preset", ["even", "levis", "beauport"])
def test_3_4_a_preset_places_every_block(preset: str) -> None:
    state = GAME.start()
    play(state, FRENCH, f"preset {preset}", "ready")
    assert sum(counts(state, zone)[0] for zone in NINE) == 25
    assert asked(state, FRENCH) == asked(state, BRITISH) == "plan"


@rule("3.4")
def test_3_4_a_preset_can_be_changed() -> None:
    state = GAME.start()
    play(state, FRENCH, "preset even", "take fr-la-sarre", "put cap-rouge", "ready")
    assert counts(state, "cap-rouge") == (1, 0)
    assert counts(state, "beauport") == (5, 0)


@rule("3.4")
def test_3_4_one_preset_only() -> None:
    state = GAME.start()
    play(state, FRENCH, "preset even")
    assert refused(state, FRENCH, "preset levis") == ("preset-taken", "3.4")


@rule("3.4")
def test_3_4_british_blocks_are_not_the_french_to_place() -> None:
    state = GAME.start()
    assert refused(state, FRENCH, "take br-28th") == ("not-yours", "2.1")


@rule("3.4")
def test_3_4_a_block_must_change_its_zone_when_taken_up_again() -> None:
    state = GAME.start()
    play(state, FRENCH, "preset even", "take fr-la-sarre")
    assert refused(state, FRENCH, "put beauport") == ("already-there", "3.4")


@rule("3.4")
def test_3_4_second_thoughts_come_to_an_end() -> None:
    state = GAME.start()
    play(state, FRENCH, "preset even")
    for _ in range(20):
        play(state, FRENCH, "take fr-la-sarre", "put cap-rouge", "take fr-la-sarre", "put beauport")
    assert refused(state, FRENCH, "take fr-la-sarre") == ("changes-spent", "3.4")
    for lang, words in (("fr", ("la table", "quarante", "Q-36")), ("en", ("the table", "forty", "Q-36"))):
        text = Speech(GAME.slug, lang, strict=True).text("reason-changes-spent", {"block": "block-fr-la-sarre"})
        assert all(word in text.lower() or word in text for word in words), text
    state.undo(FRENCH)
    state.undo(FRENCH)
    assert offers(state, FRENCH, "take fr-la-sarre")


@rule("9.1")
def test_9_1_the_table_has_room_for_more_lines_than_any_order_needs() -> None:
    """Ruling Q-37: only a bluff can meet the limit."""
    state = table({"levis": "la-sarre"})
    play(state, FRENCH, "freely")
    for _ in range(8):
        play(state, FRENCH, "from abraham", "to sillery", "count 1")
    assert refused(state, FRENCH, "from abraham") == ("order-full", "9.1")
    assert refused(state, FRENCH, "indians-from levis") == ("order-full", "9.1")
    for zone in range(10):
        ways = {(other, way_between(zone, other, boat)) for other in range(10) if other != zone for boat in (0, 1)}
        assert 0 < len([way for _, way in ways if way != NO_WAY]) <= 8


@rule("3.4", "10.1")
def test_3_4_decoys_need_a_real_companion_from_the_start() -> None:
    """Ruling Q-2."""
    state = GAME.start()
    assert refused(state, FRENCH, "take fr-decoy-1") == ("decoy-alone", "10.1")
    play(state, FRENCH, "take fr-la-sarre", "put levis", "take fr-decoy-1")
    assert refused(state, FRENCH, "put beauport") == ("decoy-alone", "10.1")
    play(state, FRENCH, "put levis")
    assert refused(state, FRENCH, "take fr-la-sarre") == ("leaves-decoys-alone", "10.1")


@rule("2.3", "3.4")
def test_3_4_the_british_see_nothing_until_the_french_are_ready() -> None:
    state = GAME.start()
    before = (state.view(BRITISH), state.events_for(BRITISH))
    play(state, FRENCH, "preset levis")
    assert (state.view(BRITISH), state.events_for(BRITISH)) == before
    play(state, FRENCH, "ready")
    assert state.view(BRITISH)["zones"]["levis"][FRENCH] == {"count": 9, "blocks": []}
    assert [event["kind"] for event in state.events_for(BRITISH)] == ["event-setup-done", "event-move-begins"]
    assert told(state, "setup-done", BRITISH) == [{"rule": "3.4"}]


@rule("3.4")
def test_3_4_placing_can_be_taken_back_but_not_readiness() -> None:
    state = GAME.start()
    play(state, FRENCH, "preset levis")
    state.undo(FRENCH)
    play(state, FRENCH, "preset even", "ready")
    assert not state.can_undo(FRENCH)
