"""7.4 Cards played before the fire: Ambush! and Fieldworks, first by the attacker, then by the defender."""

from __future__ import annotations

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.games.wilderness_war.common.step import Step
from arpents.games.wilderness_war.facts.board import in_the_wilds
from arpents.games.wilderness_war.facts.deck import AMBUSH, CARDS, EVENT, FIELDWORKS
from arpents.games.wilderness_war.facts.pieces import IS_AUXILIARY, IS_DRILLED, LIGHT_INFANTRY, TYPE
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds, reasons
from arpents.games.wilderness_war.words.markers import DISCARDED, HAND, INSIDE


def cannot_ambush(state: State, side: int, space: int) -> int:
    """Cards 11-12: in the wilds, with at least as many Auxiliaries as an enemy without Light Infantry or fort there."""
    if not in_the_wilds(space):
        return reasons.NOT_IN_THE_WILDS
    return cannot_ambush_with(state, side, space, outside(state, side, space), outside(state, 1 - side, space))


def outside(state: State, side: int, space: int) -> list[int]:
    return [unit for unit in state.units_at(side, space) if not state.role[unit] & INSIDE]


def cannot_ambush_with(state: State, side: int, space: int, units: list[int], enemies: list[int]) -> int:
    """The same for any two companies that would meet there."""
    if not in_the_wilds(space):
        return reasons.NOT_IN_THE_WILDS
    own = 0
    for unit in units:
        own += IS_AUXILIARY[unit]
    theirs = 0
    for unit in enemies:
        if TYPE[unit] == LIGHT_INFANTRY:
            return reasons.ENEMY_HAS_LIGHT_INFANTRY
        theirs += IS_AUXILIARY[unit]
    if own == 0 or own < theirs:
        return reasons.TOO_FEW_AUXILIARIES
    return reasons.ENEMY_FORT_THERE if state.has_fort(1 - side, space) else ALLOWED


def cannot_use_fieldworks(state: State, side: int, space: int, attacking: int) -> int:
    """Cards 9-10: Drilled Troops dig them in defence, or clear them in attack."""
    return cannot_dig_with(outside(state, side, space), state.fieldworks(space) != 0, attacking)


def cannot_dig_with(units: list[int], there: bool, attacking: int) -> int:
    """The same for any company, with Fieldworks there or not."""
    drilled = False
    for unit in units:
        if IS_DRILLED[unit]:
            drilled = True
    if not drilled:
        return reasons.DRILLED_DIG
    if attacking:
        return ALLOWED if there else reasons.NO_FIELDWORKS
    return reasons.FIELDWORKS_ALREADY if there else ALLOWED


class BattleEvents(Step):
    """All the cards of one side; ends with 1 when it played Ambush!."""

    def __init__(self, seat: int, space: int, attacking: int, ambushed: int = 0, done: int = 0) -> None:
        super().__init__(seat)
        self.space = space
        self.attacking = attacking
        self.ambushed = ambushed
        self.done = done

    def copy(self) -> BattleEvents:
        return BattleEvents(self.seat, self.space, self.attacking, self.ambushed, self.done)

    def run(self, state: State) -> bool:
        if not self.done:
            if state.could_hold(self.seat, AMBUSH) and self.cannot_spring(state) == ALLOWED:
                return ASK
            if state.could_hold(self.seat, FIELDWORKS) and self.cannot_dig(state) == ALLOWED:
                return ASK
        return state.end(self.ambushed)

    def cannot_spring(self, state: State) -> int:
        return reasons.ONE_AMBUSH if self.ambushed else cannot_ambush(state, self.seat, self.space)

    def cannot_dig(self, state: State) -> int:
        return cannot_use_fieldworks(state, self.seat, self.space, self.attacking)

    def candidates(self, state: State, seat: int) -> list[int]:
        return [kinds.PASS] + [
            kinds.PLAY | card for card in state.hand(self.seat) if EVENT[card] in (AMBUSH, FIELDWORKS)
        ]

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) == kinds.PLAY:
            card = noun_of(action)
            if card >= CARDS or state.card_in[card] != HAND + self.seat:
                return reasons.CARD_NOT_IN_HAND
            if EVENT[card] == AMBUSH:
                return self.cannot_spring(state)
            return self.cannot_dig(state) if EVENT[card] == FIELDWORKS else reasons.NOT_THIS_EVENT
        return ALLOWED if action == kinds.PASS else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        if action == kinds.PASS:
            self.done = 1
            return
        card = noun_of(action)
        state.play_card(self.seat, card, DISCARDED, kinds.AS_RESPONSE, "7.4")
        if EVENT[card] == AMBUSH:
            self.ambushed = 1
        elif self.attacking:
            state.set_fieldworks(self.space, 0)
            state.tell(kinds.FIELDWORKS_REMOVED, "7.55", self.space)
        else:
            state.set_fieldworks(self.space, 1 + self.seat)
            state.tell(kinds.FIELDWORKS_DUG, "7.55", self.space)

    def prompt(self, state: State, seat: int) -> Prompt:
        return Prompt("prompt-battle-cards", "7.4", {"space": kinds.PLACE_NOUN.text_id(self.space)})
