"""Who may stand where a message names somebody: real things of the game, some of each grammatical kind."""

import functools
import re
from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from fluent.syntax import FluentSerializer

import arpents
from arpents.engine.events import EVERYONE, Event
from arpents.engine.state import MatchState
from arpents.engine.vocabulary import Dice, Modifiers, Nouns, Numbers, Sets, Signed, pack_modifier
from arpents.games.muskets_tomahawks.facts.lists import MOST_UNITS
from arpents.games.muskets_tomahawks.foresee import MOST_FALLEN
from arpents.games.muskets_tomahawks.naming.forces import BOAT_NAMES, UNIT_NAMES, text
from arpents.games.small_wars_mohicans.facts.board import FIRST_IROQUOIS, WARRIOR_LIMIT
from arpents.games.small_wars_mohicans.facts.board import UNIT_NAMES as UNITS_OF_MOHICANS
from arpents.games.small_wars_mohicans.fighting.inside import GOAL_ROOM
from arpents.games.small_wars_mohicans.queries import USUAL_GAMES
from arpents.games.wilderness_war.facts.pieces import IS_LEADER, PIECE_NAMES
from arpents.speech import Speech
from tests.speech.ftl import HOUSE, arguments, messages
from tests.speech.slips import ASPIRED, VOWEL

OF_A_KIND: Final = 2  # how many things of each kind are tried
NUMBERS: Final = (0, 1, 2, 21)
AVERAGES: Final = (0, 0.5, 1, 1.5, 2.5)
ONLY: Final = {  # events that are never about others
    "event-leader-tested": "leader",
    "event-leader-lost": "leader",
    "event-leader-drawn": "leader",
    "event-leader-dismissed": "leader",
    "event-leader-returned": "leader",
    "event-nation-turns": "nation",
    "event-militia-home": "militia",
}
TYPED: Final = ("Zug", "the", "42")  # what somebody wrote stands as it is

COUNTED: Final = frozenset(  # in every game
    [
        "count",
        "left",
        "lines",
        "cv",
        "full",
        "most",
        "least",
        "dice",
        "hits",
        "halves",
        "room",
        "losses",
        "lost",
        "level",
        "strength",
        "movement",
        "initiative",
        "command",
        "tactics",
        "reduced",
        "value",
        "cost",
        "sum",
        "bank",
        "stolen",
        "defence",
        "lead",
        "money",
        "points",
        "villages",
        "towns",
        "price",
        "supply",
        "games",
        "units",
        "over",
        "sea",
        "land",
        "kills",
        "damage",
        "round",
        "attack",
        "total",
        "each",
        "start",
        "turn",
        "die",
        "officers",
        "guns",
        "inches",
        "range",
        "near",
        "far",
        "far2",
        "against",
        "strike",
        "ward",
        "of",
        "column",
        "chance",
        "marker",
        "takings",
        "links",
        "more",
        "score",
        "defender",
        "attacker",
        "french",
        "british",
        "number",
        "move",
    ]
)
AVERAGES_OF: Final = frozenset(
    (
        ("foresee-fire", "expected"),
        ("foresee-shooting", "expected"),
        ("foresee-losses", "first"),
        ("foresee-losses", "second"),
        ("foresee-raid", "lost"),
        ("foresee-ruler", "inches"),
        ("page-far", "inches"),
    )
)
FIXED: Final[dict[str, dict[str, tuple[object, ...]]]] = {  # what a rulebook prints never varies
    "three-commanders-in-chief": {"most": (2,)},
    "chart-captured-end": {"count": (12,)},
    "chart-warriors": {"count": (WARRIOR_LIMIT,)},
    "chart-goal-room": {"count": (GOAL_ROOM,)},
    "foresee-battle": {"games": (USUAL_GAMES,)},
    "foresee-more-killed": {"count": (MOST_FALLEN,)},
    "army-too-long": {"most": (MOST_UNITS,)},
}
WRITTEN: Final = frozenset(["known", "value", "found", "wanted", "why", "field", "text", "query", "argument", "words"])

