"""What is decided in one go: the blocks that carry out an order; and what needs no question."""

from arpents.table.match import Match
from tests.quebec_1759.table import BRITISH, FRENCH, GAME, fight
from tests.rules import rule
from tests.table import asked, offered


def ordered(order: str) -> Match:
    match = Match.start(GAME, seed=1)
    for words in ("preset levis", "ready", "ready"):
        match.play("french", words)
    match.play("british", f"{order}, ready")
    return match


@rule("9.2", "10.1")
def test_the_strongest_blocks_or_the_weakest_carry_an_order_out_in_one_line() -> None:
    match = ordered("from ile-d-orleans, to montmorency, count 4")
    strongest, weakest = match.journeys("british")
    assert strongest["words"] == ["pick br-28th", "pick br-35th", "pick br-43rd", "pick br-47th", "ready"]
    words = weakest["words"]
    assert isinstance(words, list) and words[-1] == "ready" and len(words) == 5
    assert any("decoy" in word for word in words) and any("decoy" not in word for word in words[:-1])  # 10.1
    sent = strongest["words"]
    assert isinstance(sent, list)
    match.play("british", ", ".join(sent))
    view = match.state.view("british")["zones"]
    assert isinstance(view, dict) and view["montmorency"]["british"]["count"] == 4


@rule("9.1")
def test_a_half_written_line_with_one_way_to_go_on_goes_on_by_itself() -> None:
    """From Lévis a road leads to the Etchemin and nowhere else; one undo takes both back."""
    match = Match.start(GAME, seed=1)
    for words in ("preset levis", "ready"):
        match.play("french", words)
    before = match.state.key()
    rows, left = match.play("french", "from levis")
    assert [row.words for row in rows] == ["from levis", "to etchemin"] and left == []
    assert match.state.prompt("french").id == "prompt-count"
    assert match.state.prompt("british").id == "prompt-plan"  # and the other side sees nothing of it
    match.undo_line("french")
    assert match.state.key() == before


def test_nothing_is_answered_for_a_seat_that_is_at_its_menu() -> None:
    match = ordered("from ile-d-orleans, to montmorency, count 4")
    assert not match.state.foregone("british")


@rule("22.2", "22.4")
def test_whether_the_indians_are_in_a_battle_is_not_told_by_whether_the_french_are_asked() -> None:
    """Both positions look the same to the British; in one the French could only answer that the Indians remain."""
    at_hand = fight("levis", "guyenne indiens", "28th", elsewhere={FRENCH: {"sillery": "bearn la-sarre languedoc"}})
    away = fight("levis", "guyenne bearn", "28th", elsewhere={FRENCH: {"sillery": "indiens la-sarre languedoc"}})
    states = [at_hand, away]
    assert [asked(state, FRENCH) for state in states] == ["indians-leave", "indians-leave"]
    assert states[0].view(BRITISH) == states[1].view(BRITISH)
    assert len(states[0].actions(FRENCH)) > 1 and offered(states[1], FRENCH) == ["remain"]
    assert [state.foregone(FRENCH) for state in states] == [False, False]
