"""Which swings are told, and whose they are."""

import random

import arpents
from arpents.bots.analysis import MOST_SWINGS, Analyst, Point, luck_of
from arpents.engine.record import Record

GAME = "few-acres-of-snow"


def analyst() -> Analyst:
    game = arpents.game(GAME)
    record = Record(GAME, game.scenarios[0], {}, 1, rules=game.rules)
    state = game.start(seed=1)
    rng = random.Random(1)
    for _ in range(40):
        seat = state.to_act[0]
        words = state.words(rng.choice(state.actions(seat)))
        state.play(seat, words)
        record.moves.append((seat, words))
    record.key = state.key()
    return Analyst(game, record, None, "recruit:10", 2)


def point(number: int, seat: str, before: float, expected: float, after: float, run: int = 0) -> Point:
    return Point(number, seat, "end", run or number, before, expected, after)


def test_a_swing_is_told_as_whoever_decided_sees_it() -> None:
    swing = analyst().swing_of([point(1, "french", 0.5, 0.6, 0.6), point(2, "french", 0.6, 0.7, 0.4)])
    assert (swing.decided, swing.luck) == (-0.2, 0.3)
    own = analyst().swing_of([point(1, "british", 0.5, 0.6, 0.55)])
    assert (own.decided, own.luck) == (0.1, -0.05)


def test_costly_decisions_are_told_beside_the_largest_swings() -> None:
    grand = [point(number, "british", 0.2, 0.3 + number / 100, 0.3 + number / 100) for number in range(1, 15)]
    slip = point(15, "british", 0.5, 0.47, 0.47)
    small = point(16, "british", 0.5, 0.51, 0.51)
    swings = analyst().swings([*grand, slip, small])
    assert len(swings) == MOST_SWINGS
    assert [swing.first for swing in swings] == [*range(8, 16)]


def test_where_it_stops_and_goes_on_makes_no_difference() -> None:
    whole, points = analyst(), []
    while (found := whole.next_point()) is not None:
        points.append(found.dump())
    part = analyst()
    part.skip_to(25, float(str(points[24]["after"])))
    rest = []
    while (found := part.next_point()) is not None:
        rest.append(found.dump())
    assert rest == points[25:] and len(points) == 40


def test_luck_is_what_is_left_when_the_decision_is_taken_off() -> None:
    assert luck_of([point(1, "british", 0.5, 0.6, 0.55), point(2, "french", 0.55, 0.5, 0.6)]) == 0.05


def judged_by_the_french(hidden: list[str], seed: int) -> list[dict[str, object]]:
    game = arpents.game("quebec-1759")
    record = Record(game.slug, game.scenarios[0], {"tides": "off"}, seed, rules=game.rules)
    state = game.start(None, record.options, seed)
    orders = [("french", "preset even"), ("french", "ready"), *(("british", words) for words in hidden)]
    for seat, words in [*orders, ("french", "from levis")]:
        state.play(seat, words)
        record.moves.append((seat, words))
    record.key = state.key()
    analyst = Analyst(game, record, "french", "recruit:10", 4)
    points = []
    while (found := analyst.next_point()) is not None:
        points.append(found)
    swings = analyst.swings(points)
    for swing in swings:
        analyst.review(swing)
    return [*(point.dump() for point in points), *(swing.dump() for swing in swings)]


def test_from_a_seat_nothing_hidden_from_it_changes_a_number() -> None:
    plain = judged_by_the_french([], 7)
    assert len(plain) > 3
    assert judged_by_the_french(["from ile-d-orleans", "to levis", "count 3"], 7) == plain
    assert judged_by_the_french([], 8) == plain


def test_what_is_done_in_one_go_ends_with_the_decision_that_shows_it() -> None:
    game = arpents.game("quebec-1759")
    record = Record(game.slug, game.scenarios[0], {"tides": "off"}, 7, rules=game.rules)
    state = game.start(None, record.options, 7)
    orders = [("french", "preset even"), ("french", "ready")]
    for _ in range(2):
        orders += [("french", "ready"), ("british", "ships-up 1"), ("british", "ready")]
    for seat, words in orders:
        state.play(seat, words)
        record.moves.append((seat, words))
    record.key = state.key()
    analyst = Analyst(game, record, None, "recruit:10", 2)
    runs = []
    while (found := analyst.next_point()) is not None:
        if found.seat == "british":
            runs.append(found.run)
    assert runs == [4, 4, 7, 7]


def test_what_the_table_decides_is_nobodys_swing() -> None:
    found = analyst()
    count = len(found.record.moves)
    found.record.moves += [("table", "rewind 10"), ("table", "draw")]
    points = []
    while (point := found.next_point()) is not None:
        points.append(point)
    assert len(points) == found.count() == count + 2
    assert [point.seat for point in points[-2:]] == ["table", "table"]
    assert all(point.expected == point.after for point in points[-2:])
    assert "table" not in {swing.seat for swing in found.swings(points)}
