"""Two clicks are two decisions only if both are meant: a double click or a held key is one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.web.player import DRAWN, MOVED, Player

Sit = Callable[..., Player]


class Hand:
    """Counts what the page sends, and clicks as often in a row as is wanted."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.sent: list[str] = []
        self.page.on("request", lambda request: self.sent.append(request.url.rsplit("/", 1)[-1]))

    @property
    def decisions(self) -> int:
        return sum(what in ("action", "undo") for what in self.sent)

    def middle(self, thing: Locator) -> tuple[float, float]:
        thing.scroll_into_view_if_needed()
        box = thing.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def press(self, at: tuple[float, float], number: int = 1) -> None:
        """The click of that number of a quick row."""
        self.page.mouse.move(*at)
        self.page.mouse.down(click_count=number)
        self.page.mouse.up(click_count=number)
        self.page.evaluate(DRAWN)

    def moved(self, act: Callable[[], None]) -> None:
        before = self.player.where()
        act()
        self.page.wait_for_function(MOVED, arg=before)
        self.page.evaluate(DRAWN)


@pytest.fixture
def hand(sit: Sit) -> Hand:
    player = sit("en")
    player.begin("quebec-1759", seat="french", opponent="hot-seat")
    assert player.await_turn()
    return Hand(player)


def test_a_double_click_on_a_choice_is_one_decision(hand: Hand) -> None:
    at = hand.middle(hand.page.locator(".choices .choice[data-words^='take ']").first)
    hand.moved(lambda: hand.press(at))
    assert hand.page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('.choice')?.dataset.words", at)
    hand.press(at, 2)
    hand.press(at, 3)
    assert hand.decisions == 1
    hand.moved(lambda: hand.press(at))
    assert hand.decisions == 2


def test_a_decision_that_is_not_answered_yet_blocks_another(hand: Hand) -> None:
    held: list[Route] = []
    hand.page.route("**/action", lambda route: held.append(route))
    first, second = (hand.middle(hand.page.locator(".choices .choice[data-words^='take ']").nth(n)) for n in (0, 1))
    hand.press(first)
    hand.press(second)
    hand.page.keyboard.press("2")
    assert hand.decisions == 1
    hand.moved(held[0].continue_)
    assert hand.decisions == 1


def test_a_double_click_on_the_board_is_one_decision(hand: Hand) -> None:
    hand.player.click("take fr-la-sarre")
    spot = hand.middle(hand.page.locator(".spot[data-noun=zone-abraham] .hit"))
    hand.press(spot, 2)
    assert hand.decisions == 1
    hand.moved(lambda: hand.press(spot))
    hand.press(spot, 2)
    assert hand.decisions == 2
    expect(hand.page.locator(".menu")).to_have_count(0)
    piece = hand.middle(hand.page.locator(".panel-pieces li[data-noun=block-fr-bearn]"))
    hand.press(piece, 2)
    assert hand.decisions == 2
    hand.moved(lambda: hand.press(piece))


def test_a_double_click_leaves_a_menu_open_and_takes_nothing_from_it(sit: Sit) -> None:
    player = sit("en")
    player.begin("quebec-1759", seat="french")
    assert player.await_turn()
    hand = Hand(player)
    at = hand.middle(player.page.locator(".spot[data-noun=zone-abraham] .hit"))
    hand.press(at)
    menu = player.page.locator(".menu")
    expect(menu).to_be_visible()
    hand.press(at, 2)
    expect(menu).to_be_visible()
    assert hand.decisions == 0


def test_the_first_tap_shows_the_second_plays_and_a_third_does_nothing(sit: Sit) -> None:
    player = sit("en", phone=True)
    player.begin("quebec-1759", seat="french")
    assert player.await_turn()
    player.choices()
    player.page.locator('.choice[data-words="take fr-la-sarre"]').tap()
    player.page.locator('.choice[data-words="put abraham"]').wait_for()
    hand = Hand(player)
    at = hand.middle(player.page.locator(".spot[data-noun=zone-abraham] .hit"))
    line = player.page.context.new_cdp_session(player.page)

    def tap(time: float) -> None:
        finger = {"x": at[0], "y": at[1]}
        line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger], "timestamp": time})
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": [], "timestamp": time + 0.02})
        player.page.evaluate(DRAWN)

    start = player.page.evaluate("() => performance.timeOrigin + performance.now()") / 1000
    card = player.page.locator(".inspect[data-thing=zone-abraham]")
    tap(start)  # the first touch shows what is there and what it would do
    expect(card.locator(".inspect-again")).to_contain_text("Tap again")
    assert hand.decisions == 0
    hand.moved(lambda: tap(start + 0.2))  # the second plays it
    tap(start + 0.4)
    expect(card).to_have_count(0)
    expect(player.page.locator(".menu")).to_have_count(0)
    tap(start + 5)  # a tap of its own asks why nothing can be done there
    expect(player.page.locator(".menu")).to_be_visible()
    assert hand.decisions == 1


def test_a_held_key_is_one_decision(hand: Hand) -> None:
    hand.player.click("take fr-la-sarre")
    for key, decided in (("1", 2), ("Enter", 3)):
        if key == "Enter":
            hand.page.locator(".choices .choice").first.focus()
        hand.moved(lambda key=key: hand.page.keyboard.down(key))
        hand.page.keyboard.down(key)
        hand.page.evaluate(DRAWN)
        hand.page.keyboard.up(key)
        assert hand.decisions == decided


def test_the_curtain_is_lifted_by_a_click_of_its_own(hand: Hand) -> None:
    """Neither by the second click on what lay there before, nor by the key that is still held."""
    for words in ("preset even", "ready"):
        hand.player.click(words)
    hand.page.locator('.choice[data-words="ready"]').focus()
    hand.page.keyboard.down("Enter")
    curtain = hand.page.locator("[data-curtain]")
    expect(curtain).to_be_focused()
    hand.page.keyboard.down("Enter")
    hand.page.keyboard.up("Enter")
    expect(curtain).to_be_visible()
    at = hand.middle(curtain)
    hand.press(at, 2)
    expect(curtain).to_be_visible()
    hand.press(at)
    expect(curtain).to_have_count(0)
    assert hand.player.seat == "british"


def test_undo_takes_clicks_in_a_row_that_began_on_it(hand: Hand) -> None:
    for words in ("take fr-la-sarre", "put abraham", "take fr-bearn"):
        hand.player.click(words)
    at = hand.middle(hand.page.locator("[data-undo]"))
    hand.page.locator(".prompt").click()
    hand.press(at, 2)
    assert hand.decisions == 3
    hand.moved(lambda: hand.press(at))
    hand.moved(lambda: hand.press(at, 2))
    assert hand.decisions == 5
