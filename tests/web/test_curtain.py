"""Two on one screen: behind the curtain there is nothing of the side that left the screen."""

from __future__ import annotations

import json
import random
import re
import string
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from arpents.speech import Speech
from tests.web.player import DRAWN, NOWHERE, Player

# Everything that has been in the page since `shown.forget()`, however short: texts, names, tooltips, what is typed, the
# title, the address. The first page and the rules are everybody’s, but not which rule is open.
EVER_SHOWN = """(() => {
  const found = new Set();
  const note = (node) => {
    const element = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
    if (element?.closest("dialog.rules, main.start")) return;
    if (node.nodeType === Node.TEXT_NODE) found.add(node.data);
    for (const { value } of node.attributes ?? []) found.add(value);
    if (node.value) found.add(String(node.value));
    for (const child of node.childNodes) note(child);
  };
  const look = () => {
    note(document);
    found.add(document.title).add(decodeURIComponent(location.href));
    const sought = document.querySelector("dialog.rules .is-sought");
    if (sought) found.add(`¶${sought.textContent}`);
    return [...found];
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) note(node);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  window.shown = { look, forget: () => found.clear() };
})()"""
KEYS = [
    *string.digits,
    *string.ascii_lowercase,
    *["/", "?", "+", "-", "Escape", "Home", "End", "PageUp", "PageDown"],
    *["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Tab", "Shift+Tab", "Delete", "Backspace"],
]
REACHABLE = "a[href]:visible, button:visible:not([data-curtain]), select:visible, summary:visible, input:visible"

Sit = Callable[..., Player]
Plain = dict[str, Any]


# -- what the other side must not read


def state_of(player: Player, match: str, seat: str) -> Plain:
    answer = player.page.request.get(f"{player.url}/api/matches/{match}/seats/{seat}/state")
    assert answer.ok, answer.text()
    found: Plain = answer.json()
    return found


def words_of(part: object) -> set[str]:
    return set(re.findall(r"[\w.-]+", json.dumps(part, ensure_ascii=False)))


def sentences_of(state: Plain, language: str) -> set[str]:
    told = {event[f"text_{language}"] for event in state["events"]}
    asked = {state["prompt"][f"text_{language}"]} if state["prompt"] else set()
    return told | asked | {action[f"label_{language}"] for action in state["actions"]}


def secrets_of(player: Player, slug: str, theirs: Plain, mine: Plain) -> set[str]:
    """Ids, names and sentences that the server tells `theirs` and does not tell `mine`."""
    speech = Speech(slug, player.language)
    verbs = player.page.request.get(f"{player.url}/api/games/{slug}/words").json()["verbs"]
    nouns = {(noun["prefix"], name) for verb in verbs for noun in verb["nouns"] for name in noun["names"]}
    known, unknown = words_of(mine), words_of(theirs)
    secret = {(prefix, name) for prefix, name in nouns if unknown & {name, f"{prefix}-{name}"}}
    secret = {(prefix, name) for prefix, name in secret if not known & {name, f"{prefix}-{name}"}}
    ids = {f"{prefix}-{name}" for prefix, name in secret}
    said = {speech.text(id) for id in ids if speech.has(id)}
    public = {speech.text(f"{prefix}-{name}") for prefix, name in nouns - secret if speech.has(f"{prefix}-{name}")}
    told = sentences_of(theirs, player.language) - sentences_of(mine, player.language)
    held = {f"{prefix}-{name}.text" for prefix, name in nouns if known & {name, f"{prefix}-{name}"}}
    printed = {speech.text(id) for id in held if speech.has(id)}  # a card one holds may name another
    everybody = "\n".join(
        [json.dumps(mine, ensure_ascii=False), *public, *printed, *(f"{a}-{b}" for a, b in nouns - secret)]
    )
    words = {*ids, *(name for _, name in secret), *said, *told}
    return {word for word in words if len(word) > 3 and word.lower() not in everybody.lower()}


def hides(player: Player, secrets: set[str]) -> None:
    shown = [text.lower() for text in player.page.evaluate("() => shown.look()")]
    assert not [text for text in shown if text.startswith("¶")]
    assert not {secret for secret in secrets if any(secret.lower() in text for text in shown)}


# -- handing over


def until_handed_over(player: Player, opening: list[str]) -> str:
    """The side that sits here decides until the curtain falls; which seat it was."""
    assert player.await_turn()
    seat, dice = player.seat, random.Random(1)
    while True:
        before = player.where()
        if opening:
            player.click(opening.pop(0))
        else:
            player.decide(dice)
        player.page.evaluate("before => hand.until(before)", before)
        if player.page.locator("[data-curtain]").count():
            return seat


def other_than(seat: str) -> str:
    return {"french": "british", "british": "french"}[seat]


def close_sheets(player: Player) -> None:
    player.page.evaluate(DRAWN)
    if player.page.locator("dialog").count():
        player.page.locator("dialog[open]").wait_for()
        player.page.keyboard.press("Escape")
        expect(player.page.locator("dialog")).to_have_count(0)


def press_everything(player: Player) -> None:
    for key in KEYS:
        player.page.evaluate("() => document.activeElement.blur()")
        player.page.keyboard.press(key)
        close_sheets(player)


