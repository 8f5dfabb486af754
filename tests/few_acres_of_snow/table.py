"""Words for tests: set a position, play words for whoever is asked, look at what players see."""

import arpents

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
    return GAME.position(spec)


def do(state, *chain):
    """Play words for whoever is asked."""
    for words in chain:
        assert state.to_act, f"the match is over before: {words}"
        state.play(state.to_act[0], words)
    return state


def asked(state):
    return state.to_act[0] if state.to_act else None


def can(state, words):
    return words in offered(state)


def offered(state):
    seat = asked(state)
    return [state.words(action) for action in state.actions(seat)] if seat else []


def refusal(state, words):
    """The reason and the rule that forbid words now."""
    explanation = state.explain(asked(state), words)
    assert not explanation.allowed, f"allowed: {words}"
    assert not can(state, words)
    return explanation.reason.removeprefix("reason-"), explanation.rule


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


def events(state, kind, seat=None):
    return [event["arguments"] for event in state.events_for(seat) if event["kind"] == f"event-{kind}"]


def prompt(state):
    return state.prompt(asked(state)).id.removeprefix("prompt-")
