"""`arpents observe`: what learners are given of a game, entry by entry, or of a moment of a recorded match."""

from __future__ import annotations

import argparse
import json

from arpents.cli.parser import Parser, wanted_game
from arpents.cli.record_file import RecordFile
from arpents.cli.words import Refusal, Words
from arpents.engine.errors import ArpentsError
from arpents.engine.state import MatchState
from arpents.games import ROOMS
from arpents.research.schema import HISTORY, Schema


def options(parser: Parser) -> None:
    parser.word("subject")
    parser.flag("--schema")
    parser.value("--at", "number")
    parser.value("--seat", "seat")
    parser.flag("--json")


def run(arguments: argparse.Namespace, words: Words) -> int:
    subject: str | None = arguments.subject
    if subject is None:
        raise Refusal("observe-what")
    is_game = subject in ROOMS
    if is_game and (arguments.at is not None or arguments.seat is not None):
        raise Refusal("observe-record-only", option="--at" if arguments.at is not None else "--seat")
    if is_game or arguments.schema:
        schema = Schema(wanted_game(subject, words), words.speech)
        print_schema(schema, arguments.json, words)
        return 0
    file = RecordFile(subject, arguments.seat, words)
    game = file.game
    state, at = file.moment(arguments.at)
    seen_by = file.seat if file.seat is not None else (state.to_act or game.seats)[0]
    show(Schema(game, words.speech), state, game.seat_number(seen_by), at, arguments.json, words)
    return 0


def print_schema(schema: Schema, as_json: bool, words: Words) -> None:
    if as_json:
        print(json.dumps(schema.dump(), ensure_ascii=False, indent=1))
        return
    game = schema.game
    counted = {"size": game.observation.size, "actions": game.action_count}
    print(f"{words.speech.text('game-title')} — {words.text('observe-size', counted)}")
    for layer in game.observation.all:
        told = {
            "first": str(layer.first),
            "last": str(layer.first + layer.size() - 1),
            "layer": schema.layer(layer),
            "name": layer.name,
            "rows": len(layer.rows),
            "columns": len(layer.columns),
            "least": "−128" if layer.signed else "0",
            "most": "127" if layer.signed else "255",
        }
        print(f"\n{words.text('observe-layer', told)}")
        for id, names in (("observe-rows", layer.rows), ("observe-columns", layer.columns)):
            said = " · ".join(f"{number} {schema.entry(layer, name)}" for number, name in enumerate(names))
            print(f"  {words.text(id)} {said}")


def show(schema: Schema, state: MatchState, seat: int, at: int, as_json: bool, words: Words) -> None:
    name = schema.game.seats[seat]
    entries = schema.entries(state, seat)
    choices = [(index, action) for action in state.legal(seat) for index in indexes(schema, action)]
    if as_json:
        offered = [{"choice": index, "words": state.words(action)} for index, action in choices]
        told = {"game": schema.game.slug, "at": at, "seat": name, "entries": entries, "choices": offered}
        print(json.dumps(told, ensure_ascii=False, indent=1))
        return
    print(words.text("observe-moment", {"number": at, "seat": words.seat(name), "count": len(entries)}))
    for entry in entries:
        if entry["layer"] != HISTORY:
            title = entry["title"]
            assert isinstance(title, list)
            print(f"{entry['entry']:>6}  {' · '.join(title)} = {entry['value']}")
    for number, (who, what) in enumerate(schema.decisions(state, seat), 1):
        told_of = {"number": number, "seat": who, "text": what or words.text("observe-hidden")}
        print(f"        {words.text('observe-decision', told_of)}")
    for index, action in choices:
        label = words.speech.label(schema.game, action, state)
        print(f"        {words.text('observe-choice', {'number': str(index), 'text': label})}")


def indexes(schema: Schema, action: int) -> list[int]:
    """The number of a choice in the list for learners; none where the list has no place for it."""
    try:
        return [schema.game.action_space.index(action)]
    except ArpentsError:
        return []