# By game and argument: the family of its things; `+` stands for a list of them. By message where it differs.
CAST: Final[dict[str, dict[str, str]]] = {
    "quebec-1759": {
        "block": "block",
        "blocks": "block+",
        "name": "block",
        "type": "type",
        "zone": "zone",
        "from": "zone",
        "to": "zone",
        "way": "way",
        "seat": "seat",
        "column": "column",
        "summary-battles zone": "zone+",
        "page-order-void line": "typed",
    },
    "wilderness-war": {
        "piece": "piece",
        "pieces": "piece+",
        "name": "piece",
        "space": "space",
        "spaces": "space+",
        "seat": "seat",
        "side": "seat",
        "card": "card",
        "cards": "card+",
        "work": "work",
        "event": "title",
        "result": "raid",
        "sort": "removed",
        "way": "way",
        "foresee-losses attacker": "seat",
        "foresee-losses defender": "seat",
        "prompt-leaders-retreat piece": "leader",
        "prompt-dismiss piece": "leader",
        "foresee-tactics piece": "leader",
        "journey-force piece": "leader",
        "prompt-muster piece": "leader",
    },
    "few-acres-of-snow": {
        "seat": "seat",
        "leader": "seat",
        "winner": "seat",
        "place": "place",
        "places": "place+",
        "card": "card",
        "cards": "card+",
        "piece": "piece",
        "transport": "transport",
        "symbols": "transport+",
    },
    "small-wars-mohicans": {
        "seat": "seat",
        "place": "place",
        "unit": "unit",
        "who": "unit",
        "log units": "unit+",
        "ship": "ship",
        "box": "box",
        "foresee-losses attacker": "seat",
        "foresee-losses defender": "seat",
        "four-french-ships ships": "typed",
    },
    "muskets-tomahawks": {
        "position unit": "number",
        "position boat": "number",
        "other": "number",
        "building": "number",
        "seat": "seat",
        "unit": "unit",
        "target": "unit",
        "enemy": "unit",
        "watcher": "unit",
        "boat": "boat",
        "type": "card-type",
        "intrigue": "intrigue",
        "card": "card",
        "result": "result",
        "term": "term",
        "weapon": "weapon",
        "goal": "goal",
        "held": "seat",
        "what": "tally",
        "profile": "profile",
        "upgrade": "upgrade",
        "name": "typed",
    },
}


@functools.cache
def quoted(slug: str, id: str) -> frozenset[str]:
    """The variables of a message that stand in quotation marks: they show what somebody wrote."""
    message = room_texts(slug, "en").get(id) or common("en")[id]
    return frozenset(re.findall(r"“\{ \$(\w+) \}", FluentSerializer().serialize_entry(message)))


def family_of(slug: str, id: str, name: str) -> str:
    """What an argument of a message names; a message may be known by its id or by the first word of it."""
    cast = CAST[slug]
    if name in quoted(slug, id) or (name in WRITTEN and name not in cast and name not in COUNTED):
        return "typed"
    for known in (f"{id} {name}", f"{id.partition('-')[0]} {name}", name):
        if known in cast:
            return cast[known]
    if (id, name) in AVERAGES_OF:
        return "average"
    if name in COUNTED:
        return "number"
    raise KeyError(f"{slug}: nobody knows what {name} is in {id}")


@functools.cache
def told(slug: str, lang: str) -> Speech:
    return Speech(slug, lang, strict=True)


@functools.cache
def common(lang: str) -> dict[str, Any]:
    return dict(messages(HOUSE / "speech" / "text", lang))


@functools.cache
def room_texts(slug: str, lang: str) -> dict[str, Any]:
    return dict(messages(HOUSE / "games" / slug.replace("-", "_") / "text", lang))


@functools.cache
def family(slug: str, name: str) -> tuple[str, ...]:
    """The ids of all things of a sort."""
    if slug == "muskets-tomahawks" and name == "unit":
        return tuple(sorted({f"unit-{one}" for pools in UNIT_NAMES for pool in pools.values() for one in pool}))
    if slug == "muskets-tomahawks" and name == "boat":
        return tuple(sorted({f"boat-{one}" for pool in BOAT_NAMES for one in pool}))
    if name == "leader":
        return tuple(f"piece-{piece}" for piece, leads in zip(PIECE_NAMES, IS_LEADER, strict=True) if leads)
    if name == "militia":
        return tuple(f"piece-{piece}" for piece in PIECE_NAMES if "militia" in piece)
    if name == "nation":
        return tuple(f"unit-{unit}" for unit in UNITS_OF_MOHICANS[FIRST_IROQUOIS:])
    game = arpents.game(slug)
    sorts = [nouns for verb in game.vocabulary.verbs for _, nouns in verb.nouns]
    sorts += [nouns for telling in game.tellings.values() for _, nouns in telling.arguments]
    for nouns in sorts:
        of = nouns.of if isinstance(nouns, Sets) else nouns
        if of.prefix == name:
            return tuple(f"{name}-{one}" for one in of.names if one and one not in ("none", "nothing"))
    known = room_texts(slug, "fr")
    found = tuple(id for id in known if id.startswith(f"{name}-") and not arguments(known[id]))
    assert found, f"{slug} has no {name}"
    return found


def kind_of(slug: str, id: str) -> tuple[str, ...]:
    """All that grammar asks of a name: gender, number, how it begins, whether it takes an article."""
    french, english = told(slug, "fr").forms_of(id), told(slug, "en").forms_of(id)
    name = told(slug, "fr").text(id)
    begins = "h" if re.match(ASPIRED, name, re.I) else "vowel" if re.match(rf"{VOWEL}|h", name, re.I) else ""
    article = re.match(r"(les?|la) |l’|", french.get("le", ""))
    return (
        french.get("accord", ""),
        begins,
        article[0] if article else "",
        english.get("number", ""),
        english.get("the", "")[:4] if english.get("the", "").startswith("the ") else "",
        "(" if "(" in name else "",
    )


