"""What a choice would lead to, before the click: on its button, on the board, in the hand."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.player import Player

Sit = Callable[..., Player]


def test_a_choice_of_wilderness_war_foresees_its_card_and_its_reach(sit: Sit) -> None:
    player = sit("en")
    player.begin("wilderness-war", seat="french")
    assert player.await_turn()
    card = player.page.locator(".choices .choice[data-words^='card ']").first
    title = card.locator("span").inner_text()
    card.hover()
    foresight = player.page.locator(".foresight")
    expect(foresight).to_contain_text(title)
    expect(foresight.locator(".card-text")).not_to_be_empty()
    for _ in range(3):  # a card, its use, then who is commanded
        words = player.choices()
        if any(word.startswith(("command ", "activate ")) for word in words):
            break
        player.click(words[0])
    leaders = player.page.locator(".choices .choice[data-words^='command '], .choices .choice[data-words^='activate ']")
    within = 0
    for number in range(leaders.count()):
        leaders.nth(number).hover()
        expect(foresight).to_contain_text("Within reach")
        expect(foresight.locator("button.rule")).to_have_text("[6.2]")
        within = max(within, player.page.locator(".spot.in-reach").count())
    assert within > 1


def test_names_keep_off_each_other_and_stacks_off_names(sit: Sit) -> None:
    player = sit("en")
    player.begin("small-wars-mohicans")
    assert player.await_turn()
    touching = player.page.evaluate(
        """() => {
          const boxes = (which) => [...document.querySelectorAll(which)].map((one) => one.getBoundingClientRect());
          const touch = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
            && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
          const names = boxes(".place-name");
          const covered = names.filter((name) => boxes(".pile .on-map").some((piece) => touch(name, piece)));
          const pairs = names.filter((name, at) => names.slice(at + 1).some((other) => touch(name, other)));
          return {names: names.length, covered: covered.length, pairs: pairs.length};
        }"""
    )
    assert touching["names"] > 80
    assert touching["covered"] <= touching["names"] // 20
    assert touching["pairs"] <= touching["names"] // 20


def test_the_board_lies_still_under_the_pointer_and_beside_the_list(sit: Sit) -> None:
    """A place at the edge is not drawn away from a click; pointed at in the list, it is brought into sight."""
    player = sit("en")
    player.begin("small-wars-mohicans", "french")
    assert player.await_turn()
    page = player.page
    frame = page.locator(".board").bounding_box()
    assert frame

    def montreal() -> tuple[float, float]:
        box = page.locator(".spot.glows[data-noun=place-montreal] .hit").bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    page.mouse.move(*montreal())
    page.mouse.wheel(0, -800)
    x, y = montreal()
    page.mouse.move(x + 100, y + 100)
    page.mouse.down()
    page.mouse.move(frame["x"] + 120, y + 100, steps=4)  # until the place is near the left edge
    page.mouse.up()
    page.mouse.move(frame["x"] + 300, y + 100)
    paper = page.locator(".paper")
    at_edge = paper.get_attribute("style") or ""
    x, y = montreal()
    assert frame["x"] < x < frame["x"] + 40
    page.mouse.move(x, y)
    expect(page.locator(".foresight")).to_be_visible()
    assert paper.get_attribute("style") == at_edge
    page.mouse.move(frame["x"] + 300, y + 100)
    page.locator(".choices .choice[data-words='to montreal']").hover()
    expect(page.locator(".spot.is-pointed[data-noun=place-montreal]")).to_have_count(1)
    assert paper.get_attribute("style") == at_edge


def text(id: str, english: str, **more: object) -> dict[str, object]:
    return {"id": id, "rule": "", "arguments": {}, "text_fr": f"{english} (fr)", "text_en": english, **more}


def test_whatever_a_game_foresees_is_drawn(sit: Sit) -> None:
    """Odds with columns and signed modifiers, supply, a path on the map, notes: the page works nothing out."""
    player = sit("en")
    player.begin("wilderness-war", seat="french")
    assert player.await_turn()
    foresight = {
        "reach": {"title": text("t", "Within reach"), "places": [{"place": "space-albany", "cost": 2}]},
        "odds": {
            "title": text("t", "A battle", rule="7.5"),
            "results": [text("r", "won", chance=0.25), text("r", "lost", chance=0.75)],
            "columns": [text("c", "strength 9", side="seat-french")],
            "modifiers": [
                text("m", "tactics", side="seat-french", by=2, rule="7.51"),
                text("m", "landing", side="seat-french", by=-1),
            ],
            "notes": [text("n", "Two steps lost.")],
        },
        "supply": text("s", "In supply.", supplied=True),
        "path": ["space-quebec", "space-montreal"],
        "notes": [text("n", "One thing more.")],
    }
    player.page.route("**/foresee", lambda route: route.fulfill(json={"words": "", "foresight": foresight}))
    player.page.locator(".choices .choice").first.hover()
    drawn = player.page.locator(".foresight")
    expect(drawn).to_contain_text("Albany (2)")
    expect(drawn.locator(".odds meter")).to_have_count(2)
    expect(drawn.locator(".odds-figure").first).to_have_text("25%")
    expect(drawn.locator(".odds-terms")).to_contain_text("French strength 9")
    expect(drawn.locator(".odds-term").first).to_have_text("+2 tactics [7.51]")
    expect(drawn.locator(".odds-term").last).to_contain_text("−1 landing")
    for said in ("Two steps lost.", "In supply.", "One thing more."):
        expect(drawn).to_contain_text(said)
    expect(player.page.locator(".spot.in-reach")).to_have_attribute("data-noun", "space-albany")
    expect(player.page.locator(".supply-line")).to_have_count(1)


def test_a_card_foresees_what_is_printed_on_it_in_the_readers_language(sit: Sit) -> None:
    player = sit("fr")
    player.begin("few-acres-of-snow", seat="british")
    assert player.await_turn()
    player.page.locator(".choices .choice[data-words^='discard ']").first.hover()
    drawn = player.page.locator(".foresight")
    expect(drawn.locator(".card-text")).not_to_be_empty()
    expect(drawn).not_to_contain_text("‹")


def test_points_within_reach_are_drawn_where_they_lie(sit: Sit) -> None:
    """The view counts sixteenths of an inch from the south-west corner; the page draws from the north-west."""
    player = sit("en")
    player.begin("muskets-tomahawks")
    assert player.await_turn()
    foresight = {"reach": {"title": text("t", "Two places within reach"), "points": [[160, 96], [320, 96]]}}
    player.page.route("**/foresee", lambda route: route.fulfill(json={"words": "", "foresight": foresight}))
    player.page.locator(".choices .choice").first.hover()
    expect(player.page.locator(".foresight")).to_contain_text("Two places within reach")
    path = player.page.locator(".reach-points").get_attribute("d") or ""
    marks = [tuple(map(float, mark.removesuffix("h0").split())) for mark in path.split("M")[1:]]
    assert [x for x, _ in marks] == [160, 320]
    assert len({y for _, y in marks}) == 1 and marks[0][1] > 96
