"""The glossary names every word a player of Wilderness War may write."""

import re
from pathlib import Path

from arpents.games.wilderness_war.help.queries import QUERIES
from arpents.games.wilderness_war.room import GAME

GLOSSARY = Path(__file__).parents[2] / "docs" / "glossary.md"


def section() -> str:
    text = GLOSSARY.read_text(encoding="utf-8")
    return text.split("\n## Wilderness War\n")[1].split("\n## ")[0]


def test_every_verb_is_in_the_glossary_with_its_arguments() -> None:
    said = {}
    for words in re.findall(r"`([^`]+)`", section().split("### Words of action")[1].split("### ")[0]):
        verb, *arguments = words.split(" ")
        said[verb] = len(arguments)
    for verb in GAME.vocabulary.verbs:
        assert said.get(verb.word) == len(verb.nouns), verb.word


def test_every_query_is_in_the_glossary_with_its_arguments() -> None:
    lines = section().split("### Queries")[1]
    for query, arguments in QUERIES.items():
        line = next(line for line in lines.splitlines() if line.startswith(f"| `{query}`"))
        for argument in arguments:
            assert f"`{argument}`" in line, (query, argument)
