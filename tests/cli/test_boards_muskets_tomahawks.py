"""Muskets & Tomahawks in a terminal: the table in inches, the units, the cards; from a view alone."""

import copy
import random
from functools import cache
from typing import Any

import pytest

import arpents
from arpents.cli.boards import board_for
from arpents.cli.boards.board import Board
from arpents.cli.boards.muskets_tomahawks import TERRAIN, MusketsBoard, halves
from arpents.cli.terminal import Paint
from arpents.cli.words import Words
from arpents.games.muskets_tomahawks.facts.terrain import FEATURE_IDS
from arpents.games.muskets_tomahawks.state import STATUS_IDS
from arpents.games.muskets_tomahawks.view import MARK_IDS

GAME = "muskets-tomahawks"
SEATS = ("attacker", "defender")
SCENARIOS = ("raid", "ambush", "captives", "meeting", "reconnaissance", "portage")
LANGUAGES = ("fr", "en")
SMALL = {"size": "200", "lattice": "two-inch"}


def board(lang: str, colours: bool = False) -> Board:
    return board_for(GAME, Words(lang, GAME), Paint(colours))


@cache
def views(scenario: str, most: int) -> list[dict[str, Any]]:
    """What both seats and a spectator see in a match at random, now and then, and at its end."""
    state = arpents.game(GAME).start(scenario=scenario, seed=5, options=SMALL)
    chance = random.Random(5)
    found: list[dict[str, Any]] = []
    decisions = 0
    while state.outcome is None and decisions < most:
        if decisions in (0, 12) or decisions % 60 == 0:
            found += [state.view(seat) for seat in (*SEATS, None)]
        seat = state.to_act[0]
        actions = state.actions(seat)
        state.play(seat, state.words(chance.choice(actions)))
        decisions += 1
    return found + [state.view(seat) for seat in (*SEATS, None)]


def whole(view: dict[str, Any], lang: str, width: int = 79) -> list[str]:
    drawn = board(lang)
    lines = [*drawn.draw(view, width), *drawn.close_up(view, width)]
    return lines + drawn.reveal(view, width) if view["seat"] else lines


def text_of(lines: list[str]) -> str:
    return " ".join(" ".join(lines).replace("\u00a0", " ").split())


def simple(**changes: Any) -> dict[str, Any]:
    """A raid on the large table with nobody on it, and what a test adds."""
    view = arpents.game(GAME).start(scenario="raid", seed=1).view("attacker")
    return {**view, "turn": 1, "units": [], "intrigue": None, **changes}


def unit(number: int, seat: str, *at: tuple[int, int], **changes: Any) -> dict[str, Any]:
    figures = [
        {"figure": place, "at": [16 * x, 16 * y], "smoke": False, "spent": False} for place, (x, y) in enumerate(at)
    ]
    return {
        "unit": number, "name": "unit-rangers-hobbs", "seat": seat, "profile": "rangers", "status": "table",
        "strength": len(at), "start": 8,
        "type": "irregulars", "traits": ["scouts"], "commander": False, "formation": "dispersed", "marks": [],
        "spotted": [], "figures": figures, **changes,
    }  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_is_drawn_without_a_missing_text(scenario: str, lang: str) -> None:
    for view in views(scenario, 5000 if scenario == "raid" else 130):
        for width in (79, 99):
            lines = whole(view, lang, width)
            assert not [line for line in lines if "‹" in line]
            assert not [line for line in lines if len(line) > width]
    assert "‹" not in board(lang).legend(views(scenario, 130)[0])


def test_a_match_was_drawn_to_its_end() -> None:
    assert views("raid", 5000)[-1]["turn"] > 1


def test_the_game_has_this_board_and_leaves_the_view_alone() -> None:
    view = views("ambush", 80)[3]
    before = copy.deepcopy(view)
    assert isinstance(board("fr"), MusketsBoard)
    whole(view, "fr")
    assert view == before


def test_turn_clocks_points_and_task() -> None:
    burning = {"id": "tally-burning", "count": 1, "each": 2}
    standing = {"standing": [2, 1], "tallies": [[burning], []]}
    view = simple(turn=3, clocks=2, red_clocks=1, command=[1, 4], home_edges=["south", None], **standing)
    lines = board("en").draw(view, 99)
    assert lines[0] == "Turn 3 · Clocks this turn: 2, red Clocks: 1 of 4 · weather: clear"
    assert lines[1] == "Attacker: 2 victory points, 1 command point, home edge south"
    assert lines[2] == "    buildings on fire or fallen: 1 × 2 = 2"
    assert lines[3] == "Defender: 1 victory point, 4 command points"
    assert lines[4].startswith("Raid: burn buildings")
    assert board("fr").draw(view, 99)[3] == "Défenseur\u00a0: 1 point de victoire, 4 points de commandement"


