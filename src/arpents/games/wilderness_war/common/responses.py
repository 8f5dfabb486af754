"""5.56 Response cards: one window for one event, opened whenever its owner could be thought to hold the card (WW-5)."""

from __future__ import annotations

from arpents.engine.actions import ALLOWED, NOT_ASKED, kind_of, noun_of
from arpents.engine.procedure import ASK
from arpents.engine.prompt import Prompt
from arpents.games.wilderness_war.common.step import Step
from arpents.games.wilderness_war.facts.deck import BY_EVENT, CARDS, EVENT, EVENT_NAMES
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words import kinds, reasons
from arpents.games.wilderness_war.words.markers import DISCARDED, HAND

RULES: dict[str, str] = {
    "foul-weather": "6.431", "lake-schooner": "13.3", "blockhouses": "10.3", "massacre": "12.0",
    "coehorns-and-howitzers": "8.231", "surrender": "8.231",
}  # fmt: skip


def may_respond(state: State, side: int, event: int) -> bool:
    """Whether to open the window; if not, nobody has answered."""
    if state.could_hold(side, event):
        return True
    state.result = 0
    return False


class Response(Step):
    """The seat may play one card of this event, or let it pass; ends with the card, or 0."""

    def __init__(self, seat: int, event: int, space: int, answered: int = 0, card: int = 0) -> None:
        super().__init__(seat)
        self.event = event
        self.space = space
        self.answered = answered
        self.card = card

    def copy(self) -> Response:
        return Response(self.seat, self.event, self.space, self.answered, self.card)

    def run(self, state: State) -> bool:
        if self.answered or not state.could_hold(self.seat, self.event):
            return state.end(self.card)
        return ASK

    def candidates(self, state: State, seat: int) -> list[int]:
        found = [kinds.PASS]
        for card in BY_EVENT[self.event]:
            found.append(kinds.PLAY | card)
        return found

    def forbids(self, state: State, seat: int, action: int) -> int:
        if kind_of(action) == kinds.PLAY:
            card = noun_of(action)
            if card >= CARDS or state.card_in[card] != HAND + self.seat:
                return reasons.CARD_NOT_IN_HAND
            return ALLOWED if EVENT[card] == self.event else reasons.NOT_THIS_EVENT
        return ALLOWED if action == kinds.PASS else NOT_ASKED

    def apply(self, state: State, seat: int, action: int) -> None:
        self.answered = 1
        if action != kinds.PASS:
            self.card = noun_of(action)
            state.play_card(self.seat, self.card, DISCARDED, kinds.AS_RESPONSE, "5.56")

    def prompt(self, state: State, seat: int) -> Prompt:
        name = EVENT_NAMES[self.event]
        return Prompt(
            "prompt-response",
            RULES.get(name, "5.56"),
            {"event": kinds.EVENT_NOUN.text_id(self.event), "space": kinds.PLACE_NOUN.text_id(self.space)},
        )
