"""4 The sequence of play: two seasons of cards, then the end of the year."""

from __future__ import annotations

from typing import Final

from arpents.games.wilderness_war.common.step import Step
from arpents.games.wilderness_war.common.sweep import NOWHERE, Sweep
from arpents.games.wilderness_war.events.reinforcements import pitt_leaders_join
from arpents.games.wilderness_war.facts.board import BRITISH, FRENCH
from arpents.games.wilderness_war.facts.deck import CARDS, DIPLOMATIC_CARD, PITT_CARD
from arpents.games.wilderness_war.raids.going_home import HomeForWinter
from arpents.games.wilderness_war.sequence.action_phase import ActionPhase
from arpents.games.wilderness_war.sequence.victory import check_victory
from arpents.games.wilderness_war.sequence.winter import Attrition, count_raided
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds
from arpents.games.wilderness_war.words.markers import (
    BLOCKHOUSES_OF,
    DECK,
    DISCARDED,
    HAND,
    LINKED_CARDS,
    NO_AMPHIB,
    PITT,
    REGULARS_OF,
    REMOVED,
    SURRENDER_SEEN,
)

DEAL: Final = 0
PHASES: Final = 1
SEASON_OVER: Final = 2
FRENCH_HOME: Final = 3
BRITISH_HOME: Final = 4
RAIDED: Final = 5
FRENCH_WINTER: Final = 6
BRITISH_WINTER: Final = 7
SWEEP: Final = 8
CHECK: Final = 9
BEGIN: Final = 10  # the deck is still in order


class War(Step):
    """4.0 Year after year, until somebody has won."""

    def __init__(self, seat: int, step: int = BEGIN, turn: int = FRENCH) -> None:
        super().__init__(seat, step)
        self.turn = turn  # whose Action Phase is next

    def copy(self) -> War:
        return War(self.seat, self.step, self.turn)

    def run(self, state: State) -> bool:
        if self.step == BEGIN:
            state.change_cards()
            state.chance.shuffle(state.deck)
            self.step = DEAL
        if self.step == DEAL:
            state.tell(kinds.SEASON_BEGUN, "4.0", state.season, state.year)
            deal(state)
            self.turn = state.first_side
            self.step = PHASES
        if self.step == PHASES:  # 4.0 A.2, 4.2b in both seasons
            side = self.turn
            if not can_act(state, side):
                side = 1 - side
            if can_act(state, side):
                self.turn = 1 - side
                return state.begin(ActionPhase(side))
            self.step = SEASON_OVER
        if self.step == SEASON_OVER:
            end_season(state)
            if state.season == 0:
                state.season = 1
                self.step = DEAL
                return False
            self.step = FRENCH_HOME
        if self.step == FRENCH_HOME:  # 4.0 B.3
            self.step = BRITISH_HOME
            return state.begin(HomeForWinter(FRENCH))  # WW-25
        if self.step == BRITISH_HOME:
            self.step = RAIDED
            return state.begin(HomeForWinter(BRITISH))
        if self.step == RAIDED:  # 4.0 B.4
            count_raided(state)
            self.step = FRENCH_WINTER
        if self.step == FRENCH_WINTER:  # 4.0 B.5, 4.5b
            self.step = BRITISH_WINTER
            return state.begin(Attrition(FRENCH))
        if self.step == BRITISH_WINTER:
            self.step = SWEEP
            return state.begin(Attrition(BRITISH))
        if self.step == SWEEP:
            self.step = CHECK
            return state.begin(Sweep(FRENCH, NOWHERE, NOWHERE))
        state.tell(kinds.YEAR_OVER, "4.6b", state.year)
        if check_victory(state):  # 4.0 B.6
            return state.end()
        begin_year(state)
        self.step = DEAL
        return False


def can_act(state: State, side: int) -> bool:
    return state.hands[side] > 0 and not state.passed >> side & 1


def end_season(state: State) -> None:
    """A card still held is carried on; 5.25 Surrender! brings the discards back."""
    state.carried = 0
    for side in (BRITISH, FRENCH):
        if state.passed >> side & 1 and state.hands[side]:
            state.carried |= 1 << side
    state.passed = 0
    if state.flags & SURRENDER_SEEN:
        reshuffle(state)
    state.flags &= ~(SURRENDER_SEEN | REGULARS_OF << BRITISH | REGULARS_OF << FRENCH)


def begin_year(state: State) -> None:
    state.year += 1
    state.season = 0
    state.flags &= ~(NO_AMPHIB | BLOCKHOUSES_OF << BRITISH | BLOCKHOUSES_OF << FRENCH)
    if state.year == 1759 and not state.flags & PITT:
        pitt_leaders_join(state)


def reshuffle(state: State) -> None:
    """5.25 Discards and undealt cards together."""
    state.change_cards()
    cards = state.deck
    for card in range(1, CARDS):
        if state.card_in[card] == DISCARDED and not is_due(state, card):
            cards.append(card)
            state.card_in[card] = DECK
    cards.sort()
    state.chance.shuffle(cards)
    state.tell(kinds.RESHUFFLED, "5.25", len(cards))


def deal(state: State) -> None:
    """4.0 A.1, 4.1b In both seasons one at a time, French first, up to each hand size; a held card counts (WW-4)."""
    if state.options[LINKED_CARDS]:
        deal_linked(state, PITT_CARD, BRITISH, DIPLOMATIC_CARD)
        deal_linked(state, DIPLOMATIC_CARD, FRENCH, PITT_CARD)
    side = FRENCH
    waiting = 0
    while waiting < 2:
        if state.hands[side] >= state.hand_size[side]:
            waiting += 1
        else:
            if not state.deck:
                reshuffle(state)
            if not state.deck:
                break
            waiting = 0
            card = state.draw_card(side)
            state.whisper(1 << side, kinds.CARD_DEALT, "5.21", side, card)
        side = 1 - side
    state.tell(kinds.HANDS_DEALT, "4.1a", state.hands[FRENCH], state.hands[BRITISH], len(state.deck))


def is_due(state: State, card: int) -> bool:
    """18.1 It waits among the discards for its side, whatever is shuffled (WW-45)."""
    if not state.options[LINKED_CARDS]:
        return False
    if card == PITT_CARD:
        return state.card_in[DIPLOMATIC_CARD] == REMOVED
    return card == DIPLOMATIC_CARD and state.card_in[PITT_CARD] == REMOVED


def deal_linked(state: State, card: int, side: int, other: int) -> None:
    """18.1 With the other one played, this card comes out of the discards to its side."""
    played = state.card_in[other] == REMOVED
    if played and state.card_in[card] == DISCARDED and state.hands[side] < state.hand_size[side]:
        state.put_card(card, HAND + side)
        state.show_card(side, card)
        state.tell(kinds.LINKED_CARD_DEALT, "18.1", side, card)
