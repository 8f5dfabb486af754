"""The card of every game and scenario: whole, in both languages, and true to the rules it cites."""

from __future__ import annotations

import copy
import re
import tomllib
from importlib import resources
from typing import Any

import pytest

from arpents.cli.coverage import rules_of
from arpents.games import ROOMS, find
from arpents.speech import LANGUAGES, Speech
from arpents.table.cards import CardFault, GameCard, cards_of, minutes_of, read_cards
from tests.speech.ftl import misset

CARDS = [(slug, scenario) for slug in ROOMS for scenario in find(slug).scenarios]
QUEBEC = "quebec-1759"

every_card = pytest.mark.parametrize(("slug", "scenario"), CARDS, ids=[" ".join(card) for card in CARDS])


def written() -> dict[str, Any]:
    """The card of Québec 1759 as its file has it."""
    return tomllib.loads((resources.files("arpents.games.quebec_1759") / "card.toml").read_text(encoding="utf-8"))


def cards_from(entry: dict[str, Any]) -> dict[str, GameCard]:
    return read_cards(QUEBEC, find(QUEBEC).scenarios, entry)


@every_card
def test_every_scenario_has_a_whole_card(slug: str, scenario: str) -> None:
    card = cards_of(slug)[scenario]
    assert [side.seat for side in card.sides] == list(find(slug).seats)
    assert card.turn and card.end and 1 <= card.difficulty <= 3
    for side in card.sides:
        assert side.who and side.win and side.lose and len(side.first) == 3
        assert 20 <= side.decisions <= 5000 and 5 <= side.minutes < card.minutes


@every_card
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_is_said_as_a_sentence(slug: str, scenario: str, lang: str) -> None:
    speech = Speech(slug, lang, strict=True)
    for line in cards_of(slug)[scenario].lines():
        text = speech.text(line.id)
        assert text[0].isupper() and text.endswith("."), text
        assert lang == "en" or not misset(text), text


@every_card
def test_every_line_cites_rules_that_exist(slug: str, scenario: str) -> None:
    known = rules_of(slug)
    for line in cards_of(slug)[scenario].lines():
        assert line.rules and [rule for rule in line.rules if rule not in known] == [], line.id
        assert len(set(line.rules)) == len(line.rules), line.id


@every_card
def test_what_one_side_wins_by_is_what_the_other_loses_by(slug: str, scenario: str) -> None:
    first, second = cards_of(slug)[scenario].sides
    assert [line.id for line in first.lose] == [line.id for line in second.win]
    assert [line.id for line in second.lose] == [line.id for line in first.win]


@every_card
def test_every_way_to_end_is_on_the_card(slug: str, scenario: str) -> None:
    """The rules of the endings of a game are cited among its goals and ends."""
    card = cards_of(slug)[scenario]
    told = {rule for line in [*card.end, *(line for side in card.sides for line in side.win)] for rule in line.rules}
    beside = {"A7.1", "A31.3"} if slug == "few-acres-of-snow" else set()  # an option's; the second edition's
    last = {"12.12", "12.13"} if slug == "wilderness-war" else set()  # of them the one of its last year
    endings = {rule for _, rule in find(slug).endings.values()}
    assert endings - beside - last <= told
    assert not last or len(last & told) == 1


def test_what_a_scenario_says_of_its_own_stands_before_what_the_game_says() -> None:
    cards = cards_of("few-acres-of-snow")
    assert "A31.3" in {rule for line in cards["second-edition"].end for rule in line.rules}
    assert "A31.3" not in {rule for line in cards["first-edition"].end for rule in line.rules}
    assert [line.id for line in cards["first-edition"].turn] == [line.id for line in cards["second-edition"].turn]


def test_the_red_clocks_of_a_skirmish_are_those_of_its_scenario() -> None:
    cards = cards_of("muskets-tomahawks")
    five = {id for id, card in cards.items() if "brief-end-five" in {line.id for line in card.end}}
    assert five == {"ambush"}


def test_times_are_rounded_to_five_minutes() -> None:
    assert [minutes_of(seconds) for seconds in (0, 200, 460, 3600)] == [5, 5, 10, 60]


@pytest.mark.parametrize(
    "spoil",
    [
        lambda card: card.pop("turn"),
        lambda card: card.update(surplus=1),
        lambda card: card["seat"]["french"].pop("who"),
        lambda card: card["seat"]["french"]["first"].pop(),
        lambda card: card["seat"]["french"]["win"].append("win-british"),
        lambda card: card["seat"].update(spanish={}),
        lambda card: card["seat"]["british"].update(luck=[]),
        lambda card: card["scenario"].pop("campaign"),
        lambda card: card["scenario"].update(other={}),
        lambda card: card["scenario"]["campaign"].update(difficulty=4),
        lambda card: card["scenario"]["campaign"].update(weather=1),
        lambda card: card["scenario"]["campaign"]["decisions"].pop("french"),
    ],
)
def test_a_card_that_is_not_whole_is_refused(spoil: Any) -> None:
    entry = written()
    assert cards_from(copy.deepcopy(entry))["campaign"].is_whole()
    spoil(entry)
    with pytest.raises(CardFault) as caught:
        cards_from(entry)
    for lang in LANGUAGES:
        assert re.search(QUEBEC, Speech(None, lang, strict=True).error(caught.value))
