"""Reach, supply and odds, asked without playing."""

import itertools
import random
from collections import Counter
from fractions import Fraction

import pytest

from arpents.engine.errors import UnknownQuery
from arpents.games.wilderness_war.facts.pieces import IS_LEADER, PIECE_NAMES, PIECE_NUMBER, PIECES, SIDE
from arpents.games.wilderness_war.help.odds import Roster
from arpents.games.wilderness_war.help.queries import stack
from arpents.games.wilderness_war.movement.movement import Movement
from arpents.games.wilderness_war.room import GAME
from arpents.games.wilderness_war.state import State
from arpents.games.wilderness_war.words.markers import MOVING
from tests.rules import rule
from tests.table import offered, told
from tests.wilderness_war.table import play, points, war


def ask(state: State, query: str, seat: str | None = "french", **arguments: str) -> dict[str, object]:
    return state.query(seat, query, arguments)


def spaces(answer: dict[str, object], way: str) -> dict[str, object]:
    """What each space costs that way."""
    found = answer["spaces"]
    assert isinstance(found, dict)
    return {space: ways[way]["spent"] for space, ways in found.items() if way in ways}


def reason(answer: dict[str, object], space: str, way: str) -> tuple[str, str]:
    found = answer["barred"]
    assert isinstance(found, dict)
    return found[space][way]["reason"].removeprefix("reason-"), found[space][way]["rule"]


@rule("6.2", "6.3")
def test_reach_agrees_with_the_choices_of_a_move() -> None:
    pieces = {"montcalm": "montreal", "bearn": "montreal", "44th": "crown-point"}
    state = war(pieces, french=["campaign-1"])
    answer = ask(state, "reach", pieces="montcalm,bearn")
    on_foot = spaces(answer, "land")
    assert on_foot["winooski"] == 2 and "crown-point" not in on_foot  # 6.2 they stop after Île-aux-Noix
    by_boat = spaces(answer, "boat")
    assert by_boat["crown-point"] == 4 and "ticonderoga" not in by_boat
    play(state, "french card campaign-1", "french command montcalm", "french take-all", "french by-land")
    first = {words.removeprefix("move ") for words in offered(state, "french") if words.startswith("move ")}
    assert first == {space for space, spent in on_foot.items() if spent == 1}


@rule("6.2", "6.52", "6.53", "5.34", "8.25")
def test_out_of_reach_says_why() -> None:
    state = war(
        {"bearn": "montreal", "guyenne": "montreal", "levis": "montreal", "langlade": "winooski", "44th": "boston"},
        {"crown-point": "british fort"},
    )
    assert reason(ask(state, "reach", pieces="bearn"), "crown-point", "land") == ("must-stop", "6.2")
    assert reason(ask(state, "reach", pieces="bearn"), "boston", "land") == ("too-far", "6.2")
    assert reason(ask(state, "reach", pieces="langlade"), "crown-point", "boat") == ("drilled-must-lead", "6.52")
    assert reason(ask(state, "reach", pieces="levis"), "crown-point", "boat") == ("leaders-keep-away", "6.53")
    assert reason(ask(state, "reach", pieces="bearn"), "memphremagog", "boat") == ("no-portage", "6.3")
    assert reason(ask(state, "reach", pieces="bearn,guyenne"), "st-jean", "land") == ("needs-a-leader", "5.34")
    assert spaces(ask(state, "reach", pieces="bearn", way="land", foul="yes"), "land").keys() >= {"winooski"}
    besieged = war({"bearn": "quebec", "44th": "quebec"}, sieges={"quebec": 0})
    assert reason(ask(besieged, "reach", pieces="bearn"), "becancour", "land") == ("besieged-stay", "8.25")


