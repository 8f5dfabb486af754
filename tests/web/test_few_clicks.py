"""How many clicks a turn costs: whole forces and far places are one each, and one undo takes them back."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import expect

from arpents.games.wilderness_war.facts.deck import CARD_NAMES, VALUE
from tests.web.player import MOVED, Player


class Clicks:
    """Every click of a person is counted."""

    def __init__(self, player: Player, seat: str) -> None:
        self.player = player
        self.seat = seat
        self.count = 0

    def on(self, what: str) -> None:
        """In the middle of it, whatever of the same place lies above."""
        thing = self.player.page.locator(what).first
        thing.wait_for()
        thing.scroll_into_view_if_needed()
        box = thing.bounding_box()
        assert box is not None
        self.player.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.count += 1

    def decides(self, what: str) -> None:
        before = self.player.where()
        self.on(what)
        self.player.page.wait_for_function(MOVED, arg=before)
        let_the_other_act(self.player, self.seat)


QUIET = ("pass", "stay", "done", "discard")


def let_the_other_act(player: Player, seat: str) -> None:
    """Everybody does as little as can be until the seat has something of its own to decide: no click counts for it."""
    while player.await_turn():
        offered = [action["words"] for action in player.state()["actions"]]
        if player.seat == seat and "pass" not in offered:
            return
        quiet = [words for words in offered if words in QUIET] or [w for w in offered if w.startswith("activate ")]
        player.click((quiet or offered)[0])


def strong_card(player: Player) -> str:
    """One of 3, which Loudoun needs to be activated."""
    for _ in range(8):
        player.begin("wilderness-war", "british", "hot-seat", "annus-mirabilis")
        let_the_other_act(player, "british")
        strong = [card for card in player.state()["view"]["hand"] if VALUE[CARD_NAMES.index(card)] == 3]
        if strong:
            return str(strong[0])
    raise AssertionError("no card of 3 in eight hands")


def test_eight_pieces_go_five_spaces_in_five_clicks(sit: Callable[..., Player]) -> None:
    player = sit("en")
    page = player.page
    card = strong_card(player)
    clicks = Clicks(player, "british")
    clicks.decides(f'.choices .choice[data-words="card {card}"]')
    clicks.decides('.whole[data-chain="command loudoun, take-all"]')
    expect(page.locator('.spot.in-reach[data-noun="space-schenectady"]')).to_have_count(1)
    clicks.decides('.spot[data-noun="space-schenectady"] .hit')
    assert clicks.count == 3  # and one to say that they stay there
    state = player.state()
    assert len(state["view"]["spaces"]["schenectady"]["pieces"]) >= 8
    assert [step["words"] for step in state["undo"]["steps"]][::5] == ["by-boat", "move schenectady"]
    assert any(action["words"] == "done" for action in state["actions"])
    page.keyboard.press("u")
    expect(page.locator("#prompt")).to_contain_text("New York")


def test_a_place_offers_whole_forces_before_single_pieces_and_no_reason_beside_them(sit: Callable[..., Player]) -> None:
    player = sit("fr")
    player.click(f"card {strong_card(player)}")
    player.await_turn()
    Clicks(player, "british").on('.board .piles[data-noun="space-new-york"] .pile')
    menu = player.page.locator(".menu")
    expect(menu.locator("button.whole").first).to_contain_text("Activer Abercromby avec")
    chosen = menu.locator("[data-chain], [data-words]").evaluate_all(
        "all => all.map((one) => (one.dataset.chain ? 'whole' : one.dataset.words.split(' ')[0]))"
    )
    assert chosen == sorted(chosen, key=["whole", "command", "activate"].index)
    assert set(chosen) == {"whole", "command", "activate"}
    expect(menu.locator(".closed")).to_have_count(0)


def test_a_card_of_the_hand_offers_each_thing_once_and_what_it_helps_to_do(sit: Callable[..., Player]) -> None:
    player = sit("fr")
    page = player.page
    player.begin("few-acres-of-snow", "british", "hot-seat")
    player.await_turn()
    helped = [
        card
        for journey in player.state()["journeys"]
        if journey["words"][0].startswith("settle ")
        for card in journey["text"]["arguments"]["cards"]
    ]
    card = page.locator(f'.tray .card[data-noun="{helped[0]}"]')
    name = card.locator(".card-title span").inner_text()
    card.click()
    menu = page.locator(".menu")
    expect(menu.locator("h2")).to_have_text(name)
    said = menu.locator(".menu-journeys [data-chain], .menu-choices [data-words]").all_inner_texts()
    assert said and len(said) == len(set(said))
    menu.locator(".far summary").click()
    ways = menu.locator(".far [data-chain]").all_inner_texts()
    assert any("Coloniser" in way for way in ways) and all(name in way for way in ways)


def test_an_order_of_four_blocks_costs_five_clicks(sit: Callable[..., Player]) -> None:
    """Where from, where to, how many, that it is written; and, when it is revealed, which blocks go."""
    player = sit("fr")
    page = player.page
    player.begin("quebec-1759", "british", "hot-seat")
    player.await_turn()
    for words in ("preset levis", "ready", "ready"):
        player.click(words)
        player.await_turn()
    assert player.seat == "british"
    clicks = Clicks(player, "british")
    clicks.on('[data-noun="zone-ile-d-orleans"] .hit')
    clicks.on('.spot.glows[data-noun="zone-montmorency"] .hit')
    clicks.on('.choices .choice[data-words="count 4"]')
    clicks.on('.choices .choice[data-words="ready"]')
    player.await_turn()
    clicks.on(".whole[data-chain^='pick ']")
    page.locator("[data-curtain]").wait_for()  # they have landed, and the French fire
    assert clicks.count == 5
    watched = page.request.get(f"{player.url}/api/matches/{player.match}/seats/british/state").json()
    assert watched["view"]["zones"]["montmorency"]["british"]["count"] == 4


def test_a_line_is_said_at_once_and_one_choice_or_all_of_it_is_taken_back(sit: Callable[..., Player]) -> None:
    player = sit("en")
    page = player.page
    player.begin("quebec-1759", "french", "hot-seat")
    player.await_turn()
    expect(page.locator(".choice-group h2")).to_contain_text(
        ["Ready-made setup: …", "Take up …"]
    )  # a whole sentence, with a gap
    before = player.where()
    page.fill(".command input", "take fr-bearn, put abraham, take fr-guyenne, put levis")
    page.keyboard.press("Enter")
    page.wait_for_function(MOVED, arg=before)
    page.click("[data-undo-more]")
    steps = page.locator(".undo-steps li")
    expect(steps).to_have_count(4)
    player.forgiving = True  # the browser tells of the refusal too
    page.click('[data-put-back="take fr-bearn"]')
    expect(page.locator(".refusal")).to_contain_text("Without “take fr-bearn”")
    page.click("[data-undo-all]")
    expect(page.locator("[data-undo]")).to_have_attribute("aria-disabled", "true")
    assert player.state()["undo"]["steps"] == []


def test_the_computer_asks_nobody_for_a_card_that_is_not_in_hand(sit: Callable[..., Player]) -> None:
    player = sit("fr")
    player.begin("wilderness-war", "british", scenario="annus-mirabilis")
    dice = random.Random(4)
    for _ in range(15):
        assert player.await_turn()
        assert [action["words"] for action in player.state()["actions"]] != ["pass"]
        player.decide(dice)


def test_matches_are_told_apart_and_forgotten_only_on_asking(sit: Callable[..., Player]) -> None:
    player = sit("fr")
    page = player.page
    player.begin("wilderness-war", "british", "bot", "annus-mirabilis")
    player.await_turn()
    match = player.match
    page.goto(f"{player.url}/#/")
    row = page.locator(f'.recent li[data-match="{match}"]')
    for told in ("Wilderness War", "Annus Mirabilis", "Britanniques", "contre l’ordinateur", "1757"):
        expect(row).to_contain_text(told)
    expect(page.locator("[data-take-up]")).to_be_in_viewport()
    page.locator("[data-take-up]").click()  # one click, and one is back
    page.locator("main.table").wait_for()
    assert player.match == match
    page.goto(f"{player.url}/#/")
    row.locator("[data-forget]").click()
    row.locator(".recent-ask button.quiet").click()
    expect(row).to_have_count(1)
    row.locator("[data-forget]").click()
    row.locator("[data-forget-yes]").click()
    expect(page.locator(f'.recent li[data-match="{match}"]')).to_have_count(0)
    expect(page.locator("[data-take-up]")).to_have_count(0)
