"""5.5 Events without any effect: allowed as usual, barred by option."""

import pytest

from arpents.games.wilderness_war.facts.board import BRITISH
from arpents.games.wilderness_war.facts.deck import CARD_NAMES, CARDS, EVENT, EVENT_NAMES
from arpents.games.wilderness_war.state import State
from tests.rules import rule
from tests.wilderness_war.table import offers, play, refused, war

ENGLISH_PORTS = ["boston", "new-haven", "new-york", "albany", "philadelphia", "baltimore", "alexandria", "halifax"]
FRENCH_ARMY = ["bearn", "guyenne", "la-reine", "languedoc", "artois", "bourgogne", "cambis", "la-sarre"]
SHUT = dict(zip(FRENCH_ARMY, ENGLISH_PORTS, strict=True))  # besiegers before every British fortress
CANADA_SHUT = {"44th": "quebec", "45th": "louisbourg"}
ALL_COUREURS = ["boishebert-acadian", "joncaire", "langlade", "ligneris", "lery", "marin", "periere", "repentigny"]
EVERY_VILLAGE = {
    "44th": "st-francois",
    "45th": "lac-des-deux-montagnes",
    "46th": "kahnawake",
    "47th": "mississauga",
}

CRISIS_LIST = [
    CARD_NAMES[card]
    for card in range(1, CARDS)
    if EVENT_NAMES[EVENT[card]]
    in ("british-regulars", "highlanders", "light-infantry", "troop-transports", "victories-in-germany")
]

EMPTY: list[tuple[str, str, dict[str, object]]] = [
    ("french", "northern-indian-alliance-1", {"pieces": EVERY_VILLAGE}),
    (
        "french",
        "western-indian-alliance-1",
        {
            "pieces": {"44th": "kittaning", "45th": "mingo-town", "46th": "logstown"},
            "works": {"ohio-forks": "french fort"},
        },
    ),
    (
        "french",
        "iroquois-alliance",
        {
            "pieces": {
                "44th": "karaghiyadirha",
                "45th": "cayuga",
                "46th": "onondaga",
                "47th": "oneida-castle",
                "48th": "shawiangto",
            },
            "works": {"oswego": "french fort"},
        },
    ),
    ("british", "mohawks", {"pieces": {"johnson": "schenectady", "mohawk-1": "albany", "mohawk-2": "albany"}}),
    (
        "british",
        "cherokees",
        {
            "pieces": {"bearn": "philadelphia", "guyenne": "baltimore", "la-reine": "alexandria"},
            "sieges": {"philadelphia": 0, "baltimore": 0, "alexandria": 0},
        },
    ),
    ("british", "treaty-of-easton", {"pieces": {"44th": "ohio-forks"}, "works": {"ohio-forks": "british fort"}}),
    ("british", "indians-desert", {"pieces": {}}),
    ("french", "provincial-regiments-dispersed", {"pieces": {"virginia-1": "winchester"}}),
    ("french", "british-ministerial-crisis", {"pieces": {}, "discarded": CRISIS_LIST}),
    ("british", "governor-vaudreuil-interferes", {"pieces": dict.fromkeys(["dumas", "levis"], "quebec")}),
    ("british", "colonial-recruits", {"pieces": {}}),
    ("french", "troop-transports", {"pieces": {"bearn": "quebec"}}),
    ("british", "victories-in-germany", {"pieces": {"44th": "albany"}, "year": 1757}),
    (
        "french",
        "call-out-militias-3",
        {"pieces": {f"canadian-militia-{n}": "st-lawrence-canadian-militias" for n in (1, 2, 3, 4)}},
    ),
    ("british", "rangers", {"pieces": {"rogers": "albany", "armstrong": "albany", "goreham": "albany"}}),
    ("british", "light-infantry", {"pieces": SHUT, "sieges": dict.fromkeys(ENGLISH_PORTS, 0)}),
    ("british", "british-regulars-1", {"pieces": SHUT, "sieges": dict.fromkeys(ENGLISH_PORTS, 0)}),
    (
        "british",
        "highlanders-2",
        {"pieces": SHUT, "sieges": dict.fromkeys(ENGLISH_PORTS, 0), "lasting": ["william-pitt"]},
    ),
    ("british", "royal-americans", {"pieces": SHUT, "sieges": dict.fromkeys(ENGLISH_PORTS, 0)}),
    ("french", "french-regulars-1", {"pieces": CANADA_SHUT, "sieges": {"quebec": 0, "louisbourg": 0}}),
    (
        "british",
        "acadians-expelled",
        {"pieces": {"bearn": "halifax", **CANADA_SHUT}, "sieges": {"halifax": 0, "quebec": 0, "louisbourg": 0}},
    ),
]


def event_offered(side: str, card: str, spec: dict[str, object], empty_events: str) -> State:
    said = dict(spec)
    pieces = said.pop("pieces")
    state = war(
        pieces,  # type: ignore[arg-type]
        **{side: [card]},  # type: ignore[arg-type]
        to_play=side,
        options={"empty-events": empty_events},
        **said,
    )
    return play(state, f"{side} card {card}")


