"""One language at one table: the texts, and the sentences made of them."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from arpents.engine.actions import SHIFT
from arpents.engine.errors import ArpentsError, PositionFault, UnknownAction
from arpents.engine.game import Game
from arpents.engine.prompt import Explanation, Outcome, Prompt
from arpents.engine.state import MatchState
from arpents.games import list_of, room_of
from arpents.speech.texts import Texts

LANGUAGES: Final = ("fr", "en")
FIRST_OF_MANY: Final = "\x01"
LAST_OF_MANY: Final = "\x02"
PATH: Final = "path"  # a list of places that is a way, not an enumeration
LARGE: Final = 10**15  # as a number; what is larger is written out
VAST: Final = 10**30
NEGATIVE: Final = re.compile(r"(?<![^\s(/])(?<!«\s)-(?=\d)")  # a number below zero, unless it is quoted
VERBATIM: Final = frozenset(  # what somebody or a machine wrote: shown as it is, never looked up
    ("words", "verb", "noun", "text", "value", "known", "where", "move", "field", "wanted", "found", "language")
    + (
        "number",
        "game",
        "scenario",
        "option",
        "engine",
        "commitment",
        "kind",
        "id",
        "why",
        "items",
        "last",
        "bot",
        "query",
        "argument",
        "person",
    )
)


class MissingText(ArpentsError):
    """A text that does not exist, or wants an argument it was not given."""


class Speech:
    """What a person reads, in one language. `strict` raises where a text is missing instead of showing ‹its id›."""

    def __init__(self, slug: str | None, lang: str, strict: bool = False) -> None:
        if lang not in LANGUAGES:
            raise ArpentsError("unknown-language", language=lang, known=list(LANGUAGES))
        self.slug = slug
        self.lang = lang
        self.strict = strict
        self.bundle = Texts(lang)
        self.forms: dict[str, dict[str, str]] = {}  # by text id: the attributes, read when first wanted
        self.summaries: dict[str, str] = {}  # by rule number
        for file in text_files(slug, lang):
            self.bundle.add_text(file.read_text(encoding="utf-8"))
        for entry in list_of(slug, "rules.toml").get("rule", []) if slug is not None else []:
            summary = typeset(entry["fr"]) if self.lang == "fr" else str(entry["en"])
            self.summaries[entry["number"]] = summary

    # -- texts

    def has(self, id: str) -> bool:
        """Whether there is such a text; `id.attribute` asks for a form of it."""
        name, dot, form = id.partition(".")
        if not self.bundle.has_message(name):
            return False
        message = self.bundle.get_message(name)
        return form in message.attributes if dot else message.value is not None

    def text(self, id: str, arguments: Mapping[str, object] | None = None) -> str:
        if not self.has(id):
            return self.missing(id, "no such text")
        name, dot, form = id.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[form] if dot else message.value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, self.resolve(arguments or {}))
        if errors and self.strict:
            self.missing(id, "; ".join(str(error) for error in errors))
        return NEGATIVE.sub("−", str(text))

    def missing(self, id: str, why: str) -> str:
        if self.strict:
            raise MissingText("missing-text", id=id, language=self.lang, why=why)
        return f"‹{id}›"

    # -- arguments

    def resolve(self, arguments: Mapping[str, object]) -> dict[str, str | int | float]:
        """The arguments as Fluent wants them: ids become texts, and bring their forms along."""
        found: dict[str, str | int | float] = {}
        names = arguments.get("names")
        if isinstance(names, Mapping):
            arguments = {name: value for name, value in {**arguments, **names}.items() if name != "names"}
        for name, value in arguments.items():
            if isinstance(value, Mapping):
                self.resolve_text(name, value, found)
            elif isinstance(value, (list, tuple)):
                self.resolve_list(name, value, found)
            elif isinstance(value, (int, float)) and not isinstance(value, bool):
                found[name] = value if -LARGE < value < LARGE else digits(value)
            elif name not in VERBATIM and isinstance(value, str) and self.has(value):
                found[name] = self.text(value)
                for form, text in self.forms_of(value).items():
                    found[f"{name}_{form}"] = text
            else:
                found[name] = str(value)
        return found

    def resolve_text(self, name: str, text: Mapping[str, object], found: dict[str, str | int | float]) -> None:
        """An argument that is a text with arguments of its own, and its forms."""
        id, arguments = str(text["id"]), text.get("arguments", {})
        assert isinstance(arguments, Mapping)
        found[name] = self.text(id, arguments)
        for form in self.bundle.get_message(id).attributes if self.has(id) else ():
            found[f"{name}_{form}"] = self.text(f"{id}.{form}", arguments)

    def resolve_list(
        self, name: str, values: list[object] | tuple[object, ...], found: dict[str, str | int | float]
    ) -> None:
        if name == PATH:
            found[name] = " → ".join(str(self.resolve({"place": value})["place"]) for value in values)
            return
        members = [self.resolve({name: value}) for value in values]
        found[name] = self.enumeration([str(member[name]) for member in members])
        for form in members[0] if members else []:
            if all(form in member for member in members):
                found[form] = self.enumeration([str(member[form]) for member in members])

    def forms_of(self, id: str) -> dict[str, str]:
        if id not in self.forms:
            attributes = self.bundle.get_message(id).attributes
            self.forms[id] = {form: self.text(f"{id}.{form}") for form in attributes}
        return self.forms[id]

    def enumeration(self, items: list[str]) -> str:
        """`a, b et c`, `a, b and c`."""
        if len(items) < 2:
            return "".join(items)
        shape = self.text("enumeration", {"items": FIRST_OF_MANY, "last": LAST_OF_MANY})  # a list may be long
        return shape.replace(FIRST_OF_MANY, ", ".join(items[:-1])).replace(LAST_OF_MANY, items[-1])

    # -- sentences

    def sentence(self, id: str, rule: str, arguments: Mapping[str, object]) -> str:
        return cite(capital(self.text(id, arguments)), rule)

    def prompt(self, prompt: Prompt) -> str:
        return self.told(prompt.dump())

    def event(self, event: Mapping[str, object]) -> str:
        return self.sentence(str(event["kind"]), str(event["rule"]), with_names(event))

    def label(self, game: Game[Any], action: int, state: MatchState | None = None) -> str:
        """The text of a choice; in a match its things have their names."""
        verb = game.vocabulary.by_kind.get(action >> SHIFT << SHIFT)
        if verb is None:
            raise UnknownAction("unknown-action", words=str(action))
        named = game.vocabulary.arguments(action) if state is None else state.arguments(action)
        return capital(self.text(f"action-{verb.word}", named))

    def reason(self, reason: str, rule: str, arguments: Mapping[str, object]) -> str:
        return self.sentence(reason, rule, arguments)

    def error(self, error: ArpentsError) -> str:
        """What is wrong, where, and by which rule; one line for each fault of a position."""
        if isinstance(error, PositionFault):
            return "\n".join(
                self.fault(fault.where, fault.reason, fault.rule, fault.arguments) for fault in error.faults
            )
        arguments = dict(error.arguments)
        if "because" in arguments:
            arguments["because"] = self.cause(arguments)
        arguments.pop("details", None)
        return self.sentence(error.reason, error.rule, arguments)

    def fault(self, where: str, reason: str, rule: str, arguments: Mapping[str, object]) -> str:
        what = self.text(reason, arguments)
        return cite(self.text("position-fault-at", {"where": where, "text": what}), rule)

    def cause(self, arguments: Mapping[str, object]) -> str:
        """What lies behind an error: `because` is its text id and `details` its arguments."""
        details = arguments.get("details")
        named: dict[str, object] = dict(details) if isinstance(details, Mapping) else {}
        seat, _, words = str(arguments.get("move", "")).partition(" ")
        named.setdefault("words", words)
        named.setdefault("seat", f"seat-{seat}" if self.has(f"seat-{seat}") else seat)
        return capital(self.text(str(arguments["because"]), named))

    def explanation(self, explanation: Explanation) -> str:
        """Why something is forbidden; or that it is allowed, with what it would do, one line each."""
        if not explanation.allowed:
            return self.reason(explanation.reason, explanation.rule, explanation.arguments)
        lines = [self.sentence(explanation.reason, explanation.rule, {})]
        lines += [self.event(event) for event in explanation.events]
        if explanation.uncertain:
            lines.append(self.text("allowed-uncertain"))
        return "\n".join(lines)

    def foresight(self, foresight: Mapping[str, Any]) -> list[str]:
        """What a choice would bring, one line each."""
        lines: list[str] = []
        if card := foresight.get("card"):
            lines.append(capital(self.text(card["card"])))
            lines += [self.told(text) for text in card["texts"]]
        if reach := foresight.get("reach"):
            places = [self.text(*reached(place)) for place in reach.get("places", [])]
            title = self.told(reach["title"])
            lines.append(self.text("foresee-of", {"side": title, "text": ", ".join(places)}) if places else title)
        if odds := foresight.get("odds"):
            lines += self.odds(odds)
        if supply := foresight.get("supply"):
            lines.append(self.told(supply))
        if path := foresight.get("path"):
            lines.append(self.text("foresee-path", {"places": path}))
        if ruler := foresight.get("ghosts", {}).get("ruler"):
            lines.append(self.told(ruler["text"]))
        return lines + [self.told(note) for note in foresight.get("notes", [])]

    def odds(self, odds: Mapping[str, Any]) -> list[str]:
        lines = [self.told(odds["title"])]
        for result in odds["results"]:
            shown = {"text": capital(self.text(result["id"], result["arguments"])), "chance": percent(result["chance"])}
            lines.append(self.text("foresee-chance", shown))
        lines += [self.of_side(column["side"], self.told(column)) for column in odds.get("columns", [])]
        for modifier in odds.get("modifiers", []):
            text = self.text(modifier["id"], modifier["arguments"])
            if "by" in modifier:
                sign = "+" if modifier["by"] > 0 else "−"
                text = self.text("foresee-modifier", {"sign": sign, "by": abs(modifier["by"]), "text": text})
            lines.append(cite(self.of_side(modifier["side"], capital(text)), modifier["rule"]))
        return lines + [self.told(note) for note in odds.get("notes", [])]

    def told(self, text: Mapping[str, Any]) -> str:
        """A prompt as plain data."""
        return self.sentence(text["id"], text["rule"], with_names(text))

    def of_side(self, side: str, text: str) -> str:
        return self.text("foresee-of", {"side": side, "text": text}) if side else text

    def value(self, value: Any) -> str:
        """A value of a sheet or chart: a number, a text id, plain words, a list of these, or a text with arguments."""
        if isinstance(value, Mapping):
            return self.text(value["id"], value["arguments"])
        if isinstance(value, (list, tuple)):
            return self.enumeration([self.value(one) for one in value])
        return self.text(value) if isinstance(value, str) and self.has(value) else str(value)

    def sheet(self, sheet: Mapping[str, Any]) -> list[str]:
        """What a thing is and does, one line each: the title first, what holds at this moment last."""
        lines = [capital(self.value(sheet["title"]))]
        lines += [self.sheet_line(line) for line in sheet["facts"]]
        lines += [self.told(note) for note in sheet["notes"]]
        return lines + [self.sheet_line(line) for line in sheet["now"]]

    def sheet_line(self, line: Mapping[str, Any]) -> str:
        told = {"label": capital(self.text(line["label"])), "value": self.value(line["value"])}
        return cite(self.text("inspect-line", told), line["rule"])

    def outcome(self, outcome: Outcome) -> str:
        """The ending; its text may use `$winner`, and the score of each seat by the seat's name."""
        arguments: dict[str, object] = dict(outcome.scores)
        if outcome.winner is not None:
            arguments["winner"] = f"seat-{outcome.winner}"
        return self.sentence(outcome.reason, outcome.rule, arguments)

    # -- rules

    def rule(self, number: str) -> str:
        """Our summary of a numbered rule."""
        if number not in self.summaries:
            raise ArpentsError("unknown-rule", number=number)
        return self.summaries[number]