def test_the_map_is_in_inches_with_north_at_the_top() -> None:
    """Two inches to a line: a figure at 10-1 is in the lowest one, one at 10-47 in the highest."""
    units = [unit(0, "attacker", (10, 1)), unit(1, "attacker", (0, 47)), unit(2, "defender", (71, 0))]
    lines = board("en").draw(simple(units=units), 99)
    top = next(number for number, line in enumerate(lines) if line.startswith("   +"))
    rows = lines[top + 1 : top + 25]
    assert rows[-1].startswith(" 0 |") and rows[0].startswith("   |") and rows[1].startswith("44 |")
    assert all(len(row) == 77 and row.endswith("|") for row in rows)
    assert rows[-1][4 + 10] == "A" and rows[0][4] == "B" and rows[-1][4 + 71] == "a"
    assert lines[top + 26].split() == [str(inch) for inch in range(0, 72, 6)]
    assert lines[top + 26].index("12") == 4 + 12


def test_terrain_houses_and_fires() -> None:
    text = text_of(board("en").draw(simple(fires=[0, 2, 0, 0]), 99))
    assert "♣ woods" in text and "# building" in text and "~ river" not in text
    assert "# b0 big house 32.5-30, # b1 barn 42-32 (fire 2 of " in text and "32.5-30 (" not in text
    assert set(FEATURE_IDS) - set(TERRAIN) == {"open"}
    assert "♣" not in "\n".join(board("en").draw(simple(table=[320, 320]), 99))  # a table nobody knows


def test_both_sides_in_one_cell_are_a_melee_and_the_larger_unit_gives_the_letter() -> None:
    units = [unit(0, "attacker", (10, 1)), unit(1, "defender", (10, 0)), unit(2, "attacker", (20, 1), (20, 0))]
    units.append(unit(3, "attacker", (20, 1)))
    row = next(line for line in board("en").draw(simple(units=units), 99) if line.startswith(" 0 |"))
    assert row[4 + 10] == "✕" and row[4 + 20] == "B"


def test_a_unit_is_listed_with_its_state() -> None:
    rangers = unit(4, "defender", (10, 10), (11, 10), marks=["shaken", "vigilance"], spotted=[1], commander=True)
    rangers["figures"][0] |= {"smoke": True, "spent": True}
    lines = board("en").draw(simple(units=[rangers]), 199)
    wanted = "  a u4 Hobbs’s ranger company, Rangers (Irregulars) 2/8 · Commander · 10.5-10 · dispersed · "
    wanted += "Shaken, Vigilance, Smoke on 1, "
    assert wanted + "single-shot weapons spent on 1, has spotted u1" in lines
    line = unit(4, "defender", (10, 10), formation="two-ranks", facing="n", traits=["officer", "brave"])
    assert "· Brave · 10-10 · formed in two ranks, facing north" in text_of(board("en").draw(simple(units=[line]), 139))
    wagon = unit(4, "defender", name="unit-wagon-flour", profile="wagon", type=None, start=0, at=[160, 160], hits=2)
    assert "a u4 flour wagon, Wagon · 10-10 · 2 hits" in text_of(board("en").draw(simple(units=[wagon]), 99))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_status_and_mark_has_words(lang: str) -> None:
    for status in (*STATUS_IDS, "unseen"):
        seen = unit(0, "attacker", (5, 5), status=status, marks=MARK_IDS, building=2, boat=1)
        assert "‹" not in text_of(board(lang).draw(simple(units=[seen]), 99))


def test_markers_tell_their_owner_alone_what_they_hide() -> None:
    own = {"marker": 0, "seat": "attacker", "at": [160, 16], "unit": 3, "dummy": False}
    dummy = {"marker": 1, "seat": "attacker", "at": [176, 16], "unit": 3, "dummy": True}
    other = {"marker": 2, "seat": "defender", "at": [192, 24]}
    lines = board("en").draw(simple(markers=[own, dummy, other]), 99)
    text = text_of(lines)
    assert "Markers, Attacker: m0 10-1 (hides u3), m1 11-1 (dummy, follows u3)" in text
    assert "Markers, Defender: m2 12-1.5" in text and "m2 12-1.5 (" not in text
    assert next(line for line in lines if line.startswith(" 0 |"))[14:17] == "??¿"


def test_hidden_units_of_the_enemy_are_nowhere() -> None:
    """In an ambush the attacker hides: the defender's board shows no letter of a unit under a marker."""
    attacker, defender = views("ambush", 80)[-3:-1]
    hidden = [seen["unit"] for seen in attacker["units"] if seen["status"] == "hidden"]
    assert hidden
    text = text_of(board("en").draw(defender, 99))
    for number in hidden:
        entry = text[text.index(f" u{number} ") :].split(" u")[1]
        assert "out of sight" in entry and "-" not in entry.split("·")[1]
    assert "hides" not in text and "dummy" not in text
    assert "hides" in text_of(board("en").draw(attacker, 99))


