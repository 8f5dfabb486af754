"""The board at a terminal: all that a seat sees, and nothing else."""

import pytest

from arpents.cli.boards import board_for
from arpents.cli.terminal import Paint
from arpents.cli.words import Words
from tests.few_acres_of_snow.table import BRITISH, FRENCH, GAME, position


def board(lang):
    return board_for(GAME.slug, Words(lang, GAME.slug), Paint(False))


def drawn(state, seat, lang="en"):
    made = board(lang)
    view = state.view(seat)
    return "\n".join(made.draw(view, 100) + made.close_up(view, 100))


def test_places_sieges_and_hand_are_shown():
    state = position(
        places={"halifax": "british village fortified", "norfolk": "british town"},
        sieges={BRITISH: {"place": "louisbourg", "marker": 1, BRITISH: ["militia"], FRENCH: ["port-royal"]}},
        hand={BRITISH: ["boston", "regular-infantry", "regular-infantry"], FRENCH: ["quebec", "ships"]},
        reserve={FRENCH: ["military-leader"]},
    )
    told = drawn(state, BRITISH)
    assert "Halifax#" in told and "Louisbourg!" in told
    assert "Siege of Louisbourg by the British: +1. British: Militia. French: Port\u00a0Royal." in told
    assert "Hand        Boston, Regular\u00a0Infantry\u00a0×2" in told
    assert "Reserve     Military\u00a0Leader" in told
    assert "Ships" not in told.split("Hand")[1]


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("seat", [BRITISH, FRENCH, None])
def test_every_seat_has_its_board(lang, seat):
    state = GAME.start(seed=4)
    made = board(lang)
    view = state.view(seat)
    lines = made.draw(view, 79) + made.close_up(view, 79) + made.reveal(view, 79)
    assert "‹" not in "\n".join(lines) + made.legend(view)
    assert max(len(line) for line in lines if line.startswith("  ")) <= 79


def test_a_draft_tells_its_cost():
    state = position(money={BRITISH: 9})
    labels = {state.words(a): board("fr").words.speech.label(GAME, a) for a in state.actions(BRITISH)}
    assert labels["draft rangers"] == "Choisir les Rangers (5 d’argent)"
    assert labels["draft bateaux"] == "Choisir les Bateaux (gratuit)"
