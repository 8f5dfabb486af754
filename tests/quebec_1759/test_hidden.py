"""2.3 What nobody may learn: secret orders, hidden blocks, and what being asked gives away."""

import json
import random
from typing import Any

import pytest

from arpents.engine.errors import NothingToUndo
from arpents.games.quebec_1759.board import BLOCK_NAMES
from arpents.games.quebec_1759.planning import Planning
from tests.quebec_1759.table import (
    BRITISH,
    FRENCH,
    GAME,
    SHORT,
    counts,
    cv_of,
    deploy,
    fight,
    orders,
    pick,
    seen_at,
    table,
    volley,
    write,
)
from tests.rules import rule
from tests.table import asked, offered, offers, play, told

SEATS = (FRENCH, BRITISH)
ARMY = "la-sarre guyenne bearn languedoc"


def shown(state: Any, seat: str | None) -> str:
    """Everything a seat is given, as text."""
    if seat is None:
        return json.dumps([state.view(None), state.events_for(None)])
    at = GAME.seat(state, seat)
    return json.dumps(
        [at.view(), at.prompt().dump(), at.events, [at.words(action) for action in at.actions()], at.asked, at.can_undo]
    )


def planning() -> Any:
    return table({"levis": f"indiens {ARMY} la-marine:1 decoy-1"}, {"ile-d-orleans": "28th decoy-1 35th:2"})


# -- secret orders


@rule("4.1", "9.1")
@pytest.mark.parametrize(
    ("seat", "words"),
    [
        (FRENCH, ["from levis", "to etchemin", "count 3", "ready"]),
        (FRENCH, ["indians-from levis", "to ile-d-orleans", "ready"]),
        (FRENCH, ["freely", "from beauport", "to abraham", "count 20"]),
        (FRENCH, ["give fr-la-sarre", "receive fr-la-marine", "ready"]),
        (BRITISH, ["from ile-d-orleans", "to levis", "count 4", "ready"]),
        (BRITISH, ["ships-up 2", "ready"]),
        (BRITISH, ["give br-28th", "receive br-35th"]),
        (BRITISH, ["freely", "ready"]),
    ],
)
def test_4_1_nothing_is_shown_while_orders_are_written(seat: str, words: list[str]) -> None:
    """After every word the other player and the spectators see what they saw before."""
    state = planning()
    other = BRITISH if seat == FRENCH else FRENCH
    before = (shown(state, other), shown(state, None))
    for word in words:
        play(state, seat, word)
        assert (shown(state, other), shown(state, None)) == before


@rule("4.1")
def test_4_1_undo_leaves_no_trace_either() -> None:
    """A changed transfer or order before ready."""
    state = planning()
    before = (shown(state, BRITISH), shown(state, None))
    key = state.key()
    play(state, FRENCH, "give fr-la-sarre", "receive fr-la-marine", "from levis", "to etchemin", "count 2")
    while state.can_undo(FRENCH):
        state.undo(FRENCH)
    assert (shown(state, BRITISH), shown(state, None)) == before
    assert state.key() == key
    assert cv_of(state, "fr-la-marine") == 1
    with pytest.raises(NothingToUndo):
        state.undo(FRENCH)


@rule("4.1")
def test_4_1_readiness_can_be_taken_back_until_both_are_ready() -> None:
    state = planning()
    play(state, FRENCH, "from levis", "to etchemin", "count 2", "ready")
    assert state.to_act == (BRITISH,)
    state.undo(FRENCH)
    assert state.to_act == (FRENCH, BRITISH)
    assert asked(state, FRENCH) == "plan"
    assert len(state.view(FRENCH)["orders"][FRENCH]) == 1
    play(state, FRENCH, "ready")
    play(state, BRITISH, "ready")
    assert not state.can_undo(FRENCH) and not state.can_undo(BRITISH)


