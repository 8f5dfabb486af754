"""Matches as plain data, and back: `Game.dump` and `Game.load`; and the hash by which two are the same: `Game.key`."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, TypeVar

from arpents.engine.chance import ints, load_chance, whole
from arpents.engine.errors import ChanceFault, DumpFault
from arpents.engine.events import Event
from arpents.engine.memory import renewed
from arpents.engine.positions import texts
from arpents.engine.procedure import Procedure, fields_of
from arpents.engine.state import MatchState

if TYPE_CHECKING:
    from arpents.engine.game import Game

S = TypeVar("S", bound=MatchState)


def key(state: MatchState) -> str:
    """Of everything that matters: pieces, procedures and chance, not the log."""
    options = [number for place, number in enumerate(state.options) if number or not state.game.options[place].written]
    numbers: list[object] = [state.scenario, options, state.result, state.shown, state.ending, state.winner]
    for name in state.own_fields():
        numbers.append(getattr(state, name))
    for procedure in state.stack:
        numbers.append(procedure.name())
        numbers.append(procedure.dump())
    numbers.append(sorted(state.chance.dump().items()))
    return hashlib.blake2b(repr(numbers).encode(), digest_size=12).hexdigest()


def dump(game: Game[S], state: S) -> dict[str, object]:
    own: dict[str, object] = {}
    for name in state.own_fields():
        value = getattr(state, name)
        own[name] = list(value) if isinstance(value, list) else value
    twin = state.copy()
    if state.recording:  # an imagined match holds nothing of the way that led here
        twin.keep_checkpoint()
    checkpoint = twin.checkpoint
    return {
        "game": game.slug,
        "rules": game.rules,
        "scenario": game.scenarios[state.scenario],
        "options": game.options_of(state),
        "chance": state.chance.dump(),
        "stack": [[procedure.name(), procedure.dump()] for procedure in state.stack],
        "match": [state.result, state.shown, state.undoable, state.ending, state.winner],
        "state": own,
        "recording": state.recording,
        "log": [event.dump() for event in state.log[: state.log_length]],
        "history": list(state.history),
        "memory": renewed(state.memory, state.remembered, len(game.seats), game.open_kinds),
        "checkpoint": None if checkpoint is None else dump_checkpoint(game, checkpoint),
    }


def dump_checkpoint(game: Game[S], checkpoint: S) -> dict[str, object]:
    """Its log is the beginning of the match's own, so only its length is kept."""
    dumped = dump(game, checkpoint)
    dumped["log"] = []
    dumped["log_length"] = checkpoint.log_length
    return dumped


def load(game: Game[S], data: dict[str, object]) -> S:
    if data.get("game") != game.slug:
        raise DumpFault("snapshot-of-another-game", game=str(data.get("game")), wanted=game.slug)
    if data.get("rules") != game.rules:
        raise DumpFault("snapshot-of-other-rules", rules=str(data.get("rules")), wanted=game.rules)
    try:
        return rebuild(game, data)
    except (KeyError, TypeError, ValueError, IndexError, ChanceFault) as fault:
        raise DumpFault("snapshot-damaged", where=str(fault)) from fault


def rebuild(game: Game[S], data: dict[str, object]) -> S:
    stack: list[Procedure[S]] = []
    for entry in listed(data["stack"]):
        name, numbers = listed(entry)
        stack.append(game.procedures[str(name)](*ints(numbers)))
    own = mapped(data["state"])
    wanted = fields_of(game.state)
    if set(own) != set(wanted):
        raise ValueError("state")
    values: list[object] = []
    for name in wanted:
        value = own[name]
        values.append(ints(value) if isinstance(value, list) else whole(value))
    chance = load_chance(mapped(data["chance"]))
    scenario = game.scenario_number(str(data["scenario"]))
    options = game.option_values(texts(data["options"]))
    state: S = game.state(*values)
    state.lay_out(game, scenario, options, chance, stack)
    state.result, state.shown, state.undoable, state.ending, state.winner = ints(data["match"])
    state.recording = data["recording"] is True
    log: list[Event] = []
    for entry in listed(data["log"]):
        kind, rule, seen_by, *numbers = listed(entry)
        a, b, c, d, e, f, g = ints(numbers)
        log.append(Event(whole(kind), str(rule), whole(seen_by), a, b, c, d, e, f, g))
    state.log = log
    state.log_length = len(state.log)
    state.history = ints(data["history"])
    state.memory = ints(data["memory"])
    state.remembered = len(state.memory)
    checkpoint = data["checkpoint"]
    state.goes_back = checkpoint is not None
    if checkpoint is not None and state.history:
        state.checkpoint = rebuild(game, mapped(checkpoint))
        state.checkpoint.log_length = whole(mapped(checkpoint)["log_length"])
        state.checkpoint.log = state.log
    return state


def listed(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError("list")
    return value


def mapped(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise TypeError("object")
    return value
