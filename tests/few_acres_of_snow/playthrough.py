"""A whole match as text: a head, then every prompt, decision and event.

The decisions stand in the file itself, so the same match is played again whatever bots or generators become; a change
of the rules shows as a difference. `python -m tests.few_acres_of_snow.playthrough FILE` writes the file anew.
"""

import sys
from pathlib import Path

from arpents.engine.match import Match
from tests.few_acres_of_snow.table import GAME

DIRECTORY = Path(__file__).parent.parent / "playthroughs"


def named(arguments):
    return "".join(f" {name}={value}" for name, value in arguments.items())


def events_since(state, count):
    return [
        f"  {event['kind'].removeprefix('event-')} [{event['rule']}]{named(event['arguments'])}"
        + (f" (for {', '.join(event['seats'])})" if event["seats"] is not None else "")
        for event in state.events[count:]
    ]


def head_of(text):
    """Scenario, seed and options of a file, and its decisions."""
    lines = text.splitlines()
    facts = dict(line.split(" ", 1) for line in lines[:3])
    options = dict(pair.split("=") for pair in facts["options"].split() if "=" in pair)
    moves = [tuple(line[2:].split(" ", 1)) for line in lines if line.startswith("> ")]
    return facts["scenario"], int(facts["seed"]), options, moves


def tell(scenario, seed, options, moves):
    """Play the decisions and write everything down."""
    state: Match = GAME.start(scenario, options, seed)
    chosen = " ".join(f"{id}={value}" for id, value in options.items()) or "usual"
    lines = [f"scenario {scenario}", f"seed {seed}", f"options {chosen}", "", *events_since(state, 0)]
    for seat, words in moves:
        prompt = state.prompt(seat)
        count = len(state.events)
        lines.append(f"{seat}: {prompt.id.removeprefix('prompt-')} [{prompt.rule}]{named(prompt.arguments)}")
        lines.append(f"  {len(state.actions(seat))} choices{', can undo' if state.can_undo(seat) else ''}")
        lines.append(f"> {seat} {words}")
        state.play(seat, words)
        lines += events_since(state, count)
    outcome = state.outcome
    lines.append("")
    if outcome is not None:
        lines.append(f"winner {outcome.winner}, {outcome.reason} [{outcome.rule}]{named(outcome.scores)}")
    lines.append(f"key {state.key()}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    file = Path(sys.argv[1])
    file.write_text(tell(*head_of(file.read_text("utf-8"))), "utf-8")
