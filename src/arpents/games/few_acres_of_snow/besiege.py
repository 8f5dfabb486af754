"""A12. Besiege a place."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, noun_of
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.games.few_acres_of_snow import kinds, reasons
from arpents.games.few_acres_of_snow.board import DEFENCE
from arpents.games.few_acres_of_snow.cards import (
    ARTILLERY_COST,
    CARDS,
    DEFENDER_ONLY,
    EMPIRE,
    LISTS,
    SIEGE_ARTILLERY,
    SYMBOLS,
    USE_BIT,
)
from arpents.games.few_acres_of_snow.connection import (
    TALLY,
    cannot_use,
    has_transport,
    has_transport_and_force,
    tally,
    transport_shown,
)
from arpents.games.few_acres_of_snow.expedition import START, Expedition, cannot_travel
from arpents.games.few_acres_of_snow.state import NO_PLACE, State

INTRINSIC: Final = 1  # A12.4
FORTIFIED_BONUS: Final = 2  # A10.3

ARMS: Final = 2
OPENED: Final = 3


def besiegeable(state: State, side: int, counts: int) -> int:
    """Every place the hand can besiege now, as a mask; `counts` is the tally of the hand."""
    if state.besieged[side] != NO_PLACE:
        return 0  # A12.7
    enemy = state.held[1 - side]
    usable = state.usable[side]
    sheet = state.sheet(side)
    ports = state.ship_places()
    found = 0
    for card in state.hand(side):
        if card >= EMPIRE:
            break
        if usable & USE_BIT[card]:
            rest = counts - TALLY[side * CARDS + card]
            for transport in range(3):
                there = LISTS[transport][sheet + card] & enemy & ~found
                if there and has_transport(rest, transport):
                    if there & ports and has_transport_and_force(rest, transport, True, state.money[side]):
                        found |= there & ports
                    if there & ~ports and has_transport_and_force(rest, transport, False, state.money[side]):
                        found |= there & ~ports
    return found


def cannot_besiege(state: State, side: int, place: int) -> int:
    counts = tally(state, side)
    if besiegeable(state, side, counts) >> place & 1:
        return ALLOWED
    if state.held[1 - side] >> place & 1 == 0:
        return reasons.NOT_ENEMY_HELD
    if state.besieged[side] != NO_PLACE:
        return reasons.ALREADY_ATTACKING
    return cannot_travel(state, side, place, counts, reasons.NO_STRENGTH)


def defence_of(state: State, place: int) -> int:
    """A12.4 What the defender starts with."""
    return INTRINSIC + DEFENCE[place] + (FORTIFIED_BONUS if state.fortified >> place & 1 else 0)


def cannot_commit(state: State, side: int, card: int, place: int, attacking: bool) -> int:
    """A12.1, A14.1 Why a card cannot be put into the siege of a place."""
    if attacking and SYMBOLS[side * CARDS + card] & DEFENDER_ONLY:
        return reasons.DEFENDERS_ONLY  # A14.5
    if state.strength(side, card, place, attacking) == 0:
        return reasons.WITHOUT_STRENGTH
    if not state.can_use(side, card):
        return cannot_use(state, side, card)
    if card == SIEGE_ARTILLERY and state.money[side] < ARTILLERY_COST:
        return reasons.ARTILLERY_UNPAID  # A14.8
    return ALLOWED


class Besieging(Expedition):
    """A12.1 A location card that lists the target, the transport it shows, and a card with strength (FA-10)."""

    def copy(self) -> Besieging:
        return Besieging(self.seat, self.place, self.transport, self.step)

    def run(self, state: State) -> bool:
        return state.end() if self.step == OPENED else ASK

    def kind(self) -> int:
        return (kinds.FROM, kinds.BY, kinds.SEND)[self.step]

    def cannot_end(self, state: State, rest: int, transport: int) -> int:
        port = state.ship_places() >> self.place & 1 == 1
        armed = has_transport_and_force(rest, transport, port, state.money[self.seat])
        return ALLOWED if armed else reasons.NO_STRENGTH

    def cannot_spare(self, state: State, card: int) -> int:
        skipped = False
        for other in state.hand(self.seat):
            if other == card and not skipped:
                skipped = True
            elif self.cannot_end_with(state, other) == ALLOWED:
                return ALLOWED
        return reasons.NEEDED_IN_SIEGE

    def cannot_end_with(self, state: State, card: int) -> int:
        return cannot_commit(state, self.seat, card, self.place, True)

    def apply(self, state: State, seat: int, action: int) -> None:
        card = noun_of(action)
        if self.step == ARMS:
            open_siege(state, seat, self.place, card)
        else:  # A12.2
            if self.step == START:
                self.transport = transport_shown(state, seat, card, self.place)
            state.play_card(seat, card, "A12.1")
        self.step += 1

    def prompt(self, state: State, seat: int) -> Prompt:
        id = ("prompt-besiege-from", "prompt-besiege-by", "prompt-besiege-send")[self.step]
        return Prompt(
            id,
            "A12.1",
            {"place": kinds.PLACE.argument(self.place), "transport": kinds.TRANSPORT.argument(self.transport)},
        )


def open_siege(state: State, side: int, place: int, card: int) -> None:
    """A12.2 to A12.5 The marker starts with the defence; the third card moves it and stays in the siege area."""
    state.besieged[side] = place
    state.marker[side] = -defence_of(state, place)
    state.tell(kinds.SIEGE_OPENED, "A12.3", side, place, defence_of(state, place))
    commit(state, side, card, side, "A12.5")
    state.trace_lines()


def commit(state: State, side: int, card: int, siege: int, rule: str) -> None:
    """A12.5, A14.1 The card stays in the area of the siege and moves its marker."""
    place = state.besieged[siege]
    if card == SIEGE_ARTILLERY:
        state.pay(side, ARTILLERY_COST, "A14.8")
    force = state.strength(side, card, place, side == siege)
    state.commit_card(side, card, siege, rule)
    state.move_marker(siege, side, card, force, rule)
