"""`arpents upgrade`: what becomes of the unfinished matches of a database whose rules have changed."""

from __future__ import annotations

import argparse
import json
from functools import partial
from pathlib import Path
from typing import Any, Final

from arpents.cli.browser import PASSWORD, database_faults
from arpents.cli.parser import Parser
from arpents.cli.words import Refusal, Words
from arpents.engine.errors import ArpentsError
from arpents.table.comparison import Difference
from arpents.table.survey import Survey, Verdict
from arpents.version import VERSION

SENTENCES: Final = {
    "refused": "upgrade-refused",
    "told": "upgrade-told",
    "asked": "upgrade-asked",
    "shown": "upgrade-shown",
}


def options(parser: Parser) -> None:
    parser.flag("--dry-run")
    parser.value("--database", "url")
    parser.flag("--json")


def run(arguments: argparse.Namespace, words: Words) -> int:
    """0 when every match goes on, 1 when some differ or cannot be read."""
    import sqlalchemy as sa

    from arpents.server.run import reading_faults, try_database  # here, because it takes a while to import
    from arpents.server.settings import database_url, usual_database
    from arpents.table.database import open_engine

    database = database_url(arguments.database) if arguments.database else usual_database()
    named = arguments.database or database
    with database_faults(named):
        with reading_faults():
            parsed = sa.make_url(database)
            if parsed.get_backend_name() == "sqlite" and not Path(parsed.database or "").is_file():
                raise Refusal("upgrade-no-database", value=PASSWORD.sub(r"\1", named))
        if not arguments.dry_run:
            try_database(database)
        with reading_faults():
            engine = open_engine(database)
            survey = Survey(engine)
            unfinished = survey.unfinished()
            verdicts = list(survey.verdicts())
            engine.dispose()
    if not arguments.dry_run:
        carry(database, [verdict for verdict in verdicts if verdict.goes_on])
    if arguments.json:
        print(json.dumps(told(verdicts, len(unfinished), arguments.dry_run, words), ensure_ascii=False, indent=1))
    else:
        report(verdicts, len(unfinished), arguments.dry_run, words)
    return 0 if all(verdict.goes_on for verdict in verdicts) else 1


def carry(database: str, verdicts: list[Verdict]) -> None:
    """They are matches of the present rules from now on."""
    from arpents.table.reading import read_match
    from arpents.table.storage import Storage
    from arpents.table.upgrades import carry_over

    storage = Storage(database)
    try:
        for verdict in verdicts:
            match = read_match(storage, verdict.match)
            if match is not None and match.carried:
                storage.submit(partial(carry_over, row=match.row, old=match.carried)).result()
    finally:
        storage.close()


def report(verdicts: list[Verdict], unfinished: int, dry: bool, words: Words) -> None:
    goes = sum(verdict.goes_on for verdict in verdicts)
    same = unfinished - len(verdicts)
    print(words.text("upgrade-counted", {"count": unfinished, "version": VERSION}))
    if unfinished:
        print(f"  {words.text('upgrade-same', {'count': same})}")
        print(f"  {words.text('upgrade-would-go-on' if dry else 'upgrade-go-on', {'count': goes})}")
        print(f"  {words.text('upgrade-differ', {'count': len(verdicts) - goes})}")
    for verdict in verdicts:
        if not verdict.goes_on:
            words.about(verdict.game)
            title = words.speech.text("game-title")
            print(f"\n{title} · {verdict.match} · {words.text('upgrade-of', {'engine': verdict.engine})}")
            print(f"  {sentence(verdict, words)}")
    if goes < len(verdicts):
        print(f"\n{words.text('upgrade-players-choose')}")


def sentence(verdict: Verdict, words: Words) -> str:
    """The first difference, with the rule that says so."""
    if verdict.fault is not None:
        return words.error(verdict.fault)
    difference = verdict.difference
    assert difference is not None
    if difference.decision is None:
        return words.text("upgrade-start")
    decision = difference.decision
    arguments: dict[str, object] = {
        "number": decision.number,
        "decisions": verdict.decisions,
        "seat": words.seat(decision.seat),
        "words": decision.words or words.text("upgrade-undo"),
    }
    said = [words.text(SENTENCES[difference.what], arguments)]
    if difference.refusal is not None:
        said.append(words.error(difference.refusal))
    for later, refusal in difference.answers.values():
        said.append(words.text("upgrade-then", {"seat": words.seat(later.seat), "words": later.words}))
        said.append(words.error(refusal))
    if not difference.refusal and not difference.answers and difference.rule:
        said.append(words.text("upgrade-rule", {"rule": difference.rule}))
    for id, events in (("upgrade-before", before_of(difference)), ("upgrade-now", now_of(difference))):
        if difference.what == "told" and events:
            said.append(words.text(id, {"text": " ".join(words.speech.event(event) for event in events)}))
    return "\n  ".join(said)


def before_of(difference: Difference) -> list[dict[str, Any]]:
    """What those were told who were told most."""
    return max((events or [] for events in difference.before.values()), key=len, default=[])


def now_of(difference: Difference) -> list[dict[str, Any]]:
    return max(difference.now.values(), key=len, default=[])


def told(verdicts: list[Verdict], unfinished: int, dry: bool, words: Words) -> dict[str, Any]:
    return {
        "version": VERSION,
        "dry_run": dry,
        "unfinished": unfinished,
        "same_rules": unfinished - len(verdicts),
        "go_on": [verdict.match for verdict in verdicts if verdict.goes_on],
        "differ": [parting(verdict, words) for verdict in verdicts if not verdict.goes_on],
    }


def parting(verdict: Verdict, words: Words) -> dict[str, Any]:
    if verdict.fault is None or not isinstance(verdict.fault, ArpentsError) or verdict.decisions:
        words.about(verdict.game)
    difference = verdict.difference
    decision = None if difference is None else difference.decision
    return {
        "match": verdict.match,
        "game": verdict.game,
        "engine": verdict.engine,
        "rules": verdict.rules,
        "decisions": verdict.decisions,
        "stays": None if difference is None else difference.number,
        "what": "damaged" if difference is None else "start" if decision is None else difference.what,
        "decision": None if decision is None else decision.number,
        "seat": None if decision is None else decision.seat,
        "words": None if decision is None else decision.words,
        "rule": "" if difference is None else difference.rule,
        "text": sentence(verdict, words),
    }
