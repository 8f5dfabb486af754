"""One table for the tests of every game, and the verbs of a player: play, offered, refused, asked, told.

    state = position("quebec-1759", phase="battles", blocks={...}, dice=[6, 1])   # docs/positions.md
    play(state, "french fire fr-bearn", "british retreat levis")
    assert offers(state, "fire fr-guyenne")
    assert refused(state, "retreat abraham") == ("too-far", "6.2")
    assert told(state, "block-reduced") == [{"block": "block-br-28th", "cv": 2, "rule": "14.2"}]

Words are those of docs/contract.md. The seat that says them may come first, in the same breath (`"french ready"`)
or before it (`"french", "ready", "done"`: it says all that follows, until another seat is named). Without one they are
said by the seat that is asked; where two are asked at once, a test has to say which. How a match ended is
`state.outcome`, what a seat sees `state.view(seat)`.

What a room has of its own (its usual position, its own words for what lies on the table) is in `tests/<room>/table.py`.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import pytest

import arpents
from arpents.engine.chance import Scripted
from arpents.engine.errors import IllegalAction
from arpents.engine.game import Game
from arpents.engine.state import MatchState

EVERYTHING: Final = "everything"  # for `told`: what anybody was told, whoever it was


class Refusal(NamedTuple):
    """Why not, without the `reason-` of its text, and the rule that forbids it."""

    reason: str
    rule: str


class Question(str):
    """What a seat is asked, without the `prompt-` of its text; the rule it comes from, and its arguments."""

    rule: str
    arguments: dict[str, Any]


class Told(dict[str, Any]):
    """The arguments of an event with the `rule` it cites. An expectation that names no rule asks for none."""

    def __eq__(self, other: object) -> bool:
        if isinstance(other, dict) and "rule" not in other:
            return {name: value for name, value in self.items() if name != "rule"} == other
        return super().__eq__(other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = None


# -- a match


def position(game: str | Game[Any], **described: Any) -> Any:
    """A match at a described position. Chance is scripted as soon as `dice` or `draws` are given."""
    return (arpents.game(game) if isinstance(game, str) else game).position(described)


def play(state: MatchState, *said: str) -> Any:
    """Play words one after the other. A question mark behind them (`done?`) means: if that is on offer."""
    seat: str | None = None
    for line in said:
        if line in state.game.seats:
            seat = line
            continue
        wish = line.endswith("?")
        if wish and not state.to_act:
            continue
        speaker, words = spoken(state, line.removesuffix("?"), seat)
        if wish and words not in offered(state, speaker):
            continue
        state.play(speaker, words)
    return state


def offered(state: MatchState, seat: str | None = None) -> list[str]:
    """Everything a seat may say now; nothing when the match is over or the seat is not asked."""
    who = seat or acting(state)
    return [] if who is None else [state.words(action) for action in state.actions(who)]


def offers(state: MatchState, *said: str) -> bool:
    """Whether these words are among them."""
    seat, words = spoken(state, " ".join(said))
    return words in offered(state, seat)


def refused(state: MatchState, *said: str) -> Refusal:
    """Why these words may not be said now. Refusing changes nothing, and what is explained is what is refused."""
    seat, words = spoken(state, " ".join(said))
    before = state.key()
    with pytest.raises(IllegalAction) as refusal:
        state.play(seat, words)
    assert state.key() == before, f"refusing changed the match: {words}"
    assert words not in offered(state, seat), f"offered and refused: {words}"
    explained = state.explain(seat, words)
    assert not explained.allowed, f"refused and explained as allowed: {words}"
    assert (explained.reason, explained.rule) == (refusal.value.reason, refusal.value.rule)
    return Refusal(refusal.value.reason.removeprefix("reason-"), refusal.value.rule)


# -- what a player sees


def acting(state: MatchState) -> str | None:
    """The seat that is asked, None when the match is over."""
    assert len(state.to_act) < 2, f"{' and '.join(state.to_act)} are asked at once: say which"
    return state.to_act[0] if state.to_act else None


def asked(state: MatchState, seat: str | None = None) -> Question:
    """What a seat is asked: `waiting` when it is not, `over` when the match is."""
    prompt = state.prompt(seat or acting(state) or state.game.seats[0])
    question = Question(prompt.id.removeprefix("prompt-"))
    question.rule = prompt.rule
    question.arguments = dict(prompt.arguments)
    return question


def told(state: MatchState, kind: str, seat: str | None = EVERYTHING) -> list[Told]:
    """The events of a kind so far, or what a seat (None: a spectator) was told of them."""
    events = state.events if seat == EVERYTHING else state.events_for(seat)
    wanted = f"event-{kind}"
    return [Told(event["arguments"], rule=event["rule"]) for event in events if event["kind"] == wanted]  # type: ignore[call-overload]


def happened(state: MatchState) -> list[str]:
    """The kinds of all events so far, in order."""
    return [str(event["kind"]).removeprefix("event-") for event in state.events]


def dice_left(state: MatchState) -> int:
    """How much of the scripted chance has not been used."""
    assert isinstance(state.chance, Scripted)
    return state.chance.left()


# -- who says what


def spoken(state: MatchState, line: str, seat: str | None = None) -> tuple[str, str]:
    """The seat that says a line, and its words."""
    first, _, rest = line.partition(" ")
    if first in state.game.seats:
        return first, rest
    who = seat or acting(state)
    assert who is not None, f"the match is over before: {line}"
    return who, line
