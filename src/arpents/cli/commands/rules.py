"""`arpents rules`: every numbered rule in our own words; where the code, the rulings and the tests of one are."""

from __future__ import annotations

import argparse
import json
import textwrap
from pathlib import Path

from arpents.cli.book import BookReader
from arpents.cli.citations import Ruling, lines_citing, modules_on, ruling, rulings_on, tests_citing
from arpents.cli.console import Console
from arpents.cli.coverage import Rule, find_tests, rules_of
from arpents.cli.parser import Parser, wanted_game
from arpents.cli.terminal import width_of
from arpents.cli.words import Refusal, Words
from arpents.games import package_of
from arpents.table.book import Chapter, book_of


def options(parser: Parser) -> None:
    parser.word("game")
    parser.word("number")
    parser.flag("--charts")
    parser.flag("--glossary")
    parser.value("--find", "words")
    parser.flag("--coverage")
    parser.value("--tests", "folder")
    parser.flag("--json")


def run(arguments: argparse.Namespace, words: Words) -> int:
    game = wanted_game(arguments.game, words)
    if arguments.charts or arguments.glossary or arguments.find is not None:
        return open_book(arguments, words)
    rules = rules_of(game.slug)
    if not rules:
        raise Refusal("no-rules", game=game.slug)
    folder = arguments.tests or "tests"
    wanted = arguments.coverage or (arguments.number is not None and Path(folder, package_of(game.slug)).is_dir())
    strays = find_tests(game.slug, rules, folder) if wanted else []
    shown = list(rules.values())
    if arguments.number is not None:
        number = book_of(game.slug).printed(arguments.number)
        ours = ruling(game.slug, number)
        if ours is not None and not arguments.coverage:
            return tell_ruling(game.slug, ours, Path(folder, package_of(game.slug)), arguments.json, words)
        chapter = book_of(game.slug).chapter(number)
        if chapter is not None and number not in rules and not arguments.coverage:
            return tell_chapter(game.slug, chapter, arguments.json, words)
        if number not in rules:
            raise Refusal("no-such-rule", number=arguments.number, game=game.slug)
        shown = [rules[number]]
        if not arguments.coverage:
            return tell_one(game.slug, shown[0], wanted, arguments.json, words)
    if arguments.json:
        print(json.dumps(described(game.slug, shown, strays, arguments.coverage, words), ensure_ascii=False, indent=1))
    elif arguments.coverage:
        print_coverage(shown, strays, words)
    else:
        for chapter in book_of(game.slug).chapters:
            print(reader_of(words).title_of(chapter))
            print_rules([rules[rule.number] for rule in chapter.rules], words)
    return 0 if not arguments.coverage or (not strays and all(rule.covered for rule in shown)) else 1


def reader_of(words: Words) -> BookReader:
    assert words.slug is not None
    return BookReader(book_of(words.slug), words.speech, Console())


def open_book(arguments: argparse.Namespace, words: Words) -> int:
    """The charts, the glossary, or whatever speaks of some words."""
    reader = reader_of(words)
    if arguments.json:
        charts = [chart.dump() for chart in reader.book.charts]
        terms = [
            {"id": term.id, "rule": term.rule, "title": term.titles[words.lang], "text": term.texts[words.lang]}
            for term in reader.book.terms
        ]
        told = {"game": reader.book.slug, "charts": charts, "terms": terms}
        print(json.dumps(told, ensure_ascii=False, indent=1))
    elif arguments.find is not None:
        reader.find(arguments.find)
    elif arguments.glossary:
        reader.glossary()
    else:
        for chart in reader.book.charts:
            reader.chart(chart.dump(), [])
            print()
    return 0


def described(slug: str, rules: list[Rule], strays: list[str], coverage: bool, words: Words) -> dict[str, object]:
    told: list[dict[str, object]] = []
    for rule in rules:
        entry: dict[str, object] = {
            "number": rule.number,
            "summary": words.speech.rule(rule.number),
            "text": rule.text,
        }
        if coverage:
            entry["tests"] = rule.tests
            entry["covered"] = rule.covered
        told.append(entry)
    found: dict[str, object] = {"game": slug, "rules": told}
    if coverage:
        found["covered"] = sum(rule.covered for rule in rules)
        found["uncovered"] = [rule.number for rule in rules if not rule.covered]
        found["strays"] = strays
    return found