def test_cards_and_reserve_are_their_owners() -> None:
    cards = {
        "hand": ["attacker-regulars", "clock"], "reserved": "attacker-indians", "hands": [2, 1],
        "has_reserved": [True, True], "deck": 7, "discards": ["clock"],
    }  # fmt: skip
    text = text_of(board("en").close_up(simple(cards=cards), 99))
    assert text.startswith("In hand: the attacker’s Regulars card, a Clock Reserved: the attacker’s Indians card")
    assert "Attacker: 2 cards (and one reserved) · Defender: 1 card (and one reserved) · deck 7, discarded 1" in text
    watching = board("en").close_up(simple(seat=None, cards={**cards, "hand": None, "reserved": None}), 99)
    assert text_of(watching).startswith("Attacker: 2 cards")
    assert board("en").close_up(simple(), 99) == []


def test_objectives_sectors_and_boats() -> None:
    meeting = text_of(board("fr").draw(views("meeting", 130)[0], 99))
    assert "◎ carrefour 24-24" in meeting and "◎ source de l’ouest 12-29" in meeting
    scouting = views("reconnaissance", 130)[0] | {"sectors": [1], "report": True}
    lines = board("en").draw(scouting, 99)
    assert "Sectors scouted: south-east sector" in lines and "The report has been carried off." in lines
    assert "[0]" in "".join(lines) and "[1✓]" in "".join(lines) and "[3]" in "".join(lines)
    landing = next(view for view in views("portage", 130) if view["boats"])
    assert "Boats: c0 bateau Faithful " in text_of(board("en").draw(landing, 99))


def test_intrigue_and_deployment() -> None:
    intrigue = {"intrigue": "hold_the_house", "pledge": 1, "deeds": 0}
    view = simple(turn=0, intrigue=intrigue, deployment_points=[[[0, 0]], [[1152, 768]]], morale=[True, False])
    lines = board("en").draw(view, 99)
    assert lines[0].startswith("Setup · ") and "Morale card in the deck" in lines[1]
    assert "The Commander’s intrigue: hold the house" in text_of(lines) and "▽ deployment point" in text_of(lines)
    assert "\n".join(lines).count("▽") == 3


def test_drawn_again_when_somebody_moves() -> None:
    drawn = board("en")
    here, there = simple(units=[unit(0, "attacker", (1, 1))]), simple(units=[unit(0, "attacker", (2, 1))])
    assert drawn.moment(here) == drawn.moment(copy.deepcopy(here)) != drawn.moment(there)


def test_more_units_than_letters() -> None:
    units = [unit(number, "attacker", (number, 1)) for number in range(28)]
    row = next(line for line in board("en").draw(simple(units=units), 99) if line.startswith(" 0 |"))
    assert row[4:32] == "ABCDEFGHIJKLMNOPQRSTUVWXYZ@@"


def test_half_inches() -> None:
    assert [halves(length) for length in (0, 8, 11, 12, 376, 24)] == ["0", "0.5", "0.5", "1", "23.5", "1.5"]


def test_colours_on_terminals_only() -> None:
    view = simple(units=[unit(0, "attacker", (1, 1))])
    assert "\033" not in "\n".join(board("en").draw(view, 99))
    assert "\033[34;1mA" in "\n".join(board("en", colours=True).draw(view, 99))


def test_a_table_of_its_own_is_drawn_instead_of_the_printed_one() -> None:
    def feature(type: str, *points: list[int]) -> dict[str, Any]:
        return {"id": type, "type": type, "points": list(points)}

    cabin = feature("longhouse", [40, 20], [46, 20], [46, 24], [40, 24])
    cabin["openings"] = [{"kind": "door", "side": "south", "at": [43, 20]}]
    state = arpents.game(GAME).position(
        {
            "unchecked": True,
            "scenario": "raid",
            "attacker": {"nation": "british", "units": [{"profile": "rangers", "figures": 4}]},
            "defender": {"nation": "british", "units": [{"profile": "rangers", "figures": 4}]},
            "map": {
                "table": [60, 40],
                "features": [
                    feature("marsh", [10, 10], [20, 10], [20, 20], [10, 20]),
                    feature("fence", [30, 5], [30, 35]),
                    feature("river", [50, 0], [60, 0], [60, 40], [50, 40]),
                    cabin,
                ],
            },
            "units": {"u0": {"at": [5, 5]}, "u1": {"at": [5, 35]}},
        }
    )
    view = state.view(None)
    lines = board("en").draw(view, 79)
    rows = [line for line in lines if "|" in line]
    told = text_of(lines)
    assert len(rows) == 20 and "≈ marsh" in told and "♣" not in told  # no woods: the printed raid has some
    marsh = rows[12]  # y 14 to 16
    assert marsh[4 + 10 : 4 + 20] == "≈" * 10 and marsh[4 + 30] == "÷" and marsh[4 + 50 : 4 + 60] == "~" * 10
    assert sum("#" in row for row in rows) == 2 and "# b0 longhouse 43-22" in told and "b1" not in told
    assert state.view("attacker")["features"][1] == {
        "id": "fence",
        "type": "fence",
        "shape": "line",
        "points": [[480, 80], [480, 560]],
    }
    assert "features" not in arpents.game(GAME).start(scenario="raid", seed=1).view("attacker")
