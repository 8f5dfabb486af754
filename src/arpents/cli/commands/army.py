"""`arpents army`: make a list for Muskets & Tomahawks, weigh it, keep it, and play with it."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, Final

from arpents.cli.files import named, write_text
from arpents.cli.parser import Parser, scenario_in
from arpents.cli.words import Refusal, Words
from arpents.engine.game import Game
from arpents.games import find
from arpents.games.muskets_tomahawks.facts.armies import ARMIES, NATION_IDS
from arpents.games.muskets_tomahawks.facts.lists import OPTION_WORDS, PROFILE_WORDS, written_army
from arpents.games.muskets_tomahawks.facts.profiles import (
    CAPTIVES_PROFILE,
    NATIONS,
    OPTION_POINTS,
    PER_UNIT,
    PROFILE_OPTIONS,
    PROFILE_POINTS,
    SIZES,
    WAGON_PROFILE,
)
from arpents.games.muskets_tomahawks.facts.reading import spelt
from arpents.games.muskets_tomahawks.facts.terrain import BOAT_IDS, BOAT_POINTS

SLUG: Final = "muskets-tomahawks"
SIDES: Final = ("attacker", "defender")


def options(parser: Parser) -> None:
    parser.word("list")
    parser.value("--size", "points")
    parser.value("--scenario", "scenario")
    parser.value("--side", "side")
    parser.value("--read", "text-file")
    parser.value("--save", "text-file")
    parser.flag("--json")


def run(arguments: argparse.Namespace, words: Words) -> int:
    game = find(SLUG)
    words.about(SLUG)
    size = arguments.size or "400"
    side = arguments.side or SIDES[0]
    if side not in SIDES:
        raise Refusal("army-side", side=side, known=SIDES)
    game.option_values({"size": size})
    scenario = scenario_in(game, arguments.scenario)
    text = arguments.list or ""
    if arguments.read is not None:
        text = read_list(arguments.read)
    if text.strip().lower() in ("", *NATION_IDS) and arguments.read is None:
        return tell_offer([text.strip().lower()] if text else list(NATION_IDS), arguments.json, words)
    told = game.written(scenario, {"size": size, f"{side}-army": text})
    sheet: Any = told[f"{side}-army"]
    if arguments.save is not None:
        write_text(arguments.save, f"{sheet['text']}\n")
    if arguments.json:
        faults = [{**fault, "text": words.speech.text(fault["id"], fault["arguments"])} for fault in sheet["faults"]]
        print(json.dumps({**sheet, "faults": faults}, ensure_ascii=False, indent=1))
    else:
        chosen = f"--scenario {scenario} " if arguments.scenario is not None else ""
        tell_sheet(game, sheet, f"{chosen}--option size={size}", side, arguments.save, words)
    return 1 if sheet["faults"] else 0


def read_list(file: str) -> str:
    try:
        return Path(named(file)).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        raise Refusal("army-unreadable", file=file) from None


# -- what may be bought


def tell_offer(nations: list[str], as_json: bool, words: Words) -> int:
    offers = [offer_of(nation, words) for nation in nations]
    if as_json:
        print(json.dumps({"nations": offers, "boats": boats_of(words)}, ensure_ascii=False, indent=1))
        return 0
    for offer in offers:
        print(f"{offer['title']} · {offer['nation']}")
        for profile in offer["profiles"]:
            print(f"  {words.text('army-profile', profile)}")
            for upgrade in profile["upgrades"]:
                print(f"      {words.text('army-upgrade', {**upgrade, 'points': signed(upgrade['points'])})}")
        for ready in offer["ready"]:
            print(f"  {words.text('army-ready', ready)}")
        print()
    print(words.apart(words.text("army-boat", boat) for boat in boats_of(words)))
    print(words.text("army-how", {"example": "british,ranger-officer,rangers-8+natives,warriors-8"}))
    return 0


def offer_of(nation: str, words: Words) -> dict[str, Any]:
    speech = words.speech
    profiles = []
    for number, word in enumerate(PROFILE_WORDS):
        if number in (CAPTIVES_PROFILE, WAGON_PROFILE) or nation not in NATIONS[number]:
            continue
        upgrades = [
            {
                "word": spelt(option),
                "title": speech.text(f"upgrade-{spelt(option)}"),
                "points": OPTION_POINTS[OPTION_WORDS.index(spelt(option))],
            }
            for option in PROFILE_OPTIONS[number]
        ]
        profiles.append(
            {
                "word": word,
                "title": speech.text(f"profile-{word}"),
                "points": PROFILE_POINTS[number],
                "whole": int(PER_UNIT[number]),
                "least": SIZES[number][0],
                "most": SIZES[number][1],
                "upgrades": upgrades,
            }
        )
    ready = [
        {
            "word": spelt(army.id),
            "title": speech.text(f"ready-{spelt(army.id)}"),
            "points": army.points,
            "text": written_army(army),
        }
        for army in ARMIES
        if army.nation == nation
    ]
    return {"nation": nation, "title": speech.text(f"nation-{nation}"), "profiles": profiles, "ready": ready}


def boats_of(words: Words) -> list[dict[str, Any]]:
    return [
        {"word": boat, "title": words.speech.text(f"vessel-{boat}"), "points": BOAT_POINTS[number]}
        for number, boat in enumerate(BOAT_IDS)
    ]


# -- a list


def tell_sheet(game: Game[Any], sheet: Any, wanted: str, side: str, saved: str | None, words: Words) -> None:
    speech = words.speech
    print(words.text("army-title", {"nation": speech.text(f"nation-{sheet['nation']}"), **totals(sheet)}))
    for number, unit in enumerate(sheet["units"]):
        upgrades = [speech.text(f"upgrade-{spelt(option)}") for option in unit["options"]]
        told = {
            "name": capital(str(speech.resolve({"name": unit["name"]})["name"])),
            "profile": speech.text(f"profile-{spelt(unit['profile'])}"),
            "figures": unit["figures"],
            "upgrades": ", ".join(upgrades),
            "points": unit["points"],
        }
        print(f"  {words.text('army-unit-with' if upgrades else 'army-unit', told)}")
        for fault in sheet["faults"]:
            if fault["where"].endswith(f".units[{number}]"):
                print(f"      {fault_told(fault, words)}")
    for boat in sheet["boats"]:
        vessel = {"word": boat["boat"], "title": speech.text("vessel-" + boat["boat"]), "points": boat["points"]}
        print(f"  {words.text('army-boat', vessel)}")
    for fault in sheet["faults"]:
        if ".units[" not in fault["where"]:
            print(fault_told(fault, words))
    print()
    print(sheet["text"])
    if saved is not None:
        print(words.text("saved", {"file": saved}))
    if not sheet["faults"]:
        line = f"arpents play {game.slug} --terminal {wanted} --option {side}-army={sheet['text']}"
        print(words.text("army-play", {"line": line}))


def totals(sheet: Any) -> dict[str, int]:
    return {"total": sheet["total"], "points": sheet["points"]}


def fault_told(fault: Any, words: Words) -> str:
    return f"! {capital(words.speech.text(fault['id'], fault['arguments']))} [{fault['rule']}]"


def signed(number: int) -> str:
    return f"{number:+}".replace("-", "−")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
