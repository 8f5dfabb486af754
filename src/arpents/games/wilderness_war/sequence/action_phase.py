"""5.26 An Action Phase: one card, one use."""

from __future__ import annotations

from typing import Final

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.games.wilderness_war.common.step import Step
from arpents.games.wilderness_war.common.sweep import NOWHERE, Sweep
from arpents.games.wilderness_war.events.events import cannot_play_event, discards_itself, play_event
from arpents.games.wilderness_war.facts.deck import CAMPAIGN, CARD_NAMES, CARDS, COLOUR, EITHER, EVENT, RESPONSE, VALUE
from arpents.games.wilderness_war.facts.pieces import BASE, FIRST, INITIATIVE, IS_DRILLED, IS_LEADER, LAST
from arpents.games.wilderness_war.forces.construction import (
    Construction,
    can_demolish,
    cannot_build,
    cannot_demolish_later,
    start_demolition,
)
from arpents.games.wilderness_war.forces.force import TO_ACT, TOLD_APART, Muster, is_first
from arpents.games.wilderness_war.sequence.activation import (
    Individuals,
    Operations,
    cannot_activate,
    cannot_command,
    half_points,
)
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds, reasons
from arpents.games.wilderness_war.words.markers import (
    ACADIANS_BY_BOTH,
    CAMPAIGN_NEEDS_TWO,
    DISCARDED,
    FORT,
    HAND,
    REMOVED,
    STOCKADE,
    TORCHES_READY,
)

CHOOSE: Final = 0
USE: Final = 1
DESIGNATED: Final = 2  # the pieces of an activation are named
CAMPAIGN_FIRST: Final = 3
CAMPAIGN_SECOND: Final = 4
TIDY: Final = 5
OVER: Final = 6
TORCHES: Final = 7  # 5.46 the last moment of the phase


