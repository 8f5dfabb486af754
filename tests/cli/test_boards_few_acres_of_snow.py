"""A Few Acres of Snow in the terminal: the map, the piles, the sieges and the hand, in both languages."""

import copy
import random
import re
from typing import Any

import pytest

import arpents
from arpents.cli.boards import Board, board_for
from arpents.cli.boards.few_acres_of_snow import HEIGHT, PLACES, WIDTH, FewAcresBoard
from arpents.cli.terminal import Paint
from arpents.cli.words import Words
from arpents.games.few_acres_of_snow.board import PLACE_NAMES
from arpents.speech import speech_for
from tests.cli.conftest import Run

GAME = "few-acres-of-snow"
LANGUAGES = ["fr", "en"]
SEATS = ["british", "french", None]
DECISIONS = {"start": 0, "early": 60, "middle": 500, "end": 100_000}


@pytest.fixture(scope="module")
def views() -> dict[str, list[dict[str, Any]]]:
    """What each seat and a bystander see at several moments of a random match."""
    state = arpents.game(GAME).start(seed=5)
    rng = random.Random(5)
    found: dict[str, list[dict[str, Any]]] = {}
    made = 0
    for name, decisions in DECISIONS.items():
        while state.outcome is None and made < decisions:
            seat = rng.choice(state.to_act)
            state.apply(seat, rng.choice(state.actions(seat)))
            made += 1
        found[name] = [state.view(seat) for seat in SEATS]
    assert state.outcome is not None
    return found


def board(lang: str, colours: bool = False) -> Board:
    return board_for(GAME, Words(lang, GAME), Paint(colours))


def besieged() -> dict[str, Any]:
    """The British before Québec, ahead by one; Halifax is fortified."""
    spec = {
        "game": GAME,
        "places": {"halifax": "british town fortified"},
        "sieges": {"british": {"place": "quebec", "marker": 1, "british": ["regular-infantry"], "french": ["militia"]}},
        "hand": {"british": ["boston", "siege-artillery", "pemaquid"]},
        "mover": "british",
        "actions": 2,
    }
    view: dict[str, Any] = arpents.game(GAME).position(spec).view("british")
    return view


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("moment", DECISIONS)
@pytest.mark.parametrize("width", [59, 79, 99])
def test_every_moment_is_drawn_in_words(
    views: dict[str, list[dict[str, Any]]], lang: str, moment: str, width: int
) -> None:
    for view in views[moment]:
        before = copy.deepcopy(view)
        lines = board(lang).draw(view, width)
        assert view == before
        assert all(len(line) <= max(width, WIDTH) for line in lines)
        text = "\n".join(lines)
        assert "‹" not in text and "\033" not in text and "None" not in text
        assert not re.search(r"\b[a-z]+_[a-z]+\b", text)  # no name of a field


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_can_be_read_on_the_map(lang: str) -> None:
    """However it is marked: no name hides another, even with all places fortified and besieged."""
    assert set(PLACES) == set(PLACE_NAMES)
    view = copy.deepcopy(besieged())
    for seen in view["places"].values():
        seen.update(fortified=True, besieged=True)
    drawn = board(lang)
    assert isinstance(drawn, FewAcresBoard)
    lines = drawn.map(view)
    assert len(lines) == HEIGHT
    text = "\n".join(lines)
    for place in PLACE_NAMES:
        assert re.search(
            rf"\[.\]{re.escape(speech_for(GAME, lang).text(f'place-{place}.short'))}( \d?\*?(\+\d)?)? ‼", text
        ), place


def test_pieces_fortifications_and_sieges_are_marked() -> None:
    text = "\n".join(board("en").draw(besieged(), 79))
    assert "[B]Halifax 2*" in text
    assert "F Québec 6*+2 ‼" in text
    assert "f Montréal 4*+1" in text and "o Albany 4*" in text and "o Oswego 2" in text


@pytest.mark.parametrize(
    ("lang", "facts"),
    [
        ("en", ["British besiege Québec: British lead by 1", "Regular\u00a0Infantry", "2 actions left", "(7)"]),
        (
            "fr",
            ["Siège\u00a0: Québec", "avantage 1\u00a0: Britanniques", "Infanterie\u00a0régulière", "encore 2 actions"],
        ),
    ],
)
def test_sieges_offers_and_actions_are_told(lang: str, facts: list[str]) -> None:
    text = "\n".join(board(lang).draw(besieged(), 99))
    for fact in facts:
        assert fact in text


def test_a_hand_says_what_its_cards_do() -> None:
    view = besieged()
    view["places"]["pemaquid"]["owner"] = None
    lines = board("en").draw(view, 99)
    hand = lines[next(number for number, line in enumerate(lines) if "cards in hand" in line) :]
    told = "\n".join(hand)
    assert "ship, settlers, 3 coins, strength 1 · ship → New\u00a0Haven" in told
    assert speech_for(GAME, "en").text("wording-siege-artillery")[:30] in told
    assert "cannot be used now — fur" in told  # its place is not held


