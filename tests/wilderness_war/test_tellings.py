"""What the log and the prompts tell, in both languages."""

import re

import pytest

from arpents.games.wilderness_war.facts.deck import CARD_NAMES
from arpents.games.wilderness_war.room import GAME
from arpents.games.wilderness_war.state import State
from arpents.speech import LANGUAGES, Speech
from tests.rules import rule
from tests.speech.ftl import HOUSE, arguments, messages, misset
from tests.table import asked, told
from tests.wilderness_war.table import play, war

SPEECHES = {lang: Speech(GAME.slug, lang, strict=True) for lang in LANGUAGES}
TEXTS = {lang: messages(HOUSE / "games" / "wilderness_war" / "text", lang) for lang in LANGUAGES}


def line(state: State, kind: str, lang: str = "en") -> str:
    """The last event of that kind, as it is read."""
    event = [event for event in state.events if event["kind"] == f"event-{kind}"][-1]
    return SPEECHES[lang].event(event)


def asked_in_words(state: State, lang: str = "en") -> str:
    return SPEECHES[lang].prompt(state.prompt(state.to_act[0]))


# -- 7.8 the winner's figures


def battle(dice: list[int]) -> State:
    """Béarn attacks the 44th at St. Jean."""
    state = war({"bearn": "sorel", "44th": "st-jean"}, french=["campaign-1"], dice=dice)
    play(state, "french card campaign-1", "french activate bearn", "french by-land", "french move st-jean")
    return play(state, "british pass")


@rule("7.8")
def test_7_8_a_battle_won_is_told_with_the_winners_figures() -> None:
    won = told(battle([6, 1]), "battle-won")[0]
    assert won == {"space": "space-st-jean", "seat": "seat-french", "inflicted": 2, "suffered": 0}
    won = told(battle([1, 6]), "battle-won")[0]
    assert won == {"space": "space-st-jean", "seat": "seat-british", "inflicted": 2, "suffered": 0}


@rule("7.8")
def test_7_8_one_step_is_one_step_in_both_languages() -> None:
    state = battle([1, 3])
    assert "St-Jean is won (one step inflicted, none lost)" in line(state, "battle-won")
    assert "un pas infligé, aucun subi" in line(state, "battle-won", "fr")
    state = battle([6, 3])
    assert "(2 steps inflicted, one lost)" in line(state, "battle-won")
    assert "2 pas infligés, un subi" in line(state, "battle-won", "fr")


# -- 6.4 by sea


@rule("6.4")
def test_6_4_by_sea_no_number_of_spaces_is_told() -> None:
    state = war({"44th": "boston"}, british=["campaign-1"], to_play="british")
    play(state, "british card campaign-1", "british activate 44th", "british by-sea")
    assert asked(state, "british") == "sail"
    assert "left" not in asked(state, "british").arguments
    assert "more space" not in asked_in_words(state) and "espace" not in asked_in_words(state, "fr")


# -- 5.5 what is removed, and why

REMOVALS: list[tuple[str, str, dict[str, object], list[str], str, str, str]] = [
    (
        "french",
        "cherokee-uprising",
        {"pieces": dict.fromkeys(["44th", "45th", "46th"], "albany"), "lasting": ["cherokees"]},
        [],
        "5.5",
        "Cherokee Uprising: remove 2 more units (British Regulars).",
        "retirez encore 2 unités (Réguliers britanniques).",
    ),
    (
        "french",
        "stingy-provincial-assembly-1",
        {"pieces": {"virginia-1": "winchester reduced", "virginia-2": "winchester"}},
        ["french department southern"],
        "5.54",
        "Stingy Provincial Assembly: remove one more unit (Southern Provincials).",
        "retirez encore une unité (Provinciaux du Sud).",
    ),
    (
        "french",
        "british-colonial-politics-1",
        {"pieces": {f"massachusetts-{n}": "albany" for n in range(1, 6)} | {f"new-york-{n}": "albany" for n in (1, 2)}},
        [],
        "5.54",
        "British Colonial Politics: remove one more unit (Northern Provincials).",
        "retirez encore une unité (Provinciaux du Nord).",
    ),
    (
        "british",
        "indians-desert",
        {"pieces": dict.fromkeys(["mingo-1", "mingo-2"], "mingo-town")},
        ["british pick mingo-town"],
        "5.5",
        "Indians Desert at Mingo Town: remove up to 2 more Indian units.",
        "retirez encore jusqu’à 2 unités d’Indiens.",
    ),
]


@rule("5.5", "5.54")
@pytest.mark.parametrize(
    ("side", "card", "spec", "then", "cited", "english", "french"), REMOVALS, ids=[card for _, card, *_ in REMOVALS]
)
def test_5_5_a_removal_says_what_is_removed_and_by_which_event(
    side: str, card: str, spec: dict[str, object], then: list[str], cited: str, english: str, french: str
) -> None:
    said = dict(spec)
    pieces = said.pop("pieces")
    state = war(pieces, **{side: [card]}, to_play=side, **said)  # type: ignore[arg-type]
    play(state, f"{side} card {card}", f"{side} event", *then)
    assert asked(state).rule == cited
    assert asked_in_words(state).startswith(english)
    assert french in asked_in_words(state, "fr")


# -- 14.1, 15.0 who tries


