"""`arpents admin`: what whoever keeps a house does about its people, its matches and its talk, and the copies of it."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from arpents.cli.browser import database_faults
from arpents.cli.files import named, why
from arpents.cli.parser import Parser, wanted_game, whole
from arpents.cli.words import Refusal, Words
from arpents.engine.errors import ArpentsError
from arpents.speech import speech_for

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection, Engine

VERBS: Final = {
    "people": ("list", "show", "suspend", "readmit", "remove"),
    "matches": ("list", "show", "end", "remove"),
    "reports": ("list", "dismiss", "hide", "suspend"),
}
FILES: Final = ("backup", "restore")
PARTS: Final = (*VERBS, *FILES, "prune")
FAULTS: Final = {
    "exists": "file-exists",
    "differs": "backup-differs",
    "not-a-backup": "backup-of-something-else",
    "damaged": "backup-damaged",
    "newer": "backup-newer",
    "served": "restore-while-served",
    "not-empty": "restore-not-empty",
}
OPTIONS: Final = {  # where each means something
    "find": (("people", "list"),),
    "game": (("matches", "list"),),
    "over": (("matches", "list"),),
    "winner": (("matches", "end"),),
    "why": (("people", "suspend"), ("reports", "suspend")),
    "all": (("reports", "list"),),
    "yes": (("people", "remove"), ("matches", "remove")),
    "replace": (("restore", ""),),
    "dry_run": (("prune", ""),),
    "idle": (("prune", ""),),
    "unplayed": (("prune", ""),),
}

Told = dict[str, Any]


def options(parser: Parser) -> None:
    parser.word("part")
    parser.word("verb")
    parser.word("name")
    parser.takes_ids = True
    parser.value("--database", "url")
    parser.value("--find", "words")
    parser.value("--game", "game")
    parser.flag("--over")
    parser.value("--winner", "seat")
    parser.value("--why", "words")
    parser.flag("--all")
    parser.flag("--yes")
    parser.flag("--replace")
    parser.flag("--dry-run")
    parser.value("--idle", "days")
    parser.value("--unplayed", "days")
    parser.flag("--json")


def run(arguments: argparse.Namespace, words: Words) -> int:
    part, verb, name = understood(arguments)
    check_options(arguments, part, verb)
    database = arguments.database or os.environ.get("ARPENTS_DATABASE", "")

    from arpents.server.run import try_database  # here, because it takes a while to import
    from arpents.server.settings import Settings, database_url, usual_database

    url = database_url(database) if database else usual_database()
    check_there(url, part)
    with database_faults(database or url):
        try_database(url)
    house = House(Settings(database=url), arguments, words)
    try:
        return house.do(part, verb, name)
    finally:
        house.engine.dispose()


def understood(arguments: argparse.Namespace) -> tuple[str, str, str]:
    """What of the house, what to do with it, and whom or what it is about."""
    part, verb, name = arguments.part, arguments.verb, arguments.name
    if part is None:
        raise Refusal("admin-part-missing", known=PARTS)
    if part not in PARTS:
        raise Refusal("admin-part-unknown", word=part, known=PARTS)
    if part in VERBS:
        verb = verb or "list"
        if verb not in VERBS[part]:
            raise Refusal("admin-verb-unknown", word=verb, part=part, known=VERBS[part])
        if verb == "list" and name is not None:
            raise Refusal("one-word-too-many", word=name)
        if verb != "list" and name is None:
            raise Refusal("admin-name-missing", part=part, verb=verb)
        return part, verb, name or ""
    if name is not None or (part == "prune" and verb is not None):
        raise Refusal("one-word-too-many", word=name or verb)
    if part in FILES and verb is None:
        raise Refusal("admin-file-missing", part=part)
    return part, "", verb or ""


def check_options(arguments: argparse.Namespace, part: str, verb: str) -> None:
    for option, places in OPTIONS.items():
        if getattr(arguments, option) and (part, verb) not in places:
            where = ", ".join(" ".join(("arpents admin", *place)).strip() for place in places)
            raise Refusal("admin-option-elsewhere", option=f"--{option.replace('_', '-')}", where=where)


def check_there(url: str, part: str) -> None:
    """Whoever looks for a house does not want to be given an empty one; only what is restored may be made anew."""
    if part != "restore" and url.startswith("sqlite:///") and not Path(url.removeprefix("sqlite:///")).exists():
        raise Refusal("file-missing", file=url.removeprefix("sqlite:///"))


class House:
    """What the host asks of it, answered as text or as JSON."""

    def __init__(self, settings: Any, arguments: argparse.Namespace, words: Words) -> None:
        from arpents.table.database import open_engine

        self.settings = settings
        self.engine: Engine = open_engine(settings.database)
        self.arguments = arguments
        self.words = words

    def do(self, part: str, verb: str, name: str) -> int:
        doing: Callable[[str], int] = getattr(self, f"{part}_{verb}".rstrip("_"))
        return doing(name)

    def read(self, work: Callable[..., Any], *given: Any) -> Any:
        with self.engine.connect() as connection:
            return work(connection, *given)

    def write(self, work: Callable[..., Any], *given: Any) -> Any:
        with self.engine.begin() as connection:
            return work(connection, *given)

    def tell(self, data: Any, lines: list[str]) -> int:
        if self.arguments.json:
            print(json.dumps(data, ensure_ascii=False, indent=1))
        else:
            for line in lines:
                print(line)
        return 0

    def say(self, text: str, data: Told, /, **named: object) -> int:
        return self.tell(data, [self.words.text(text, named)])

    # -- people

    def person(self, name: str) -> Told:
        from arpents.host.register import person

        found: Told | None = self.read(person, name)
        if found is None:
            raise Refusal("admin-no-person", name=name)
        return found

    def people_list(self, name: str) -> int:
        from arpents.host.register import people

        found = self.read(people, self.arguments.find or "")
        lines = [self.words.text("admin-people", {"count": len(found)})]
        return self.tell(found, lines + [f"  {self.person_line(one)}" for one in found])

    def person_line(self, one: Told) -> str:
        told = {
            "name": one["name"],
            "since": day(one["created"]),
            "seen": day(one["seen"]),
            "count": one["unfinished"],
            "bot": "yes" if one["is_bot"] else "no",
            "suspended": "yes" if one["suspended"] else "no",
        }
        return self.words.text("admin-person-line", told)

    def people_show(self, name: str) -> int:
        found = self.person(name)
        lines = [self.person_line(found), self.words.text("admin-person-id", {"id": found["id"]})]
        if found["keeper"]:
            lines.append(self.words.text("admin-person-keeper", {"name": found["keeper"]}))
        else:
            ways = {"mail": found["mail"] or "-", "passkeys": found["passkeys"], "sessions": found["sessions"]}
            lines.append(self.words.text("admin-person-ways", ways))
        lines.append(
            self.words.text(
                "admin-person-more",
                {"language": found["language"], "zone": found["time_zone"], "tokens": found["tokens"]},
            )
        )
        if found["bots"]:
            lines.append(self.words.text("admin-person-bots", {"list": found["bots"]}))
        if found["suspended"]:
            told = {"day": day(found["suspended"]), "why": found["reason"] or "-"}
            lines.append(self.words.text("admin-person-suspended", told))
        if found["reports"]:
            lines.append(self.words.text("admin-person-reports", {"count": found["reports"]}))
        return self.tell(found, lines + [f"  {self.match_line(one)}" for one in found["matches"]])

    def people_suspend(self, name: str) -> int:
        return self.suspend(self.person(name))

    def suspend(self, found: Told) -> int:
        from arpents.hall.moderation import suspend

        if found["is_bot"]:
            raise Refusal("admin-suspend-bot", name=found["name"], keeper=found["keeper"])
        if not self.write(suspend, found["id"], self.arguments.why or ""):
            raise Refusal("admin-suspended-already", name=found["name"])
        return self.say("admin-suspended", {"suspended": found["name"]}, name=found["name"])

    def people_readmit(self, name: str) -> int:
        from arpents.hall.moderation import readmit

        found = self.person(name)
        if not self.write(readmit, found["id"]):
            raise Refusal("admin-not-suspended", name=found["name"])
        return self.say("admin-readmitted", {"readmitted": found["name"]}, name=found["name"])

    def people_remove(self, name: str) -> int:
        from arpents.hall.people import delete_person

        found = self.person(name)
        if not self.arguments.yes:
            raise Refusal("admin-person-yes", name=found["name"])
        self.write(delete_person, found["id"])
        return self.say("admin-person-removed", {"removed": found["name"]}, name=found["name"])

    # -- matches

    def match(self, id: str) -> Told:
        from arpents.host.register import match

        found: Told | None = self.read(match, id)
        if found is None:
            raise Refusal("admin-no-match", id=id)
        return found

    def matches_list(self, name: str) -> int:
        from arpents.host.register import matches

        game = "" if self.arguments.game is None else wanted_game(self.arguments.game, self.words).slug
        found = self.read(matches, game, True if self.arguments.over else None)
        lines = [self.words.text("admin-matches", {"count": len(found)})]
        return self.tell(found, lines + [f"  {self.match_line(one)}" for one in found])

    def match_line(self, one: Told) -> str:
        speech = speech_for(one["game"], self.words.lang)
        told = {
            "id": one["id"],
            "game": speech.text("game-title"),
            "scenario": speech.text(f"scenario-{one['scenario']}"),
            "count": one["decisions"],
            "day": one["begun"] if one["over"] else day(one["played"]),
            "state": "over" if one["over"] else "trial" if one["trial"] else "on",
        }
        return self.words.text("admin-match-line", told)

    def matches_show(self, id: str) -> int:
        found = self.match(id)
        self.words.about(found["game"])
        lines = [self.match_line(found), self.words.text("admin-match-begun", {"day": found["begun"]})]
        for seat, sitter in found["seats"].items():
            told = {"seat": self.words.seat(seat), "kind": sitter["kind"], "name": sitter["name"]}
            lines.append("  " + self.words.text("admin-match-seat", told))
        return self.tell(found, lines)

    def matches_end(self, id: str) -> int:
        from arpents.server.host_ending import end_match

        found = self.match(id)
        if found["over"]:
            raise Refusal("admin-match-over", id=id)
        self.words.about(found["game"])
        try:
            asyncio.run(end_match(self.settings, id, self.arguments.winner))
        except ArpentsError as fault:
            from arpents.server.wording import wording

            said = wording(found["game"]).error(fault)[f"text_{self.words.lang}"]
            raise Refusal("admin-not-ended", id=id, text=said) from None
        return self.say("admin-match-ended", {"ended": id}, id=id)

    def matches_remove(self, id: str) -> int:
        from arpents.host.pruning import remove_matches

        self.match(id)
        if not self.arguments.yes:
            raise Refusal("admin-match-yes", id=id)
        self.write(remove_matches, [id])
        return self.say("admin-match-removed", {"removed": id}, id=id)

    # -- reports

    def report(self, id: str) -> Told:
        from arpents.hall.moderation import reports

        found = next((one for one in self.read(reports, True) if one["id"] == id), None)
        if found is None:
            raise Refusal("admin-no-report", id=id)
        return dict(found)

    def reports_list(self, name: str) -> int:
        from arpents.hall.moderation import reports

        found = self.read(reports, bool(self.arguments.all))
        lines = [self.words.text("admin-reports", {"count": len(found)})]
        for one in found:
            told = {
                "id": one["id"],
                "day": day(one["made"]),
                "writer": one["writer_name"] or "-",
                "reporter": one["reporter_name"] or "-",
                "match": one["match"] or "-",
                "state": "closed" if one["closed"] else "hidden" if one["hidden"] else "open",
            }
            lines += ["  " + self.words.text("admin-report-line", told)]
            lines += ["    " + self.words.text("admin-report-message", {"text": on_one_line(one["message"])})]
            lines += ["    " + self.words.text("admin-report-why", {"text": on_one_line(one["text"])})]
        return self.tell(found, lines)

    def reports_dismiss(self, id: str) -> int:
        from arpents.hall.moderation import close_report

        self.report(id)
        if not self.write(close_report, id):
            raise Refusal("admin-report-closed", id=id)
        return self.say("admin-dismissed", {"dismissed": id}, id=id)

    def reports_hide(self, id: str) -> int:
        from arpents.hall.moderation import close_report, hide

        found = self.report(id)
        if found["match"] is None:
            raise Refusal("admin-message-gone", id=id)

        def work(connection: Connection) -> bool:
            close_report(connection, id)
            return hide(connection, found["match"], found["number"])

        if not self.write(work):
            raise Refusal("admin-hidden-already", id=id)
        return self.say("admin-hidden", {"hidden": id}, id=id)

    def reports_suspend(self, id: str) -> int:
        from arpents.hall.moderation import close_report

        found = self.report(id)
        if found["person"] is None:
            raise Refusal("admin-writer-gone", id=id)
        writer = self.person(found["person"])
        if writer["keeper"]:  # whoever answers for a bot
            writer = self.person(writer["keeper"])
        code = self.suspend(writer)
        self.write(close_report, id)
        return code

    # -- copies

    def backup(self, file: str) -> int:
        from arpents.host.backup import back_up

        target = named(file)
        if target.is_dir():
            raise Refusal("file-is-directory", file=file)
        if target.exists():
            raise Refusal("file-exists", file=file)
        rows = copying(file, lambda: back_up(self.engine, target))
        return self.copied("admin-backed-up", file, rows)

    def restore(self, file: str) -> int:
        from arpents.host.backup import restore

        source = named(file)
        if not source.exists():
            raise Refusal("file-missing", file=file)
        if source.is_dir():
            raise Refusal("file-is-directory", file=file)
        rows = copying(file, lambda: restore(source, self.engine, bool(self.arguments.replace)))
        return self.copied("admin-restored", file, rows)

    def copied(self, text: str, file: str, rows: dict[str, int]) -> int:
        data = {"file": file, "rows": rows}
        return self.say(text, data, file=file, matches=rows["matches"], people=rows["people"], rows=sum(rows.values()))

    # -- what is old

    def prune(self, name: str) -> int:
        from dataclasses import replace

        from arpents.host.house_rules import Ages
        from arpents.host.pruning import prune

        usual = Ages()
        ages = replace(
            usual,
            idle_days=whole("--idle", self.arguments.idle, usual.idle_days, 0),
            unplayed_days=whole("--unplayed", self.arguments.unplayed, usual.unplayed_days, 0),
        )
        dry = bool(self.arguments.dry_run)
        found: dict[str, int] = self.write(prune, ages, dry)
        id = "admin-would-prune" if dry else "admin-pruned"
        lines = [self.words.text(id, {"count": sum(found.values())})]
        for kind, count in found.items():
            if count:
                lines.append("  " + self.words.text("admin-prune-kind", {"kind": kind, "count": count}))
        return self.tell(found, lines)


def copying(file: str, work: Callable[[], dict[str, int]]) -> dict[str, int]:
    import sqlalchemy as sa

    from arpents.host.backup import BackupFault

    try:
        return work()
    except BackupFault as fault:
        raise Refusal(FAULTS[fault.why], file=file) from None
    except OSError as fault:
        raise Refusal("file-unwritable", file=file, why=why(fault)) from None
    except sa.exc.SQLAlchemyError:
        raise Refusal("backup-failed", file=file) from None


def day(moment: int | None) -> str:
    return "-" if moment is None else datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d")


def on_one_line(text: str) -> str:
    return " ".join(text.split())
