"""The log as it reads: one line a march, fights with their tables, and nothing that the events do not tell."""

from __future__ import annotations

import random
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from arpents.engine.record import parse
from arpents.engine.vocabulary import Modifiers, pack_modifier
from arpents.games import ROOMS, find
from arpents.speech import LANGUAGES, Speech
from arpents.speech.log import line_text, score_text, table_lines
from arpents.table.chronicle import Chronicle, Line
from arpents.table.folding import Folding, FoldingFault, check, folding_of

RECORDS = sorted(Path(__file__).parents[1].joinpath("playthroughs").glob("*.arp"))
WAR = "wilderness-war"

every_room = pytest.mark.parametrize("slug", ROOMS)
every_record = pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)


@cache
def told_to(file: Path, seat: str | None) -> tuple[str, list[dict[str, Any]]]:
    """What a seat, or a spectator, was told in a whole match."""
    record = parse(file.read_text(encoding="utf-8"))
    return record.game, record.replay(find(record.game)).events_for(seat)


def seats(file: Path) -> list[str | None]:
    return [None, *find(parse(file.read_text(encoding="utf-8")).game).seats]


def folded(slug: str, events: list[dict[str, Any]]) -> Chronicle:
    chronicle = Chronicle(folding_of(slug))
    chronicle.follow(events)
    return chronicle


def event(name: str, rule: str = "", **arguments: object) -> dict[str, Any]:
    return {"kind": f"event-{name}", "rule": rule, "seats": None, "arguments": arguments}


@cache
def strict(slug: str, lang: str) -> Speech:
    return Speech(slug, lang, strict=True)


def sayings(lines: list[Line], slug: str = WAR, lang: str = "en") -> list[str]:
    speech = strict(slug, lang)
    return [line_text(speech, line.told) for line in lines]


def moved(piece: str, origin: str, to: str, rule: str = "6.2") -> dict[str, Any]:
    return event("moved", rule, piece=f"piece-{piece}", **{"from": f"space-{origin}", "space": f"space-{to}"})


# -- every game


@every_room
def test_every_room_says_how_its_events_fold(slug: str) -> None:
    folding = folding_of(slug)
    assert folding.turns and folding.scores and folding.fights and folding.rolls and folding.summings
    for lang in LANGUAGES:
        speech = Speech(slug, lang)
        assert [text for text in folding.texts() if not speech.has(text)] == []
        for telling in find(slug).tellings.values():
            for _, nouns in telling.arguments:
                if isinstance(nouns, Modifiers):
                    assert all(speech.has(f"modifier-{name}") for name in nouns.names)
                    assert all(speech.rule(rule) for rule in nouns.rules)