@rule("4.1")
def test_4_1_one_side_goes_back_while_the_other_has_finished() -> None:
    state = planning()
    play(state, BRITISH, "ships-up 1")
    play(state, FRENCH, "from levis", "to etchemin", "count 2", "ready")
    finished = shown(state, FRENCH)
    play(state, BRITISH, "ships-up 1")
    state.undo(BRITISH)
    state.undo(BRITISH)
    assert shown(state, FRENCH) == finished
    assert state.to_act == (BRITISH,)
    assert state.view(BRITISH)["orders"][BRITISH] == []
    write(state, BRITISH, "2 NAVAL UP")
    play(state, BRITISH, "ready")
    assert [event["count"] for event in told(state, "ships-revealed")] == [2]
    assert [event["count"] for event in told(state, "line-revealed")] == [2]


@rule("4.1")
def test_4_1_the_finished_side_goes_back_while_the_other_writes() -> None:
    state = planning()
    play(state, FRENCH, "ready")
    play(state, BRITISH, "ships-up 2")
    writing = shown(state, BRITISH)
    state.undo(FRENCH)
    assert shown(state, BRITISH) == writing
    assert state.to_act == (FRENCH, BRITISH)


@rule("9.2")
def test_9_2_picks_are_secret_and_then_only_counted() -> None:
    state = table({"levis": f"{ARMY} decoy-1"})
    orders(state, "2 LE-ET", "1 OR-BE")
    before = (shown(state, BRITISH), shown(state, None))
    play(state, FRENCH, "pick fr-bearn", "pick fr-guyenne", "ready")
    assert (shown(state, BRITISH), shown(state, None)) == before
    pick(state, BRITISH, "28th")
    assert [event["blocks"] for event in told(state, "who-moved", FRENCH)] == [["block-fr-guyenne", "block-fr-bearn"]]
    assert told(state, "who-moved", None) == []
    assert "fr-bearn" not in shown(state, BRITISH)
    assert state.view(BRITISH)["zones"]["etchemin"][FRENCH] == {"count": 2, "blocks": []}


@rule("9.2")
def test_9_2_a_pick_can_be_taken_back_while_the_other_side_picks() -> None:
    state = table({"levis": ARMY})
    orders(state, "2 LE-ET", "1 OR-BE")
    play(state, FRENCH, "pick fr-bearn", "pick fr-guyenne", "ready")
    state.undo(FRENCH)
    state.undo(FRENCH)
    play(state, FRENCH, "pick fr-la-sarre", "ready")
    pick(state, BRITISH, "28th")
    assert [block["block"] for block in state.view(FRENCH)["zones"]["etchemin"][FRENCH]["blocks"]] == [
        "fr-la-sarre",
        "fr-bearn",
    ]


# -- hidden blocks


@rule("2.3")
def test_2_3_a_view_names_no_hidden_enemy_block() -> None:
    """Ruling Q-19: counts, and the log of what was shown."""
    state = GAME.start(seed=3)
    play(state, FRENCH, "preset levis", "ready")
    orders(state, british="4 OR-MO")
    pick(state, BRITISH, "28th 35th 43rd 47th")
    named = [f'"{block["block"]}"' for block in state.view(FRENCH)["zones"]["levis"][FRENCH]["blocks"]]
    assert all(name not in json.dumps(state.view(BRITISH)) for name in named)
    assert '"br-' not in json.dumps(state.view(FRENCH))


@rule("2.3")
def test_2_3_spectators_see_no_more_than_either_side() -> None:
    state = GAME.position({"preset": "even"})
    seen = json.dumps(state.view(None))
    assert '"fr-' not in seen and '"br-' not in seen
    assert state.view(None)["zones"]["levis"][FRENCH] == {"count": 7, "blocks": []}


@rule("2.3")
def test_2_3_totals_are_not_shown_while_the_match_runs() -> None:
    """Only their crossing of 20 and of 10 is."""
    state = planning()
    assert state.outcome is None
    assert not {"scores", "totals", "cv"} & set(state.view(BRITISH))


