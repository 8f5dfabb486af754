"""What the table offers besides choices: the board, reasons, undo, the past, keys, another language."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import expect

import arpents
from tests.web.player import Player

Sit = Callable[..., Player]


def test_a_click_on_the_board_is_a_choice_and_undo_takes_it_back(sit: Sit) -> None:
    player = sit("en")
    player.begin("quebec-1759", seat="french")
    player.await_turn()
    player.click("take fr-la-sarre")
    before = player.where()
    player.page.locator(".spot[data-noun=zone-abraham] .hit").click(force=True)
    player.page.wait_for_function(
        "p => document.querySelector('main.table').dataset.revision !== p", arg=before["revision"]
    )
    assert player.state()["view"]["zones"]["abraham"]["french"]["count"] == 1
    expect(player.page.locator("#undo-says")).to_have_text(player.state()["undo"]["text_en"])
    player.page.click("[data-undo]")
    player.page.wait_for_function(
        "() => document.querySelectorAll('.piles[data-noun=zone-abraham] .on-map').length === 0"
    )


def test_a_closed_thing_answers_why_not_with_its_rule(sit: Sit) -> None:
    player = sit("en")
    player.begin("quebec-1759", seat="french")
    player.await_turn()
    player.click("take fr-la-sarre")
    player.page.locator(".spot[data-noun=zone-ile-d-orleans] .hit").click(force=True)
    reason = player.page.locator(".menu .closed .reason")
    expect(reason).to_contain_text("Orléans")
    reason.locator("button.rule").click()
    expect(player.page.locator("dialog.rules .is-sought")).to_be_visible()


def test_lines_of_the_log_have_the_colour_of_their_seat(sit: Sit) -> None:
    player = sit("en")
    player.begin("wilderness-war", seat="french")
    player.await_turn()
    expect(player.page.locator(".log li.by-french").first).to_be_attached()
    seats = sorted({seat for slug in arpents.games() for seat in arpents.game(slug).seats})
    colours = player.page.locator(".log ol").evaluate(
        """(list, seats) => seats.map((seat) => {
          const line = list.appendChild(document.createElement("li"));
          line.className = `by-${seat}`;
          const colour = getComputedStyle(line).borderLeftColor;
          line.remove();
          return colour;
        })""",
        seats,
    )
    assert "rgba(0, 0, 0, 0)" not in colours


def test_the_command_box_takes_words_and_tells_what_is_wrong(sit: Sit) -> None:
    player = sit("fr")
    player.begin("quebec-1759", seat="french")
    player.await_turn()
    before = player.where()
    player.page.fill(".command input", "preset levis")
    player.page.keyboard.press("Enter")
    player.page.wait_for_function(
        "p => document.querySelector('main.table').dataset.revision !== p", arg=before["revision"]
    )
    with player_forgives(player):
        player.page.fill(".command input", "prenez tout")
        player.page.keyboard.press("Enter")
        expect(player.page.locator(".refusal")).to_be_visible()


class player_forgives:
    """The browser notes every refused request as an error of the console."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def __enter__(self) -> None:
        self.player.forgiving = True

    def __exit__(self, *_: object) -> None:
        self.player.forgiving = False


def test_a_line_of_the_log_leads_back_to_its_moment(sit: Sit) -> None:
    player = sit("en")
    player.begin("quebec-1759", seat="french")
    player.await_turn()
    player.click("preset even")
    player.click("take fr-la-sarre")
    player.page.locator(".log .line").first.click()
    expect(player.page.locator(".past")).to_be_visible()
    player.page.reload()
    expect(player.page.locator(".past")).to_be_visible()
    player.page.click(".past button")
    expect(player.page.locator(".past")).to_have_count(0)
    player.agrees()


def test_the_language_changes_without_reload(sit: Sit) -> None:
    player = sit("fr")
    player.begin("quebec-1759", seat="french")
    player.await_turn()
    player.page.evaluate("window.same = true")
    player.page.click("button[lang=en]")
    expect(player.page.locator("html")).to_have_attribute("lang", "en")
    player.language = "en"
    player.choices()
    player.agrees()
    assert player.page.evaluate("window.same")


def test_a_few_moves_by_keyboard_alone(sit: Sit) -> None:
    player = sit("en")
    player.page.goto(f"{player.url}/#/new/quebec-1759")
    player.page.locator("button.big").focus()
    player.page.keyboard.press("Enter")
    player.await_turn()
    player.press("1")
    dice = random.Random(3)
    for _ in range(6):
        player.await_turn()
        count = min(9, player.page.locator(".choices .choice").count())
        player.press(str(dice.randint(1, count)))
    player.page.keyboard.press("b")
    expect(player.page.locator("dialog.read table").first).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(player.page.locator("dialog.read")).to_be_hidden()
    player.page.keyboard.press("/")
    expect(player.page.locator("input:focus")).to_have_count(1)
    player.page.keyboard.type("ready")
    expect(player.page.locator("input:focus")).to_have_value("ready")
    player.page.keyboard.press("Escape")
    for _ in range(3):  # the focus goes on to the next question
        player.await_turn()
        player.page.wait_for_function("() => document.querySelector('.choices .choice') !== null")
        if player.page.evaluate(
            "document.activeElement === document.body || document.activeElement.tagName === 'INPUT'"
        ):
            player.page.locator(".choices .choice").first.focus()
        player.press("Enter")