@rule("14.1", "15.0")
def test_14_1_the_leader_of_an_interception_and_of_an_avoidance_is_named() -> None:
    pieces = {"langlade": "casco-bay", **dict.fromkeys(["bradstreet", "massachusetts-1", "massachusetts-2"], "concord")}
    state = war(pieces, french=["campaign-1"], dice=[2, 3])
    play(state, "french card campaign-1", "french activate langlade", "french done?", "french by-land")
    play(state, "french move portsmouth", "british intercept-with bradstreet", "british take-all")
    assert told(state, "interception")[0]["piece"] == "piece-bradstreet"
    assert "intercept by Bradstreet at Portsmouth: 2 plus 1, it fails." in line(state, "interception")
    assert "interception par Bradstreet à Portsmouth" in line(state, "interception", "fr")
    pieces = {"bearn": "sorel", **dict.fromkeys(["murray", "44th", "45th"], "st-jean")}
    state = war(pieces, french=["campaign-1"], dice=[2, 3, 3])
    play(state, "french card campaign-1", "french activate bearn", "french by-land", "french move st-jean")
    play(state, "british avoid-with murray", "british take-all")
    assert told(state, "avoidance")[0]["piece"] == "piece-murray"
    assert line(state, "avoidance").startswith("Attempt to avoid battle by Murray at St-Jean: 2 plus 0, it fails.")
    assert "éviter la bataille à St-Jean par Murray" in line(state, "avoidance", "fr")


@rule("14.1", "15.0")
def test_14_1_a_single_unit_is_named_without_people_of_its_own() -> None:
    state = war({"bearn": "sorel", "44th": "ile-aux-noix"}, french=["campaign-1"], dice=[3])
    play(state, "french card campaign-1", "french activate bearn", "french by-land", "french move st-jean")
    play(state, "british intercept 44th")
    assert line(state, "interception").startswith(
        "Attempt to intercept by the 44th Foot at St-Jean: 3 plus 0, it fails."
    )


# -- 8.251 who comes out


@rule("8.251")
def test_8_251_who_joins_a_battle_from_a_siege_is_told() -> None:
    pieces = {"44th": "crown-point", **dict.fromkeys(["levis", "bearn"], "crown-point"), "guyenne": "winooski"}
    works = {"crown-point": "french fort", "winooski": "french stockade"}
    state = war(pieces, works, french=["campaign-1"], sieges={"crown-point": 0}, dice=[4, 3])
    play(state, "french card campaign-1", "french activate guyenne", "french by-land", "french move crown-point")
    play(state, "british pass?", "french join bearn", "french join levis")
    joined = [event for event in state.events if event["kind"] == "event-joined-battle"]
    assert [event["arguments"] for event in joined] == [
        {"piece": "piece-bearn", "space": "space-crown-point"},
        {"piece": "piece-levis", "space": "space-crown-point"},
    ]
    assert {event["rule"] for event in joined} == {"8.251"}
    assert line(state, "joined-battle").startswith("Lévis comes out of Crown Point to join the battle.")
    assert line(state, "joined-battle", "fr").startswith("Lévis sort se joindre à la bataille à Crown Point")


# -- 4.0 B.3 who may go along before winter


@rule("4.3b", "10.413")
def test_4_3b_who_may_go_along_before_winter_is_told_that_he_may_stay() -> None:
    state = war(dict.fromkeys(["ottawa", "langlade"], "winooski"), phase="year-end", hands={})
    assert asked_in_words(state).startswith(
        "Before winter, where to for Langlade’s Coureurs at Winooski? Staying is allowed."
    )
    assert "destination pour les Coureurs de Langlade" in asked_in_words(
        state, "fr"
    ) and "Rester est permis." in asked_in_words(state, "fr")


# -- French without a lost elision


@rule("13.3")
def test_13_3_a_schooner_throws_back_in_french() -> None:
    text = SPEECHES["fr"].text("event-thrown-back", {"space": "space-oswego", "from": "space-niagara"})
    assert text == "Une goélette rejette la troupe\u00a0: Oswego → Niagara."


# -- numbers

COUNTED = ("count", "left", "room", "halves", "deck", "inflicted", "suffered", "losses", "points")
NAMED = {"piece": "piece-bearn", "space": "space-quebec", "seat": "seat-french", "card": f"card-{CARD_NAMES[1]}"}


def filled(id: str, number: int, lang: str) -> str:
    wanted = arguments(TEXTS[lang][id])
    given = {name: number if name in COUNTED else NAMED.get(name, "x" if name != "die" else 3) for name in wanted}
    return SPEECHES[lang].text(id, given)


COUNTING = sorted(
    id
    for id, message in TEXTS["en"].items()
    if id.startswith(("event-", "prompt-")) and arguments(message) & set(COUNTED)
)


@pytest.mark.parametrize("id", COUNTING)
def test_one_is_singular(id: str) -> None:
    assert not re.search(r"\b1 (more )?\w+s\b", filled(id, 1, "en")), filled(id, 1, "en")
    assert not re.search(r"\b1 [\w-]+s\b(?<!pas)|\(s\)", filled(id, 1, "fr")), filled(id, 1, "fr")
    assert not misset(filled(id, 2, "fr"))


@pytest.mark.parametrize(
    "id", ["event-hands-dealt", "prompt-muster", "prompt-move", "prompt-infiltrating", "event-battle-won"]
)
def test_none_is_not_one(id: str) -> None:
    assert not re.search(r"\bune? (unité|espace|carte|pas)\b", filled(id, 0, "fr")), filled(id, 0, "fr")
    assert not re.search(r"\bone\b", filled(id, 0, "en"))


@rule("14.21")
def test_14_21_the_muster_of_a_lone_auxiliary_has_room_for_one() -> None:
    pieces = {"langlade": "crown-point", **dict.fromkeys(["bradstreet", "johnson", "rogers"], "hudson-carry-north")}
    state = war(pieces, french=["campaign-1"])
    play(state, "french card campaign-1", "french activate langlade", "french done?", "french by-land")
    play(state, "french move ticonderoga", "british intercept-with bradstreet")
    assert asked(state, "british").arguments["room"] == 1
    play(state, "british take rogers")
    assert asked(state, "british").arguments["room"] == 0