# -- what being asked gives away


@rule("2.3", "22.4")
def test_2_3_the_question_before_a_fight_is_put_wherever_the_indians_are() -> None:
    """Ruling Q-32."""
    for french in ({"beauport": f"{ARMY} indiens"}, {"beauport": ARMY, "abraham": "indiens"}):
        state = table(french, {"beauport": "28th"}, phase="battles", moved=["br-28th"], origin={BRITISH: "montmorency"})
        assert asked(state, FRENCH) == "indians-leave"
        assert offers(state, FRENCH, "remain")


@rule("2.3", "13.1b")
def test_2_3_a_reserve_of_indians_is_asked_like_any_other() -> None:
    """Ruling Q-32."""
    for french in (f"{ARMY} indiens", f"{ARMY} la-marine"):
        state = fight("beauport", french, "28th 35th 43rd")
        if "indiens" in french:
            play(state, FRENCH, "remain")
        deploy(state, FRENCH, "la-sarre", "guyenne", "bearn languedoc")
        deploy(state, BRITISH, "28th", "35th", "43rd")
        assert asked(state, FRENCH) == "commit"


@rule("2.3", "22.2")
def test_2_3_raid_losses_are_asked_even_if_only_one_block_can_bear_them() -> None:
    """Ruling Q-32: two blocks stand there, one is a decoy."""
    state = table({"etchemin": f"indiens {ARMY}"}, {"levis": "28th decoy-1"}, occupied=["levis"], dice=[5, 1, 1, 1])
    orders(state, "IND ET-LE")
    play(state, FRENCH, "raid")
    assert offered(state, BRITISH) == ["lose br-28th"]


@rule("10.2")
def test_10_2_that_a_fight_has_no_decoys_cannot_be_learnt_and_taken_back() -> None:
    """The French answer for the Indians before they know whether the British brought decoys."""
    for british in ("28th 35th 43rd 47th", "28th 35th 43rd decoy-1"):
        state = fight("beauport", f"{ARMY} indiens", british)
        play(state, FRENCH, "remain")
        assert not state.can_undo(FRENCH)


@rule("2.3")
@pytest.mark.parametrize("seat", SEATS)
def test_2_3_a_shot_cannot_be_taken_back(seat: str) -> None:
    state = fight("beauport", "la-sarre", "28th", dice=[1] * 7)
    volley(state, FRENCH, "la-sarre")
    assert not state.can_undo(seat)


# -- blocks that look alike


GROUPS = {"fr-decoy": 5, "br-decoy": 8, "fr-milice-quebec": 6, "fr-milice-montreal": 6}
ALIKE = {f"{look}-{n}": look for look, count in GROUPS.items() for n in range(1, count + 1)}
NUMBERS = {name: number for number, name in enumerate(BLOCK_NAMES)}


def renumbered(rng: random.Random, side: str) -> dict[str, str]:
    """New numbers for the blocks of a side that look alike."""
    found = {name: name for name in BLOCK_NAMES}
    for look, count in GROUPS.items():
        if look.startswith(SHORT[side]):
            fresh = [f"{look}-{n}" for n in range(1, count + 1)]
            rng.shuffle(fresh)
            found.update({f"{look}-{n}": name for n, name in enumerate(fresh, 1)})
    return found


def standing(state: Any, block: int) -> tuple[object, ...]:
    """All that tells one block from another that looks like it."""
    masks = [state.moved, state.by_boat, state.leaving, state.face_up, *state.picks, *state.ranks]
    top = state.stack[-1]
    if isinstance(top, Planning):
        masks += [top.given, top.received]
    drafted = isinstance(top, Planning) and top.drafted_origin(0) == block
    name = BLOCK_NAMES[block]
    look = name if state.face_up >> block & 1 else ALIKE.get(name, name)
    return look, state.place[block], state.cv[block], drafted, *(mask >> block & 1 for mask in masks)


