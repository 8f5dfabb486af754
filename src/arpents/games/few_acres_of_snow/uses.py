"""A7.9. What each card of a hand can do now: the actions on the list that it can be played for, and where."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import NOBODY, SHIFT, kind_of, noun_of
from arpents.games.few_acres_of_snow import kinds
from arpents.games.few_acres_of_snow.board import PLACE_NAMES
from arpents.games.few_acres_of_snow.cards import (
    CARD_NAMES,
    CARD_NUMBER,
    GOVERNOR,
    INTENDANT,
    LOUISBOURG,
    MILITARY_LEADER,
    TRADER,
)
from arpents.games.few_acres_of_snow.choice import CardChoice
from arpents.games.few_acres_of_snow.state import State
from arpents.games.few_acres_of_snow.turn import Turn

NOWHERE: Final = -1
MOST_CARDS: Final = 3  # of one action that are looked at: where from, by what, with whom
AT_PLACES: Final = (
    kinds.SETTLE,
    kinds.DEVELOP,
    kinds.FORTIFY,
    kinds.BESIEGE,
    kinds.REINFORCE,
    kinds.RAID,
)
WITH_A_CARD: Final = (kinds.AMBUSH, kinds.PARLEY, kinds.COLLECT, kinds.MERCHANT)
HOME_SUPPORT: Final = CARD_NUMBER["home-support"]
BY_ITSELF: Final = {
    kinds.TRADE: TRADER,
    kinds.PIRACY: LOUISBOURG,
    kinds.GOVERN: GOVERNOR,
    kinds.INTENDANCE: INTENDANT,
    kinds.SUPPORT: HOME_SUPPORT,
}


def uses(state: State, seat: int) -> dict[str, object]:
    """By card, each verb with the places; nothing while something else than an action of the turn is asked."""
    found: dict[int, dict[int, list[int]]] = {}
    if seat != NOBODY and state.stack and isinstance(state.stack[-1], Turn):
        for action in state.legal(seat):
            look_at(state, seat, action, found)
    told: dict[str, object] = {}
    for card in sorted(found):
        told[CARD_NAMES[card]] = [
            {"verb": kinds.VERBS.all[(kind >> SHIFT) - 1].word, "places": [PLACE_NAMES[at] for at in sorted(places)]}
            for kind, places in sorted(found[card].items())
        ]
    return {"cards": told}


def look_at(state: State, seat: int, action: int, found: dict[int, dict[int, list[int]]]) -> None:
    kind = kind_of(action)
    if kind in AT_PLACES:
        follow(state, seat, action, kind, noun_of(action), MOST_CARDS, found)
    elif kind in WITH_A_CARD:
        note(found, noun_of(action), kind, NOWHERE)
        if kind == kinds.MERCHANT:
            follow(state, seat, action, kind, NOWHERE, 1, found)
    elif kind == kinds.LEAD:
        note(found, MILITARY_LEADER, kind, noun_of(action))
    elif kind in BY_ITSELF:
        note(found, BY_ITSELF[kind], kind, NOWHERE)
        if kind in (kinds.TRADE, kinds.PIRACY):
            follow(state, seat, action, kind, NOWHERE, 1, found)


def follow(
    state: State, seat: int, action: int, kind: int, place: int, more: int, found: dict[int, dict[int, list[int]]]
) -> None:
    """The cards that are asked for one after another, as far as they are the seat's own to choose."""
    tried = state.copy()
    tried.act(seat, action)
    if not tried.stack or not isinstance(tried.stack[-1], CardChoice):
        return
    for choice in tried.legal(seat):
        if choice == kinds.DONE:
            continue
        note(found, noun_of(choice), kind, place)
        if more > 1:
            follow(tried, seat, choice, kind, place, more - 1, found)


def note(found: dict[int, dict[int, list[int]]], card: int, kind: int, place: int) -> None:
    places = found.setdefault(card, {}).setdefault(kind, [])
    if place != NOWHERE and place not in places:
        places.append(place)
