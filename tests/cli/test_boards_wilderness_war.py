"""Wilderness War in a terminal: the diagram, the stacks, the cards; in both languages, and from a view alone."""

import copy
import random
from functools import cache
from typing import Any

import pytest

import arpents
from arpents.cli.boards import board_for
from arpents.cli.boards.board import Board
from arpents.cli.boards.wilderness_war import WAYS, WildernessBoard
from arpents.cli.terminal import Paint
from arpents.cli.words import Words
from arpents.games.wilderness_war.facts.board import SPACE_NUMBER
from arpents.games.wilderness_war.facts.deck import CARD_NAMES

GAME = "wilderness-war"
SEATS = ("british", "french")
LANGUAGES = ("fr", "en")


def board(lang: str, colours: bool = False) -> Board:
    return board_for(GAME, Words(lang, GAME), Paint(colours))


@cache
def views(scenario: str, seed: int) -> list[dict[str, Any]]:
    """What both seats and a spectator see at the start, on the way and at the end of a match at random."""
    state = arpents.game(GAME).start(scenario=scenario, seed=seed)
    chance = random.Random(seed)
    found: list[dict[str, Any]] = []
    decisions = 0
    while state.outcome is None:
        if decisions % 400 == 0:
            found += [state.view(seat) for seat in (*SEATS, None)]
        seat = state.to_act[0]
        actions = state.actions(seat)
        state.play(seat, state.words(chance.choice(actions)))
        decisions += 1
    return found + [state.view(seat) for seat in (*SEATS, None)]


def whole(view: dict[str, Any], lang: str, width: int = 79) -> list[str]:
    drawn = board(lang)
    return [*drawn.draw(view, width), *drawn.close_up(view, width), *drawn.reveal(view, width)]


def start(seat: str | None = "french") -> dict[str, Any]:
    view: dict[str, Any] = arpents.game(GAME).start(scenario="annus-mirabilis", seed=1).view(seat)
    return view


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", ["annus-mirabilis", "early-war"])
def test_a_whole_match_is_drawn_without_a_missing_text(scenario: str, lang: str) -> None:
    for view in views(scenario, 3):
        for width in (79, 99):
            lines = whole(view, lang, width)
            assert not [line for line in lines if "‹" in line]
            assert not [line for line in lines if len(line) > width]
    assert "‹" not in board(lang).legend(views(scenario, 3)[0])


def test_the_game_has_this_board_and_leaves_the_view_alone() -> None:
    view = start()
    before = copy.deepcopy(view)
    assert isinstance(board("fr"), WildernessBoard)
    whole(view, "fr")
    assert view == before


def test_the_year_the_points_and_what_is_in_force() -> None:
    lines = board("en").draw(start(), 99)
    assert lines[0] == "1757, Early Season · the war ends after 1759 · Provincial Assemblies: supportive"
    assert lines[1] == "B 11 ···········0···●······· 11 F   French: 4 victory points"
    assert lines[2] == "In force: William Pitt, Diplomatic Revolution"
    assert board("fr").draw(start(), 99)[1].startswith("B 11 ···········0···●······· 11 F   Français\u00a0: 4 points")