def same_block(state: Any, twin: Any, block: int) -> int:
    for other in (block, *range(len(BLOCK_NAMES))):
        if standing(twin, other) == standing(state, block):
            return other
    raise AssertionError(f"{BLOCK_NAMES[block]} has no equal")


def same_words(state: Any, twin: Any, words: str) -> str:
    """The words for the same decision where alike blocks have other numbers."""
    verb, _, noun = words.partition(" ")
    if noun not in NUMBERS:
        return words
    return f"{verb} {BLOCK_NAMES[same_block(state, twin, NUMBERS[noun])]}"


@rule("2.3", "10.2")
@pytest.mark.parametrize("side", SEATS)
@pytest.mark.parametrize("seed", range(12))
def test_2_3_the_numbers_of_blocks_that_look_alike_tell_nothing(side: str, seed: int) -> None:
    """Ruling Q-38: a match goes on in the same way, for everybody else, whatever numbers those blocks began with."""
    rng = random.Random(seed)
    fresh = renumbered(rng, side)
    start = GAME.position({"preset": ("even", "levis", "beauport")[seed % 3], "seed": seed})
    place = {seen["block"]: zone for zone, sides in start.view(side)["zones"].items() for seen in sides[side]["blocks"]}
    state = GAME.position({"preset": "even", "seed": seed, "blocks": place})
    twin = GAME.position(
        {"preset": "even", "seed": seed, "blocks": {fresh[name]: zone for name, zone in place.items()}}
    )
    watchers = [seat for seat in (*SEATS, None) if seat != side]
    while state.to_act:
        for seat in watchers:
            assert state.view(seat) == twin.view(seat)
            assert state.events_for(seat, -20) == twin.events_for(seat, -20)
            if seat is not None:
                assert state.prompt(seat).dump() == twin.prompt(seat).dump()
                assert offered(state, seat) == offered(twin, seat)
        seat = rng.choice(state.to_act)
        words = rng.choice(offered(state, seat))
        meant = same_words(state, twin, words)
        play(state, seat, words)
        play(twin, seat, meant)
    assert state.outcome.dump() == twin.outcome.dump()


@rule("10.2")
def test_10_2_which_decoys_are_gone_is_not_told() -> None:
    """However they were numbered: as many as are gone, from the first."""
    for decoys in ("decoy-1 decoy-2", "decoy-4 decoy-5"):
        rest = {"levis": "bearn " + " ".join(f"decoy-{n}" for n in range(1, 6) if f"decoy-{n}" not in decoys)}
        state = fight("beauport", f"la-sarre guyenne {decoys}", "28th 35th", elsewhere={FRENCH: rest})
        gone = [block for block in state.view(BRITISH)["eliminated"] if block.startswith("fr-decoy")]
        assert gone == ["fr-decoy-1", "fr-decoy-2"]
        assert seen_at(state, FRENCH, "levis", FRENCH) == ["fr-bearn", "fr-decoy-3", "fr-decoy-4", "fr-decoy-5"]


@rule("22.3")
def test_22_3_scouts_learn_no_number_of_a_decoy() -> None:
    rest = " ".join(f"decoy-{n}" for n in range(1, 8))
    state = table(
        {"etchemin": f"indiens {ARMY}"},
        {"levis": "28th decoy-8", "ile-d-orleans": rest},
        occupied=["levis"],
        draws=[1, 0],
    )
    orders(state, "IND ET-LE")
    play(state, FRENCH, "scout")
    assert [event["block"] for event in told(state, "scouted")] == ["block-br-decoy-1", "block-br-28th"]
    assert state.view(FRENCH)["eliminated"][-1] == "br-decoy-1"


