"""`arpents tournament`: the dice and the results of a whole tournament, checked from its records alone."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict, dataclass
from typing import Any

from arpents.cli.files import read_text
from arpents.cli.parser import Parser
from arpents.cli.words import Refusal, Words
from arpents.engine.errors import ArpentsError
from arpents.engine.record import parse
from arpents.hall.standings import DRAW, FIRST, SECOND, Pairing, standings
from arpents.table.record_check import BROKEN, OTHER_RULES, SOUND, check_record

Told = dict[str, Any]
SHAPE = ("tournament", "name", "game", "form", "seats", "entrants", "standings", "matches")
OPEN, UNPLAYED, SEALED = "open", "unplayed", "sealed"
SENTENCES = {
    SOUND: "tournament-sound",
    OTHER_RULES: "tournament-other-rules",
    BROKEN: "tournament-broken",
    OPEN: "tournament-open",
    UNPLAYED: "tournament-unplayed",
    SEALED: "tournament-sealed",
}


@dataclass
class Checked:
    round: int
    pair: str
    verdict: str
    decisions: int = 0
    fault: str = ""


def options(parser: Parser) -> None:
    parser.word("file")
    parser.value("--promised", "json")
    parser.flag("--json")


def run(arguments: argparse.Namespace, words: Words) -> int:
    if arguments.file is None:
        raise Refusal("file-not-named")
    told = read_tournament(arguments.file)
    promised = {} if arguments.promised is None else promises(read_tournament(arguments.promised))
    words.about(told["game"])
    try:
        found = [checked(told, one, promised, words) for one in told["matches"]]
        follows = standings_follow(told)
    except (KeyError, TypeError, ValueError, IndexError):
        raise Refusal("tournament-unreadable", file=arguments.file) from None
    sound = follows and not any(one.verdict == BROKEN for one in found)
    if arguments.json:
        answer = {"tournament": told["tournament"], "sound": sound, "standings": follows}
        print(json.dumps({**answer, "matches": [asdict(one) for one in found]}, ensure_ascii=False, indent=1))
    else:
        tell(told, found, follows, sound, words)
    return 0 if sound else 1


def read_tournament(file: str) -> Told:
    try:
        told = json.loads(read_text(file))
    except ValueError:
        raise Refusal("tournament-unreadable", file=file) from None
    if not isinstance(told, dict) or not all(name in told for name in SHAPE):
        raise Refusal("tournament-unreadable", file=file)
    return told


def promises(told: Told) -> dict[str, str]:
    return {one["match"]: one["commitment"] for one in told["matches"] if one["match"] and one["commitment"]}


def checked(told: Told, one: Told, promised: dict[str, str], words: Words) -> Checked:
    found = Checked(int(one["round"]), pair_of(told, one, words), SOUND)
    if one["match"] is None:
        found.verdict = UNPLAYED
    elif one["commitment"] != promised.get(one["match"], one["commitment"]):
        found.verdict, found.fault = BROKEN, words.text("tournament-promise-changed")
    elif one["record"] is None:
        found.verdict = SEALED if one["result"] else OPEN
    else:
        check(told, one, found, words)
    return found


def check(told: Told, one: Told, found: Checked, words: Words) -> None:
    seats = told["seats"]
    winner = {FIRST: seats[0], SECOND: seats[1], DRAW: ""}.get(one["result"])
    try:
        record = parse(one["record"])
    except ArpentsError as fault:
        found.verdict, found.fault = BROKEN, words.error(fault)
        return
    verdict = check_record(record, one["commitment"], winner)
    found.verdict, found.decisions = verdict.verdict, len(record.moves)
    if verdict.fault is not None:
        found.fault = words.error(verdict.fault)


def pair_of(told: Told, one: Told, words: Words) -> str:
    names = [name_of(told, int(one[side]), words) for side in ("first", "second")]
    if not one["second"]:
        return words.text("tournament-bye", {"one": names[0]})
    return words.text("tournament-pair", {"one": names[0], "other": names[1]})


def name_of(told: Told, number: int, words: Words) -> str:
    person = next((one["person"] for one in told["entrants"] if one["number"] == number), None)
    return words.text("tournament-gone") if person is None else str(person["name"])


def standings_follow(told: Told) -> bool:
    """Whether places and points are what the results make of them."""
    seeds = {one["number"]: one["seed"] for one in told["entrants"] if one["seed"]}
    fields = ("round", "board", "first", "second", "leg", "match", "result", "ruled")
    pairings = [Pairing(**{name: one[name] for name in fields}) for one in told["matches"]]
    table = standings(told["form"], seeds, pairings)
    return [(one.entrant, one.place, one.points) for one in table] == [
        (one["entrant"], one["place"], one["points"]) for one in told["standings"]
    ]


def tell(told: Told, found: list[Checked], follows: bool, sound: bool, words: Words) -> None:
    print(told["name"])
    round = 0
    for one in found:
        if one.round != round:
            round = one.round
            print(f"\n{words.text('tournament-round', {'round': round})}")
        verdict = words.text(SENTENCES[one.verdict], {"count": one.decisions, "text": one.fault})
        print(f"  {words.text('tournament-line', {'pair': one.pair, 'verdict': verdict})}")
    print()
    print(words.text("tournament-standings-true" if follows else "tournament-standings-wrong"))
    count = sum(one.verdict in (SOUND, OTHER_RULES) for one in found)
    print(words.text("tournament-all-true", {"count": count}) if sound else words.text("tournament-some-wrong"))