@rule("13.0", "13.1")
def test_reach_counts_infiltration_of_a_lone_auxiliary() -> None:
    state = war(
        {"langlade": "winooski", "dumas": "winooski", "bearn": "winooski"},
        {"crown-point": "british fort", "ticonderoga": "british stockade"},
    )
    found = ask(state, "reach", pieces="langlade,dumas", way="boat")["spaces"]
    assert found["ticonderoga"] == {"boat": {"spent": 2, "infiltrating": True}}  # type: ignore[index]
    assert found["hudson-carry-north"] == {"boat": {"spent": 3, "infiltrating": True}}  # type: ignore[index]
    assert "crown-point" not in found  # type: ignore[operator]
    assert found["ile-aux-noix"] == {"boat": {"spent": 1}}  # type: ignore[index]
    assert "ticonderoga" not in spaces(ask(state, "reach", pieces="bearn", way="boat"), "boat")
    basic = war({"langlade": "winooski"}, {"crown-point": "british fort"}, options={"rules": "basic"})
    assert "ticonderoga" not in spaces(ask(basic, "reach", pieces="langlade"), "boat")


@rule("6.4", "6.41", "6.431")
def test_reach_goes_by_sea_and_tells_nobody_of_a_landing_card() -> None:
    pieces = {"wolfe": "halifax", "44th": "halifax", "bearn": "quebec"}
    state = war(pieces, british=["amphibious-landing-1"])
    ours = ask(state, "reach", "british", pieces="wolfe,44th", way="sea")
    assert spaces(ours, "sea")["boston"] == 1
    assert ours["spaces"]["louisbourg"] == {"sea": {"spent": 1, "landing": True}}  # type: ignore[index]
    low = ask(state, "reach", "british", pieces="wolfe,44th", way="sea", value="2")
    assert reason(low, "boston", "sea") == ("value-three-for-force", "6.41")
    assert spaces(ask(state, "reach", "british", pieces="44th", way="sea", value="1"), "sea")["boston"] == 1
    without = war(pieces)
    mine = ask(without, "reach", "british", pieces="wolfe,44th", way="sea")
    assert reason(mine, "louisbourg", "sea") == ("no-landing-card", "6.431")
    for seat in ("french", None):
        assert ask(without, "reach", seat, pieces="44th", way="sea") == ask(
            state, "reach", seat, pieces="44th", way="sea"
        )
    french = ask(state, "reach", pieces="bearn", way="sea")
    assert spaces(french, "sea") == {"louisbourg": 1}
    assert reason(french, "boston", "sea")[0] == "not-a-port"
    foul = ask(state, "reach", pieces="bearn", way="sea", foul="yes")
    assert reason(foul, "louisbourg", "sea") == ("foul-weather-at-sea", "6.431")


@rule("17.2")
def test_a_supply_line_is_told_from_the_supplied_space() -> None:
    state = war({"bearn": "ticonderoga"})
    line = ask(state, "supply", space="ticonderoga")["line"]
    assert isinstance(line, list) and line[0] == "ticonderoga" and line[-1] == "montreal" and line[1] == "crown-point"
    lost = ask(war({"44th": "onondaga"}), "supply", None, space="onondaga", side="british")
    assert lost["line"] == [] and lost["supplied"] is False


def fight(pieces: dict[str, object], dice: list[int], cards: dict[str, list[str]], words: list[str]) -> State:
    """The French attack St-Jean or Crown Point with scripted dice; whoever is asked takes the first choice."""
    state = war(pieces, dice=dice, french=["campaign-1", *cards.get("french", [])], british=cards.get("british"))
    play(state, *words)
    while not told(state, "battle-won"):
        seat = state.to_act[0]
        found = offered(state, seat)
        plays = [text for text in found if text.startswith("play ")]
        play(state, f"{seat} {plays[0] if plays else found[0]}")
    return state


