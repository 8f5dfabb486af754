"""A Few Acres of Snow shows what decides it: what places are worth, what cards cost and do, every pile, the sieges."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import arpents
from arpents.engine.record import Record
from tests.web.player import Player

SLUG = "few-acres-of-snow"
DATA = Path(next(iter(arpents.__path__))) / "games/few_acres_of_snow/data"
FACTS = """() => Object.fromEntries([...document.querySelectorAll(".facts")].map((row) => [
  row.previousElementSibling.textContent,
  Object.fromEntries([...row.querySelectorAll(".fact")].map((fact) => [fact.dataset.fact, fact.dataset.figure ?? ""])),
]))"""

Sit = Callable[..., Player]


def besieged() -> tuple[str, int, str, int]:
    """A record with a siege: the step at which it stands, the attacker, and the marker."""
    game, dice = arpents.game(SLUG), random.Random(4)
    state = game.start(seed=4)
    record = Record(SLUG, game.scenarios[0], {}, seed=4)
    found: tuple[int, str, int] | None = None
    while state.outcome is None:
        [seat] = state.to_act
        action = dice.choice(state.actions(seat))
        record.moves.append((seat, state.words(action)))
        state.apply(seat, action)
        for attacker, siege in state.view(None)["sieges"].items():
            if siege and siege["marker"] and found is None:
                found = len(record.moves), attacker, siege["marker"]
    assert found
    record.key = state.key()
    return record.text(), *found


@pytest.mark.parametrize(("language", "phone"), [("fr", False), ("en", True)])
def test_the_economy_is_shown(sit: Sit, language: str, phone: bool) -> None:
    player = sit(language, phone=phone)
    page = player.page
    player.begin(SLUG, seat="british")
    player.await_turn()
    view = player.state()["view"]
    places = json.loads((DATA / "places.json").read_text(encoding="utf-8"))["places"]
    shown = page.evaluate(FACTS)
    assert len(shown) == len(places)
    told = sorted(
        (str(place["points"] or ""), bool(place["settler"]), f"+{place['defence']}" if place["defence"] else "")
        for place in places
    )
    assert sorted((row.get("points", ""), "settler" in row, row.get("defence", "")) for row in shown.values()) == told
    if phone:
        page.locator(".tabs button").last.click()
    uses = page.locator(".hand .card .card-uses")
    expect(uses).to_have_count(len(view["sides"]["british"]["hand"]))
    page.click("[data-tab=market]")
    cards = page.locator(".panel .card")
    on_sale = [
        *view["sides"]["british"]["available_empire"],
        *view["neutral"],
        *view["sides"]["french"]["available_empire"],
    ]
    assert sorted(cards.evaluate_all("all => all.map((card) => card.dataset.noun)")) == sorted(
        f"card-{id}" for id in on_sale
    )
    prices = {
        (card["side"], card["id"]): card["cost"]
        for card in json.loads((DATA / "empire_cards.json").read_text(encoding="utf-8"))["empire_cards"]
    }
    regulars = page.locator(".panel").first.locator("[data-noun=card-regular-infantry]")
    expect(regulars.locator(".card-price b")).to_contain_text(str(prices["british", "regular-infantry"]))
    expect(regulars.locator(".card-price span")).to_have_text(
        f"× {view['sides']['british']['available_empire']['regular-infantry']}"
    )
    expect(regulars.locator(".card-text")).not_to_be_empty()
    page.click("[data-tab=piles]")
    rows = page.locator(".panel tr").all_inner_texts()
    counted = [int(found[1]) for row in rows if (found := re.search(r"\t(\d+)\s*:", row))]
    british, french = view["sides"]["british"], view["sides"]["french"]
    for pile in (british["deck"], french["hand_or_deck"], british["available_locations"]):
        assert len(pile) in counted
    page.click("[data-tab=sieges]")
    expect(page.locator(".siege-track")).to_have_count(0)


def test_a_siege_has_its_track(sit: Sit, tmp_path: Path) -> None:
    text, step, attacker, marker = besieged()
    record = tmp_path / "match.arp"
    record.write_text(text, encoding="utf-8")
    player = sit("en")
    player.page.goto(player.url)
    player.page.set_input_files("input[type=file]", record)
    player.page.locator("main.replay[data-shown='0']").wait_for()
    replay = player.page.url.split("#/replay/")[1].split("/")[0]
    player.page.goto(f"{player.url}/#/replay/{replay}/{step}")
    player.page.locator(f"main.replay[data-shown='{step}']").wait_for()
    player.page.click("[data-tab=sieges]")
    expect(player.page.locator(".siege-marker")).to_have_attribute("data-at", str(marker))
    leader = attacker if marker > 0 else {"british": "french", "french": "british"}[attacker]
    expect(player.page.locator(".siege-track figcaption")).to_contain_text(f"{leader.title()}: +{abs(marker)}")