@functools.cache
def speech_for(slug: str | None, lang: str) -> Speech:
    """The words of a game, or only the common ones when there is no game."""
    return Speech(slug, lang)


def text_files(slug: str | None, lang: str) -> list[Traversable]:
    """The common texts, then the game's, by name."""
    found = [resources.files("arpents.speech") / "text" / f"common.{lang}.ftl"]
    if slug is not None:
        folder = room_of(slug) / "text"  # a game that is being written may have none yet
        files = folder.iterdir() if folder.is_dir() else ()
        found += sorted((file for file in files if file.name.endswith(f".{lang}.ftl")), key=lambda file: file.name)
    return found


def reached(place: Mapping[str, Any]) -> tuple[str, Mapping[str, Any]]:
    """The text of a place within reach, with its arguments."""
    ways, cost = "ways" in place, "cost" in place
    id = "foresee-place-for" if ways and cost else "foresee-place-by" if ways else "foresee-place" if cost else ""
    return id or place["place"], place


def with_names(told: Mapping[str, Any]) -> dict[str, object]:
    """The arguments of a prompt or an event, those that have a name in the match by that name."""
    return {**told["arguments"], **told.get("names", {})}


def digits(number: int | float) -> str:
    """A number that is too large for the ways of a language; nobody reads more than thirty figures."""
    return str(number) if isinstance(number, float) or -VAST < number < VAST else "…"


def percent(chance: float) -> int:
    return round(chance * 100)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def cite(text: str, rule: str) -> str:
    return f"{text} [{rule}]" if rule else text


def typeset(text: str) -> str:
    """French spacing for text typed with ordinary spaces."""
    text = re.sub(r" ([;?!])", "\u202f\\1", text)
    text = re.sub(r" ([:»])", "\u00a0\\1", text)
    return text.replace("« ", "«\u00a0")
