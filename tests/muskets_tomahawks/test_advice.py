"""What the computer players know of the game: terms, what they try at a glance, and the set pieces."""

import random
import tomllib
from importlib.resources import files

import pytest

from arpents.bots import make_bot
from arpents.bots.lines import find_line
from arpents.engine.actions import kind_of
from arpents.engine.chance import Chance, seeded
from arpents.games.muskets_tomahawks.advice.goals import aims, near, pull
from arpents.games.muskets_tomahawks.advice.lay import Lay, shade_at
from arpents.games.muskets_tomahawks.advice.play import FEWEST
from arpents.games.muskets_tomahawks.advice.shores import faces_landing, may_land
from arpents.games.muskets_tomahawks.advice.terms import TERMS, verdict
from arpents.games.muskets_tomahawks.words import kinds
from arpents.speech import Speech
from tests.muskets_tomahawks.table import GAME, State, area, scenario, table
from tests.rules import rule
from tests.table import offered, play

ATTACKER, DEFENDER = range(2)
ROOM = files("arpents.games.muskets_tomahawks")
PIECES = tomllib.loads(ROOM.joinpath("set_pieces.toml").read_text(encoding="utf-8"))["piece"]
every_piece = pytest.mark.parametrize("piece", PIECES, ids=[piece["id"] for piece in PIECES])
every_scenario = pytest.mark.parametrize("scenario", GAME.scenarios[:6])


def midgame(scenario: str, seed: int, decisions: int) -> State:
    """A match some decisions at a glance old."""
    state = GAME.start(scenario, GAME.bot_options() | {"size": "200"}, seed)
    assert isinstance(state, State)
    return later(state, seeded(seed), decisions)


def later(state: State, chance: Chance, decisions: int) -> State:
    for _ in range(decisions):
        if not state.acting():
            break
        seat = 0 if state.acting() & 1 else 1
        state.act(seat, GAME.respond(state, seat, state.legal(seat), chance))
    return state


# -- terms


@every_scenario
def test_the_terms_add_up_to_the_outlook_of_either_side(scenario: str) -> None:
    for decisions in (0, 40, 160):
        state = midgame(scenario, 3, decisions)
        for seat in (ATTACKER, DEFENDER):
            found = GAME.terms(state, seat)
            assert tuple(found) == TERMS
            assert sum(found.values()) == GAME.outlook(state, seat) == -GAME.outlook(state, 1 - seat)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_term_is_told_in_both_languages(lang: str) -> None:
    speech = Speech("muskets-tomahawks", lang, strict=True)
    for name in TERMS:
        assert speech.text(f"term-{name}")


def test_a_lost_match_still_has_a_slope() -> None:
    state = table([("rangers", 4)], [("rangers", 4)], {"u0": {"at": [20, 20]}, "u1": {"at": [40, 24]}})
    state.ending = 1
    state.winner = DEFENDER
    worse = GAME.outlook(state, ATTACKER)
    state.points[ATTACKER] += 2
    assert worse < GAME.outlook(state, ATTACKER) < 0


def line_against(place: list[float], **more: object) -> State:
    """Ten of the line before six rangers, in brush or beside it."""
    return table(
        [("rangers", 6)],
        [("brit_regulars", 10)],
        {"u0": {"at": place, **more}, "u1": {"at": [30, 24], "form": "two-ranks-w"}},
        [area("brush", 16, 20, 22, 28)],
    )


@rule("10.3.6")
def test_10_3_6_cover_is_worth_having() -> None:
    sheltered = line_against([20, 24])
    assert GAME.terms(sheltered, ATTACKER)["fire"] > GAME.terms(line_against([20, 14]), ATTACKER)["fire"]
    assert GAME.terms(sheltered, ATTACKER)["cover"] > 0


@rule("11.1")
def test_11_1_loaded_muskets_are_worth_having() -> None:
    empty = line_against([20, 24], smoke=6)
    assert GAME.terms(line_against([20, 24]), ATTACKER)["fire"] > GAME.terms(empty, ATTACKER)["fire"]


@rule("14.5.2", "14.5.4")
def test_14_5_2_morale_counts() -> None:
    steady, shaken, fled = (
        GAME.outlook(line_against([20, 24], marks=marks), ATTACKER) for marks in ([], ["shaken"], ["flight"])
    )
    assert fled < shaken < steady


def test_the_nearer_the_better() -> None:
    worths = [near(away, 100) for away in (0, 60, 200, 500, 899, 2000)]
    assert worths == sorted(worths, reverse=True) and worths[0] == 100 and worths[-1] == 0


def test_shade_is_that_of_the_ground() -> None:
    board = line_against([20, 24]).board
    assert shade_at(board, 18 * 16, 24 * 16) > shade_at(board, 40 * 16, 24 * 16) == 0


