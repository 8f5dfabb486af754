"""A8. Settle a place."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, noun_of
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.games.few_acres_of_snow import kinds, reasons
from arpents.games.few_acres_of_snow.board import ASKS_SETTLERS, PRIZES
from arpents.games.few_acres_of_snow.cards import (
    CARDS,
    EMPIRE,
    HAS_SETTLER,
    LISTS,
    SYMBOLS,
    USE_BIT,
)
from arpents.games.few_acres_of_snow.connection import (
    TALLY,
    cannot_use,
    has_transport,
    has_transport_and_settlers,
    tally,
    transport_shown,
)
from arpents.games.few_acres_of_snow.ending import HOME_SETTLED
from arpents.games.few_acres_of_snow.expedition import START, Expedition, cannot_travel
from arpents.games.few_acres_of_snow.options import SETTLING_WINS
from arpents.games.few_acres_of_snow.state import State

PEOPLE: Final = 2
LANDED: Final = 3


def open_to(state: State, side: int) -> int:
    """A8.1, A26.3 Places without any piece, and one's own places whose card lies in the available pile (FA-9)."""
    own = state.held[side] & state.locations[side]
    return own | state.neutral_places() if state.cubes[side] else own  # A8.6


def settleable(state: State, side: int, counts: int) -> int:
    """Every place the hand can settle now, as a mask; `counts` is the tally of the hand."""
    wanted = open_to(state, side)
    usable = state.usable[side]
    sheet = state.sheet(side)
    found = 0
    for card in state.hand(side):
        if card >= EMPIRE:
            break
        if usable & USE_BIT[card]:
            rest = counts - TALLY[side * CARDS + card]
            for transport in range(3):
                there = LISTS[transport][sheet + card] & wanted & ~found
                if there and has_transport(rest, transport):
                    if has_transport_and_settlers(rest, transport):
                        found |= there
                    else:
                        found |= there & ~ASKS_SETTLERS
    return found


def cannot_settle(state: State, side: int, place: int) -> int:
    counts = tally(state, side)
    if settleable(state, side, counts) >> place & 1:
        return ALLOWED
    if open_to(state, side) >> place & 1 == 0:
        return reasons.NO_CUBE if state.neutral_places() >> place & 1 else reasons.NOT_NEUTRAL
    return cannot_travel(state, side, place, counts, reasons.NO_SETTLERS)


class Settling(Expedition):
    """A8.2 to A8.4 A location card that lists the place, the transport it shows, and settlers where they are asked."""

    def copy(self) -> Settling:
        return Settling(self.seat, self.place, self.transport, self.step)

    def run(self, state: State) -> bool:
        if self.step == PEOPLE and ASKS_SETTLERS >> self.place & 1 == 0:
            self.step = LANDED
        if self.step != LANDED:
            return ASK
        settle(state, self.seat, self.place)
        return state.end()

    def kind(self) -> int:
        return (kinds.FROM, kinds.BY, kinds.WITH)[self.step]

    def apply(self, state: State, seat: int, action: int) -> None:
        card = noun_of(action)
        if self.step == START:
            self.transport = transport_shown(state, seat, card, self.place)
        state.play_card(seat, card, ("A8.2", "A8.3", "A8.4")[self.step])
        self.step += 1

    def cannot_end(self, state: State, rest: int, transport: int) -> int:
        missing = ASKS_SETTLERS >> self.place & 1 and not has_transport_and_settlers(rest, transport)
        return reasons.NO_SETTLERS if missing else ALLOWED

    def cannot_spare(self, state: State, card: int) -> int:
        """A8.4 One card, one use."""
        needed = ASKS_SETTLERS >> self.place & 1 and not others_have_settlers(state, self.seat, card)
        return reasons.NEEDED_ELSEWHERE if needed else ALLOWED

    def cannot_end_with(self, state: State, card: int) -> int:
        return cannot_send_settlers(state, self.seat, card)

    def prompt(self, state: State, seat: int) -> Prompt:
        id = ("prompt-settle-from", "prompt-settle-by", "prompt-settle-with")[self.step]
        return Prompt(
            id,
            ("A8.2", "A8.3", "A8.4")[self.step],
            {"place": kinds.PLACE.argument(self.place), "transport": kinds.TRANSPORT.argument(self.transport)},
        )


def cannot_send_settlers(state: State, side: int, card: int) -> int:
    """A5.5 A usable card with the settler symbol."""
    if not SYMBOLS[side * CARDS + card] & HAS_SETTLER:
        return reasons.NOT_SETTLERS
    return ALLOWED if state.can_use(side, card) else cannot_use(state, side, card)


def others_have_settlers(state: State, side: int, card: int) -> bool:
    """Whether a settler card is left in hand once this one is used."""
    left = 1
    for other in state.hand(side):
        if other == card and left:
            left = 0
        elif SYMBOLS[side * CARDS + other] & HAS_SETTLER and state.can_use(side, other):
            return True
    return False


def settle(state: State, side: int, place: int) -> None:
    """A8.1, A8.5 A cube on the place unless it is held already, and its card onto the discard pile."""
    bit = 1 << place
    if state.held[side] & bit:
        state.tell(kinds.REGAINED, "A26.3", side, place)
    else:
        state.held[side] |= bit
        state.cubes[side] -= 1
        state.tell(kinds.SETTLED, "A8.1", side, place)
        if PRIZES[side] & bit and state.switches & SETTLING_WINS:  # FA-26
            state.tell(kinds.SETTLED_HOME, "A31.3", side, place)
            state.finish(HOME_SETTLED, side)
        state.trace_lines()
    state.gain_card(side, place, "A8.5")