class ActionPhase(Step):
    """5.26 The active player chooses a card and what to do with it; or holds his last one."""

    def __init__(
        self, seat: int, step: int = CHOOSE, card: int = 0, first: int = -1, second: int = -1, campaign: int = 0
    ) -> None:
        super().__init__(seat, step)
        self.card = card
        self.first = first  # the commander of the force, if one is activated
        self.second = second  # that of the second force of a Campaign
        self.campaign = campaign

    def copy(self) -> ActionPhase:
        return ActionPhase(self.seat, self.step, self.card, self.first, self.second, self.campaign)

    def run(self, state: State) -> bool:
        if self.step == CHOOSE or self.step == USE:
            return ASK
        if self.step == CAMPAIGN_FIRST or self.step == CAMPAIGN_SECOND:
            if self.step == CAMPAIGN_SECOND and not self.leaders(state):
                self.step = DESIGNATED
            else:
                return ASK
        if self.step == DESIGNATED:
            self.step = TIDY
            use = kinds.AS_EVENT if self.campaign else kinds.AS_ACTIVATION
            state.play_card(self.seat, self.card, DISCARDED, use, "5.26")
            state.built &= ~(1 << self.seat)
            return state.begin(Operations(self.seat, VALUE[self.card], self.first, self.second))
        if self.step == TIDY:
            self.step = TORCHES
            if state.touched:
                return state.begin(Sweep(self.seat, NOWHERE, NOWHERE))
        if self.step == TORCHES:
            if state.flags & TORCHES_READY and can_demolish(state, self.seat) == ALLOWED:
                return ASK
            state.flags &= ~TORCHES_READY
            self.step = OVER
        state.forget_roles()
        return state.end()

    def told_apart(self) -> int:
        return TOLD_APART

    def leaders(self, state: State) -> list[int]:
        """Leaders a Campaign may still name."""
        return [
            piece
            for piece in range(FIRST[self.seat], LAST[self.seat] + 1)
            if IS_LEADER[piece] and cannot_activate(state, self.seat, piece) == ALLOWED
        ]

    # -- the rules

    def cannot_choose(self, state: State, card: int) -> int:
        return ALLOWED if 0 < card < CARDS and state.card_in[card] == HAND + self.seat else reasons.CARD_NOT_IN_HAND

    def cannot_hold(self, state: State) -> int:
        """4.0 A.2"""
        if state.hands[self.seat] != 1:
            return reasons.NOT_THE_LAST_CARD
        return reasons.ALREADY_HELD_ONE if state.carried >> self.seat & 1 else ALLOWED  # WW-1

    def cannot_use_event(self, state: State) -> int:
        """5.12, 5.56, and what the card itself asks."""
        colour = COLOUR[self.card]
        acadians = state.options[ACADIANS_BY_BOTH] and CARD_NAMES[self.card] == "acadians-expelled"
        if colour != EITHER and colour != self.seat and not acadians:
            return reasons.OTHER_COLOUR
        if RESPONSE[self.card]:
            return reasons.PLAYED_AS_RESPONSE  # 5.13
        if EVENT[self.card] == CAMPAIGN:
            count = len(self.leaders(state))  # WW-38
            return (
                reasons.ONLY_ONE_LEADER if count == 0 or (count == 1 and state.options[CAMPAIGN_NEEDS_TWO]) else ALLOWED
            )
        return cannot_play_event(state, self.seat, self.card)

    def cannot_activate(self, state: State, piece: int) -> int:
        """5.32 A single piece."""
        reason = cannot_activate(state, self.seat, piece)
        if reason != ALLOWED:
            return reason
        return ALLOWED if is_first(state, piece) else reasons.EQUAL_UNIT_FIRST

    def cannot_discard(self, state: State) -> int:
        """Only a card that has no other use is thrown away (WW-3)."""
        for action in self.uses(state):
            if self.forbids(state, self.seat, action) == ALLOWED:
                return reasons.CARD_HAS_A_USE
        return ALLOWED

    def actions(self, state: State, seat: int) -> list[int]:
        # by hand: a quarter of all questions; judging each choice costs 16 % of all time
        if self.step == CHOOSE:
            found = [kinds.CARD | card for card in state.hand(self.seat)]
            if state.hands[self.seat] == 1 and self.cannot_hold(state) == ALLOWED:
                found.append(kinds.HOLD)
            if can_demolish(state, self.seat) == ALLOWED:
                found.append(kinds.DEMOLISH)
                if not state.flags & TORCHES_READY:
                    found.append(kinds.DEMOLISH_LATER)
            return found
        if self.step != USE:
            return super().actions(state, seat)
        found = []
        if self.cannot_use_event(state) == ALLOWED:
            found.append(kinds.CARRY_OUT)
        if cannot_build(state, self.seat, STOCKADE) == ALLOWED:
            found.append(kinds.BUILD_STOCKADES)
        if cannot_build(state, self.seat, FORT) == ALLOWED:
            found.append(kinds.BUILD_FORTS)
        for slot in range(2 * self.seat, 2 * self.seat + 2):
            mask = state.firsts(slot, TOLD_APART)
            before = BASE[slot] - 1
            while mask:
                found.append(kinds.ACTIVATE | before + (mask & -mask).bit_length())
                mask &= mask - 1
        value = VALUE[self.card]
        for leader in state.leaders_on_map(self.seat):
            if INITIATIVE[leader] <= value:
                found.append(kinds.COMMAND_FORCE | leader)
        return found if found else [kinds.DISCARD]

    def candidates(self, state: State, seat: int) -> list[int]:
        if self.step == CHOOSE:
            return [kinds.HOLD, kinds.DEMOLISH, kinds.DEMOLISH_LATER] + [
                kinds.CARD | card for card in state.hand(self.seat)
            ]
        if self.step == CAMPAIGN_FIRST or self.step == CAMPAIGN_SECOND:
            return [kinds.COMMAND_FORCE | leader for leader in self.leaders(state)]
        if self.step == TORCHES:
            return [kinds.DONE, kinds.DEMOLISH]
        return self.uses(state)

    def uses(self, state: State) -> list[int]:
        found = [kinds.CARRY_OUT, kinds.BUILD_STOCKADES, kinds.BUILD_FORTS]  # 5.11 whatever its colour
        for piece in range(FIRST[self.seat], LAST[self.seat] + 1):
            if state.on_map(piece):
                found.append(kinds.ACTIVATE | piece)
                if IS_LEADER[piece]:
                    found.append(kinds.COMMAND_FORCE | piece)
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        kind = kind_of(action)
        noun = noun_of(action)
        if self.step == CHOOSE:
            if kind == kinds.CARD:
                return self.cannot_choose(state, noun)
            if action == kinds.HOLD:
                return self.cannot_hold(state)
            if action == kinds.DEMOLISH_LATER:
                return cannot_demolish_later(state, self.seat)
            return can_demolish(state, self.seat) if action == kinds.DEMOLISH else NOT_ASKED
        if self.step == TORCHES:
            if action == kinds.DEMOLISH:
                return can_demolish(state, self.seat)
            return ALLOWED if action == kinds.DONE else NOT_ASKED
        if kind == kinds.COMMAND_FORCE:
            return cannot_command(state, self.seat, noun, VALUE[self.card])
        if self.step != USE:
            return NOT_ASKED
        if kind == kinds.ACTIVATE:
            return self.cannot_activate(state, noun)
        if action == kinds.CARRY_OUT:
            return self.cannot_use_event(state)
        if action == kinds.BUILD_STOCKADES:
            return cannot_build(state, self.seat, STOCKADE)
        if action == kinds.BUILD_FORTS:
            return cannot_build(state, self.seat, FORT)
        return self.cannot_discard(state) if action == kinds.DISCARD else NOT_ASKED

    # -- carrying out

    def apply(self, state: State, seat: int, action: int) -> None:
        kind = kind_of(action)
        noun = noun_of(action)
        if action == kinds.DEMOLISH:
            start_demolition(state, self.seat)
        elif action == kinds.DEMOLISH_LATER:
            state.flags |= TORCHES_READY
        elif action == kinds.DONE:
            state.flags &= ~TORCHES_READY
        elif kind == kinds.CARD:
            self.card = noun
            self.step = USE
        elif action == kinds.HOLD:
            state.passed |= 1 << self.seat
            state.tell(kinds.CARD_HELD, "4.2a", self.seat)
            self.step = TIDY
        elif action == kinds.DISCARD:
            state.play_card(self.seat, self.card, DISCARDED, kinds.AS_NOTHING, "5.26")
            state.built &= ~(1 << self.seat)
            self.step = TIDY
        elif kind == kinds.ACTIVATE:
            state.activate(noun, 1)
            self.step = DESIGNATED
            left = 0 if IS_DRILLED[noun] else 2 * VALUE[self.card] - half_points(noun)
            state.begin(Individuals(self.seat, left, 1))
        elif kind == kinds.COMMAND_FORCE:
            self.command(state, noun)
        elif action == kinds.CARRY_OUT:
            self.carry_out(state)
        else:
            self.step = TIDY
            work = STOCKADE if action == kinds.BUILD_STOCKADES else FORT
            state.play_card(self.seat, self.card, DISCARDED, kinds.AS_CONSTRUCTION, "5.26")
            state.built |= 1 << self.seat  # WW-2
            state.begin(Construction(self.seat, work, VALUE[self.card]))

    def command(self, state: State, leader: int) -> None:
        if self.step == CAMPAIGN_SECOND:
            self.second = leader
            self.step = DESIGNATED
            state.begin(Muster(self.seat, leader, 2, TO_ACT))
            return
        self.first = leader
        self.step = CAMPAIGN_SECOND if self.step == CAMPAIGN_FIRST else DESIGNATED
        state.begin(Muster(self.seat, leader, 1, TO_ACT))

    def carry_out(self, state: State) -> None:
        if EVENT[self.card] == CAMPAIGN:
            self.step = CAMPAIGN_FIRST
            self.campaign = 1
            return
        self.step = TIDY
        place = REMOVED if discards_itself(self.card) else DISCARDED
        state.play_card(self.seat, self.card, place, kinds.AS_EVENT, "5.5")
        state.built &= ~(1 << self.seat)
        play_event(state, self.seat, self.card)

    def prompt(self, state: State, seat: int) -> Prompt:
        if self.step == CHOOSE:
            return Prompt("prompt-card", "5.26", {"count": state.hands[self.seat]})
        named: dict[str, object] = {"card": kinds.CARD_NOUN.text_id(self.card), "value": VALUE[self.card]}
        if self.step == USE:
            return Prompt("prompt-use", "5.26", named)
        if self.step == TORCHES:
            return Prompt("prompt-torches", "5.46")
        return Prompt("prompt-campaign", "5.34", named)
