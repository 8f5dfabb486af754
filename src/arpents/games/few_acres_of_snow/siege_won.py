"""A13. The end of a siege: won by the attacker, held by the defender, or left by either."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOBODY, NOT_ASKED, kind_of, noun_of
from arpents.engine.facts import record, whole
from arpents.engine.procedure import ASK, Procedure
from arpents.engine.prompt import Prompt
from arpents.games.few_acres_of_snow import kinds, reasons
from arpents.games.few_acres_of_snow.board import ASKS_SETTLERS, BOX, PRIZES
from arpents.games.few_acres_of_snow.cards import EMPIRE
from arpents.games.few_acres_of_snow.ending import take_prize
from arpents.games.few_acres_of_snow.settle import cannot_send_settlers
from arpents.games.few_acres_of_snow.state import NO_PLACE, SIDE, State

ATTACKER_WINS_AT: Final[int] = whole(record(BOX, "siege"), "attacker_wins_at")  # A13.2
DEFENDER_WINS_AT: Final[int] = whole(record(BOX, "siege"), "defender_wins_at")  # A13.7

CAPTURE: Final = 0
OCCUPATION: Final = 1
LOSS: Final = 2
CLEARED: Final = 3


def has_won(state: State, side: int, siege: int) -> bool:
    """A13.2, A13.7 Looked at in one's own turn only."""
    if state.besieged[siege] == NO_PLACE:
        return False
    return state.marker[siege] >= ATTACKER_WINS_AT if side == siege else state.marker[siege] <= DEFENDER_WINS_AT


def won_sieges(state: State, side: int) -> int:
    """The besieged places whose siege the side has won, as a mask (FA-12)."""
    found = 0
    for siege in range(2):
        if has_won(state, side, siege):
            found |= 1 << state.besieged[siege]
    return found


