"""Small Wars: Mohicans in the terminal: the map, the stacks, the sea and the Six Nations, in both languages."""

import copy
import random
import re
from typing import Any

import pytest

import arpents
from arpents.cli.boards import Board, board_for
from arpents.cli.boards.small_wars_mohicans import HEIGHT, MAP, REGIONS, WIDTH, MohicansBoard, regions
from arpents.cli.terminal import Paint
from arpents.cli.words import Words
from arpents.games.small_wars_mohicans.facts.board import FIRST_PLACE, PLACE_NAMES
from arpents.speech import speech_for
from tests.cli.conftest import Run

GAME = "small-wars-mohicans"
LANGUAGES = ["fr", "en"]
SEATS = ["french", "british", None]
DECISIONS = {"start": 0, "early": 80, "middle": 900, "end": 100_000}


@pytest.fixture(scope="module")
def views() -> dict[str, list[dict[str, Any]]]:
    """What each seat and a bystander see at several moments of a random match."""
    state = arpents.game(GAME).start(seed=3)
    rng = random.Random(3)
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


def contested(seat: str | None = "french") -> dict[str, Any]:
    """Québec besieged by the British with one battalion of the French damaged inside."""
    spec = {
        "game": GAME,
        "phase": "french-march",
        "turn": 3,
        "rest": "away",
        "units": {
            "la-reine-2": {"place": "quebec", "damaged": True, "inside": True},
            "foot-15": "quebec",
            "foot-17": {"place": "quebec", "won": True},
            "langlade": "ft-duquesne",
        },
        "sieges": {"quebec": "british"},
        "raids": {"carlisle": "french"},
        "owners": {"albany": "french"},
        "forts": ["ft-duquesne"],
        "anchorages": ["f-corsair", "f-squadron", "f-gifts", "f-troopship"],
    }
    view: dict[str, Any] = arpents.game(GAME).position(spec).view(seat)
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


def test_every_place_belongs_to_one_region() -> None:
    named = [place for places in REGIONS.values() for place in places]
    assert sorted(named) == sorted(PLACE_NAMES[FIRST_PLACE:])
    assert "mohicans-elsewhere" not in regions()
    assert set(PLACE_NAMES[FIRST_PLACE:]) - set(MAP) == {"cherokee", "tionontati"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_can_be_read_on_the_map(views: dict[str, list[dict[str, Any]]], lang: str) -> None:
    drawn = board(lang)
    assert isinstance(drawn, MohicansBoard)
    lines = drawn.map(views["start"][0])
    assert len(lines) == HEIGHT
    for name, (x, y) in MAP.items():
        shown = drawn.on_map(name)
        assert re.match(rf"[fbni].{re.escape(shown[:8])}", lines[y][x:]), name
        assert x == 0 or lines[y][x - 1] == " ", name


def test_walls_forts_sieges_raids_and_strength_are_marked() -> None:
    drawn = board("en")
    assert isinstance(drawn, MohicansBoard)
    text = "\n".join(drawn.map(contested()))
    assert "f‼Québec F1B4" in text
    assert "f#Duquesne F2" in text
    assert "b×Carlisle" in text
    assert "f Albany" in text and "b■Boston" in text


@pytest.mark.parametrize(
    ("lang", "facts"),
    [
        (
            "en",
            ["Autumn 1755, turn 3 of 12", "f Québec ■* (besieged: British)", "F 1/1  La\u00a0Reine", "(2)+", "[1/2]"]
            + ["Albany\u00a0(f)", "so far 0", "The Six Nations are neutral", "Raid markers: French 1"],
        ),
        (
            "fr",
            ["Automne 1755, tour 3 sur 12", "f Québec ■* (assiégé\u00a0: Britanniques)", "[1/2]", "(2)+"]
            + ["Albany\u00a0(f)", "jusqu’ici 0", "Les Six Nations sont neutres", "Marqueurs de raid\u00a0: Français 1"],
        ),
    ],
)
def test_stacks_and_goals_are_told(lang: str, facts: list[str]) -> None:
    text = "\n".join(board(lang).draw(contested(), 109))
    for fact in facts:
        assert fact in text or fact in text.replace("\u00a0", " "), fact


def test_ships_that_nobody_met_are_seen_by_the_french_alone() -> None:
    speech = speech_for(GAME, "en")
    corsair = speech.text("ship-f-corsair")
    assert f"Louisbourg ({corsair})" in "\n".join(board("en").draw(contested("french"), 99))
    for seat in ("british", None):
        text = "\n".join(board("en").draw(contested(seat), 99))
        assert "Louisbourg (?), 2 (?), 3 (?), 4 (?)" in text and corsair not in text
    assert corsair in "\n".join(board("en").reveal(contested("french"), 99))
    assert board("en").reveal(contested("british"), 99) == ["—"]


def test_the_six_nations_at_war() -> None:
    view = contested()
    view["iroquois"].update(at_war_for="british", free_stack_used=True)
    text = "\n".join(board("en").draw(view, 99))
    assert "The Six Nations are at war for: British; their free move is made" in text


def test_both_calendars_know_their_last_turn() -> None:
    game = arpents.game(GAME)
    told = {
        choice: board("en").draw(game.start(options={"calendar": choice}, seed=1).view("french"), 99)[0]
        for choice in ("twelve", "fourteen")
    }
    assert "of\u00a012" in told["twelve"] and "of\u00a014" in told["fourteen"]


def test_a_fight_is_shown_again_only_when_it_has_changed() -> None:
    drawn = board("fr")
    view = contested()
    drawn.draw(view, 79)
    assert drawn.close_up(view, 79) == []
    view["places"]["quebec"]["british"].pop()
    assert any("Québec" in line for line in drawn.close_up(view, 79))
    assert drawn.close_up(view, 79) == []


def test_the_board_is_drawn_again_when_the_enemy_moves() -> None:
    drawn = board("en")
    view = contested()
    first = drawn.moment(copy.deepcopy(view))
    view["places"]["montreal"]["french"] = view["places"]["ft-duquesne"].pop("french")
    assert drawn.moment(view) == first
    view["places"]["montreal"]["british"] = view["places"]["quebec"].pop("british")
    assert drawn.moment(view) != first


def test_colours_only_where_they_are_wanted(views: dict[str, list[dict[str, Any]]]) -> None:
    painted = board("en", colours=True).draw(views["middle"][0], 79)
    assert any("\033" in line for line in painted)
    plain = [re.sub(r"\033\[[0-9;]*m", "", line).rstrip() for line in painted]
    assert plain == [line.rstrip() for line in board("en").draw(views["middle"][0], 79)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_in_the_terminal(run: Run, lang: str) -> None:
    words = ("play", GAME, "--terminal", "--seed", "4", "--lang", lang, "--seat", "french", "--bot", "random")
    ran = run(*words, typed="?\n1\ncarte\nquit\n\n")
    assert ran.code == 0 and ran.err == ""
    assert "‹" not in ran.out and "Louisbourg" in ran.out and "great_victories" not in ran.out
