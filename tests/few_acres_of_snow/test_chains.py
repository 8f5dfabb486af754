"""What is on offer is exactly what can be completed: compared with every way to pick the cards, by brute force.

The cards are read from the data files here, not from the tables the game plays with.
"""

import itertools
import json
import random
from importlib.resources import files

from tests.few_acres_of_snow.table import FRENCH, GAME
from tests.table import acting, asked, offered

DATA = files("arpents.games.few_acres_of_snow") / "data"
SEEDS = range(14)


def read(name):
    return json.loads((DATA / f"{name}.json").read_text("utf-8"))[name]


PLACES = {entry["id"]: entry for entry in read("places")}
LOCATIONS = {(entry["side"], entry["place"]): entry for entry in read("location_cards")}
EMPIRE = {(entry["side"], entry["id"]): entry for entry in read("empire_cards")}
LINKS = read("links")


def fact(seat, card):
    return LOCATIONS.get((seat, card)) or EMPIRE.get((seat, card)) or EMPIRE[("neutral", card)]


def shows(seat, card, symbol):
    return symbol in fact(seat, card).get("symbols", [])


def usable(state, seat):
    """The hand without cards that cannot be used, as the query on lines tells it."""
    lines = state.query(None, "lines", {})[seat]
    hand = state.view(seat)["sides"][seat]["hand"]
    return [card for card in hand if card not in PLACES or lines.get(card, {}).get("allowed", False)]


def fights(seat, card, place, money):
    entry = fact(seat, card)
    if entry.get("defender_only") or (card == "siege-artillery" and money < 3):
        return False
    return entry.get("military", 0) > 0 or (shows(seat, card, "ship") and PLACES[place]["ship"])


def travels(state, seat, third):
    """The places reached by some base, transport and third card, all different; `third` says if a card will do."""
    found = set()
    hand = usable(state, seat)
    for base, transport, other in itertools.permutations([*hand, None], 3):
        if base in PLACES and transport is not None:
            for place, by in fact(seat, base)["lists"].items():
                if shows(seat, transport, by) and third(place, other):
                    found.add(place)
    return found


def matches(seed):
    """States of a random match in which a side chooses an action."""
    state = GAME.start(GAME.scenarios[seed % 2], {"turn-limit": "50"}, seed)
    rng = random.Random(seed)
    step = 0
    while state.to_act:
        seat = acting(state)
        if asked(state, seat) == "action":
            step += 1
            if step % 3 == 0:
                yield state, seat
        actions = state.actions(seat)
        # settle, develop, besiege and raid when possible, so that the map comes alive; keep cards out of the reserve
        lively = [a for a in actions if state.words(a).split()[0] in ("settle", "develop", "besiege", "raid", "draft")]
        plain = [a for a in actions if not state.words(a).startswith("reserve")] or actions
        state.apply(seat, rng.choice(lively if lively and rng.random() < 0.7 else plain))


def all_matches():
    for seed in SEEDS:
        for state, seat in matches(seed):
            yield state, seat, GAME.scenarios[seed % 2]


def targets(state, verb):
    return {words.partition(" ")[2] for words in offered(state) if words.startswith(verb + " ")}


def test_settling_and_besieging_are_offered_exactly_when_three_cards_can_be_found():
    met = {"settle": 0, "besiege": 0}
    for state, seat, _ in all_matches():
        view = state.view(seat)
        money = view["sides"][seat]["money"]
        owners = {name: spot["owner"] for name, spot in view["places"].items()}
        open_cards = view["sides"][seat]["available_locations"]
        cubes = view["sides"][seat]["villages_left"]

        def settles(place, other, seat=seat):
            return not PLACES[place]["settler"] or (other is not None and shows(seat, other, "settler"))

        free = {
            name
            for name, owner in owners.items()
            if (owner is None and cubes) or (owner == seat and name in open_cards)
        }
        assert targets(state, "settle") == travels(state, seat, settles) & free

        def arms(place, other, seat=seat, money=money):
            return other is not None and fights(seat, other, place, money)

        enemy = {name for name, owner in owners.items() if owner not in (None, seat)}
        expected = travels(state, seat, arms) & enemy if view["sieges"][seat] is None else set()
        assert targets(state, "besiege") == expected
        for verb in met:
            met[verb] += len(targets(state, verb)) > 0
    assert met["settle"] > 100 and met["besiege"] > 30  # not an empty comparison


def neighbours(place, estuary):
    lakes = set(PLACES[place].get("lakes", []))
    found = {other for other, entry in PLACES.items() if other != place and lakes & set(entry.get("lakes", []))}
    for link in LINKS:
        carries = link.get("raid", True)
        if (carries is True or (carries and estuary)) and place in (link["a"], link["b"]):
            found.add(link["b"] if link["a"] == place else link["a"])
    return found


def test_raids_are_offered_exactly_when_a_party_can_be_found():
    met = more = 0
    for state, seat, scenario in all_matches():
        view = state.view(seat)
        second = scenario == "second-edition"
        places = view["places"]
        closed = {name for name, spot in places.items() if second and spot["owner"] == seat and spot["besieged"]}
        ring = {name for name, spot in places.items() if spot["owner"] == seat} - closed
        reached = dict.fromkeys(ring, 0)
        links = 0
        while ring:
            links += 1
            ring = {
                other
                for place in ring
                for other in neighbours(place, not second)
                if other not in reached and not places[other]["fortified"] and other not in closed
            }
            reached |= dict.fromkeys(ring, links)
        hand = view["sides"][seat]["hand"]
        money = view["sides"][seat]["money"]
        sizes = set()
        for size in range(1, len(hand) + 1):
            for party in itertools.combinations(hand, size):
                skills = [fact(seat, card).get("abilities", []) for card in party]
                if (
                    all("raid" in skill or "lengthen-raid" in skill for skill in skills)
                    and any("raid" in skill for skill in skills)
                    and sum(card.endswith("native-americans") for card in party) <= money
                ):
                    sizes.add(size)
        expected = {
            name
            for name, spot in places.items()
            if spot["owner"] not in (None, seat)
            and not spot["fortified"]
            and not (second and spot["besieged"])
            and name in reached
            and (max(1, reached[name] - 1) if second else reached[name]) in sizes
        }
        assert targets(state, "raid") == expected
        met += len(expected) > 0
        closed |= {name for name, spot in places.items() if spot["fortified"]}
        own = {name for name, spot in places.items() if spot["owner"] == seat and not (second and spot["besieged"])}
        larger = set()
        for name in expected:
            lengths = set(lengths_of_ways(name, own, closed, not second, max(sizes) + second))
            parties = lengths | {length - 1 for length in lengths if second}
            larger |= {f"{size} {name}" for size in sorted(parties & sizes)[1:]}
        assert targets(state, "raid-with") == larger
        more += len(larger) > 0
    assert met > 40 and more > 5


def lengths_of_ways(place, own, closed, estuary, most, walked=()):
    """How many links each way to a place has that begins in one's own place and passes none twice."""
    for other in neighbours(place, estuary) - {place, *walked}:
        if other in own:
            yield len(walked) + 1
        if other not in closed and len(walked) + 1 < most:
            yield from lengths_of_ways(other, own, closed, estuary, most, (*walked, place))


def test_the_french_have_no_wagons():
    """A card with a wagon that also fought or carried otherwise would need a place of its own in the tally."""
    for (seat, _), entry in {**LOCATIONS, **EMPIRE}.items():
        if "wagon" in entry.get("symbols", []):
            assert seat != FRENCH
            assert not entry.get("military") and not {"bateau", "ship"} & set(entry["symbols"])