def test_two_on_one_screen_see_a_curtain_between_them(sit: Sit) -> None:
    player = sit("fr")
    player.begin("quebec-1759", seat="french", opponent="hot-seat")
    player.page.locator("[data-curtain]").wait_for()
    assert player.page.locator(".board").count() == 0
    player.await_turn()
    assert player.seat == "french"
    player.click("preset even")
    player.page.locator('.choice[data-words="ready"]').click()
    player.page.wait_for_function("() => document.querySelector('main.table').dataset.asked === 'true'")
    player.page.locator('.choice[data-words="ready"]').click()
    player.page.locator(".curtain.seat-british").wait_for()
    assert player.page.locator(".board, .log").count() == 0
    player.await_turn()
    assert player.seat == "british"
    player.agrees()


def test_a_phone_shows_board_and_choices_without_sideways_scrolling(sit: Sit) -> None:
    player = sit("fr", phone=True)
    player.begin("quebec-1759", seat="french")
    player.await_turn()
    assert player.page.evaluate("document.documentElement.scrollWidth") <= 360
    player.page.locator(".choices .choice").first.tap()
    player.page.locator(".tabs button").nth(1).tap()
    expect(player.page.locator(".log li").first).to_be_visible()


def test_another_question_is_read_from_its_beginning(sit: Sit) -> None:
    player = sit("fr", phone=True)
    player.begin("quebec-1759", seat="british")
    player.await_turn()
    player.choices()
    far = player.page.locator('.choices .choice[data-words^="from "]').last
    far.scroll_into_view_if_needed()
    player.page.evaluate("() => (document.querySelector('.question').scrollTop = 10000)")
    assert player.page.evaluate("() => document.querySelector('.question').scrollTop") > 0
    player.press("2")  # from Île d’Orléans
    expect(player.page.locator("#prompt")).to_contain_text("Où vont")
    expect(player.page.locator("#prompt")).to_be_in_viewport()
    assert player.page.evaluate("() => document.querySelector('.question').scrollTop") == 0


def test_a_long_list_is_narrowed_by_what_is_typed_and_what_is_seldom_meant_lies_apart(sit: Sit) -> None:
    player = sit("fr")
    page = player.page
    player.begin("quebec-1759", "french", "hot-seat")
    player.await_turn()
    player.choices()
    choices = page.locator(".choices .choice")
    expect(choices.nth(12)).to_be_attached()
    page.keyboard.press("/")
    page.keyboard.type("la sarre")  # without its accents or capitals
    expect(choices).to_have_count(1)
    expect(choices).to_contain_text("La Sarre")
    page.keyboard.press("Escape")
    expect(choices.nth(12)).to_be_attached()
    for words in ("preset even", "ready", "ready"):
        player.click(words)
        player.await_turn()
    apart = page.locator(".choice-group").last.locator("h2 button")
    expect(apart).to_have_attribute("aria-expanded", "false")
    expect(page.locator('.choices [data-words="freely"]')).to_have_count(0)
    apart.click()
    expect(page.locator('.choices [data-words="freely"]')).to_have_count(1)


def test_what_is_seldom_meant_is_no_group_where_it_is_what_one_is_asked(sit: Sit) -> None:
    """A phase in which one wanted to be asked at its end whether a work is razed."""
    player = sit("en")
    page = player.page
    player.begin("wilderness-war", "british", "hot-seat", "annus-mirabilis")
    for _ in range(30):
        assert player.await_turn()
        state = player.state()
        words = [action["words"] for action in state["actions"]]
        if state["prompt"]["id"] == "prompt-torches":
            break
        if "demolish-later" in words:
            wanted = "demolish-later"
        else:
            quiet = [one for one in words if one in ("pass", "stay", "done")]
            wanted = (quiet or [one for one in words if one.startswith("activate ")] or words)[0]
        player.click(wanted)
    expect(page.locator(".choices .choice")).to_have_count(2)
    expect(page.locator(".choice-group")).to_have_count(0)


def test_a_seat_nobody_has_taken_is_waited_for_and_its_link_says_who_can_open_it(sit: Sit) -> None:
    player = sit("en")
    player.begin("quebec-1759", seat="british", opponent="person")
    expect(player.page.locator("#prompt")).to_have_text("Nobody has taken this seat yet: French. Send the invitation.")
    expect(player.page.locator(".only-here")).to_contain_text("Only this computer can open these links.")
    link = player.page.locator("[data-invite=french]").get_attribute("data-link")
    other = sit("fr")
    other.page.goto(f"{player.url}{link}")
    other.page.locator("main.table").wait_for()
    expect(player.page.locator("#prompt")).not_to_contain_text("Nobody has taken")
    expect(player.page.locator(".only-here")).to_have_count(0)


def test_who_plays_the_other_seat_is_told_with_its_level(sit: Sit) -> None:
    player = sit("fr")
    player.begin("quebec-1759", seat="french")
    expect(player.page.locator(".turn .seat-british small")).to_have_text("ordinateur, facile")