@rule("7.5", "7.8", "7.81")
def test_battle_odds_are_what_every_throw_of_the_dice_gives() -> None:
    pieces = {"levis": "sorel", "bearn": "sorel", "44th": "st-jean", "murray": "st-jean", "virginia-1": "st-jean"}
    state = war(pieces)
    odds = ask(state, "battle", attackers="levis,bearn", space="st-jean")
    wins = 0
    tested = Counter[str]()
    words = ["french card campaign-1", "french command levis", "french take-all", "french by-land"]
    words += ["french move st-jean", "british pass"]
    for first, second in itertools.product(range(1, 7), repeat=2):
        fought = fight(pieces, [first, second, 5, 5, 5, 5], {}, words)
        wins += told(fought, "battle-won")[0]["seat"] == "seat-french"
        tested.update({str(event["piece"]).removeprefix("piece-") for event in told(fought, "leader-tested")})
    assert odds["attacker_wins"] == wins and odds["defender_wins"] == 36 - wins and odds["of"] == 36
    assert odds["attacker_points"] == wins and odds["defender_points"] == 36 - wins
    assert sum(line["chances"] for line in odds["losses"]) == 36  # type: ignore[attr-defined]
    assert {line["leader"]: line["dies"] for line in odds["leaders"]} == tested  # type: ignore[attr-defined]
    assert {line["of"] for line in odds["leaders"]} == {216}  # type: ignore[attr-defined]


@rule("7.56", "7.7")
@pytest.mark.parametrize("ambusher", ["french", "british"])
def test_ambush_odds_are_what_every_throw_of_the_dice_gives(ambusher: str) -> None:
    pieces: dict[str, object] = {"levis": "winooski", "bearn": "winooski", "langlade": "winooski"}
    pieces |= {"johnson": "crown-point", "mohawk-1": "crown-point", "virginia-1": "crown-point"}
    cards = {"attacker_cards" if ambusher == "french" else "defender_cards": "ambush"}
    odds = ask(war(pieces), "battle", attackers="levis,bearn,langlade", space="crown-point", **cards)
    words = ["french card campaign-1", "french command levis", "french take-all", "french by-boat"]
    words += ["french move crown-point", "british pass"]
    wins = Fraction(0)
    dies = {"levis": Fraction(0), "johnson": Fraction(0)}
    for first, second, third in itertools.product(range(1, 7), repeat=3):
        # the dice are thrown as they are needed: fire, a test of the victim's leader, fire, a test of the other's
        fought = fight(pieces, [first, second, third, 5, 5], {ambusher: ["ambush-1"]}, words)
        share = Fraction(1, 216)
        wins += share if told(fought, "battle-won")[0]["seat"] == "seat-french" else 0
        for event in told(fought, "leader-tested"):
            dies[str(event["piece"]).removeprefix("piece-")] += share / 6
    assert Fraction(odds["attacker_wins"], odds["of"]) == wins  # type: ignore[arg-type]
    told_of = {line["leader"]: Fraction(line["dies"], line["of"]) for line in odds["leaders"]}  # type: ignore[attr-defined]
    assert told_of == dies
    assert odds["refused"] == []


@rule("7.55", "7.56")
def test_battle_odds_refuse_cards_the_rules_forbid_and_count_fieldworks() -> None:
    pieces = {"levis": "sorel", "bearn": "sorel", "44th": "st-jean"}
    state = war(pieces)
    plain = ask(state, "battle", attackers="levis,bearn", space="st-jean")
    dug = ask(state, "battle", attackers="levis,bearn", space="st-jean", defender_cards="fieldworks")
    assert dug["attacker_wins"] < plain["attacker_wins"]  # type: ignore[operator]
    refused = ask(state, "battle", attackers="levis,bearn", space="st-jean", attacker_cards="ambush,fieldworks")
    assert refused["attacker_wins"] == plain["attacker_wins"]
    assert [(line["card"], line["rule"]) for line in refused["refused"]] == [  # type: ignore[attr-defined]
        ("fieldworks", "7.55"),
        ("ambush", "7.56"),
    ]
    digging = war(pieces, markers={"st-jean": {"fieldworks": "british"}})
    cleared = ask(digging, "battle", attackers="levis,bearn", space="st-jean", attacker_cards="fieldworks")
    assert cleared["attacker_wins"] == plain["attacker_wins"]
    assert ask(digging, "battle", attackers="levis,bearn", space="st-jean")["attacker_wins"] == dug["attacker_wins"]


