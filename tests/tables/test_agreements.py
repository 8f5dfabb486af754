"""What people decide beside the rules: the match ends or goes back, and its record still proves every die."""

from __future__ import annotations

import random

import pytest

from arpents.engine.agreement import DRAW, forfeit, resign, rewind
from arpents.engine.chance import Committed
from arpents.engine.errors import ArpentsError, MatchOver, RecordFault
from arpents.engine.record import parse
from arpents.games import find, slugs
from arpents.table.match import Match
from arpents.table.match_row import SeatRow
from arpents.table.stored_match import StoredMatch


def begun(slug: str, seed: int = 1759) -> StoredMatch:
    game = find(slug)
    return StoredMatch.create("m", game, None, {}, {seat: SeatRow("person") for seat in game.seats})


def play_on(match: Match, rng: random.Random, count: int) -> None:
    for _ in range(count):
        if match.over:
            return
        seat = rng.choice(match.state.to_act)
        match.decide(seat, rng.choice(match.on_offer(seat)))


def used(match: Match) -> int:
    chance = match.state.chance
    assert isinstance(chance, Committed)
    return chance.used


def restored(match: StoredMatch) -> StoredMatch:
    return StoredMatch.restore(match.row, match.decisions, None)


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize(("words", "reason", "wins"), [(None, "outcome-resigned", 1), (DRAW, "outcome-agreed", None)])
def test_a_match_ends_beside_its_rules(slug: str, words: str | None, reason: str, wins: int | None) -> None:
    match = begun(slug)
    seats = match.game.seats
    play_on(match, random.Random(7), 40)
    row = match.agree(words or resign(seats[0]))
    assert set(row.seen) == {*seats, ""}  # everybody sees it
    assert match.over and not match.state.to_act
    outcome = match.outcome
    assert outcome is not None and outcome["reason"] == reason
    assert outcome["winner"] == (None if wins is None else seats[wins])
    for seat in (*seats, None):
        assert match.state.view(seat) and match.audiences[seat or ""].glimpse is not None
        told = match.state.events_for(seat)[-1]
        assert str(told["kind"]).startswith("table-") and told["rule"] == ""
    with pytest.raises(MatchOver):
        match.agree(DRAW)
    assert match.record().replay(match.game).outcome is not None
    again = restored(match)
    assert again.frozen is None and again.outcome == outcome and again.state.key() == match.state.key()


def test_who_runs_out_of_time_has_lost() -> None:
    match = begun("quebec-1759")
    match.agree(forfeit("british"))
    assert match.outcome is not None
    assert (match.outcome["winner"], match.outcome["reason"]) == ("french", "outcome-out-of-time")
    with pytest.raises(ArpentsError):
        begun("quebec-1759").agree("forfeit spanish")
    with pytest.raises(ArpentsError):
        begun("quebec-1759").agree("win french")


@pytest.mark.parametrize("slug", slugs())
def test_going_back_never_brings_the_same_dice_and_stays_proved(slug: str) -> None:
    match = begun(slug)
    rng = random.Random(3)
    play_on(match, rng, 30)
    there = len(match.moves)
    keys = {seat: match.state.view(seat) for seat in (*match.game.seats, None)}
    before = used(match)
    play_on(match, rng, 30)
    rolled = used(match)
    told = match.state.log_length
    row = match.agree(rewind(there))
    assert set(row.seen) == {*match.game.seats, ""}
    for seat, view in keys.items():
        assert match.state.view(seat) == view  # everybody sees what they saw then
    assert used(match) >= rolled >= before  # what was rolled once is never rolled again
    assert match.state.log_length == told + 1  # and what was told stays in the log
    assert not any(match.state.can_undo(seat) for seat in match.game.seats)
    play_on(match, rng, 25)
    second = len(match.moves)
    play_on(match, rng, 5)
    match.agree(rewind(second))  # back to a moment after the first rewind
    match.agree(rewind(there))  # and to one before it
    play_on(match, rng, 10)
    again = restored(match)
    assert again.state.key() == match.state.key()
    for name, audience in match.audiences.items():
        assert again.audiences[name].glimpse == audience.glimpse or vars(again.audiences[name].glimpse) == vars(
            audience.glimpse
        )
        assert again.audiences[name].revision == audience.revision
    if not match.over:
        match.agree(DRAW)
    record = parse(match.record().text())
    assert record.replay(match.game).key() == match.state.key()
    if rolled > before:  # whoever passes over a die, or takes one back, is found out
        place = record.moves.index(("table", rewind(there)))
        record.moves[place] = ("table", rewind(there - 1))
        record.promised = ""
        with pytest.raises(RecordFault):
            record.replay(match.game)


def test_a_deck_is_mixed_again_and_the_hands_stay() -> None:
    match = begun("wilderness-war")
    play_on(match, random.Random(5), 20)
    state = match.state
    there = len(match.moves)
    order, cards = list(state.deck), list(state.card_in)  # type: ignore[attr-defined]
    play_on(match, random.Random(6), 3)
    match.agree(rewind(there))
    state = match.state
    assert sorted(state.deck) == sorted(order) and state.deck != order  # type: ignore[attr-defined]
    assert state.card_in == cards  # type: ignore[attr-defined]


def test_nobody_goes_back_to_what_has_not_been() -> None:
    match = begun("quebec-1759")
    play_on(match, random.Random(1), 5)
    record = Match.start(find("quebec-1759"), seed=1).record()
    record.moves = [("table", "rewind 1")]
    with pytest.raises(RecordFault):
        record.replay(find("quebec-1759"), verify=False)
    assert parse(record.text()).moves == [("table", "rewind 1")]