def tell_chapter(slug: str, chapter: Chapter, as_json: bool, words: Words) -> int:
    """The rules of a chapter with what was ruled on them, and the modules in which it is."""
    modules = modules_on(slug, chapter.number)
    if as_json:
        told = {
            "game": slug,
            "number": chapter.number,
            "title": chapter.titles[words.lang],
            "rules": [{"number": rule.number, "summary": rule.texts[words.lang]} for rule in chapter.rules],
            "modules": [file for file, _, _ in modules],
        }
        print(json.dumps(told, ensure_ascii=False, indent=1))
        return 0
    reader_of(words).chapter(chapter)
    print_lines(slug, modules)
    return 0


def tell_one(slug: str, rule: Rule, searched: bool, as_json: bool, words: Words) -> int:
    """All there is about one rule: its summary, rulings on it, the lines that cite it, the tests that prove it."""
    rulings = rulings_on(slug, rule.number)
    lines = lines_citing(slug, rule.number)
    if as_json:
        told = {
            "game": slug,
            "number": rule.number,
            "summary": words.speech.rule(rule.number),
            "text": rule.text,
            "rulings": [{"id": one.id, "rule": one.rule, **one.texts} for one in rulings],
            "lines": [{"file": file, "line": line, "text": text} for file, line, text in lines],
            "tests": rule.tests if searched else None,
        }
        print(json.dumps(told, ensure_ascii=False, indent=1))
        return 0
    print_rules([rule], words)
    for one in rulings:
        print_ruling(one, words)
    print_lines(slug, lines)
    if not lines and not rule.text:
        print(words.text("rule-uncited"))
    for test in rule.tests:
        print(f"tests/{test}")
    if not searched:
        print(words.text("rule-tests-elsewhere"))
    return 0


def tell_ruling(slug: str, one: Ruling, tests: Path, as_json: bool, words: Words) -> int:
    """All there is about one ruling: the rule it is on, its text, the lines that cite it, or else its rule."""
    lines = lines_citing(slug, one.id) or lines_citing(slug, one.rule)
    proofs = tests_citing(tests, one.id) or tests_citing(tests, one.rule)
    if as_json:
        told = {
            "game": slug,
            "id": one.id,
            "rule": one.rule,
            **one.texts,
            "lines": [{"file": file, "line": line, "text": text} for file, line, text in lines],
            "tests": [{"file": file, "line": line, "text": text} for file, line, text in proofs]
            if tests.is_dir()
            else None,
        }
        print(json.dumps(told, ensure_ascii=False, indent=1))
        return 0
    rules = rules_of(slug)
    if one.rule in rules:
        print_rules([rules[one.rule]], words)
    print_ruling(one, words)
    print_lines(slug, lines)
    for file, line, text in proofs:
        print(f"tests/{package_of(slug)}/{file}:{line}: {text}")
    if not tests.is_dir():
        print(words.text("rule-tests-elsewhere"))
    return 0


def print_lines(slug: str, lines: list[tuple[str, int, str]]) -> None:
    for file, line, text in lines:
        print(f"{package_of(slug)}/{file}:{line}: {text}")


def print_ruling(one: Ruling, words: Words) -> None:
    print_hanging(f"{one.id} ({one.rule}): {one.texts[words.lang]}", "", 2)


def print_rules(rules: list[Rule], words: Words) -> None:
    for rule in rules:
        print_hanging(words.speech.rule(rule.number), f"{rule.number:<6} ", 7)


def print_hanging(text: str, before: str, margin: int) -> None:
    """Under what stands before it; names with a hyphen stay whole."""
    hanging = " " * margin
    print(textwrap.fill(text, width_of(), initial_indent=before, subsequent_indent=hanging, break_on_hyphens=False))


def print_coverage(rules: list[Rule], strays: list[str], words: Words) -> None:
    for rule in rules:
        told = [words.text("rule-is-text")] if rule.text else []
        told += rule.tests
        print(f"{'✓' if rule.covered else '✗'} {rule.number:<6} {told[0] if told else words.text('rule-untested')}")
        for test in told[1:]:
            print(f"  {'':<7}{test}")
    for stray in strays:
        print(words.text("rule-stray", {"text": stray}))
    covered = sum(rule.covered for rule in rules)
    print(words.text("rules-covered", {"covered": covered, "rules": len(rules)}))
