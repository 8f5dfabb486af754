"""Every message of every game with singular, plural, masculine, feminine, vowel and h aspiré: none has a slip."""

import re
from collections.abc import Iterator

import pytest

import arpents
from arpents.games import ROOMS
from arpents.speech import LANGUAGES, Speech
from arpents.speech.speech import capital
from tests.speech.agreement import disagreements
from tests.speech.casting import begun, castings, chosen, common, family, kind_of, offered, recounted, room_texts, told
from tests.speech.ftl import arguments, misset
from tests.speech.slips import slips

ELSEWHERE = ("event", "action", "lesson", "guide", "verb")  # test_rooms.py and tests/tables tell these
PARTS = ("place", "ground", "goal", "sector", "use", "boat", "unit", "map")  # bits of other texts, told with them
OF_ALL_GAMES = ("not-your-turn", "nothing-to-undo", "table-resign", "table-forfeit", "table-rule", "log-score-of")
MOST_SHOWN = 12

every_game = pytest.mark.parametrize("slug", ROOMS)
in_both = pytest.mark.parametrize("lang", LANGUAGES)


def wanted(slug: str, id: str) -> list[str]:
    """The arguments of a message, in whichever language it wants them."""
    texts = [room_texts(slug, lang).get(id) or common(lang)[id] for lang in LANGUAGES]
    return sorted(set().union(*(arguments(node) for node in texts)))


def spoken(slug: str) -> list[str]:
    """The messages of a game that name something or count something."""
    asides = (*ELSEWHERE, *(PARTS if slug == "muskets-tomahawks" else ("use", "map")))
    found = [id for id in room_texts(slug, "en") if id.partition("-")[0] not in asides and wanted(slug, id)]
    return [*found, *OF_ALL_GAMES]


def raw(text: str, value: object) -> Iterator[str]:
    """What a program calls a thing, shown to a person."""
    if re.search(r"\w_\w", re.sub(r"«[^»]*»|“[^”]*”", "", text)) or re.search(r"[{}$‹›]", text):
        yield f"something unsaid: “{text}”"
    if isinstance(value, str):
        _, dash, name = value.partition("-")
        if dash and (re.search(rf"\b{value}\b", text) or ("-" in name and re.search(rf"\b{name}\b", text))):
            yield f"the id {value}: “{text}”"


def misnumbered(text: str, lang: str) -> Iterator[str]:
    if re.search(r"\d\.\d" if lang == "fr" else r"\d,\d\d?\b(?!\d)", text):
        yield f"decimals of the other language: “{text}”"


def faults(text: str, speech: Speech, named: dict[str, object]) -> Iterator[str]:
    """Everything that is known to go wrong in a sentence that names these things."""
    yield from slips(text, speech.lang)
    yield from misnumbered(text, speech.lang)
    if "  " in text or (speech.lang == "fr" and misset(text)):
        yield f"badly set: “{text}”"
    for value in named.values():
        yield from raw(text, value)
        if isinstance(value, str) and speech.has(value):
            yield from disagreements(text, speech, value)


@every_game
@in_both
def test_no_message_has_a_slip_whoever_it_names(slug: str, lang: str) -> None:
    speech, found = told(slug, lang), []
    assert {id.partition("-")[0] for id in spoken(slug)} >= {"prompt", "foresee", "page", "inspect"}
    for id in spoken(slug):
        for named in castings(slug, id, wanted(slug, id)):
            found += faults(capital(speech.text(id, named)), speech, named)
    assert found[:MOST_SHOWN] == []


@every_game
@in_both
def test_no_line_of_the_log_has_a_slip_whoever_it_names(slug: str, lang: str) -> None:
    speech, found = told(slug, lang), []
    for event in recounted(slug):
        found += faults(speech.event({**event, "rule": ""}), speech, event["arguments"])
    assert found[:MOST_SHOWN] == []


@every_game
@in_both
def test_no_choice_has_a_slip_whoever_it_names(slug: str, lang: str) -> None:
    game, speech, found = arpents.game(slug), told(slug, lang), []
    for action in offered(slug):
        named = begun(slug).arguments(action)
        found += faults(speech.label(game, action, begun(slug)), speech, named)
    assert found[:MOST_SHOWN] == []


KINDS = {  # of names, and where they are met with
    "masculine": lambda kind: kind[0] == "m",
    "feminine": lambda kind: kind[0] == "f",
    "masculine plural": lambda kind: kind[0] == "mp",
    "vowel": lambda kind: kind[1] == "vowel",
    "h aspiré": lambda kind: kind[1] == "h",
    "English plural": lambda kind: kind[3] == "other",
    "English article": lambda kind: kind[4] == "the ",
}


@pytest.mark.parametrize("kind", KINDS)
def test_names_of_every_kind_are_tried(kind: str) -> None:
    """Wherever a game has such a name, one of them is among those that every message is told with."""
    met = 0
    for slug in ROOMS:
        game = arpents.game(slug)
        sorts = {nouns.prefix for verb in game.vocabulary.verbs for _, nouns in verb.nouns if nouns.prefix}
        for sort in sorted(sorts | ({"unit", "boat"} if slug == "muskets-tomahawks" else set())):
            has = any(KINDS[kind](kind_of(slug, id)) for id in family(slug, sort))
            assert has == any(KINDS[kind](kind_of(slug, id)) for id in chosen(slug, sort)), (slug, sort)
            met += has
    assert met


