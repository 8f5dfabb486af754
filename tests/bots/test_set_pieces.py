"""Set pieces: real positions with right decisions, a reason in both languages and a rule; and what players answer."""

from collections import Counter

import pytest

from arpents.cli.coverage import rules_of
from arpents.games import ROOMS
from arpents.research.set_pieces import answers_to, ask
from arpents.speech import LANGUAGES, Speech
from arpents.table.set_pieces import SetPiece, SetPieceFault, pieces_of

PIECES = [piece for slug in ROOMS for piece in pieces_of(slug)]
GAMES = sorted({piece.slug for piece in PIECES})
FOUND_BY = [(slug, "regular:300") for slug in GAMES]

every_piece = pytest.mark.parametrize("piece", PIECES, ids=[f"{piece.slug} {piece.id}" for piece in PIECES])


@every_piece
def test_the_right_words_are_allowed(piece: SetPiece) -> None:
    for chain in piece.right:
        state = piece.position()
        for place, words in enumerate(chain):
            if place:
                state.play(piece.seat, chain[place - 1])
            assert state.action(words) in state.actions(piece.seat), words


@every_piece
def test_a_wrong_decision_is_possible(piece: SetPiece) -> None:
    state = piece.position()
    assert {state.words(action) for action in state.actions(piece.seat)} > {chain[0] for chain in piece.right}


@every_piece
def test_the_rule_exists(piece: SetPiece) -> None:
    assert piece.rule in rules_of(piece.slug)


@every_piece
@pytest.mark.parametrize("lang", LANGUAGES)
def test_title_and_reason_are_told(piece: SetPiece, lang: str) -> None:
    speech = Speech(piece.slug, lang, strict=True)
    assert speech.text(piece.title) and not speech.text(piece.title).endswith(".")
    assert speech.text(piece.why).endswith(".")


@pytest.mark.parametrize("slug", GAMES)
def test_no_two_pieces_have_the_same_name(slug: str) -> None:
    assert Counter(piece.id for piece in pieces_of(slug)).most_common(1)[0][1] == 1


@every_piece
def test_an_answer_is_the_same_each_time(piece: SetPiece) -> None:
    answers = [ask(piece, "recruit:8").dump() for _ in range(2)]
    assert answers[0] == answers[1]


@pytest.mark.parametrize(("slug", "bot"), FOUND_BY)
def test_most_are_found_with_a_tenth_of_the_usual_budget(slug: str, bot: str) -> None:
    answers = list(answers_to(slug, bot))
    assert len(answers) >= 10
    missed = [answer.dump() for answer in answers if not answer.found]
    assert len(missed) <= 0.3 * len(answers), missed


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_orders_that_are_the_same_in_other_words_leave_room_for_the_best(seed: int) -> None:
    (piece,) = [piece for piece in pieces_of("quebec-1759") if piece.id == "send-soldiers"]
    assert ask(piece, "veteran:2000", seed).found


@pytest.mark.parametrize("seed", [1, 2])
def test_cards_are_drawn_before_what_could_wait_for_them(seed: int) -> None:
    (piece,) = [piece for piece in pieces_of("few-acres-of-snow") if piece.id == "home-support-first"]
    assert ask(piece, "veteran:2000", seed).found


def test_a_piece_that_lacks_something_is_refused() -> None:
    entry = {"id": "x", "rule": "1", "level": "recruit", "seat": "french", "right": ["pass"], "position": {}}
    with pytest.raises(SetPieceFault):
        SetPiece("quebec-1759", entry)
    with pytest.raises(SetPieceFault):
        SetPiece("quebec-1759", {"id": "x"})