class SiegeEnds(Procedure[State]):
    """A13.3 to A13.11 The piece is taken, the place occupied or left, and the cards are cleared."""

    def __init__(self, seat: int, siege: int, loser: int, step: int = CAPTURE) -> None:
        super().__init__(seat, step)
        self.siege = siege  # the attacker's number
        self.loser = loser

    def copy(self) -> SiegeEnds:
        return SiegeEnds(self.seat, self.siege, self.loser, self.step)

    def run(self, state: State) -> bool:
        place = state.besieged[self.siege]
        if self.step == CAPTURE:
            if self.loser == self.siege:  # A13.7
                state.tell(kinds.SIEGE_HELD, "A13.7", self.loser, place)
                self.step = LOSS
            else:
                self.capture(state, place)
                if state.ending:
                    return state.end()
                self.step = OCCUPATION
        if self.step == OCCUPATION:  # A13.4
            self.seat = self.siege
            if state.cubes[self.siege] and (ASKS_SETTLERS >> place & 1 == 0 or state.hand(self.siege)):
                return ASK
            state.tell(kinds.NEUTRAL_NOW, "A13.6", place)
            self.step = LOSS
        if self.step == LOSS:  # A13.9
            self.seat = self.loser
            choices = empire_cards_in(state, self.siege, self.loser)
            if len(choices) > 1:
                return ASK
            self.clear(state, choices[0] if choices else NOBODY)
        return state.end()

    def capture(self, state: State, place: int) -> None:
        """A13.3 The piece is kept for its points; a fortification returns to stock. A31.1, A31.2 A prize ends all."""
        attacker = self.siege
        state.tell(kinds.SIEGE_WON, "A13.2", attacker, place)
        town = state.towns >> place & 1
        state.remove_piece(place, self.loser)
        state.tell(kinds.PIECE_CAPTURED, "A13.3", attacker, place, town)
        if state.fortified >> place & 1:
            state.fortified &= ~(1 << place)
            state.tell(kinds.FORTIFICATION_RAZED, "A13.3", place)
        state.trace_lines()
        if PRIZES[attacker] >> place & 1:
            take_prize(state, attacker)

    def clear(self, state: State, lost: int) -> None:
        clear_area(state, self.siege, self.loser, lost)
        state.trace_lines()
        self.step = CLEARED

    def candidates(self, state: State, seat: int) -> list[int]:
        if self.step == LOSS:
            return [kinds.LOSE | card for card in empire_cards_in(state, self.siege, self.loser)]
        return [kinds.OCCUPY, kinds.LEAVE] + [kinds.WITH | card for card in set(state.hand(seat))]

    def forbids(self, state: State, seat: int, action: int) -> int:
        kind = kind_of(action)
        card = noun_of(action)
        if self.step == LOSS:
            return self.cannot_lose(state, card) if kind == kinds.LOSE else NOT_ASKED
        if kind == kinds.LEAVE:
            return ALLOWED
        settlers_asked = ASKS_SETTLERS >> state.besieged[self.siege] & 1 == 1
        if kind == kinds.OCCUPY:
            return reasons.ASKS_FOR_SETTLERS if settlers_asked else ALLOWED
        if kind != kinds.WITH:
            return NOT_ASKED
        if not settlers_asked:
            return reasons.ASKS_NO_SETTLERS
        return cannot_send_settlers(state, seat, card) if card in state.hand(seat) else reasons.NOT_IN_HAND

    def cannot_lose(self, state: State, card: int) -> int:
        if card < EMPIRE:
            return reasons.NEVER_A_LOCATION  # A13.10
        return ALLOWED if card in empire_cards_in(state, self.siege, self.loser) else reasons.NOT_IN_THAT_SIEGE

    def apply(self, state: State, seat: int, action: int) -> None:
        kind = kind_of(action)
        place = state.besieged[self.siege]
        if kind == kinds.LOSE:
            self.clear(state, noun_of(action))
            return
        if kind == kinds.LEAVE:
            state.tell(kinds.NEUTRAL_NOW, "A13.6", place)
        else:
            if kind == kinds.WITH:
                state.play_card(seat, noun_of(action), "A13.4")
            occupy(state, seat, place)
        self.step = LOSS

    def prompt(self, state: State, seat: int) -> Prompt:
        place = state.besieged[self.siege]
        named: dict[str, object] = {"place": kinds.PLACE.argument(place)}
        if self.step == LOSS:
            return Prompt("prompt-siege-loss", "A13.9", named)
        if ASKS_SETTLERS >> place & 1:
            return Prompt("prompt-occupy-with", "A13.4", named)
        return Prompt("prompt-occupy", "A13.4", named)


def clear_area(state: State, siege: int, loser: int, lost: int) -> None:
    """A13.8 to A13.11 One empire card of the loser is sent back, all others are discarded, the marker comes off."""
    kept: list[int] = []
    for entry in state.committed:
        if entry // SIDE // 2 != siege:
            kept.append(entry)
            continue
        side = entry // SIDE % 2
        card = entry % SIDE
        if side == loser and card == lost:
            lost = NOBODY
            state.send_back(side, card, "A13.9")
        else:
            state.discards(side).append(card)
    state.committed = kept
    state.besieged[siege] = NO_PLACE
    state.marker[siege] = 0


def lift_siege(state: State, place: int) -> None:
    """FA-18 Nothing is left there to besiege: nobody has lost, and both take their cards back."""
    siege = state.siege_at(place)
    if siege != NOBODY:
        state.tell(kinds.SIEGE_LIFTED, "A12.6", place)
        clear_area(state, siege, NOBODY, NOBODY)


def empire_cards_in(state: State, siege: int, side: int) -> list[int]:
    """A13.10 The different empire cards a side has in a siege, in order; never a location card (FA-13)."""
    found: list[int] = []
    for card in sorted(state.in_siege(siege, side)):
        if card >= EMPIRE and (not found or found[-1] != card):
            found.append(card)
    return found


def occupy(state: State, side: int, place: int) -> None:
    """A13.4 A village on the conquered place, and its card onto the discard pile."""
    state.held[side] |= 1 << place
    state.cubes[side] -= 1
    state.tell(kinds.OCCUPIED, "A13.4", side, place)
    state.trace_lines()
    state.gain_card(side, place, "A13.4")
