"""Texts that are read one by one are the same as those of a file that is read whole."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

import arpents
from arpents.server.wording import hall_text, server_text
from arpents.speech.speech import text_files
from arpents.speech.texts import Texts

ONE_AND_ANOTHER = """\
# A remark before a text.
first = One
    and more: { -name }
    .de = of one
-name = Wolfe

## A heading
second = { $count ->
    [one] one
   *[other] { $count } of { first }
}
"""


def test_entries_are_told_apart_wherever_they_end() -> None:
    texts = Texts("en")
    texts.add_text(ONE_AND_ANOTHER)
    texts.add_text("first = never read: the first counts\nthird = Three\n")
    assert [texts.has_message(name) for name in ("first", "second", "third", "name", "fourth")] == [1, 1, 1, 0, 0]

    def said(id: str, **arguments: object) -> str:
        pattern = texts.get_message(id).value
        assert pattern is not None
        text, errors = texts.format_pattern(pattern, arguments)
        assert errors == []
        return str(text)

    assert said("first") == "One\nand more: Wolfe"
    assert said("second", count=3) == "3 of One\nand more: Wolfe"
    assert said("third") == "Three"
    assert list(texts.get_message("first").attributes) == ["de"]
    with pytest.raises(LookupError):
        texts.get_message("fourth")


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("slug", [None, *arpents.games()])
def test_every_text_is_read_as_in_its_file(slug: str | None, lang: str) -> None:
    whole, texts = FluentBundle([lang], use_isolating=False), Texts(lang)
    sources = [file.read_text(encoding="utf-8") for file in text_files(slug, lang)]
    for source in [*sources, server_text(lang), hall_text(lang)]:
        whole.add_resource(FluentResource(source))
        texts.add_text(source)
    assert set(whole._messages) == set(texts.shelves[""].unread)
    assert set(whole._terms) == set(texts.shelves["-"].unread)
    for read, shelf in ((whole._messages, texts.shelves[""]), (whole._terms, texts.shelves["-"])):
        assert [name for name, entry in read.items() if not entry.equals(shelf[name], ["span", "comment"])] == []
