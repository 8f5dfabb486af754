"""tests/table.py keeps its promises, in every game."""

import pytest

import arpents
from arpents.games import ROOMS
from tests.table import Told, acting, asked, happened, offered, offers, play, position, refused, told

BATTLE = {
    "phase": "battles",
    "rest": "out",
    "blocks": {
        "fr-la-sarre": "levis",
        "br-28th": "levis",
        **dict.fromkeys(["br-35th", "br-43rd", "br-47th", "br-48th", "br-58th"], "ile-d-orleans"),
    },
    "moved": ["br-28th"],
    "origin": {"british": "ile-d-orleans"},
    "by_boat": ["br-28th"],
}


@pytest.mark.parametrize("slug", ROOMS)
def test_a_seat_is_no_verb(slug: str) -> None:
    """So that a line may begin with the seat that says it."""
    game = arpents.game(slug)
    assert not {verb.word for verb in game.vocabulary.verbs} & set(game.seats)


def test_the_seat_may_be_said_or_not() -> None:
    fire = "fire fr-la-sarre"
    said = ([fire], [f"french {fire}"], ["french", fire], ["stand?", fire])  # nobody asks the French to stand
    keys = {play(position("quebec-1759", **BATTLE, dice=[1, 1, 1]), *lines).key() for lines in said}
    assert len(keys) == 1
    state = position("quebec-1759", **BATTLE, dice=[1, 1, 1])
    assert acting(state) == "french" and asked(state) == "fire" and asked(state).rule == "13.1c"
    assert asked(state, "british") == "waiting" and offered(state, "british") == []
    assert offers(state, "fire fr-la-sarre") and not offers(state, "british", "fire br-28th")
    assert refused(state, "british fire br-28th") == ("not-your-turn", "")


def test_two_seats_at_once_have_to_be_told_apart() -> None:
    state = position("quebec-1759", preset="even")
    with pytest.raises(AssertionError, match="french and british are asked at once"):
        play(state, "ready")
    assert state.to_act == ("french", "british")


def test_an_event_is_compared_with_its_rule_where_one_is_named() -> None:
    state = play(position("quebec-1759", **BATTLE, dice=[1, 1, 6]), "fire fr-la-sarre")
    shot = {"block": "block-fr-la-sarre", "dice": [1, 1, 6], "hits": 1}
    kind = next(kind for kind in happened(state) if kind.endswith("shot"))
    assert told(state, kind) == [shot] and [shot] == told(state, kind)
    rule = told(state, kind)[0]["rule"]
    assert told(state, kind) == [{**shot, "rule": rule}] and told(state, kind) != [{**shot, "rule": "0.0"}]
    assert told(state, kind) != [{**shot, "hits": 2}]
    assert Told(shot, rule="1.1") != Told(shot, rule="1.2")
