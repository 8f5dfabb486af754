"""Everybody can read it: axe-core on every page; and it weighs little."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import arpents
from arpents.engine.record import Record
from tests.web.player import Player

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")
WEB = Path(next(iter(arpents.__path__))) / "web"
SOURCES = [file for file in WEB.rglob("*.js") if "vendor" not in file.parts]
HEAVIEST = 420_000  # bytes of a first page, as they come over the line

Sit = Callable[..., Player]


def serious(player: Player) -> list[str]:
    player.page.evaluate(AXE)
    found = player.page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:200]}" for one in found if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_no_serious_violation(sit: Sit, theme: str) -> None:
    player = sit("fr")
    player.page.goto(player.url)
    player.page.evaluate("theme => localStorage.setItem('arpents.theme', JSON.stringify(theme))", theme)
    player.page.reload()
    player.page.locator(".new-match").wait_for()
    assert serious(player) == []
    player.begin("quebec-1759", seat="french")
    player.await_turn()
    player.click("preset even")
    assert serious(player) == []
    player.page.locator(".log button.rule").first.click()
    player.page.locator("dialog.rules .is-sought").wait_for()
    assert serious(player) == []
    player.page.keyboard.press("Escape")
    player.page.keyboard.press("b")
    player.page.locator("dialog.read").wait_for()
    assert serious(player) == []
    player.page.goto(f"{player.url}/#/verify/{player.match}")
    player.page.locator(".verify dl").wait_for()
    assert serious(player) == []


@pytest.mark.parametrize("slug", list(arpents.games()))
def test_the_first_page_of_a_game_is_light_and_can_be_read(sit: Sit, slug: str) -> None:
    player = sit("en")
    line = player.page.context.new_cdp_session(player.page)
    line.send("Network.enable")
    weights: list[float] = []
    line.on("Network.loadingFinished", lambda event: weights.append(event["encodedDataLength"]))
    player.begin(slug, seat=arpents.game(slug).seats[0])
    player.await_turn()
    player.page.wait_for_load_state("networkidle")
    assert 50_000 < sum(weights) < HEAVIEST
    for theme in ("light", "dark"):
        put_on(player, theme)
        assert serious(player) == []
    player.page.keyboard.press("b")
    player.page.locator("dialog.read").wait_for()
    assert serious(player) == []


def put_on(player: Player, theme: str) -> None:
    """As a person does, without reload."""
    if not player.page.locator(".looks").count():
        player.page.click(".bar-tools > button[aria-expanded=false]")
    player.page.select_option(".looks select >> nth=0", theme)
    player.page.locator(f"html[data-theme={theme}]").wait_for()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_serious_violation_on_the_other_pages(sit: Sit, theme: str, tmp_path: Path) -> None:
    """The curtain between two on one screen, a spectator's chair, the past, an unknown link, a replay, its promise."""
    player = sit("en")
    player.begin("wilderness-war", opponent="hot-seat", scenario="annus-mirabilis")
    player.page.locator("[data-curtain]").wait_for()
    put_on(player, theme)
    assert serious(player) == []
    player.await_turn()
    match = player.match
    player.decide(random.Random(4))
    player.page.goto(f"{player.url}/#/play/{match}/at/0")
    player.page.locator(".past").wait_for()
    assert serious(player) == []
    player.page.goto(f"{player.url}/#/watch/{match}")
    player.page.locator(".question.is-watched").wait_for()
    assert serious(player) == []
    record = tmp_path / "match.arp"
    record.write_text(played_out("quebec-1759"), encoding="utf-8")
    player.page.goto(f"{player.url}/#/")
    player.page.set_input_files("input[type=file]", record)
    player.page.locator("main.replay[data-shown='0']").wait_for()
    assert serious(player) == []
    player.forgiving = True
    player.page.goto(f"{player.url}/#/play/nowhere")
    player.page.locator(".trouble").wait_for()
    assert serious(player) == []


def played_out(slug: str) -> str:
    """The record of a match that two random players finished."""
    game, dice = arpents.game(slug), random.Random(2)
    state = game.start(seed=2)
    record = Record(slug, game.scenarios[0], {}, seed=2)
    while state.outcome is None:
        seat = dice.choice(state.to_act)
        action = dice.choice(state.actions(seat))
        record.moves.append((seat, state.words(action)))
        state.apply(seat, action)
    record.key = state.key()
    return record.text()


def said_in(sources: list[Path], prefix: str) -> tuple[set[str], set[str]]:
    """The ids of texts that a source names whole, and the beginnings of those it puts together."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in sources)
    whole = set(re.findall(rf"[\"`]({prefix}-[\w-]+)[\"`]", text))
    return whole, set(re.findall(rf"`({prefix}-[\w-]*-)\$\{{", text))


def test_texts_of_the_page_are_the_same_in_both_languages_and_all_there() -> None:
    ids = {}
    for language in ("fr", "en"):
        text = (WEB / "text" / f"table.{language}.ftl").read_text(encoding="utf-8")
        ids[language] = set(re.findall(r"^([a-z][\w-]*) =", text, re.M))
    assert ids["fr"] == ids["en"]
    said, started = said_in(SOURCES, "ui")
    assert said <= ids["en"], said - ids["en"]
    unsaid = {id for id in ids["en"] - said if not any(id.startswith(start) for start in started)}
    assert unsaid == set()


@pytest.mark.parametrize("slug", list(arpents.games()))
def test_each_room_has_the_words_of_its_own_board_and_no_others(slug: str) -> None:
    """Whether French and English are alike is asked of all texts of a room (tests/speech)."""
    file = WEB.parent / "games" / slug.replace("-", "_") / "text" / "page.en.ftl"
    ids = set(re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.M))
    said, started = said_in([WEB / "games" / f"{slug}.js"], "page")
    assert said and said <= ids
    assert {id for id in ids - said if not any(id.startswith(start) for start in started)} == set()
