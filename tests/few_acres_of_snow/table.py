"""The usual position of A Few Acres of Snow, and what lies on its table. The verbs of a player: tests/table.py."""

import arpents
from tests import table

GAME = arpents.game("few-acres-of-snow")
BRITISH, FRENCH = "british", "french"


def position(**spec):
    """A position; turn 5, the British to act with two actions, hands empty, unless something else is said."""
    spec.setdefault("actions", 2)
    return opening(**spec)


def opening(**spec):
    """A position at the very start of a turn, before its tests."""
    spec.setdefault("turn", 5)
    spec["hand"] = {BRITISH: [], FRENCH: [], **spec.get("hand", {})}
    return table.position(GAME, **spec)


def place(state, name):
    """Owner, piece and fortification, as everybody sees them."""
    seen = state.view(None)["places"][name]
    if seen["owner"] is None:
        return "neutral"
    return f"{seen['owner']} {seen['piece']}" + (" fortified" if seen["fortified"] else "")


def side(state, name):
    """What a player sees of himself."""
    return state.view(name)["sides"][name]


def money(state, name):
    return side(state, name)["money"]


def hand(state, name):
    return side(state, name)["hand"]


def discard(state, name):
    return side(state, name)["discard"]


def marker(state, attacker):
    siege = state.view(None)["sieges"][attacker]
    return None if siege is None else siege["marker"]


def siege_cards(state, attacker, name):
    return state.view(None)["sieges"][attacker]["cards"][name]
