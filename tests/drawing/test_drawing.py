"""Boards as pictures: whole, self-contained, in both languages, and never more than a view shows."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

import arpents
from arpents.drawing import ADAPTERS, NoDrawing, draw_view
from arpents.drawing.faces import signs
from arpents.drawing.sheet import chart_of
from arpents.drawing.words import Words
from arpents.engine.chance import seeded
from arpents.engine.playout import playout
from arpents.engine.state import MatchState

SVG = "{http://www.w3.org/2000/svg}"
MATCHES = [(slug, scenario) for slug in arpents.games() for scenario in arpents.game(slug).scenarios]
LATER = {"quebec-1759": 90, "muskets-tomahawks": 160}


@cache
def moments(slug: str, scenario: str) -> tuple[MatchState, MatchState]:
    """The opening, and a position some way on."""
    game = arpents.game(slug)
    opening = game.start(scenario, game.bot_options(), seed=3, events=False)
    later = opening.copy()
    playout(later, seeded(5), LATER.get(slug, 250))
    return opening, later


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(svg).iter() if element.text]


@pytest.mark.parametrize(("slug", "scenario"), MATCHES)
def test_a_picture_is_whole_and_needs_nothing_else(slug: str, scenario: str) -> None:
    game = arpents.game(slug)
    for state in moments(slug, scenario):
        for seat, lang in ((None, "fr"), (game.seats[0], "en"), (game.seats[1], "fr")):
            svg = arpents.draw(state, seat, lang)
            root = ElementTree.fromstring(svg)
            assert root.tag == f"{SVG}svg" and root.get("width") == "1200" and root.get("lang") == lang
            assert "‹" not in svg and "var(" not in svg and "None" not in svg
            for link in re.findall(r'(?:href="|url\()([^")]+)', svg):
                assert link.startswith("#") and f'id="{link[1:]}"' in svg
            classes = {name for found in re.findall(r'class="([^"]+)"', svg) for name in found.split()}
            assert all(name.startswith(slug) for name in classes)  # several pictures are one document in a notebook


@pytest.mark.parametrize("slug", [slug for slug in ADAPTERS if slug != "muskets-tomahawks"])
def test_every_piece_of_the_view_is_told_and_names_find_room(slug: str) -> None:
    game = arpents.game(slug)
    _, state = moments(slug, game.scenarios[0])
    words = Words(slug, "en")
    scene = ADAPTERS[slug].scene(state.view(game.seats[0]), words)
    assert {spot.id for spot in scene.spots} == set(chart_of(slug)["places"])
    written = texts(arpents.draw(state, game.seats[0], "en"))
    pieces = [piece for spot in scene.spots for pile in spot.piles for piece in pile.pieces]
    assert len(pieces) > 10 and all(piece.title and piece.symbol in {"", *signs()} for piece in pieces)
    for mark in (mark for spot in scene.spots for mark in spot.marks):
        assert mark.symbol in signs()
    named = [spot for spot in scene.spots if spot.title.split(" ")[0] in " ".join(written)]
    assert len(named) > 0.9 * len(scene.spots)
    for track in scene.tracks:
        assert words.text("told", title=track.title, value=track.value) in written


def test_every_figure_of_a_battlefield_stands_where_it_is() -> None:
    for scenario in arpents.game("muskets-tomahawks").scenarios:
        _, state = moments("muskets-tomahawks", scenario)
        view: dict[str, Any] = state.view(None)
        scene = ADAPTERS["muskets-tomahawks"].scene(view, Words("muskets-tomahawks", "fr"))
        standing = [figure["at"] for unit in view["units"] for figure in unit.get("figures", [])]
        drawn = [[figure.x, view["table"][1] - figure.y] for figure in scene.figures]
        assert standing and all(at in drawn for at in standing)
        assert all(figure.piece.symbol in signs() or figure.piece.hidden for figure in scene.figures)


@pytest.mark.parametrize("slug", list(ADAPTERS))
def test_a_picture_is_the_same_in_every_match_a_seat_could_be_in(slug: str) -> None:
    game = arpents.game(slug)
    _, state = moments(slug, game.scenarios[0])
    for seat in game.seats:
        other = state.resample(seat, random.Random(7))
        assert arpents.draw(other, seat, "en") == arpents.draw(state, seat, "en")
    assert state._repr_svg_() == arpents.draw(state, None)
    assert game.seat(state, game.seats[0])._repr_svg_() == arpents.draw(state, game.seats[0])
    assert state._repr_svg_() != game.seat(state, game.seats[0])._repr_svg_()


def deployed(battle: Any) -> bool:
    return battle is not None and any(column["count"] for side in battle["sides"].values() for column in side.values())


def test_a_battle_and_orders_of_quebec_are_drawn() -> None:
    game = arpents.game("quebec-1759")
    state = game.start(seed=4)
    for seat, words in [("french", "preset even"), ("french", "ready")]:
        state.play(seat, words)
    for words in game.expand(state, 1, "3 OR-LE"):
        state.play("british", words)
    assert 'stroke-width="7"' in arpents.draw(state, "british") and 'stroke-width="7"' not in arpents.draw(state)
    state.play("british", "ready")
    state.play("french", "ready")
    players = seeded(1)
    while not deployed(state.view(None)["battle"]):
        assert playout(state, players, 1) == 1
    fight = Words("quebec-1759", "en").say("page-battle", zone=f"zone-{state.view(None)['battle']['zone']}")
    assert any(text.startswith(fight) for text in texts(arpents.draw(state, None, "en")))


def test_a_game_without_a_drawing_says_so() -> None:
    with pytest.raises(NoDrawing) as refused:
        draw_view("chess", "usual", {"seat": None}, "en")
    assert refused.value.reason == "no-drawing"
