"""The rules as a book: every rule in its chapter, every word with its rule, an entry for every thing."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from arpents.games import ROOMS, find
from arpents.speech import LANGUAGES
from arpents.table import book
from arpents.table.book import BookFault, book_of, chapter_of
from tests.speech.ftl import misset

every_game = pytest.mark.parametrize("slug", ROOMS)
FEWEST_TERMS = 15


@every_game
def test_every_rule_stands_in_a_chapter_with_a_heading_in_both_languages(slug: str) -> None:
    found = book_of(slug)
    assert [rule.number for chapter in found.chapters for rule in chapter.rules] == list(found.rules)
    for told in [chapter.titles for chapter in found.chapters] + [term.titles for term in found.terms]:
        assert set(told) == set(LANGUAGES) and all(text.strip() for text in told.values())
        assert not misset(told["fr"]), told["fr"]
    for passage in found.terms:
        assert all(passage.texts[lang].endswith((".", "…")) for lang in LANGUAGES), passage.id
        assert not misset(passage.texts["fr"]), passage.texts["fr"]
    assert len(found.terms) >= FEWEST_TERMS and len({term.id for term in found.terms}) == len(found.terms)


@every_game
def test_the_book_has_an_entry_for_every_named_thing(slug: str) -> None:
    found = book_of(slug)
    for nouns in find(slug).things():
        named = [name for name in nouns.names if name and nouns.prefix]
        assert not named or found.entries[nouns.prefix], nouns.prefix
    assert sum(len(sheets) for sheets in found.entries.values()) >= 60
    assert not any(sheet.present for sheets in found.entries.values() for sheet in sheets)  # the book knows no match


def test_rulings_stand_with_their_rule_and_numbers_tell_their_chapter() -> None:
    assert [ruling.number for ruling in book_of("quebec-1759").about("7.4")][:1] == ["Q-5"]
    assert [chapter_of(number) for number in ("7.62", "S13.7", "4.1a", "22.0", "")] == ["7", "S13", "4", "22", ""]
    chapter = book_of("wilderness-war").chapter("7")
    assert chapter is not None and chapter.titles["en"] == "Battle"
    assert book_of("wilderness-war").chapter("99") is None


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (lambda told: told["chapter"].pop(6), "7.1"),
        (lambda told: told["chapter"].append({"number": "99", "fr": "x", "en": "x"}), "99"),
        (lambda told: told["chapter"].append(told["chapter"][0]), "1"),
        (lambda told: told["term"][0].update(rule="99.9"), "block"),
    ],
)
def test_a_book_that_is_wrong_is_refused_where_it_is(change: Any, where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written = book.list_of

    def changed(slug: str, name: str) -> dict[str, Any]:
        told = copy.deepcopy(written(slug, name))
        if name == "book.toml":
            change(told)
        return told

    monkeypatch.setattr(book, "list_of", changed)
    with pytest.raises(BookFault) as caught:
        book.Book("quebec-1759")
    assert caught.value.arguments == {"game": "quebec-1759", "where": where}
