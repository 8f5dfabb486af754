"""5.3, 6. A go: one card played, or one command ability paid for."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.muskets_tomahawks.actions.activation import Act, begin_action
from arpents.games.muskets_tomahawks.actions.aftermath import AfterAction
from arpents.games.muskets_tomahawks.facts.profiles import CAPTIVE, CIVILIAN, GUN, NO_WEAPON, WAGON
from arpents.games.muskets_tomahawks.fire.vigilance import Watch, anybody_watches, cannot_watch, take_vigilance
from arpents.games.muskets_tomahawks.morale.reaction import rally
from arpents.games.muskets_tomahawks.spotting.hidden import marker_of, turn_over
from arpents.games.muskets_tomahawks.state import HIDDEN, State
from arpents.games.muskets_tomahawks.turn.cards import (
    CLOCKS,
    FORWARD,
    MORALE,
    Activations,
    Forward,
    Morale,
    card_side,
    card_type,
    gain,
    is_clock,
    is_troops,
    type_eliminated,
)
from arpents.games.muskets_tomahawks.turn.clocks import play_clock, refill
from arpents.games.muskets_tomahawks.words import kinds, reasons

LOOKOUT_COST: Final = 1
RESERVE_COST: Final = 1
AUTHORITY_COST: Final = 3
PREPARATION_COST: Final = 4
GO_ON: Final = 0
GO_OVER: Final = 1


def order_cost(figures: int) -> int:
    """6.3.4"""
    if figures >= 12:
        return 4
    return 3 if figures >= 8 else 2


class Go(Procedure["State"]):
    """5.3, 6.3 A side plays one card or pays for one ability; it passes only with an empty hand."""

    def __init__(self, seat: int, step: int = GO_ON) -> None:
        super().__init__(seat, step)

    def copy(self) -> Go:
        return Go(self.seat, self.step)

    def run(self, state: State) -> bool:
        if self.step == GO_OVER:
            if state.clocks < CLOCKS:
                refill(state, self.seat)
            return state.end()
        return ASK

    def cannot(self, state: State, action: int) -> int:
        seat = self.seat
        kind = kind_of(action)
        noun = noun_of(action)
        if kind == kinds.PLAY:
            return ALLOWED if noun in state.hand(seat) else reasons.CARD_NOT_IN_HAND
        if kind == kinds.PLAY_RESERVED:
            return ALLOWED if state.reserved[seat] == noun else reasons.CARD_NOT_RESERVED
        if action == kinds.PASS:
            return reasons.HAND_NOT_EMPTY if state.hand(seat) else ALLOWED
        if kind == kinds.LOOKOUT:
            return self.cannot_lookout(state, noun)
        if kind == kinds.SET_ASIDE:
            return self.cannot_reserve(state, noun)
        if kind == kinds.AUTHORITY:
            return self.cannot_rally(state, noun)
        if kind == kinds.ORDER:
            return self.cannot_order(state, noun)
        if kind == kinds.PREPARE:
            return self.cannot_prepare(state, noun)
        return NOT_ASKED

    def cannot_pay(self, state: State, cost: int) -> int:
        return ALLOWED if state.command[self.seat] >= cost else reasons.TOO_FEW_POINTS

    def cannot_be_object(self, state: State, unit: int) -> int:
        """6.4, 6.5 Own units on the table or hidden, wherever the Officers are, never captives and wagons."""
        if unit >= state.units() or state.side[unit] != self.seat:
            return reasons.NOT_YOURS
        if state.traits[unit] & (CAPTIVE | WAGON):
            return reasons.NEVER_ORDERED
        if state.status[unit] != HIDDEN and not state.present(unit):
            return reasons.NOT_ON_TABLE
        return ALLOWED

    def cannot_lookout(self, state: State, unit: int) -> int:
        """6.3.1"""
        reason = self.cannot_pay(state, LOOKOUT_COST)
        if reason == ALLOWED:
            reason = self.cannot_be_object(state, unit)
        if reason != ALLOWED:
            return reason
        if state.status[unit] == HIDDEN:
            if state.is_a(unit, CIVILIAN | GUN):
                return reasons.NEVER_WATCHES
            return ALLOWED if state.main[unit] != NO_WEAPON else reasons.NOBODY_LOADED
        return cannot_watch(state, unit)

    def cannot_reserve(self, state: State, card: int) -> int:
        """6.3.2 One own Troops card at a time."""
        reason = self.cannot_pay(state, RESERVE_COST)
        if reason != ALLOWED:
            return reason
        if card not in state.hand(self.seat):
            return reasons.CARD_NOT_IN_HAND
        if not is_troops(card) or card_side(card) != self.seat:
            return reasons.NOT_OWN_TROOPS_CARD
        return ALLOWED if state.reserved[self.seat] < 0 else reasons.RESERVE_TAKEN

    def cannot_rally(self, state: State, unit: int) -> int:
        """6.3.3"""
        reason = self.cannot_pay(state, AUTHORITY_COST)
        if reason == ALLOWED:
            reason = self.cannot_be_object(state, unit)
        if reason != ALLOWED:
            return reason
        return ALLOWED if state.fleeing(unit) else reasons.NOT_IN_FLIGHT

    def cannot_order(self, state: State, unit: int) -> int:
        """6.3.4"""
        reason = self.cannot_be_object(state, unit)
        if reason != ALLOWED:
            return reason
        return self.cannot_pay(state, order_cost(state.strength[unit]))

    def cannot_prepare(self, state: State, card: int) -> int:
        """6.3.5"""
        reason = self.cannot_pay(state, PREPARATION_COST)
        if reason != ALLOWED:
            return reason
        if card not in state.discard:
            return reasons.CARD_NOT_DISCARDED
        if not is_troops(card) or card_side(card) != self.seat:
            return reasons.NOT_OWN_TROOPS_CARD
        return ALLOWED

    def candidates(self, state: State, seat: int) -> list[int]:
        """What the points of command allow."""
        points = state.command[seat]
        found = [kinds.PASS]
        for card in set(state.hand(seat)):
            found.append(kinds.PLAY | card)
            if points >= RESERVE_COST:
                found.append(kinds.SET_ASIDE | card)
        if points >= PREPARATION_COST:
            for card in set(state.discard):
                found.append(kinds.PREPARE | card)
        if state.reserved[seat] >= 0:
            found.append(kinds.PLAY_RESERVED | state.reserved[seat])
        if points >= LOOKOUT_COST:  # nor does anything else about a unit cost less
            for unit in range(state.units()):
                if state.side[unit] == seat and not state.traits[unit] & (CAPTIVE | WAGON):
                    found.append(kinds.LOOKOUT | unit)
                    found.append(kinds.ORDER | unit)
                    if points >= AUTHORITY_COST:
                        found.append(kinds.AUTHORITY | unit)
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        return self.cannot(state, action)

    def apply(self, state: State, seat: int, action: int) -> None:
        kind = kind_of(action)
        noun = noun_of(action)
        self.step = GO_OVER
        if kind == kinds.PLAY:
            state.hand(seat).remove(noun)
            forget(state, noun, seat)
            self.play(state, noun)
        elif kind == kinds.PLAY_RESERVED:
            state.reserved[seat] = -1
            forget(state, noun, seat)
            self.play(state, noun)
        elif kind == kinds.SET_ASIDE:
            self.pay(state, RESERVE_COST, "6.3.2")
            state.hand(seat).remove(noun)
            state.reserved[seat] = noun
            state.tell(kinds.CARD_RESERVED, "6.3.2", seat)
            state.whisper(1 << seat, kinds.CARD_SET_ASIDE, "6.3.2", seat, noun)
        elif kind == kinds.PREPARE:
            self.pay(state, PREPARATION_COST, "6.3.5")
            state.discard.remove(noun)
            state.hand(seat).append(noun)
            state.known += [noun, seat]
            state.tell(kinds.CARD_TAKEN_BACK, "6.3.5", seat, noun)
        elif kind == kinds.AUTHORITY:
            self.pay(state, AUTHORITY_COST, "6.3.3")
            rally(state, noun, "6.3.3")
        elif kind == kinds.ORDER:
            self.pay(state, order_cost(state.strength[noun]), "6.3.4")
            if self.show(state, noun):
                state.begin(Act(seat, noun))
        elif kind == kinds.LOOKOUT:
            self.pay(state, LOOKOUT_COST, "6.3.1")
            if self.show(state, noun):
                begin_action(state)
                take_vigilance(state, noun, "6.3.1")
                state.begin(Lookout(seat, noun))

    def show(self, state: State, unit: int) -> bool:
        """6.5 A hidden unit is turned over first."""
        if state.status[unit] == HIDDEN:
            turn_over(state, marker_of(state, unit), "6.5")
        return state.strength[unit] > 0

    def pay(self, state: State, cost: int, rule: str) -> None:
        state.command[self.seat] -= cost
        state.tell(kinds.COMMAND_SPENT, rule, self.seat, cost, state.command[self.seat])

    def play(self, state: State, card: int) -> None:
        """5.4-5.7, 5.12"""
        seat = self.seat
        state.discard.append(card)
        state.shown += 1
        state.tell(kinds.CARD_PLAYED, "5.3", seat, card)
        if is_clock(card):
            play_clock(state, seat, card)
            return
        owner = card_side(card)
        type = card_type(card)
        if owner != seat:
            gain(state, seat, 1, "6.2.1")
        elif type < FORWARD and type_eliminated(state, seat, type):
            gain(state, seat, 1, "6.2.3")
        if type == FORWARD:
            state.begin(Forward(owner))
        elif type == MORALE:
            state.begin(Morale(owner))
        else:
            state.begin(Activations(owner, type))

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-go", "5.3", {"points": state.command[seat], "turn": state.turn})


class Lookout(Procedure["State"]):
    """6.3.1, 11.4 The Vigilance of À l'affût is an action that watchers see."""

    def __init__(self, seat: int, unit: int, step: int = 0) -> None:
        super().__init__(seat, step)
        self.unit = unit

    def copy(self) -> Lookout:
        return Lookout(self.seat, self.unit, self.step)

    def run(self, state: State) -> bool:
        if self.step == 0:
            self.step = 1
            if anybody_watches(state, self.seat):
                return state.begin(Watch(1 - self.seat, self.unit, -1))
        if self.step == 1:
            self.step = 2
            return state.begin(AfterAction(self.seat, self.unit))
        return state.end()


def forget(state: State, card: int, seat: int) -> None:
    """A card whose place was known has left the hand."""
    for k in range(0, len(state.known), 2):
        if state.known[k] == card and state.known[k + 1] == seat:
            del state.known[k : k + 2]
            return