@rule("7.62", "7.63")
def test_the_strength_an_ambushed_owner_keeps() -> None:
    state = war({"gages-80th": "albany", "mohawk-1": "albany", "mohawk-2": "albany", "44th": "albany"})
    names = ["gages-80th", "mohawk-1", "mohawk-2"]
    roster = Roster(state, [PIECE_NUMBER[name] for name in names])
    # two, one and one: Light Infantry reduced, a Mohawk reduced, Light Infantry dead
    assert [roster.strongest_left(lost, 0, {}) for lost in range(4)] == [4, 3, 2, 1]


@rule("7.3")
def test_militia_may_be_named_in_odds_only_where_it_may_fight() -> None:
    box = "northern-colonial-militias"
    pieces = {"levis": "hudson-carry-south", "bearn": "hudson-carry-south", "44th": "hoosic", "colonial-militia-1": box}
    state = war(pieces)
    odds = ask(state, "battle", attackers="levis,bearn", space="hoosic", defenders="44th,colonial-militia-1")
    assert odds["defenders"] == ["44th", "colonial-militia-1"]
    raided = war(pieces, markers={"deerfield": {"raided_by_french": 1}})
    with pytest.raises(UnknownQuery):
        ask(raided, "battle", attackers="levis,bearn", space="hoosic", defenders="44th,colonial-militia-1")


FORT = {"crown-point": "french fort"}


@rule("8.231")
def test_siege_odds() -> None:
    state = war({"wolfe": "crown-point", "44th": "crown-point"}, FORT, sieges={"crown-point": 0})
    odds = ask(state, "siege", commander="wolfe", space="crown-point")
    assert odds["levels"] == {"1": 3, "2": 3} and odds["may_assault"] == 6
    harder = ask(state, "siege", commander="wolfe", space="crown-point", coehorns="besieged")
    assert harder["levels"] == {"0": 2, "1": 3, "2": 1} and harder["may_assault"] == 4


@rule("9.2", "9.22", "12.23")
def test_assault_odds_are_what_every_throw_of_the_dice_gives() -> None:
    pieces = {"wolfe": "niagara", "44th": "niagara", "45th": "niagara", "bearn": "niagara", "villiers": "niagara"}

    def besieged(dice: list[int]) -> State:
        return war(
            pieces,
            {"niagara": "french fort"},
            british=["campaign-1"],
            to_play="british",
            dice=dice,
            sieges={"niagara": 1},
        )

    odds = ask(besieged([]), "assault", space="niagara")
    captures = 0
    for first, second in itertools.product(range(1, 7), repeat=2):
        state = besieged([first, second, 5, 5])
        play(state, "british card campaign-1", "british command wolfe", "british take-all", "british assault")
        while not told(state, "assault-won") and not told(state, "assault-lost"):
            play(state, f"{state.to_act[0]} {offered(state, state.to_act[0])[0]}")
        if told(state, "assault-won"):
            captures += 1
            assert points(state) == -3
    assert odds["captures"] == captures and odds["points"] == 3 and odds["of"] == 36
    easier = ask(besieged([]), "assault", space="niagara", coehorns="besieger")
    assert easier["captures"] > captures  # type: ignore[operator]


@rule("10.3", "10.32")
def test_raid_odds() -> None:
    state = war({"langlade": "wills-creek", "dumas": "wills-creek"}, {"winchester": "british stockade"})
    hard = ask(state, "raid", raiders="langlade", space="winchester")
    assert [hard[key] for key in ("success", "lose-0", "lose-1", "lose-2")] == [2, 2, 3, 1]
    plain = ask(state, "raid", raiders="langlade", space="augusta")
    assert [plain[key] for key in ("success", "lose-0", "lose-1", "lose-2")] == [2, 4, 2, 0]
    under = ask(state, "raid", raiders="langlade", space="augusta", blockhouses="yes")
    assert [under[key] for key in ("success", "lose-0", "lose-1", "lose-2")] == [2, 2, 3, 1]
    led = ask(state, "raid", raiders="dumas,langlade", space="winchester")
    assert led["success"] == 3 and led["leaders"] == [{"leader": "dumas", "dies": 2, "of": 36}]
    militia = war({"langlade": "wills-creek", "colonial-militia-1": "southern-colonial-militias"})
    fought = ask(militia, "raid", raiders="langlade", space="winchester", militia="colonial-militia-1")
    assert fought["militia_battle"]["of"] == 36  # type: ignore[index]