# -- the forms of names


def bent(article: str, preposition: str) -> str:
    """`de le` is `du`, `à les` is `aux`; a name without an article elides."""
    for form, de, a in (("le ", "du ", "au "), ("les ", "des ", "aux ")):
        if article.startswith(form):
            return (de if preposition == "de" else a) + article.removeprefix(form)
    if preposition == "de" and re.match(r"[aeiouyàâéèêîôûœ]", article, re.I):
        return f"d’{article}"
    return f"{preposition} {article}"


@every_game
def test_forms_of_names_are_made_of_their_article(slug: str) -> None:
    speech, wrong = told(slug, "fr"), []
    for id, node in room_texts(slug, "fr").items():
        forms = {} if arguments(node) else speech.forms_of(id)
        name = forms.get("le")
        if not name or speech.text(id) == forms.get("a") or name == forms.get("de"):  # an adverb: outre-mer
            continue
        if "de" in forms and forms["de"] not in (bent(name, "de"), f"d’{name}"):
            wrong.append((id, name, forms["de"]))
        if (
            "a" in forms
            and forms["a"].startswith(("à ", "au ", "aux "))
            and "à bord" not in forms["a"]
            and forms["a"] != bent(name, "à")
        ):
            wrong.append((id, name, forms["a"]))
        if "accord" in forms and forms["accord"].endswith("p") != name.startswith("les "):
            wrong.append((id, name, forms["accord"]))
        if (
            "accord" in forms
            and name.startswith(("le ", "la "))
            and forms["accord"] != ("m" if name[1] == "e" else "f")
        ):
            wrong.append((id, name, forms["accord"]))
    assert wrong == []


# -- each check bites

PLANTED = [
    ("fr", "unit-rogers-rangers", "planted = Que fait { $unit_le } ?"),
    ("fr", "unit-rogers-rangers", "planted = { $unit_le } tire."),
    ("fr", "unit-rogers-rangers", "planted = { $unit_le } n’est pas loin."),
    ("fr", "unit-rogers-rangers", "planted = { $unit_le } sont activé."),
    ("fr", "unit-foot-1", "planted = { $unit_le } tirent."),
    ("fr", "unit-foot-1", "planted = Où vont { $unit_le } ?"),
    ("fr", "unit-foot-1", "planted = Qui accompagne { $unit } ?"),
    ("fr", "unit-foot-1", "planted = La force de { $unit_le }."),
    ("fr", "unit-foot-1", "planted = Un pas à { $unit_le }."),
    ("fr", "unit-foot-1", "planted = Ces unités (avec { $unit_le } (ici))."),
    ("fr", "unit-foot-1", "planted = { $unit_le } attend ?"),
    ("fr", "unit-foot-1", "planted = Voici unit-foot-1."),
    ("fr", "unit-foot-1", "planted = Voici { $unit_le }  ici."),
    ("fr", 1, "planted = Il reste { $unit } points."),
    ("fr", 1.5, "planted = En moyenne 1.5, { $unit } en tout."),
    ("en", "unit-rogers-rangers", "planted = What does { $unit_the } do?"),
    ("en", "unit-rogers-rangers", "planted = { $unit_the } goes home."),
    ("en", "unit-foot-1", "planted = What do { $unit_the } do?"),
    ("en", "unit-foot-1", "planted = { $unit_the } have won."),
    ("en", "unit-foot-1", "planted = Who goes with { $unit }?"),
    ("en", "unit-foot-1", "planted = { $unit } goes home."),
    ("en", "unit-foot-1", "planted = It is foot-1 or place_of."),
    ("en", 1, "planted = { $unit } points left."),
]


def planted(lang: str, value: object, text: str) -> list[str]:
    speech = Speech("small-wars-mohicans", lang)
    speech.bundle.add_text(text)
    return list(faults(capital(speech.text("planted", {"unit": value})), speech, {"unit": value}))


@pytest.mark.parametrize(("lang", "value", "text"), PLANTED)
def test_planted_slips_are_found(lang: str, value: object, text: str) -> None:
    assert planted(lang, value, text)


@pytest.mark.parametrize(
    ("lang", "value", "text"),
    [
        ("fr", "unit-rogers-rangers", "planted = Que font { $unit_le }\u202f?"),
        ("fr", "unit-rogers-rangers", "planted = { $unit_le } tirent et ne sont pas loin."),
        ("fr", "unit-foot-1", "planted = { $unit_le } tire, { $unit_de } { $unit_a }\u00a0: { $unit }."),
        ("fr", "unit-foot-1", "planted = Tous les blocs avec { $unit_le } partent."),
        ("fr", 1.5, "planted = En moyenne { $unit }."),
        ("en", "unit-rogers-rangers", "planted = What do { $unit_the } do?"),
        ("en", "unit-foot-1", "planted = Those with { $unit_the } have won: { $unit }."),
    ],
)
def test_good_messages_are_left_alone(lang: str, value: object, text: str) -> None:
    assert planted(lang, value, text) == []