@rule("5.5", "5.522")
@pytest.mark.parametrize(("side", "card", "spec"), EMPTY, ids=[card for _, card, _ in EMPTY])
def test_5_5_an_event_without_effect_may_be_played_unless_the_option_bars_it(
    side: str, card: str, spec: dict[str, object]
) -> None:
    assert offers(event_offered(side, card, spec, "allowed"), side, "event")
    assert refused(event_offered(side, card, spec, "barred"), side, "event") == ("event-is-empty", "5.5")


USEFUL: list[tuple[str, str, dict[str, object]]] = [
    ("french", "northern-indian-alliance-1", {"pieces": {}}),
    ("french", "northern-indian-alliance-1", {"pieces": {**EVERY_VILLAGE, "abenaki-1": "quebec reduced"}}),
    ("french", "western-indian-alliance-1", {"pieces": {}, "works": {"ohio-forks": "french fort"}}),
    ("french", "iroquois-alliance", {"pieces": {}, "works": {"oswego": "french fort"}}),
    ("british", "mohawks", {"pieces": {"johnson": "schenectady", "mohawk-1": "albany"}}),
    ("british", "cherokees", {"pieces": {}}),
    (
        "british",
        "treaty-of-easton",
        {"pieces": {"44th": "ohio-forks", "mingo-1": "mingo-town"}, "works": {"ohio-forks": "british fort"}},
    ),
    ("british", "indians-desert", {"pieces": {"mingo-1": "mingo-town"}}),
    (
        "french",
        "provincial-regiments-dispersed",
        {"pieces": {"virginia-1": "winchester"}, "markers": {"carlisle": {"raided_by_french": 1}}},
    ),
    ("british", "colonial-recruits", {"pieces": {"rogers": "albany reduced"}}),
    ("french", "troop-transports", {"pieces": {"bearn": "quebec reduced"}}),
    ("french", "call-out-militias-3", {"pieces": {}}),
    ("british", "rangers", {"pieces": {}}),
    ("british", "light-infantry", {"pieces": {}}),
    ("french", "french-regulars-1", {"pieces": {}}),
    (
        "british",
        "acadians-expelled",
        {
            "pieces": {"bearn": "halifax", "langlade": "montreal reduced", **CANADA_SHUT},
            "sieges": {"halifax": 0, "quebec": 0, "louisbourg": 0},
        },
    ),
    ("french", "british-ministerial-crisis", {"pieces": {}}),  # a hidden hand is not told
    ("french", "british-ministerial-crisis", {"pieces": {}, "discarded": CRISIS_LIST[1:]}),
    ("british", "governor-vaudreuil-interferes", {"pieces": {"dumas": "quebec", "levis": "montreal"}}),
]


@rule("5.5")
@pytest.mark.parametrize(("side", "card", "spec"), USEFUL, ids=[card for _, card, _ in USEFUL])
def test_5_5_the_option_leaves_events_that_do_something(side: str, card: str, spec: dict[str, object]) -> None:
    assert offers(event_offered(side, card, spec, "barred"), side, "event")


CRISIS = "british-ministerial-crisis"


def in_crisis(british: list[str], **more: object) -> State:
    hands = {"french": [CRISIS, "campaign-1"], "british": british}
    state = war(hands=hands, options={"empty-events": "barred"}, **more)  # type: ignore[arg-type]
    return play(state, f"french card {CRISIS}")


@rule("5.5", "5.24")
def test_5_5_a_ministerial_crisis_over_an_empty_hand_is_empty() -> None:
    assert refused(in_crisis([]), "french", "event") == ("event-is-empty", "5.5")
    assert offers(in_crisis(["campaign-2"]), "french", "event")


@rule("5.5", "5.24")
def test_5_5_the_list_in_the_deck_or_in_the_hidden_hand_makes_no_difference() -> None:
    last, *others = CRISIS_LIST
    held = in_crisis([last, "campaign-2"], discarded=others)
    in_deck = in_crisis(["small-pox", "campaign-2"], discarded=others)
    assert offers(held, "french", "event") and offers(in_deck, "french", "event")
    gone = in_crisis(["small-pox", "campaign-2"], discarded=CRISIS_LIST)
    assert refused(gone, "french", "event") == ("event-is-empty", "5.5")


@rule("5.5", "5.24")
def test_5_5_cards_the_french_have_seen_go_to_the_british_are_known() -> None:
    state = in_crisis(["campaign-2"])
    state.show_card(BRITISH, CARD_NAMES.index("campaign-2"))
    assert refused(state, "french", "event") == ("event-is-empty", "5.5")
    state = in_crisis([CRISIS_LIST[0]])
    state.show_card(BRITISH, CARD_NAMES.index(CRISIS_LIST[0]))
    assert offers(state, "french", "event")


@rule("5.5")
def test_5_5_the_list_in_the_french_hand_cannot_be_given_up() -> None:
    last, *others = CRISIS_LIST
    hands = {"french": [CRISIS, last], "british": ["campaign-2"]}
    state = war(hands=hands, discarded=others, options={"empty-events": "barred"})
    play(state, f"french card {CRISIS}")
    assert refused(state, "french", "event") == ("event-is-empty", "5.5")