@functools.cache
def chosen(slug: str, name: str) -> tuple[str, ...]:
    """Some things of each kind."""
    kinds: dict[tuple[str, ...], list[str]] = {}
    for id in family(slug, name):
        kinds.setdefault(kind_of(slug, id), []).append(id)
    return tuple(id for ids in kinds.values() for id in ids[:OF_A_KIND])


def values(slug: str, id: str, name: str) -> list[object]:
    """What an argument of a message is tried with."""
    if name in FIXED.get(id, {}):
        return list(FIXED[id][name])
    what = family_of(slug, id, name)
    if what == "typed":
        return list(TYPED)
    if what in ("number", "average"):
        return list(NUMBERS if what == "number" else AVERAGES)
    if what.endswith("+"):
        ids = chosen(slug, what[:-1])
        return [[ids[0]], [ids[0], ids[-1]], list(ids)]
    found: list[object] = list(chosen(slug, what))
    if slug == "muskets-tomahawks" and what in ("unit", "boat"):  # 15.1 more of a sort than there are names for
        found += [text(f"{what}-numbered", {what: one, "number": 2}) for one in chosen(slug, what)[:2]]
    return found


def castings(slug: str, id: str, names: list[str]) -> Iterator[dict[str, object]]:
    """Each argument with everything it is tried with, beside none, one and two of what is counted."""
    options = {name: values(slug, id, name) for name in names}
    numbers = [name for name in names if isinstance(options[name][0], (int, float))]
    turn = 0
    for pair in product(*(options[name][:3] for name in numbers[:2])):
        for name in names:
            for value in options[name]:
                turn += 1
                usual = {other: options[other][turn % len(options[other])] for other in names}
                yield {**usual, **dict(zip(numbers, pair, strict=False)), name: value}


# -- what is said of a match


def samples(nouns: Nouns) -> list[int]:
    if isinstance(nouns, Numbers):
        return [number for number in (0, 1, 2, 5, 25) if number <= nouns.highest]
    if isinstance(nouns, Sets):
        highest = len(nouns.of.names)
        return [1, 3, 1 << highest - 1 | 1 << highest // 2 | 1, (1 << highest) - 1]
    if isinstance(nouns, Dice):
        return [1, 6 | 5 << 3, 6 | 5 << 3 | 1 << 6 | 2 << 9]
    if isinstance(nouns, Modifiers):
        return [0, pack_modifier(pack_modifier(0, 0, 2), len(nouns.names) - 1, -1)]
    if isinstance(nouns, Signed):
        return [-2, 0, 1, 3]
    return [number for number, name in enumerate(nouns.names) if name] or [1, 2, 5]


@functools.cache
def begun(slug: str) -> MatchState:
    """A match, in which things have their names."""
    state: MatchState = arpents.game(slug).start()
    return state


def tried(slug: str, id: str, nouns: Nouns) -> list[int]:
    """The numbers that an argument is tried with: things of each kind, some counts."""
    if isinstance(nouns, (Numbers, Sets, Dice, Modifiers, Signed)) or not nouns.prefix:
        return samples(nouns)
    among = ONLY.get(id, "") if nouns.prefix in ("piece", "unit") else ""
    kinds: dict[tuple[str, ...], list[int]] = {}
    for number in samples(nouns):
        thing = f"{nouns.prefix}-{nouns.names[number]}"
        if not among or thing in family(slug, among):
            kinds.setdefault(kind_of(slug, thing) if told(slug, "fr").has(thing) else (), []).append(number)
    return [number for numbers in kinds.values() for number in numbers[:OF_A_KIND]]


def recounted(slug: str) -> Iterator[dict[str, Any]]:
    """Every event of a game, with everything it can name beside something of everything else."""
    for telling in arpents.game(slug).tellings.values():
        options = [tried(slug, telling.id, nouns) for _, nouns in telling.arguments]
        for place, numbers in enumerate(options or [[0]]):
            for turn, number in enumerate(numbers):
                usual = [option[turn % len(option)] for option in options] + [0] * 7
                yield begun(slug).told(
                    Event(telling.kind, "1.1", EVERYONE, *[*usual[:place], number, *usual[place + 1 :]][:7])
                )


def offered(slug: str) -> Iterator[int]:
    """Every kind of choice of a game, with everything it can name."""
    for verb in arpents.game(slug).vocabulary.verbs:
        options = [tried(slug, f"action-{verb.word}", nouns) for _, nouns in verb.nouns]
        for first in options[0] if options else [0]:
            for second in options[1] if len(options) > 1 else [0]:
                yield verb.kind | (first << 8 | second if len(options) > 1 else first)