@pytest.mark.parametrize("points,track", [(-11, "●··········0···········"), (0, "···········●···········"), (14, "●")])
def test_the_track(points: int, track: str) -> None:
    line = board("en").draw({**start(), "french_points": points}, 99)[1]
    assert track in line and line.count("●") == 1
    assert ("British: 11" in line) == (points == -11) and ("No victory point" in line) == (points == 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_diagram(lang: str) -> None:
    """Every name in full, the way down and across, and units with their strength."""
    lines = board(lang).draw(start(), 79)
    drawn = lines[4:30]
    names = "\n".join(drawn)
    assert "…" not in names and "Ticonderoga" in names and "Sorel ═════" in names
    assert len({space for way in WAYS for space in way}) == sum(len(way) for way in WAYS)
    assert all(space in SPACE_NUMBER for way in WAYS for space in way)
    below = drawn[[line.startswith("Pays d’en Haut") for line in drawn].index(True) + 1]
    assert below.startswith("║ ♦F") and "▣F F7/11*" in below and "▣F F3/9*" in below


def test_stacks_by_department() -> None:
    lines = board("en").draw(start(), 99)
    text = "\n".join(lines).replace("\u00a0", " ")
    assert "  Québec ▣F · F3/9* Lévis [2-5-1], Guyenne (3), La Reine (3), La Marine 2 (3)" in text
    departments = ["St. Lawrence Department", "Northern Department", "Southern Department", "Wilderness, mountains"]
    places = [text.index(department) for department in departments]
    assert places == sorted(places) and places[0] < text.index("  Québec ▣F ·") < places[1] < text.index("Albany ▣B ·")
    assert "No troops: Boston ▣B, New Haven ▣B, Charlestown □B, Hoosic □B" in text
    assert "Shepherd’s Ferry ◇B · B1/2 Maryland Provincials (2)" in text


def test_reduced_units_sieges_raids_and_fieldworks() -> None:
    view = start()
    view["spaces"]["ticonderoga"] = {
        "pieces": [
            {"piece": "la-sarre", "reduced": True, "strength": 2},
            {"piece": "amherst"},
            {"piece": "27th", "strength": 3},
        ],
        "work": "fort", "owner": "french", "siege": 2, "fieldworks": "british",
    }  # fmt: skip
    view["spaces"]["deerfield"] = {"raided_by_french": 2}
    view["spaces"]["halifax"]["amphib"] = True
    text = "\n".join(board("en").draw(view, 99)).replace("\u00a0", " ")
    assert "  Ticonderoga ■F (siege level 2, fieldworks: British)\n    B1/3* Amherst [2-7-1], 27th Foot (3)\n" in text
    assert "    F1/2 La Sarre (2/3)\n" in text
    assert "■F B1/3* F1/2 §2" in text and "Deerfield ×F (2 Raided markers)" in text and "open to landings" in text
    near = board("en").close_up(view, 99)
    assert near[0] == "Both sides stand here:" and near[1].startswith("  Ticonderoga ■F")
    assert board("en").close_up(start(), 99) == []


def test_boxes_pool_and_alliances() -> None:
    text = "\n".join(board("fr").draw(start(), 99)).replace("\u00a0", " ")
    assert "Milices coloniales du Sud : Milice coloniale 1 (1)" in text
    assert "Réservoir des chefs : Amherst [2-7-1], Wolfe [1-6-2]" in text
    assert "Villages alliés aux Français : Logstown, Mingo Town, Mississauga, Pays d’en Haut" in text
    assert "Niagara compte pour les Français" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_is_its_owners(lang: str) -> None:
    """Titles, values and events of one's own cards; of the others' their number."""
    own, other = start("french"), start("british")
    text = " ".join(" ".join(board(lang).draw(own, 99)).split())
    events = {event(card, lang) for card in own["hand"]}
    assert all(told in text for told in events)
    assert not [card for card in other["hand"] if event(card, lang) in text and event(card, lang) not in events]
    nobody = " ".join(" ".join(board(lang).draw(start(None), 99)).split())
    assert not [card for card in CARD_NAMES[1:] if event(card, lang) in nobody]


def event(card: str, lang: str) -> str:
    return " ".join(Words(lang, GAME).speech.text(f"card-{card}.text").split())


def test_cards_known_and_held() -> None:
    view = start("british") | {"known": ["ambush-1"], "held": ["french"], "built_last": ["british"]}
    lines = board("en").reveal(view | {"must_play_all": ["french"], "hands": {"british": 1, "french": 0}}, 109)
    text = " ".join(" ".join(lines).split())
    assert "British: 1 card, last card played for construction" in text
    assert "French: no card, one held back, all must be played" in text
    assert "Known in the other hand: 1 Ambush! (response)" in text
    assert "deck 44, discarded 0, out of the game 0" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_lasts_has_words(lang: str) -> None:
    from arpents.games.wilderness_war.view import LASTING

    line = " ".join(board(lang).draw({**start(), "lasting": [name for _, name in LASTING]}, 99)[2:6])
    assert "‹" not in line and line.count(",") >= len(LASTING) - 1


def test_drawn_again_after_every_card() -> None:
    drawn = board("en")
    assert drawn.moment(start()) == drawn.moment(start())
    assert drawn.moment(start()) != drawn.moment({**start(), "discarded": ["ambush-1"]})


def test_colours_on_terminals_only() -> None:
    assert "\033" not in "\n".join(board("en").draw(start(), 99))
    assert "\033[34;1m" in "\n".join(board("en", colours=True).draw(start(), 99))
