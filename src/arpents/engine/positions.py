"""Matches from a description: `Game.position`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from arpents.engine.chance import Chance, Scripted, ints, seeded, whole
from arpents.engine.errors import ChanceFault, Fault, PositionFault, UnknownOption, UnknownScenario
from arpents.engine.state import MatchState

if TYPE_CHECKING:
    from arpents.engine.game import Game

S = TypeVar("S", bound=MatchState)

GENERAL: Final = ("game", "scenario", "options", "seed", "dice", "draws")  # what every position may say


def position(game: Game[S], spec: object) -> S:
    """A match from a description; whatever it leaves out comes from the scenario."""
    faults: list[Fault] = []
    if not isinstance(spec, dict):
        raise PositionFault([Fault("position", "not-an-object", "", {"value": str(spec)})])
    for name in spec:
        if name not in GENERAL and name not in game.fields():
            known: dict[str, object] = {"known": [*GENERAL, *game.fields()]}
            faults.append(Fault(name, "unknown-position-field", "", known))
    if spec.get("game", game.slug) != game.slug:
        faults.append(Fault("game", "position-of-another-game", "", {"game": str(spec["game"])}))
    scenario = 0
    options = [0] * len(game.options)
    try:
        named = spec.get("scenario")
        scenario = game.scenario_number(None if named is None else str(named))
    except UnknownScenario as fault:
        faults.append(Fault("scenario", fault.reason, "", fault.arguments))
    try:
        options = game.option_values(texts(spec.get("options", {})))
    except UnknownOption as wrong:  # compiled, a name has one type in a function
        faults.append(Fault("options", wrong.reason, "", wrong.arguments))
    state = game.setup(scenario, options, chance_of(spec, faults))
    game.arrange(state, spec, faults)
    if not faults:
        faults = game.faults(state)
    if faults:
        raise PositionFault(faults)
    state.log = []
    state.recording = True
    state.carry_on()
    state.record_from_here()
    return state


def chance_of(spec: dict[str, object], faults: list[Fault]) -> Chance:
    try:
        if "dice" in spec or "draws" in spec:
            faces = ints(spec.get("dice", []))
            for face in faces:
                if face < 1 or face > 6:
                    faults.append(Fault("dice", "not-a-die-face", "", {"face": face}))
            return Scripted(faces, ints(spec.get("draws", [])))
        return seeded(whole(spec.get("seed", 0)))
    except ChanceFault as fault:
        faults.append(Fault("dice", fault.reason, "", fault.arguments))
        return seeded(0)


def texts(value: object) -> dict[str, str]:
    """Options as JSON gives them: true and false stand for on and off."""
    if not isinstance(value, dict):
        raise UnknownOption("options-not-an-object", value=str(value))
    found: dict[str, str] = {}
    for name, item in value.items():
        found[str(name)] = ("on" if item else "off") if isinstance(item, bool) else str(item)
    return found