@pytest.mark.parametrize(
    ("query", "arguments", "wrong"),
    [
        ("reach", {"pieces": "nobody"}, "pieces"),
        ("reach", {"pieces": "bearn,44th"}, "pieces"),
        ("reach", {"pieces": "bearn,bearn"}, "pieces"),
        ("reach", {"pieces": "bearn,guyenne"}, "pieces"),
        ("reach", {"pieces": "bearn", "way": "air"}, "way"),
        ("reach", {"pieces": "bearn", "value": "4"}, "value"),
        ("supply", {"space": "paris"}, "space"),
        ("supply", {"space": "quebec", "side": "swiss"}, "side"),
        ("battle", {"attackers": "levis", "space": "albany"}, "attackers"),
        ("battle", {"attackers": "bearn", "space": "sorel"}, "defenders"),
        ("battle", {"attackers": "bearn", "space": "albany", "attacker_cards": "campaign"}, "attacker_cards"),
        ("siege", {"commander": "levis", "space": "albany"}, "space"),
        ("assault", {"space": "albany"}, "space"),
        ("raid", {"raiders": "bearn", "space": "augusta"}, "raiders"),
        ("raid", {"raiders": "langlade", "space": "augusta", "militia": "44th"}, "militia"),
    ],
)
def test_a_bad_argument_is_named(query: str, arguments: dict[str, str], wrong: str) -> None:
    state = war(
        {"bearn": "montreal", "guyenne": "sorel", "levis": "montreal", "44th": "albany", "langlade": "wills-creek"}
    )
    with pytest.raises(UnknownQuery) as refused:
        state.query("french", query, arguments)
    assert refused.value.arguments["argument"] == wrong


def test_every_query_is_answered_for_whoever_asks() -> None:
    state = GAME.start("full-campaign", {}, 3)
    french = stack(state, 1, "montreal")
    unit = next(name for name in french if not IS_LEADER[PIECE_NUMBER[name]])
    other = next(PIECE_NAMES[piece] for piece in range(PIECES) if SIDE[piece] == 0 and state.on_map(piece))
    arguments = {
        "reach": {"pieces": unit},
        "supply": {"space": "montreal"},
        "battle": {"attackers": unit, "space": "albany", "defenders": other},
        "raid": {"raiders": "abenaki-1", "space": "deerfield"},
    }
    for query, named in arguments.items():
        for seat in ("french", "british", None):
            assert state.query(seat, query, named)


@rule("6.2", "6.3", "6.4", "13.0")
@pytest.mark.parametrize("seed", range(4))
def test_reach_says_the_same_as_the_rules_of_movement(seed: int) -> None:
    """In random matches the first steps of every mover are those the query tells, and so are the reasons' spaces."""
    rng = random.Random(seed)
    state = GAME.start("full-campaign", {}, seed, events=False)
    compared = 0
    for _ in range(700):
        if not state.to_act:
            break
        seat = state.to_act[0]
        top = state.top()
        if isinstance(top, Movement) and top.spent == 0 and not top.going:
            compared += 1
            moving = [PIECE_NAMES[piece] for piece in state.with_role(top.seat, top.space, MOVING)]
            if top.commander >= 0:
                moving.sort(key=lambda name: name != PIECE_NAMES[top.commander])
            foul = "yes" if top.foul else "no"
            way = ("land", "boat", "sea")[top.mode]
            told_of = ask(state, "reach", seat, pieces=",".join(moving), way=way, foul=foul, value=str(top.value))
            words = {verb for verb in offered(state, seat) if verb.startswith(("move ", "sail ", "land-at "))}
            first = {space for space, spent in spaces(told_of, way).items() if spent == 1}
            assert first == {verb.split(" ")[1] for verb in words}
        state.play(seat, rng.choice(offered(state, seat)))
    assert compared > 20