@rule("2.3", "12.3")
def test_12_3_militia_is_numbered_as_it_is_shown() -> None:
    """Columns from the left, the strongest first; a reserve that comes up takes the next number."""
    state = fight(
        "beauport", "milice-quebec-6 milice-quebec-4 milice-quebec-5:1 milice-quebec-3", "28th 35th 43rd",
        elsewhere={FRENCH: {"levis": "milice-quebec-1 milice-quebec-2"}},
    )  # fmt: skip
    deploy(state, FRENCH, "milice-quebec-6", "milice-quebec-5", "milice-quebec-4")
    deploy(state, BRITISH, "28th", "35th", "43rd")
    shown = [(event["block"], event["cv"], event["column"]) for event in told(state, "block-revealed")][:3]
    assert shown == [
        ("block-fr-milice-quebec-1", 2, "column-left"),
        ("block-fr-milice-quebec-2", 1, "column-centre"),
        ("block-fr-milice-quebec-3", 2, "column-right"),
    ]
    reserve = [word for word in offered(state, FRENCH) if word.startswith("left")]
    play(state, FRENCH, *reserve)
    assert told(state, "reserve-committed")[0]["block"] == "block-fr-milice-quebec-4"
    assert seen_at(state, FRENCH, "levis", FRENCH) == ["fr-milice-quebec-5", "fr-milice-quebec-6"]


@rule("20.0")
def test_20_0_militia_that_goes_home_leaves_no_number_behind() -> None:
    state = table({"levis": "la-sarre milice-quebec-1 milice-quebec-2 milice-quebec-3"}, {"beauport": "28th"})
    orders(state)
    play(state, FRENCH, "remove fr-milice-quebec-3")
    assert told(state, "militia-removed")[0]["block"] == "block-fr-milice-quebec-1"
    assert seen_at(state, FRENCH, "levis", FRENCH) == ["fr-la-sarre", "fr-milice-quebec-2", "fr-milice-quebec-3"]


# -- dealing again what a seat cannot know


def positions() -> list[Any]:
    """One state of every sort: planning, picking, the moment before a battle, deployment, a battle, a raid."""
    picking = planning()
    orders(picking, "3 LE-ET", "2 OR-BE")
    before = fight("beauport", f"{ARMY} indiens decoy-1", "28th 35th 43rd decoy-1")
    deploying = fight("beauport", f"{ARMY} indiens", "28th 35th 43rd 47th")
    play(deploying, FRENCH, "remain", "left fr-la-sarre")
    deployed = fight("beauport", f"{ARMY} indiens", "28th 35th 43rd 47th")
    play(deployed, FRENCH, "remain")
    deploy(deployed, FRENCH, "la-sarre", "guyenne", "bearn languedoc")
    fighting = deployed.copy()
    deploy(fighting, BRITISH, "28th", "35th", "43rd")
    raid = table({"etchemin": f"indiens {ARMY}"}, {"levis": "28th decoy-1 35th"}, occupied=["levis"], dice=[5, 1, 1, 1])
    orders(raid, "IND ET-LE")
    play(raid, FRENCH, "raid")
    return [GAME.start(), planning(), picking, before, deploying, deployed, fighting, raid]


@rule("2.3")
@pytest.mark.parametrize("number", range(8))
@pytest.mark.parametrize("seat", SEATS)
def test_2_3_dealt_again_a_seat_sees_the_same(number: int, seat: str) -> None:
    state = positions()[number]
    before = state.key()
    for seed in range(25):
        other = state.resample(seat, random.Random(seed))
        assert json.dumps(other.view(seat)) == json.dumps(state.view(seat))
        assert other.view(None) == state.view(None)
        assert other.prompt(seat).dump() == state.prompt(seat).dump()
        assert offered(other, seat) == offered(state, seat)
        assert GAME.faults(other) == []
    assert state.key() == before


@rule("2.3", "22.4")
def test_2_3_dealt_again_no_indians_stand_in_a_column() -> None:
    """All French are in this battle, so the Indians can only be the reserve."""
    state = fight("beauport", f"{ARMY} indiens", "28th 35th 43rd 47th")
    play(state, FRENCH, "remain")
    deploy(state, FRENCH, "la-sarre", "guyenne", "bearn languedoc")
    for seed in range(50):
        other = state.resample(BRITISH, random.Random(seed))
        sides = other.view(FRENCH)["battle"]["sides"][FRENCH]
        assert [block["block"] for block in sides["reserve"]["blocks"]] == ["fr-indiens"]