@rule("8.4.1", "8.4.5", "8.7")
def test_8_4_who_is_hard_to_spot_is_hard_to_shoot() -> None:
    state = line_against([12, 24])
    away = Lay(state).away(1, 0)
    in_the_open, in_brush, in_woods = [Lay(state).sight(1, away, 0, shade) for shade in (0, 2, 4)]
    assert 10 > in_the_open > in_brush > in_woods >= 1
    assert Lay(state).hope(1, away, 0, 2) < Lay(state).kills(1, away, 0, 2) * Lay(state).worth[0]
    state.smoke[state.figures(0)[0]] = 1
    assert Lay(state).sight(1, away, 0, 2) > in_brush
    state.flags[1] |= 1
    assert Lay(state).sight(1, away, 0, 4) == 10


@rule("19.3")
def test_19_3_late_the_points_that_decide_count_most() -> None:
    assert [verdict(lead, 0) for lead in (-2, 0, 2)] == [0, 0, 0]
    assert verdict(2, 90) > verdict(1, 90) > verdict(0, 90) == 0 > verdict(-1, 90) > verdict(-2, 90)
    assert verdict(6, 90) == verdict(2, 90) > verdict(2, 50)


@rule("12.1")
def test_12_1_nobody_gains_by_charging_loaded_ranks() -> None:
    state = line_against([26, 24])
    loaded = Lay(state).charge(0, 1)
    for figure in state.figures(1):
        state.smoke[figure] = 1
    assert loaded < Lay(state).charge(0, 1) < 0


def captives_led(pursuer: list[float], **more: object) -> State:
    """Three captives on the road to the canoes with an escort of warriors, and rangers after them."""
    units: dict[str, dict[str, object]] = {
        "u4": {"at": pursuer},
        "u9": {"at": [40, 24], "form": "knot", **more},
        "u14": {"at": [40, 28]},
    }
    return scenario("captives", units)


@rule("20.13")
def test_20_13_who_bars_the_way_to_the_canoes_has_come_farther_than_who_follows() -> None:
    follows, bars = (captives_led([x, 24]) for x in (20, 60))
    assert GAME.terms(bars, ATTACKER)["objective"] > GAME.terms(follows, ATTACKER)["objective"]


@rule("17.5.2", "20.13")
def test_17_5_2_an_escort_that_melts_away_is_as_good_as_captives_half_freed() -> None:
    strong, weak, fled = (
        GAME.terms(captives_led([32, 24], **more), ATTACKER)["objective"]
        for more in ({}, {"strength": 2}, {"marks": ["flight"]})
    )
    assert strong < weak < fled


@rule("20.13")
def test_20_13_pursuers_are_wanted_on_the_way_ahead_and_not_only_where_the_captives_are() -> None:
    state = captives_led([20, 24])
    wanted = aims(state, Lay(state), ATTACKER)
    assert (40 * 16, 28 * 16) in [(wanted[k], wanted[k + 1]) for k in range(0, len(wanted), 4)]
    assert max(wanted[0::4]) > 60 * 16
    beside, ahead = (pull(wanted, 4, x * 16, 10 * 16) for x in (40, 50))
    assert ahead > beside > pull(wanted, 4, 20 * 16, 10 * 16)


def in_a_boat(x: float, y: float, unit: str = "u2") -> State:
    boat = {"type": "bateau", "seat": "attacker", "at": [x, y]}
    return scenario("portage", {unit: {"aboard": "c0"}}, boats=[boat], asked=unit)


@rule("17.3.3", "20.16")
@pytest.mark.parametrize("unit", ["u2", "u4", "u5"])
@pytest.mark.parametrize("x", [4, 13, 26, 36, 49, 60])  # open bank, marsh, brush, the path, rocks, open bank
def test_17_3_3_nobody_counts_on_a_bank_where_there_is_no_room_to_land(unit: str, x: float) -> None:
    state = in_a_boat(x, 10, unit)
    objective = GAME.terms(state, ATTACKER)["objective"]
    assert may_land(state, int(unit[1:])) == (objective > GAME.terms(in_a_boat(x, 8, unit), ATTACKER)["objective"] + 20)
    play(state, "move")
    assert may_land(state, int(unit[1:])) == any(words.startswith("land ") for words in offered(state))


@rule("20.19")
def test_20_19_a_company_is_launched_where_it_can_land() -> None:
    state = GAME.start("portage", GAME.bot_options(), 5)
    chance = seeded(5)
    while not state.turn:
        seat = 0 if state.acting() & 1 else 1
        actions = state.legal(seat)
        lines = GAME.plans(state, seat, chance) if seat == ATTACKER else []
        line = lines[0] if lines else [GAME.respond(state, seat, actions, chance)]
        for action in line:
            state.act(seat, action)
    companies = [unit for unit in range(state.units()) if state.side[unit] == ATTACKER and state.start[unit] > 1]
    assert len(companies) == 4
    for unit in companies:
        assert faces_landing(state, unit, state.where_x(unit))


