"""5. Cards and the turn: the deck, goes, card by card, Clocks, the end of the turn."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.masks import has
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.muskets_tomahawks.actions.activation import Act, begin_action
from arpents.games.muskets_tomahawks.actions.aftermath import AfterAction
from arpents.games.muskets_tomahawks.actions.marker_actions import ActMarker
from arpents.games.muskets_tomahawks.facts.options import HANDS_OPTION, RED_CLOCKS_OPTION
from arpents.games.muskets_tomahawks.facts.profiles import CAPTIVE, ELITE, OFFICER, TYPE_CARDS, TYPES, WAGON
from arpents.games.muskets_tomahawks.morale.officers import officers_of
from arpents.games.muskets_tomahawks.morale.reaction import BY_MORALE, Reaction
from arpents.games.muskets_tomahawks.spotting.hidden import could_hide
from arpents.games.muskets_tomahawks.state import ARRIVED, DESTROYED, HIDDEN, ON_TABLE, State
from arpents.games.muskets_tomahawks.words import kinds, reasons
from arpents.games.muskets_tomahawks.words.terms import BY_MORALE_CARD

# cards: 9 * side + troop type, Forward! or Morale; and the Clocks
FORWARD: Final = 7
MORALE: Final = 8
KINDS_OF_CARD: Final = 9
CLOCK: Final = 18
RED_CLOCK: Final = 19
HAND: Final = 3
CLOCKS: Final = 3


def card_side(card: int) -> int:
    return card // KINDS_OF_CARD


def card_type(card: int) -> int:
    return card % KINDS_OF_CARD


def is_clock(card: int) -> bool:
    return card >= CLOCK


def is_troops(card: int) -> bool:
    return card < CLOCK and card % KINDS_OF_CARD < FORWARD


def full_deck(state: State) -> list[int]:
    """5.1.1-5.1.3 Everything but the Clocks."""
    deck: list[int] = []
    for side in (0, 1):
        for type in range(TYPES):
            if fields_type(state, side, type):
                deck += [KINDS_OF_CARD * side + type] * TYPE_CARDS[type]
        deck.append(KINDS_OF_CARD * side + FORWARD)  # 5.1.2
        if state.morale[side]:
            deck.append(KINDS_OF_CARD * side + MORALE)
    return deck


def fields_type(state: State, side: int, type: int) -> bool:
    """5.1.1 Reserves and civilians included, captives and wagons not."""
    for unit in range(state.units()):
        if state.side[unit] == side and state.troop[unit] == type and not state.is_a(unit, CAPTIVE | WAGON):
            return True
    return False


def deal(state: State) -> None:
    """5.2 Three cards each without Clocks, one at a time, then the Clocks are shuffled in."""
    deck = full_deck(state)
    for side in (0, 1):
        if state.reserved[side] >= 0:
            deck.remove(state.reserved[side])  # 6.3.2 it stays out
    kept = state.options[HANDS_OPTION] and state.turn > 1
    if kept:  # 23 hands are kept
        for side in (0, 1):
            for card in state.hand(side):
                if card in deck:
                    deck.remove(card)
    state.chance.shuffle(deck)
    if not kept:
        state.hand_a.clear()
        state.hand_d.clear()
    for _ in range(HAND):
        for side in (state.go_first, 1 - state.go_first):
            if deck and len(state.hand(side)) < HAND:
                state.hand(side).append(deck.pop())
    deck += clocks_to_come(state)
    state.chance.shuffle(deck)
    state.deck = deck
    state.discard = []
    state.known = []
    state.clocks = 0
    state.drawn_cards = [0, 0]
    state.clocks_out = [0, 0]
    state.tell(kinds.CARDS_DEALT, "5.2", state.turn)


def clock_cards(state: State) -> list[int]:
    """5.1.4 Three Clocks, one of them red; 23 or two, or all."""
    red = state.options[RED_CLOCKS_OPTION] + 1
    return [CLOCK] * (CLOCKS - red) + [RED_CLOCK] * red


def clocks_to_come(state: State) -> list[int]:
    """5.1.4 Those kept in hand are not doubled (23)."""
    clocks = clock_cards(state)
    for side in (0, 1):
        for card in state.hand(side):
            if is_clock(card) and card in clocks:
                clocks.remove(card)
    return clocks


def gain(state: State, side: int, points: int, rule: str) -> None:
    """6.1, 6.2 Never more than ten."""
    before = state.command[side]
    state.command[side] = min(10, before + points)
    if state.command[side] != before:
        state.tell(kinds.COMMAND_GAINED, rule, side, state.command[side] - before, state.command[side])


def type_eliminated(state: State, side: int, type: int) -> bool:
    """5.15"""
    for unit in range(state.units()):
        if (
            state.side[unit] == side
            and state.troop[unit] == type
            and not state.is_a(unit, CAPTIVE | WAGON)
            and state.status[unit] != DESTROYED
        ):
            return False
    return True


# -- 5.4, 5.5 who acts on a card


def answers(state: State, unit: int, side: int, type: int) -> bool:
    """Does the unit act on this card?"""
    traits = state.traits[unit]
    if state.side[unit] != side or traits & CAPTIVE:  # 4.12
        return False
    if traits & WAGON:  # 17.4.1
        commander = state.commander[side]
        return commander >= 0 and type == state.troop[commander] and state.status[unit] == ON_TABLE
    if type == FORWARD:
        return traits & (OFFICER | ELITE) != 0  # 4.3, 4.4
    return state.troop[unit] == type


class Activations(Procedure["State"]):
    """5.4, 5.5, 5.13, 5.14 Every unit of the card may perform one action, in the order its owner wishes."""

    def __init__(self, seat: int, type: int, acted: int = 0, acted_markers: int = 0, step: int = 0) -> None:
        super().__init__(seat, step)
        self.type = type
        self.acted = acted
        self.acted_markers = acted_markers

    def copy(self) -> Activations:
        return Activations(self.seat, self.type, self.acted, self.acted_markers, self.step)

    def run(self, state: State) -> bool:
        if self.step == 1:
            return state.end()
        for unit in range(state.units()):
            if state.side[unit] == self.seat and self.cannot_act(state, unit) == ALLOWED:
                return ASK
        if self.a_marker_might(state):
            return ASK
        return state.end()

    def a_marker_might(self, state: State) -> bool:
        """5.16 As far as anybody can know: whether a marker is asked for would tell what is under it (MT-34)."""
        waits = False
        for marker in range(len(state.marker_side)):
            if state.marker_side[marker] == self.seat and not has(self.acted_markers, marker):
                if self.cannot_act_marker(state, marker) == ALLOWED:
                    return True
                waits = True
        if waits:
            for unit in range(state.units()):
                if could_hide(state, unit) and answers(state, unit, self.seat, self.type):
                    return True
        return False

    def cannot_act(self, state: State, unit: int) -> int:
        if unit >= state.units() or not answers(state, unit, self.seat, self.type):
            return reasons.NOT_ON_THIS_CARD
        if has(self.acted, unit):
            return reasons.ALREADY_ACTED
        if state.status[unit] != ARRIVED and not state.present(unit):
            return reasons.NOT_ON_TABLE
        return ALLOWED

    def cannot_act_marker(self, state: State, marker: int) -> int:
        if marker >= len(state.marker_side) or state.marker_side[marker] != self.seat:
            return reasons.NOT_ON_TABLE
        if not answers(state, state.marker_unit[marker], self.seat, self.type):
            return reasons.NOT_ON_THIS_CARD
        return reasons.ALREADY_ACTED if has(self.acted_markers, marker) else ALLOWED

    def cannot_stop(self, state: State) -> int:
        """7.11 A unit in Flight may not decline."""
        for unit in range(state.units()):
            if state.fleeing(unit) and self.cannot_act(state, unit) == ALLOWED:
                return reasons.MUST_RALLY
        return ALLOWED

    def candidates(self, state: State, seat: int) -> list[int]:
        found = [kinds.DONE]
        found += [kinds.ACT | unit for unit in range(state.units()) if state.side[unit] == seat]
        found += [kinds.ACT_MARKER | marker for marker in range(len(state.marker_side))]
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) == kinds.ACT:
            return self.cannot_act(state, noun_of(action))
        if kind_of(action) == kinds.ACT_MARKER:
            return self.cannot_act_marker(state, noun_of(action))
        return self.cannot_stop(state) if action == kinds.DONE else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == kinds.DONE:
            self.step = 1
        elif kind_of(action) == kinds.ACT:
            self.acted |= 1 << noun_of(action)
            state.begin(Act(seat, noun_of(action)))
        else:
            marker = noun_of(action)
            self.acted_markers |= 1 << marker
            if state.marker_real[marker]:
                self.acted |= 1 << state.marker_unit[marker]
            state.begin(ActMarker(seat, marker))

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-activate", "5.4", {"type": f"card-type-{self.type}"})


class Forward(Procedure["State"]):
    """5.5, 6.2.2 Actions for Officers and Elite, or command points."""

    def __init__(self, seat: int, step: int = 0) -> None:
        super().__init__(seat, step)

    def copy(self) -> Forward:
        return Forward(self.seat, self.step)

    def run(self, state: State) -> bool:
        return state.end() if self.step else ASK

    def worth(self, state: State) -> int:
        points = 1
        for officer in officers_of(state, self.seat):
            if (state.present(officer) or state.status[officer] == HIDDEN) and not state.fleeing(officer):
                points += 1
        return points

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.FORWARD_ACTIONS, kinds.FORWARD_POINTS]

    def apply(self, state: State, seat: int, action: int) -> None:
        self.step = 1
        if action == kinds.FORWARD_POINTS:
            gain(state, seat, self.worth(state), "6.2.2")
        else:
            state.begin(Activations(seat, FORWARD))

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-forward", "5.5", {"points": self.worth(state)})


class Morale(Procedure["State"]):
    """5.6, 14.2.5 Every unit of the side tests at -3, in unit order."""

    def __init__(self, seat: int, cursor: int = 0, step: int = 0) -> None:
        super().__init__(seat, step)
        self.cursor = cursor

    def copy(self) -> Morale:
        return Morale(self.seat, self.cursor, self.step)

    def run(self, state: State) -> bool:
        if self.step == 0:
            begin_action(state)
            self.step = 1
        while self.step == 1 and self.cursor < state.units():
            unit = self.cursor
            self.cursor += 1
            if state.side[unit] == self.seat and state.present(unit) and not state.is_a(unit, WAGON | CAPTIVE):
                return state.begin(Reaction(self.seat, unit, BY_MORALE, -3, -1, 0, terms=BY_MORALE_CARD))
        if self.step == 1:
            self.step = 2
            return state.begin(AfterAction(self.seat, -1))
        return state.end()
