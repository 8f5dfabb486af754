"""A14. Reinforce a siege."""

from __future__ import annotations

from arpents.engine.actions import ALLOWED, NOBODY, noun_of
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.games.few_acres_of_snow import kinds, reasons
from arpents.games.few_acres_of_snow.besiege import cannot_commit, commit
from arpents.games.few_acres_of_snow.board import SUPPLY
from arpents.games.few_acres_of_snow.cards import MILITARY_LEADER
from arpents.games.few_acres_of_snow.choice import CardChoice
from arpents.games.few_acres_of_snow.state import NO_PLACE, State


def has_line_to(state: State, side: int, place: int) -> bool:
    """A14.4 From home through one's own places to the besieged one; for the attacker it is the next step."""
    return state.joined[side] & (SUPPLY[place] | 1 << place) != 0


def cannot_reinforce_with(state: State, side: int, card: int, siege: int) -> int:
    if card == MILITARY_LEADER:
        return reasons.LEADER_IS_FREE  # A14.7
    return cannot_commit(state, side, card, state.besieged[siege], side == siege)


def reinforceable(state: State, side: int) -> int:
    """A14.2 The besieged places to which a card of the hand can be sent, as a mask."""
    found = 0
    for siege in range(2):
        place = state.besieged[siege]
        if place != NO_PLACE and has_line_to(state, side, place):
            for card in state.hand(side):
                if cannot_reinforce_with(state, side, card, siege) == ALLOWED:
                    found |= 1 << place
                    break
    return found


def cannot_reinforce(state: State, side: int, place: int) -> int:
    if reinforceable(state, side) >> place & 1:
        return ALLOWED
    if not state.under_siege(place):
        return reasons.NO_SIEGE_THERE
    return reasons.NO_STRENGTH if has_line_to(state, side, place) else reasons.NO_LINE_TO_SIEGE


class Reinforcing(CardChoice):
    """A14.1 One card with strength."""

    def __init__(self, seat: int, siege: int, step: int = 0) -> None:
        super().__init__(seat, step)
        self.siege = siege

    def copy(self) -> Reinforcing:
        return Reinforcing(self.seat, self.siege, self.step)

    def run(self, state: State) -> bool:
        return state.end() if self.step else ASK

    def kind(self) -> int:
        return kinds.SEND

    def unfit(self, state: State, card: int) -> int:
        return cannot_reinforce_with(state, self.seat, card, self.siege)

    def apply(self, state: State, seat: int, action: int) -> None:
        commit(state, seat, noun_of(action), self.siege, "A14.1")
        self.step = 1

    def prompt(self, state: State, seat: int) -> Prompt:
        place = state.besieged[self.siege]
        return Prompt("prompt-reinforce", "A14.1", {"place": kinds.PLACE.argument(place)})


def cannot_lead(state: State, side: int, place: int) -> int:
    """A14.7 The Military Leader joins a siege as a free action, along a line like any other card."""
    if state.siege_at(place) == NOBODY:
        return reasons.NO_SIEGE_THERE
    if MILITARY_LEADER not in state.hand(side):
        return reasons.NO_LEADER
    return ALLOWED if has_line_to(state, side, place) else reasons.NO_LINE_TO_SIEGE