def click_everything(player: Player) -> None:
    for number in range(player.page.locator(REACHABLE).count()):
        there = player.page.locator(REACHABLE)
        if number >= there.count():
            break
        one = there.nth(number)
        one.focus()  # a link that skips comes into sight
        one.hover()
        if one.evaluate("one => one.tagName") == "SELECT":
            for value in one.evaluate("one => [...one.options].map(option => option.value)"):
                one.select_option(value)
        else:
            one.click()
        close_sheets(player)
        if not player.page.locator("[data-curtain]").count():
            player.page.go_back()
            player.page.locator("[data-curtain]").wait_for()


@pytest.mark.parametrize(
    ("slug", "language", "opening"),
    [
        ("quebec-1759", "fr", ["preset beauport", "ready", "ready"]),
        ("wilderness-war", "en", []),
    ],
)
def test_the_curtain_covers_everything(sit: Sit, slug: str, language: str, opening: list[str]) -> None:
    player = sit(language)
    player.page.add_init_script(EVER_SHOWN)
    player.begin(slug, opponent="hot-seat", scenario="annus-mirabilis")
    match = player.match
    assert player.await_turn()
    player.click(opening.pop(0) if opening else player.choices()[0])
    player.page.goto(f"{player.url}/#/play/{match}/at/0")
    expect(player.page.locator(".past")).to_be_visible()
    player.page.click(".past button")
    expect(player.page.locator(".past")).to_have_count(0)
    left = until_handed_over(player, opening)
    secrets = secrets_of(player, slug, state_of(player, match, left), state_of(player, match, other_than(left)))
    assert len(secrets) > 5
    player.page.evaluate("() => shown.forget()")
    press_everything(player)
    hides(player, secrets)
    click_everything(player)
    hides(player, secrets)
    for _ in range(2):  # to now as it was called up, and to the moment of the past before it
        player.page.go_back()
        player.page.locator("[data-curtain]").wait_for()
        player.page.wait_for_url(f"**/#/play/{match}")
        hides(player, secrets)
    player.page.goto(f"{player.url}/#/play/{match}/at/1")
    player.page.wait_for_url(f"**/#/play/{match}")
    player.page.reload()
    player.page.locator("[data-curtain]").wait_for()
    hides(player, secrets)
    player.page.click(f"button[lang={language}]")
    assert player.await_turn()
    assert player.seat == other_than(left)
    player.choices()
    player.agrees()
    player.page.keyboard.press("b")
    player.page.locator("dialog.read").wait_for()
    hides(player, secrets)


def test_nothing_is_shown_before_it_is_known_who_sits_there(sit: Sit) -> None:
    """One seat's line answers before the other's."""
    player = sit("en")
    player.page.add_init_script(EVER_SHOWN)
    player.begin("quebec-1759", seat="french", opponent="hot-seat")
    until_handed_over(player, ["preset beauport", "ready", "ready"])
    theirs, mine = (state_of(player, player.match, seat) for seat in ("french", "british"))
    secrets = secrets_of(player, "quebec-1759", theirs, mine)
    held: list[tuple[WebSocketRoute, str | bytes]] = []

    def late(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda frame: held.append((line, frame)))

    player.page.route_web_socket(re.compile("/seats/british/live"), late)
    known = len(player.frames_of("french"))
    player.page.reload()
    while not held or len(player.frames_of("french")) == known:
        player.page.wait_for_timeout(5)
    assert player.page.locator("[data-curtain], .board").count() == 0
    hides(player, secrets)
    for line, frame in held:
        line.send(frame)
    player.page.locator(".curtain.seat-british").wait_for()
    hides(player, secrets)


@pytest.mark.parametrize("what", ["explain", "at"])
def test_an_answer_that_comes_too_late_is_not_shown_to_the_other_side(sit: Sit, what: str) -> None:
    player = sit("en")
    player.page.add_init_script(EVER_SHOWN)
    player.begin("quebec-1759", seat="french", opponent="hot-seat")
    assert player.await_turn()
    for words in ("preset beauport", "ready"):
        player.click(words)
    held: list[Route] = []
    player.page.route(re.compile(f"/seats/french/{what}"), lambda route: held.append(route))
    if what == "explain":
        player.page.fill(".command input", "take fr-la-sarre")
        player.page.locator(".command button[type=button]").click()
    else:
        player.page.locator(".log .line").first.click()
    while not held:
        player.page.wait_for_timeout(5)
    player.page.locator('.choice[data-words="ready"]').click()
    player.page.locator(".curtain.seat-british").wait_for()
    theirs, mine = (state_of(player, player.match, seat) for seat in ("french", "british"))
    player.page.evaluate("() => shown.forget()")
    player.await_turn(NOWHERE)
    with player.page.expect_response(re.compile(f"/seats/french/{what}")) as answer:
        for route in held:
            route.continue_()
    answer.value.finished()
    player.page.evaluate(DRAWN)
    hides(player, secrets_of(player, "quebec-1759", theirs, mine))
    expect(player.page.locator(".past, .closed")).to_have_count(0)


def test_each_side_is_offered_its_own_link_only(sit: Sit) -> None:
    player = sit("en")
    player.begin("quebec-1759", seat="french", opponent="hot-seat")
    assert player.await_turn()
    player.page.locator(".invitations summary").click()
    expect(player.page.get_by_role("button", name="Copy your own link (French)")).to_be_visible()
    expect(player.page.get_by_role("button", name="Copy your own link (British)")).to_have_count(0)