@rule("2.3")
def test_2_3_dealt_again_the_same_blocks_are_in_play_with_the_same_total() -> None:
    state = planning()
    for seed in range(25):
        other = state.resample(BRITISH, random.Random(seed))
        assert other.view(None)["eliminated"] == state.view(None)["eliminated"]
        french = [block for zone in other.view(FRENCH)["zones"].values() for block in zone[FRENCH]["blocks"]]
        assert sum(block["cv"] for block in french) == 4 + 12 + 1
        assert all(1 <= block["cv"] <= block["full_cv"] for block in french if block["type"] != "decoy")
        assert cv_of(other, "br-35th") == 2


@rule("2.3", "4.1")
def test_2_3_dealt_again_the_enemys_secret_writing_is_gone_and_ones_own_stays() -> None:
    state = planning()
    write(state, FRENCH, "3 LE-ET")
    write(state, BRITISH, "2 NAVAL UP")
    other = state.resample(BRITISH, random.Random(1))
    assert other.view(FRENCH)["orders"][FRENCH] == []
    assert len(other.view(BRITISH)["orders"][BRITISH]) == 1
    assert told(other, "line-written") == []


@rule("14.2")
def test_14_2_the_dice_to_come_are_dealt_again_too() -> None:
    state = fight("beauport", "la-sarre", "28th", dice=[6, 6, 6])
    faces = set()
    for seed in range(30):
        other = state.resample(FRENCH, random.Random(seed))
        other.record_from_here()
        volley(other, FRENCH, "la-sarre")
        faces.add(str(told(other, "shot")[0]["dice"]))
    assert len(faces) > 5


@rule("10.1", "2.3")
def test_2_3_dealt_again_decoys_are_never_alone() -> None:
    state = GAME.position({"preset": "levis"})
    for seed in range(25):
        other = state.resample(BRITISH, random.Random(seed))
        for zone in other.view(FRENCH)["zones"].values():
            types = {block["type"] for block in zone[FRENCH]["blocks"]}
            assert types != {"decoy"}


# -- refusals


@rule("9.2")
@pytest.mark.parametrize("number", range(8))
def test_9_2_a_refusal_changes_nothing(number: int) -> None:
    """Every word of the game that is not on offer is refused with a reason, and leaves all as it was."""
    state = positions()[number]
    words = [
        "ready", "done", "pass", "stand", "hold", "cease", "remain", "freely", "preset even", "take fr-la-sarre",
        "put levis", "from levis", "to etchemin", "boat-to montmorency", "count 1", "ships-up 1", "ships-down 1",
        "indians-from levis", "give fr-la-sarre", "receive fr-la-sarre", "pick fr-la-sarre", "fight-at levis", "raid",
        "scout", "lose br-28th", "answer br-rangers", "withdraw levis", "left fr-bearn", "centre br-43rd",
        "right fr-la-sarre", "retreat st-charles", "retreat-by-boat levis", "fire fr-la-sarre", "embark br-28th",
        "remove fr-milice-quebec-1",
    ]  # fmt: skip
    before = state.key()
    for seat in SEATS:
        for word in words:
            if not offers(state, seat, word):
                explained = state.explain(seat, word)
                assert not explained.allowed and explained.reason
                assert state.key() == before


@rule("2.3")
def test_2_3_to_act_names_who_has_not_finished_and_nothing_else() -> None:
    """A seat learns whether it is asked itself, not whether the other still is."""
    state = planning()
    play(state, FRENCH, "ready")
    assert not hasattr(GAME.seat(state, BRITISH), "to_act")
    assert GAME.seat(state, BRITISH).asked and not GAME.seat(state, FRENCH).asked
    assert counts(state, "levis") == (7, 0)