@every_record
def test_every_line_of_a_match_can_be_said_and_every_event_is_in_one(file: Path) -> None:
    told: dict[str, Any] = {}
    rows: dict[str, Any] = {}
    for seat in seats(file):
        slug, events = told_to(file, seat)
        chronicle = folded(slug, events)
        numbers = [number for line in chronicle.lines for number in range(line.first, line.last + 1)]
        assert numbers == list(range(len(events))) and len(chronicle.lines) < len(events)
        lines = [*chronicle.lines, *(inner for line in chronicle.lines for inner in line.lines)]
        summaries = [chronicle.summary(events.__getitem__, len(chronicle.lines) * part // 9) for part in range(9)]
        assert all(len(summary) <= 3 for summary in summaries) and summaries[0]
        scores = [line.score for line in lines if line.score]
        assert scores and all(set(score) == set(find(slug).seats) for score in scores)
        told |= {repr(text): text for texts in (*summaries, *(line.told for line in lines)) for text in texts}
        rows |= {repr(row): row for line in lines for row in line.rows}
    for lang in LANGUAGES:
        speech = strict(slug, lang)
        assert all(line_text(speech, [text]) for text in told.values())
        assert len(table_lines(speech, list(rows.values()))) == len(rows) + 1
        assert score_text(speech, scores[-1])


@every_record
def test_a_line_that_stands_never_changes(file: Path) -> None:
    """Whoever follows a match step by step reads what somebody reads who comes at the end."""
    slug, events = told_to(file, None)
    whole = [line.dump() for line in folded(slug, events).lines]
    chronicle = Chronicle(folding_of(slug))
    for number, one in enumerate(events):
        chronicle.follow([one])
        open_line = len(chronicle.lines) - 1
        if number % 23 == 0:
            assert [line.dump() for line in chronicle.lines[:open_line]] == whole[:open_line]
        assert chronicle.line_of(number) == open_line


@every_record
def test_lines_that_were_put_away_are_missed_by_nothing_that_comes_after(file: Path) -> None:
    rng = random.Random(1759)
    for seat in seats(file):
        slug, events = told_to(file, seat)
        whole = folded(slug, events)
        chronicle = Chronicle(folding_of(slug))
        put_away = told_again = 0
        while chronicle.count < len(events):
            number = chronicle.count
            chronicle.follow([events[number]])
            first = chronicle.before.lines
            for line, same in zip(chronicle.lines[:-1], whole.lines[first:] if number % 5 == 0 else []):
                assert line.dump() == same.dump()
            chronicle.put_away(number - rng.randrange(4, 12))
            put_away = max(put_away, chronicle.before.lines)
            if rng.random() < 0.02:
                chronicle.cut(number - rng.randrange(4))
            elif number % 301 == 300 and told_again < 3:
                told_again += 1
                chronicle.reach(number - 40)
                assert chronicle.count == 0 or chronicle.lines[0].first <= number - 40
        assert put_away > 20
        first = chronicle.before.lines
        assert chronicle.length == len(whole.lines) and chronicle.score == whole.score
        assert [line.dump() for line in chronicle.lines] == [line.dump() for line in whole.lines[first:]]
        assert chronicle.lines_from(first + 1) == chronicle.lines[1:]
        for number in range(chronicle.lines[0].first, len(events) + 1):
            assert chronicle.line_of(number) == whole.line_of(number)
        told = events.__getitem__
        assert chronicle.summary(told, first) == whole.summary(told, first)


def test_the_table_of_a_siege_goes_on_though_its_lines_were_put_away() -> None:
    def reinforced(card: str) -> dict[str, Any]:
        return event("siege-reinforced", seat="seat-french", card=f"card-{card}", place="place-quebec", force=2)

    def others(count: int) -> list[dict[str, Any]]:
        return [event("natives-given", seat="seat-british", number=number) for number in range(count)]

    lifted = event("siege-lifted", seat="seat-french", place="place-quebec")
    for between, rows in ([], 2), (others(9), 2), (others(399), 2), (others(400), 1), ([*others(9), lifted], 1):
        events = [reinforced("first"), *between, reinforced("second")]
        chronicle = Chronicle(folding_of("few-acres-of-snow"))
        for number, one in enumerate(events):
            chronicle.follow([one])
            chronicle.put_away(number - 2)
        whole = folded("few-acres-of-snow", events)
        assert len(whole.lines[-1].rows) == len(chronicle.lines[-1].rows) == rows
        assert chronicle.length == len(whole.lines)


@every_record
def test_modifiers_are_told_one_by_one_with_their_rules(file: Path) -> None:
    slug, events = told_to(file, None)
    for one in events:
        arguments = one["arguments"]
        if "modifiers" in arguments:
            assert sum(each["by"] for each in arguments["modifiers"]) == arguments["modifier"]
        if one["kind"] == "event-siege-rolled" and slug == "small-wars-mohicans":
            for dice, terms, total in ((slice(0, 2), "attacking", "attack"), (slice(2, 4), "defending", "defence")):
                added = sum(each["by"] for each in arguments[terms])
                assert sum(arguments["dice"][dice]) + added == arguments[total]


def test_a_packed_modifier_is_read_as_it_was_told() -> None:
    known = Modifiers()
    tactics, scouts = known.add("tactics", "7.51"), known.add("scouts", "7.52")
    packed = pack_modifier(pack_modifier(pack_modifier(0, scouts, -1), tactics, 2), scouts, 0)
    assert known.number("scouts") == scouts and known.argument(packed) == [
        {"id": "modifier-tactics", "rule": "7.51", "by": 2},
        {"id": "modifier-scouts", "rule": "7.52", "by": -1},
    ]


# -- how lines read


def test_a_march_is_one_line_however_many_steps_and_pieces() -> None:
    force = ["15th", "17th", "22nd", "27th", "28th", "35th", "40th", "loudoun"]
    way = ["new-york", "burlington", "albany"]
    steps = [moved(piece, *leg) for leg in pairwise(way) for piece in force]
    lines = folded(WAR, steps).lines
    assert sayings(lines) == ["Loudoun with 7 units: New York → Albany [6.2]"]
    assert sayings(lines, lang="fr") == ["Loudoun avec 7 unités\u00a0: New York → Albany [6.2]"]
    assert lines[0].path == [f"space-{place}" for place in way]
    assert lines[0].seat == "british" and len(lines[0].pieces) == 8


def test_another_force_or_another_rule_is_another_march() -> None:
    steps = [
        moved("loudoun", "new-york", "albany"),
        moved("webb", "boston", "concord"),
        moved("webb", "concord", "boston", "7.92"),
    ]
    assert sayings(folded(WAR, steps).lines) == [
        "Loudoun: New York → Albany [6.2]",
        "Webb: Boston → Concord [6.2]",
        "Webb: Concord → Boston [7.92]",
    ]
    back = [moved("webb", "boston", "concord"), moved("webb", "concord", "boston")]
    assert sayings(folded(WAR, back).lines) == ["Webb: Boston → Concord → Boston [6.2]"]


def test_a_battle_is_a_table_with_each_modifier_and_its_rule() -> None:
    terms = [{"id": "modifier-tactics", "rule": "7.51", "by": 1}, {"id": "modifier-scouts", "rule": "7.52", "by": -1}]
    fought = [
        event("battle-begun", "7.1", space="space-albany", seat="seat-french"),
        event("fired", "7.5", seat="seat-french", die=6, modifier=0, strength=7, losses=2, column="6–8",
              modifiers=terms),
        event("fired", "7.5", seat="seat-british", die=1, modifier=0, strength=4, losses=0, column="4–5", modifiers=[]),
        event("step-lost", "7.62", piece="piece-15th", space="space-albany"),
        event("step-lost", "7.62", piece="piece-17th", space="space-albany"),
        event("battle-won", "7.8", space="space-albany", seat="seat-french", inflicted=2, suffered=0),
        event("points", "7.81", seat="seat-french", points=1, track=5),
        moved("webb", "albany", "burlington", "7.92"),
        moved("webb", "burlington", "albany"),
    ]  # fmt: skip
    battle, march = folded(WAR, fought).lines
    said = [row.split("  ") for row in table_lines(strict(WAR, "en"), battle.rows)]
    assert [[cell.strip() for cell in row if cell.strip()] for row in said] == [
        ["Who", "Strength", "Column", "Modifiers", "Dice", "Result"],
        ["French", "7", "6–8", "+1 tactics [7.51], −1 no scouts in the wilds [7.52]", "6", "2 steps"],
        ["British", "4", "4–5", "1", "no loss"],
    ]
    assert sayings(battle.lines) == [
        "Reduced: 15th Foot and 17th Foot. [7.62]",
        "French: one victory point. [7.81]",
        "Webb: Albany → Burlington [7.92]",
    ]
    assert battle.score == {"french": 5, "british": -5}
    assert march.sort == "march"
    summed = folded(WAR, fought).summary(fought.__getitem__, 0)  # who fled did not march
    assert "The British marched to Albany." in [line_text(strict(WAR, "en"), [one]) for one in summed]


def test_the_summary_tells_what_the_other_side_did_and_no_more_than_three_things() -> None:
    told = [
        event("card-played", "5.26", seat="seat-french", card="card-northern-indian-alliance-1", use="use-activation"),
        moved("montcalm", "montreal", "ticonderoga"),
        moved("montcalm", "ticonderoga", "hudson-carry-north"),
        event("card-played", "5.26", seat="seat-british", card="card-ambush-2", use="use-activation"),
        moved("levis", "quebec", "montreal"),
        event("raid-marked", "10.31", space="space-albany", seat="seat-french"),
    ]
    chronicle = folded(WAR, told)
    said = [line_text(strict(WAR, "en"), [one]) for one in chronicle.summary(told.__getitem__, 0)]
    assert said == [
        "The French raided Albany.",
        "The French made 2 marches: to Hudson Carry North and Montréal.",
        "The French played the card “Northern Indian Alliance”.",
    ]
    in_french = [line_text(strict(WAR, "fr"), [one]) for one in chronicle.summary(told.__getitem__, 0)]
    assert [sentence.replace("\N{NO-BREAK SPACE}", " ") for sentence in in_french] == [
        "Les Français ont réussi un raid à Albany.",
        "Les Français ont fait 2 marches : vers le Portage nord de l’Hudson et Montréal.",
        "Les Français ont joué la carte « Alliance des Indiens du Nord ».",
    ]
    assert chronicle.summary(told.__getitem__, len(chronicle.lines)) == []


def test_a_fault_in_the_file_is_named() -> None:
    for entry in ({"marches": []}, {"turns": ["no-such-event"]}, {"fight": [{"opens": [], "within": [], "x": 1}]}):
        with pytest.raises(FoldingFault) as fault:
            check(WAR, entry)
        assert fault.value.arguments["game"] == WAR


def test_a_game_without_the_file_has_a_line_for_every_event() -> None:
    chronicle = Chronicle(Folding("nim", {}))
    chronicle.follow([event("taken", seat="seat-first", count=2), event("taken", seat="seat-first", count=2)])
    assert [line.dump() for line in chronicle.lines] == [
        {"first": 0, "last": 0, "sort": "event", "seat": "first"},
        {"first": 1, "last": 1, "sort": "event", "seat": "first"},
    ]