# -- what they try


@every_scenario
def test_at_a_glance_a_match_comes_to_its_end(scenario: str) -> None:
    state = midgame(scenario, 1, 4000)
    assert state.ending


def test_pace_is_slower_here_than_elsewhere() -> None:
    state = midgame("raid", 1, 0)
    assert GAME.pace(state, 3000, 2)[1] == GAME.pace(state, 0, 6)[1] == 0  # each piece of the set-up by itself
    assert GAME.pace(state, 32, 1)[0] == FEWEST
    go = table(
        [("rangers", 4)],
        [("rangers", 4)],
        {"u0": {"at": [20, 20]}, "u1": {"at": [40, 24]}},
        hands={"attacker": ["attacker-irregulars"], "defender": []},
        go="attacker",
    )
    assert FEWEST < GAME.pace(go, 3000, 2)[0] < 3000 and GAME.pace(go, 3000, 2)[1] == 2
    assert [GAME.pace(go, simulations, 1)[1] for simulations in (32, 240, 0)] == [0, 1, 1]  # a recruit looks less far
    asked = table([("rangers", 4)], [("rangers", 4)], {"u0": {"at": [20, 20]}, "u1": {"at": [40, 24]}}, asked="u0")
    assert GAME.pace(asked, 3000, 2)[1] == GAME.pace(asked, 0, 6)[1] == 0
    assert GAME.pace(go, 0, 6)[1] == 2  # what comes after is guessed


@every_scenario
def test_a_line_is_one_piece_of_the_set_up_or_one_card_or_what_one_unit_does(scenario: str) -> None:
    chosen = {kinds.DEPLOY: 0, kinds.PLAY: 0, kinds.ACT: 0, kinds.ACT_MARKER: 0}
    state, chance = midgame(scenario, 2, 0), seeded(2)
    for decisions in range(0, 300, 5):
        if not state.acting():
            break
        seat = ATTACKER if state.acting() & 1 else DEFENDER
        line = find_line(state.copy(), seat, [], seeded(decisions), 40, 2)
        begun = [kind_of(action) for action in line.chain if kind_of(action) in chosen]
        assert len(begun) <= 1, line.chain
        for kind in begun:
            chosen[kind] += 1
        later(state, chance, 5)
    assert chosen[kinds.PLAY] > 0 and chosen[kinds.ACT] + chosen[kinds.ACT_MARKER] > 0


@every_scenario
def test_the_same_seed_and_budget_give_the_same_decision(scenario: str) -> None:
    state = midgame(scenario, 5, 90)
    seat = state.to_act[0]
    key = state.key()
    chosen = [make_bot("militia:60", random.Random(2)).choose(GAME.seat(state, seat)) for _ in range(2)]
    assert chosen[0] == chosen[1] and chosen[0] in state.actions(seat) and state.key() == key


@rule("5.16")
@pytest.mark.parametrize("scenario", ["raid", "ambush", "meeting", "portage"])
def test_5_16_matches_that_look_the_same_get_the_same_decision(scenario: str) -> None:
    compared = 0
    for seed in range(4):
        state = midgame(scenario, seed, 50 + 40 * seed)
        for seat in state.to_act:
            twin = state.resample(seat, random.Random(seed + 100))
            twin.record_from_here()
            assert twin.view(seat) == state.view(seat) and twin.actions(seat) == state.actions(seat)
            if len(state.actions(seat)) > 1:
                compared += twin.key() != state.key()
                one = make_bot("militia:60", random.Random(seed)).choose(GAME.seat(state, seat))
                assert make_bot("militia:60", random.Random(seed)).choose(GAME.seat(twin, seat)) == one
    assert compared > 1


# -- set pieces


@every_piece
def test_the_right_words_are_allowed_and_not_the_only_ones(piece: dict[str, object]) -> None:
    chains = piece["right"]
    assert isinstance(chains, list)
    for chain in chains:
        state = GAME.position(piece["position"])
        for words in str(chain).split(", "):
            said = offered(state, str(piece["seat"]))
            assert words in said and len(said) > 1
            play(state, str(piece["seat"]), words)


@every_piece
def test_the_rule_of_a_piece_exists(piece: dict[str, object]) -> None:
    rules = tomllib.loads(ROOM.joinpath("rules.toml").read_text(encoding="utf-8"))["rule"]
    assert piece["rule"] in [one["number"] for one in rules] and piece["level"] in ("regular", "veteran")


@every_piece
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_title_and_reason_are_told(piece: dict[str, object], lang: str) -> None:
    speech = Speech("muskets-tomahawks", lang, strict=True)
    assert speech.text(f"piece-{piece['id']}-title") and speech.text(f"piece-{piece['id']}-why").endswith(".")
