"""What is usually decided in one go: an action of the turn with all the cards it is carried out with."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import kind_of
from arpents.engine.journey import Journey, completions, count_at_once
from arpents.engine.prompt import Prompt
from arpents.games.few_acres_of_snow import kinds
from arpents.games.few_acres_of_snow.state import State
from arpents.games.few_acres_of_snow.turn import Turn

MOST_WAYS: Final = 6  # to carry out one action; where there are more one is asked step by step
ON_PLACES: Final = (kinds.SETTLE, kinds.DEVELOP, kinds.FORTIFY, kinds.BESIEGE, kinds.REINFORCE)
SALES: Final = (kinds.TRADE, kinds.MERCHANT, kinds.PIRACY)
MOST_SOLD: Final = 12
TEXTS: Final = {
    kinds.SETTLE: "journey-settle",
    kinds.DEVELOP: "journey-develop",
    kinds.FORTIFY: "journey-fortify",
    kinds.BESIEGE: "journey-besiege",
    kinds.REINFORCE: "journey-reinforce",
    kinds.TRADE: "journey-trade",
    kinds.MERCHANT: "journey-merchant",
    kinds.PIRACY: "journey-piracy",
}


def goes_far(state: State) -> bool:
    return isinstance(state.stack[-1], Turn)


def journeys(state: State, seat: int) -> list[Journey]:
    """A8 to A21 Actions on places with their cards, each way that there is; sales of as much as can be sold."""
    found: list[Journey] = []
    for action in state.legal(seat):
        kind = kind_of(action)
        if kind in ON_PLACES:
            for chain in completions(state, seat, action, MOST_WAYS):
                if len(chain) > 1:
                    found.append(with_cards(state, seat, chain))
        elif kind in SALES:
            chain = sale(state, seat, action)
            if len(chain) > 2:
                found.append(with_cards(state, seat, chain))
    return found


def sale(state: State, seat: int, first: int) -> list[int]:
    """Sell until nothing more can be sold."""
    twin = state.copy()
    depth = len(twin.stack)
    mark = twin.barriers
    chain = [first]
    twin.act(seat, first)
    while len(twin.stack) > depth and twin.barriers == mark and twin.acting() == 1 << seat and len(chain) < MOST_SOLD:
        actions = twin.legal(seat)
        action = actions[0] if len(actions) == 1 or actions[0] != kinds.DONE else actions[1]
        twin.act(seat, action)
        chain.append(action)
    return chain


def with_cards(state: State, seat: int, chain: list[int]) -> Journey:
    vocabulary = state.game.vocabulary
    named = vocabulary.arguments(chain[0])
    cards: list[object] = []
    for action in chain[1:]:
        cards += list(vocabulary.arguments(action).values())
    named["cards"] = cards
    rule = state.stack[-1].prompt(state, seat).rule
    journey = Journey(Prompt(TEXTS[kind_of(chain[0])], rule, named), chain)
    for noun in vocabulary.arguments(chain[0]).values():
        journey.target = str(noun)
    journey.at_once = count_at_once(state, seat, chain)
    return journey