def test_a_siege_has_a_track_and_the_market_its_effects() -> None:
    view = besieged()
    text = "\n".join(board("en").draw(view, 99))
    assert "  French 4 3 2 1 | 0 [1] | 2 3 4 British" in text
    wording = speech_for(GAME, "en").text("wording-rangers")
    assert f"  Rangers\u00a0(5): {wording}"[:60] in text
    view["sieges"]["british"]["marker"] = -6
    assert "  French [6] 5 4 3 2 1 | 0 1 | 2 3 4 British" in "\n".join(board("en").draw(view, 99))
    assert "Rangers\u00a0(5):" not in "\n".join(board("en").draw({**view, "seat": None}, 99))


@pytest.mark.parametrize(("lang", "does"), [("en", "→ reinforce Québec"), ("fr", "→ renforcer Québec")])
def test_a_hand_says_what_its_cards_can_do_now(lang: str, does: str) -> None:
    drawn = board(lang)
    view = besieged()
    drawn.answer = {"cards": {"boston": [{"verb": "reinforce", "places": ["quebec"]}]}}
    assert any(line.strip().startswith(does) for line in drawn.draw(view, 79))
    assert drawn.close_up(view, 79) == []
    drawn.answer = {"cards": {}}  # which card, is asked: what was shown still holds
    assert drawn.close_up(view, 79) == []
    drawn.answer = {"cards": {"pemaquid": [{"verb": "collect", "places": []}]}}
    assert drawn.close_up(view, 79)


def test_the_other_hand_stays_hidden(views: dict[str, list[dict[str, Any]]]) -> None:
    """Nothing is drawn but what the view holds: what it does not say of the other hand cannot matter."""
    view = views["start"][0]
    assert "hand" not in view["sides"]["french"]
    text = "\n".join(board("en").draw(view, 99))
    assert "British: money 12, 5 cards in hand" in text and "French: money" not in text
    assert "In hand or deck: " in text
    bystander = "\n".join(board("en").draw(views["start"][2], 99))
    assert "in hand" not in bystander


def test_the_hand_is_shown_again_only_when_it_has_changed(views: dict[str, list[dict[str, Any]]]) -> None:
    drawn = board("fr")
    view = copy.deepcopy(views["start"][0])
    drawn.draw(view, 79)
    assert drawn.close_up(view, 79) == []
    view["sides"]["british"]["hand"] = view["sides"]["british"]["hand"][1:]
    assert "4 cartes en main" in drawn.close_up(view, 79)[0]
    assert drawn.close_up(view, 79) == []
    assert drawn.close_up(views["start"][2], 79) == []


def test_the_board_is_drawn_again_with_every_turn_and_siege(views: dict[str, list[dict[str, Any]]]) -> None:
    drawn = board("en")
    view = copy.deepcopy(views["start"][0])
    first = drawn.moment(copy.deepcopy(view))
    view["sides"]["british"]["money"] = 1
    assert drawn.moment(view) == first
    view["sieges"]["french"] = besieged()["sieges"]["british"]
    assert drawn.moment(view) != first
    view["sieges"]["french"] = None
    view["mover"] = "french"
    assert drawn.moment(view) != first


def test_colours_only_where_they_are_wanted(views: dict[str, list[dict[str, Any]]]) -> None:
    painted = board("en", colours=True).draw(views["middle"][0], 79)
    assert any("\033" in line for line in painted)
    plain = [re.sub(r"\033\[[0-9;]*m", "", line).rstrip() for line in painted]
    assert plain == [line.rstrip() for line in board("en").draw(views["middle"][0], 79)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_in_the_terminal(run: Run, lang: str) -> None:
    words = ("play", GAME, "--terminal", "--seed", "4", "--lang", lang, "--seat", "british", "--bot", "random")
    ran = run(*words, typed="?\n1\ncarte\nquit\n\n")
    assert ran.code == 0 and ran.err == ""
    assert "‹" not in ran.out and "Michilimack." in ran.out and "available_empire" not in ran.out


@pytest.mark.parametrize(
    ("by_map", "leads"), [("off", "Ticonderoga, Québec"), ("on", "Ticonderoga, Trois-Riv., Montréal")]
)
def test_the_card_of_fort_st_john_lists_what_the_options_say(by_map: str, leads: str) -> None:
    spec = {"options": {"fort-st-john-by-map": by_map}, "turn": 2, "hand": {"french": ["fort-st-john"]}}
    view = arpents.game(GAME).position(spec).view("french")
    assert f"→ {leads}" in "\n".join(board("fr").reveal(view, 140))
