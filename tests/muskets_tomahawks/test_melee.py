"""12. Hand-to-hand."""

from arpents.games.muskets_tomahawks.measuring.contact import hand_to_hand, in_contact, touching
from arpents.games.muskets_tomahawks.melee.blows import attack_modifier, blows, defence_modifier, succeeds
from arpents.games.muskets_tomahawks.melee.engagement import cannot_engage
from arpents.games.muskets_tomahawks.melee.melee import Round
from arpents.games.muskets_tomahawks.state import ABANDONED, ENGAGER
from arpents.games.muskets_tomahawks.words.reasons import NEVER_ENGAGES, NOT_ENGAGEABLE
from tests.muskets_tomahawks.table import (
    State,
    area,
    formation_of,
    gun_of,
    house,
    marked,
    obstacle,
    places,
    status_of,
    table,
)
from tests.rules import rule
from tests.table import asked, offered, offers, play, told


def locked(
    attacker: tuple[str, int],
    defender: tuple[str, int],
    features: list[dict[str, object]] | None = None,
    gap: float = 1.5,
    spec: dict[str, object] | None = None,
    **more: object,
) -> State:
    """Two lines facing each other, every figure within an inch of its own enemy only."""
    count, enemies = attacker[1], defender[1]
    return table(
        [attacker],
        [defender],
        {
            "u0": {"figures": [[20, 10 + 3 * k] for k in range(count)], **(spec or {})},
            "u1": {"figures": [[20 + gap, 10 + 3 * k] for k in range(enemies)]},
        },
        features,
        **more,
    )


@rule("12.5", "1.6.1")
def test_12_5_contact() -> None:
    assert touching(locked(("rangers", 4), ("rangers", 4), gap=2), 0, 1)
    assert not touching(locked(("rangers", 4), ("rangers", 4), gap=2.0625), 0, 1)
    assert not in_contact(locked(("rangers", 4), ("rangers", 4), [obstacle("palisade", (20.75, 0), (20.75, 40))]), 0)
    assert in_contact(locked(("rangers", 4), ("rangers", 4), [obstacle("fence", (20.75, 0), (20.75, 40))]), 0)
    assert not in_contact(locked(("rangers", 4), ("captives", 4)), 0)


@rule("12.1", "7.1")
def test_12_1_engage() -> None:
    state = table(
        [("warriors", 4), ("settlers", 4)],
        [("brit_regulars", 6), ("brit_regulars", 6), ("captives", 2)],
        {
            "u0": {"at": [20, 20], "spotted": ["u2", "u3"]},
            "u1": {"at": [20, 30], "spotted": ["u2"]},
            "u2": {"at": [28, 20]},
            "u3": {"at": [40, 20]},
            "u4": {"at": [20, 26]},
        },
        asked="u0",
    )
    assert offers(state, "engage u2") and not offers(state, "engage u3")
    assert cannot_engage(state, 1, 2) == NEVER_ENGAGES and cannot_engage(state, 0, 4) == NOT_ENGAGEABLE


@rule("12.2", "16.5", "12.7.3", "14.2.13", "14.2.16")
def test_12_2_surprise() -> None:
    state = table(
        [("warriors", 6)],
        [("brit_regulars", 6)],
        {"u0": {"at": [20, 20], "spotted": ["u1"]}, "u1": {"at": [28, 20]}},
        draws=[0] + [1] * 60,
        asked="u0",
    )
    play(state, "engage u1")
    assert told(state, "unit-surprised") == [{"unit": 1, "enemy": 0}]
    rolled = {one["unit"]: one["total"] for one in told(state, "reaction-rolled")}
    assert rolled[1] == 1 + 1 - 2 + 2  # six men, surprise, no loss on either side
    assert rolled[0] >= 1 + 1 + 2  # the malus is for the surprised side only


@rule("12.2", "8.3")
def test_12_2_the_lowest_die_that_spots_is_no_surprise() -> None:
    def looks_up(die: int) -> State:
        state = table(
            [("warriors", 6)],
            [("brit_regulars", 6)],
            {"u0": {"at": [20, 20], "spotted": ["u1"]}, "u1": {"at": [28, 20]}},
            draws=[die] + [1] * 60,
            asked="u0",
        )
        play(state, "engage u1")
        return state

    needed = told(looks_up(0), "spotting-rolled")[0]["needed"]
    assert isinstance(needed, int) and needed > 0
    assert told(looks_up(needed - 1), "unit-surprised")
    assert not told(looks_up(needed), "unit-surprised") and offered(looks_up(needed)) == ["stand-firm", "reply"]


@rule("12.3", "12.3.1", "12.15")
def test_12_3_1_hold_and_the_first_round() -> None:
    state = table(
        [("warriors", 6)],
        [("brit_regulars", 6)],
        {"u0": {"at": [20, 20], "spotted": ["u1"]}, "u1": {"at": [28, 20], "spotted": ["u0"]}},
        draws=[1] * 60,
        asked="u0",
    )
    play(state, "engage u1")
    assert state.to_act == ("defender",) and offered(state) == ["stand-firm", "reply"]
    play(state, "stand-firm")
    assert told(state, "round-fought") and in_contact(state, 0)


@rule("12.3", "14.5.4")
def test_12_3_the_shaken_and_those_in_contact_do_not_react() -> None:
    def engaged(rangers: list[float], marks: list[str]) -> State:
        state = table(
            [("warriors", 6), ("rangers", 1)],
            [("brit_regulars", 6)],
            {
                "u0": {"at": [20, 20], "spotted": ["u2"]},
                "u1": {"at": rangers},
                "u2": {"figures": [[28, 18 + 2 * k] for k in range(6)], "spotted": ["u0"], "marks": marks},
            },
            draws=[1] * 60,
            asked="u0",
        )
        play(state, "engage u2")
        return state

    assert offered(engaged([60, 40], [])) == ["stand-firm", "reply"]
    assert told(engaged([60, 40], ["shaken"]), "round-fought")
    assert told(engaged([29.5, 28], []), "round-fought")


@rule("12.3.2", "10.9")
def test_12_3_2_fire_stops_them() -> None:
    for marks, hits in ((["vigilance"], 6), ([], 0)):  # hurried or not: 6 - 1 = 5, 6 - 2 = 4
        state = table(
            [("warriors", 6)],
            [("brit_regulars", 6)],
            {"u0": {"at": [20, 20], "spotted": ["u1"]}, "u1": {"at": [28, 20], "spotted": ["u0"], "marks": marks}},
            draws=[6] * 6 + [0] * 60,
            asked="u0",
        )
        play(state, "engage u1", "reply")
        assert told(state, "shots-fired")[0]["hits"] == hits
    state = table(
        [("warriors", 6)],
        [("brit_regulars", 6)],
        {"u0": {"at": [20, 20], "spotted": ["u1"]}, "u1": {"at": [28, 20], "spotted": ["u0"]}},
        draws=[9, 1, 1, 1, 1, 1, 9, 6],
        asked="u0",
    )
    play(state, "engage u1", "reply")
    assert not in_contact(state, 1) and max(x for x, _ in places(state, 0)) < 20  # the engagement is off


@rule("12.3.3")
def test_12_3_3_evade() -> None:
    def reactions(target: str, x: float) -> list[str]:
        state = table(
            [("war_chief", 1)],
            [(target, 6)],
            {
                "u0": {"at": [20, 20], "spotted": ["u1"]},
                "u1": {"figures": [[x, 14 + 2 * k] for k in range(6)], "spotted": ["u0"]},
            },
            asked="u0",
        )
        play(state, "engage u1")
        return offered(state)

    assert "evade" in reactions("rangers", 25) and "evade" not in reactions("rangers", 24.5)
    assert "evade" not in reactions("brit_regulars", 25)
    state = table(
        [("war_chief", 1)],
        [("rangers", 6)],
        {
            "u0": {"at": [20, 20], "spotted": ["u1"]},
            "u1": {"figures": [[26, y] for y in (20, 18, 16, 22, 24, 26)], "spotted": ["u0"]},
        },
        asked="u0",
    )
    play(state, "engage u1", "evade")
    assert {x for x, _ in places(state, 1)} == {31.0} and marked(state, 1, "shaken") and not in_contact(state, 0)


@rule("12.4")
def test_12_4_the_smallest_gap() -> None:
    state = table(
        [("warriors", 4)],
        [("brit_officer", 1)],
        {"u0": {"at": [20, 20], "spotted": ["u1"]}, "u1": {"at": [26, 20], "spotted": ["u0"]}},
        draws=[1] * 40,
        asked="u0",
    )
    play(state, "engage u1", "stand-firm")
    gaps = sorted(((x - 26) ** 2 + (y - 20) ** 2) ** 0.5 - 1 for x, y in places(state, 0))
    assert gaps[0] < 0.2 and gaps[-1] < 2 and formation_of(state, 0) == "dispersed"
    formed = table(
        [("brit_regulars", 6)],
        [("rangers", 4)],
        {"u0": {"at": [20, 20], "form": "one-rank-e", "spotted": ["u1"]}, "u1": {"at": [24, 20], "spotted": ["u0"]}},
        draws=[1] * 40,
        asked="u0",
    )
    play(formed, "engage u1", "stand-firm")
    assert formed.ax[0] == 20 * 16 + 8 and formed.formed(0)  # straight on to the first place that gives contact


@rule("12.6", "12.7", "12.7.6", "12.8")
def test_12_6_attack_and_defence() -> None:
    assert not succeeds(0, 9, 1) and succeeds(9, -9, 9) and succeeds(4, 0, 4) and not succeeds(3, 0, 4)
    # six against six, 5+ to hit and to save: the first two of u0 hit, one is saved; nobody of u1 hits
    state = locked(("rangers", 6), ("rangers", 6), asked="u0", draws=[5, 5, 1, 1, 1, 1] + [1] * 6 + [5, 4] + [9, 9])
    play(state, "fight")
    assert state.strength == [6, 5]
    assert [one["unit"] for one in told(state, "reaction-rolled")] == [1, 0]  # the heavier loser first


@rule("12.6.1", "12.6.2", "12.6.3", "12.6.4", "12.6.5", "4.7")
def test_12_6_modifiers() -> None:
    def modifier(
        unit: str,
        close: str | None = None,
        options: list[str] | None = None,
        engager: int = 0,
        talents: dict[str, str] | None = None,
    ) -> int:
        spec: dict[str, object] = {"at": [20, 20]}
        if close:
            spec["close"] = close
        state = table(
            [(unit, 1, options or [])],
            [("brit_officer", 1)],
            {"u0": spec, "u1": {"at": [21.75, 20]}},
            talents=talents or {},
        )
        return attack_modifier(state, blows(state, 3)[0], 3, engager)

    assert (
        modifier("brit_officer", "sabre", ["mounted"]) == 1 and modifier("brit_officer", "sabre", ["mounted"], -1) == 0
    )
    assert modifier("brit_officer", "sabre") == 0  # not cavalry
    assert modifier("brit_officer", "naval_weapon", engager=-1) == 1
    assert modifier("brit_officer", "cavalry_lance") == 2 and modifier("brit_officer", "cavalry_lance", engager=-1) == 0
    assert modifier("war_chief", None, ["ferocious"]) == 1 and modifier("war_chief", None, ["ferocious"], -1) == 0
    assert modifier("war_chief", None, None, -1, {"u0": "brave"}) == 1


@rule("12.6.1")
def test_12_6_1_no_sabre_bonus_against_other_riders() -> None:
    state = table(
        [("brit_officer", 1, ["mounted"])],
        [("brit_officer", 1, ["mounted"])],
        {"u0": {"at": [20, 20], "close": "sabre"}, "u1": {"at": [22, 20]}},
    )
    assert attack_modifier(state, blows(state, 3)[0], 3, 0) == 0


@rule("12.6.5", "4.7")
def test_12_6_5_the_brave_inspire_their_own_type() -> None:
    state = table(
        [("brit_officer", 1), ("brit_regulars", 2), ("rangers", 2)],
        [("warriors", 5)],
        {
            "u0": {"at": [20, 10]},
            "u1": {"figures": [[20, 13], [20, 16]]},
            "u2": {"figures": [[20, 19], [20, 22]]},
            "u3": {"figures": [[21.5, 10 + 3 * k] for k in range(5)]},
        },
        talents={"u0": "brave"},
    )
    added = [(blow.unit, attack_modifier(state, blow, 0b1111, -1)) for blow in blows(state, 0b1111)]
    assert added == [(0, 1), (1, 1), (1, 1), (2, 0), (2, 0)] + [(3, 0)] * 5


@rule("12.7.1", "12.7.2", "12.7.3")
def test_12_7_defence_modifiers() -> None:
    state = table(
        [("brit_officer", 1)],
        [("rangers", 4)],
        {"u0": {"at": [20, 20]}, "u1": {"at": [40, 20], "close": "cavalry_lance"}},
    )
    assert defence_modifier(state, 0, False) == 1  # a sabre saves on 3 with Defence 4+
    assert defence_modifier(state, 1, False) == -1
    assert defence_modifier(state, 0, True) == -1


@rule("12.7.4", "12.7.5")
def test_12_7_4_a_defended_position() -> None:
    wall = [obstacle("low_wall", (20.75, 0), (20.75, 40))]
    state = locked(("rangers", 4), ("rangers", 4), wall)
    assert all(blow.defended for blow in blows(state, 3))  # nobody engaged: both have the wall
    state.mark(0, ENGAGER)
    assert [blow.defended for blow in blows(state, 3)] == [True] * 4 + [False] * 4
    # one hit, the first defence die fails, the second saves
    fought = locked(("rangers", 4), ("rangers", 4), wall, asked="u0", draws=[5, 1, 1, 1, 1, 1, 1, 1, 4, 5, 9, 9])
    fought.mark(0, ENGAGER)
    play(fought, "fight")
    assert fought.strength == [4, 4]


@rule("12.8", "14.1.2", "14.2.11", "14.2.14")
def test_12_8_losses_and_both_test() -> None:
    # u0 loses three, u1 one
    state = locked(
        ("rangers", 6),
        ("rangers", 6),
        asked="u0",
        draws=[5, 1, 1, 1, 1, 1] + [5, 5, 5, 1, 1, 1] + [1, 1, 1, 1] + [9, 1, 1, 1, 9],
    )
    play(state, "fight")
    totals = {one["unit"]: one["total"] for one in told(state, "reaction-rolled")}
    assert state.strength == [3, 5]
    assert totals == {0: 9 - 3 - 3, 1: 9 - 1 + 2}
    calm = locked(("rangers", 4), ("rangers", 4), asked="u0", draws=[1] * 8 + [5, 5])
    play(calm, "fight")
    assert [one["total"] for one in told(calm, "reaction-rolled")] == [7, 7]
    assert [one["unit"] for one in told(calm, "reaction-rolled")] == [1, 0]  # on a tie the side not acting first


@rule("12.8")
def test_12_8_those_who_fought_fall_first() -> None:
    state = table(
        [("rangers", 4)],
        [("rangers", 6)],
        {
            "u0": {"figures": [[20, 10], [20, 13], [12, 10], [12, 13]]},
            "u1": {"figures": [[21.5, 10], [21.5, 13], [30, 10], [30, 13], [30, 16], [30, 19]]},
        },
        asked="u0",
        draws=[9, 1] + [1, 1] + [0] + [9, 9],
    )
    play(state, "fight")
    assert state.alive[4:10] == [1, 0, 1, 1, 1, 1]  # of the two who fought the one with the higher number


@rule("14.2.12")
def test_14_2_12_twice_the_figures() -> None:
    state = table(
        [("rangers", 8)],
        [("rangers", 4)],
        {
            "u0": {"figures": [[20, 10 + 3 * k] for k in range(4)] + [[23, 10 + 3 * k] for k in range(4)]},
            "u1": {"figures": [[21.5, 10 + 3 * k] for k in range(4)]},
        },
        asked="u0",
        draws=[1] * 12 + [5, 5],
    )
    play(state, "fight")
    totals = {one["unit"]: one["total"] for one in told(state, "reaction-rolled")}
    assert totals == {0: 5 + 1 + 2 + 2, 1: 5 + 2}


@rule("12.9", "12.9.1", "12.9.2")
def test_12_9_losses_on_the_way_out() -> None:
    # u1 recoils after the round (5 on the Tirailleur column), six dice
    state = locked(
        ("rangers", 6), ("rangers", 6), asked="u0", draws=[5, 1, 1, 1, 1, 1] + [1] * 6 + [1] + [6, 0, 1, 1, 1, 1, 9]
    )
    play(state, "fight")
    lost = told(state, "breaking-losses")[0]
    assert (lost["unit"], lost["dice"], lost["lost"]) == (1, 5, 1) and state.strength[1] == 4
    fled = locked(
        ("rangers", 6), ("rangers", 6), asked="u0", draws=[5, 1, 1, 1, 1, 1] + [1] * 6 + [1] + [2, 0, 1, 2, 3, 4, 9]
    )
    play(fled, "fight")
    assert marked(fled, 1, "flight") and fled.strength[1] == 1


@rule("12.9.3")
def test_12_9_3_who_cannot_get_away_is_removed() -> None:
    state = table(
        [("rangers", 4)],
        [("rangers", 4)],
        {
            "u0": {"figures": [[68, 10 + 3 * k] for k in range(4)]},
            "u1": {"figures": [[70, 10 + 3 * k] for k in range(4)]},
        },
        [obstacle("palisade", (70.75, 0), (70.75, 40))],
        asked="u0",
        draws=[1] * 8 + [3, 1, 1, 1, 1, 9],
    )
    play(state, "fight")
    assert status_of(state, 1) == "destroyed"


@rule("12.10")
def test_12_10_locked() -> None:
    state = locked(("braves", 4), ("brit_regulars", 6), asked="u0", draws=[1] * 8 + [9, 9])
    play(state, "fight")
    assert in_contact(state, 0) and in_contact(state, 1)
    later = locked(("braves", 4), ("brit_regulars", 6))
    assert attack_modifier(later, blows(later, 3)[0], 3, -1) == 0  # Ferocious in the first round only


def test_shaken_in_contact() -> None:
    state = locked(("rangers", 4), ("rangers", 4), asked="u0", spec={"marks": ["shaken"]})
    assert offered(state) == ["decline", "recover"]
    assert len(blows(state, 3)) == 8  # it still strikes back


@rule("12.11")
def test_12_11_engaging_a_unit_in_flight() -> None:
    state = table(
        [("warriors", 4)],
        [("brit_regulars", 6)],
        {"u0": {"at": [20, 20], "spotted": ["u1"]}, "u1": {"at": [28, 20], "marks": ["flight"]}},
        asked="u0",
        draws=[0, 3, 4, 9, 9, 9],
    )
    play(state, "engage u1")
    assert state.strength[1] == 4 and told(state, "round-fought") == [] and told(state, "reaction-rolled") == []
    assert min(x for x, _ in places(state, 1)) > 28


@rule("12.12", "15.4")
def test_12_12_all_units_linked() -> None:
    state = table(
        [("rangers", 4), ("ranger_officer", 1)],
        [("rangers", 4)],
        {
            "u0": {"figures": [[20, 10], [20, 13], [20, 16], [20, 19]]},
            "u1": {"at": [20, 22]},
            "u2": {"figures": [[21.5, 10], [21.5, 13], [21.5, 16], [21.5, 22]]},
        },
        asked="u0",
        draws=[1] * 8 + [9, 9, 9],
    )
    assert hand_to_hand(state, 0) == 0b111
    struck = {blow.figure: blow.struck for blow in blows(state, 7)}
    assert struck[4] == 8 and struck[0] == 5  # the nearest in contact
    play(state, "fight")
    assert sorted(one["unit"] for one in told(state, "reaction-rolled")) == [0, 1, 2]  # he tests on his own


@rule("12.13")
def test_12_13_the_winner_may_follow() -> None:
    state = locked(("rangers", 4), ("rangers", 4), asked="u0", draws=[1] * 8 + [4, 1, 1, 1, 1, 9])
    play(state, "fight")
    assert asked(state, "attacker") == "follow-up"
    assert offers(state, "go 22-10") and not offers(state, "go 22.5-10") and offers(state, "done")
    play(state, "go 22-10")
    assert places(state, 0)[0] == (22, 10)


@rule("12.13", "2.12")
def test_12_13_a_straggler_of_the_winner_comes_as_near_as_it_can() -> None:
    state = locked(("rangers", 4), ("rangers", 4), asked="u0", draws=[9] * 3 + [1] * 30)
    state.put(0, 3, 10 * 16, 30 * 16)  # too far from the others to belong to the chain
    play(state, "fight", "go 22-10")
    assert places(state, 0) == [(22, 10), (22, 13), (22, 16), (11, 28.5)]  # two inches, as everybody


@rule("12.13", "2.12")
def test_12_13_whoever_settles_follows_no_farther_than_two_inches() -> None:
    state = table(
        [("rangers", 4), ("brit_officer", 1)],
        [("rangers", 3)],
        {
            "u0": {"figures": [[20, 10], [20, 13], [20, 16], [20, 19]]},
            "u1": {"figures": [[22, 13]]},  # where the second man would go
            "u2": {"figures": [[21.5, 10], [21.5, 16], [21.5, 19]]},
        },
        draws=[1] * 6 + [4, 1, 1, 1, 9],
        asked="u0",
    )
    before = places(state, 0)
    play(state, "fight", "go 22-10")
    after = places(state, 0)
    assert after[0] == (22, 10) and after[1] != (22, 13)
    for (ax, ay), (bx, by) in zip(before, after, strict=True):
        assert (ax - bx) ** 2 + (ay - by) ** 2 <= 4


@rule("12.14", "12.6.3")
def test_12_14_lancers_strike_first() -> None:
    state = locked(("rangers", 4), ("rangers", 4), spec={"close": "cavalry_lance"}, draws=[9] * 4 + [1] * 4 + [1] * 20)
    state.stack.append(Round(0, 0, 0, -1))
    state.carry_on()
    assert told(state, "round-fought")[0] == {"unit": 0, "blows": 4, "hits": 4}
    assert status_of(state, 1) == "destroyed" and state.strength[0] == 4  # nobody was left to strike


@rule("17.1.5")
def test_17_1_5_fighting_at_the_openings() -> None:
    state = table(
        [("rangers", 6)],
        [("brit_regulars", 6)],
        {"u0": {"figures": [[26, 20.5], [26, 19.5], [28, 19], [28, 20.5], [28, 22], [28, 17.5]]}, "u1": {"in": "b0"}},
        [house("building_log", 20, 18, 25, 22)],
    )
    assert touching(state, 0, 1)
    found = blows(state, 3)
    assert [blow.unit for blow in found] == [0, 0, 1, 1] and found[0].defended and not found[2].defended
    assert status_of(state, 1) == "indoors"


@rule("17.1.5", "17.1.3")
def test_17_1_5_only_the_outer_side_of_a_wall_reaches_its_opening() -> None:
    def round_the_corner(y: float) -> bool:
        cabin = house("building_log", 20, 18, 25, 22)
        cabin["openings"] = [{"kind": "door", "side": "south", "at": [20.5, 18]}]
        state = table(
            [("brit_officer", 1)], [("brit_regulars", 6)], {"u0": {"at": [19.5, y]}, "u1": {"in": "b0"}}, [cabin]
        )
        return touching(state, 0, 1)

    assert round_the_corner(17.5)
    assert not round_the_corner(18) and not round_the_corner(18.5)


def test_areas_do_not_stop_contact() -> None:
    assert in_contact(locked(("rangers", 4), ("rangers", 4), [area("woods", 10, 0, 40, 40)]), 0)


@rule("12.4")
def test_12_4_ranks_that_cannot_reach_any_more_go_as_near_as_they_can() -> None:
    state = table(
        [("brit_regulars", 6)],
        [("rangers", 4)],
        {
            "u0": {"at": [20, 20], "form": "one-rank-e", "spotted": ["u1"]},
            "u1": {"at": [26.5, 20], "spotted": ["u0"]},
        },
        draws=[],
        asked="u0",
    )
    play(state, "engage u1", "evade")
    assert state.formed(0) and state.ax[0] == 24 * 16 and not told(state, "round-fought")


@rule("12.14", "15.3")
def test_12_14_an_officer_speared_does_not_strike_back() -> None:
    state = table(
        [("rangers", 4)],
        [("brit_officer", 1), ("brit_regulars", 6)],
        {
            "u0": {"at": [10, 20], "spotted": ["u1"], "close": "cavalry_lance"},
            "u1": {"figures": [[15, 20]], "spotted": ["u0"]},
            "u2": {"at": [50, 20]},
        },
        draws=[9, 0, 0, 0, 0, 0, 9, 9, 9, 9, 9, 9, 9],
        asked="u0",
    )
    play(state, "engage u1", "stand-firm")
    assert status_of(state, 1) == "destroyed" and state.strength[0] == 4
    assert [event["blows"] for event in told(state, "round-fought")][1:] in ([], [0])


@rule("17.1.5")
def test_17_1_5_two_a_side_at_an_opening_whoever_shares_the_house() -> None:
    state = table(
        [("rangers", 4)],
        [("brit_regulars", 4), ("brit_regulars", 4)],
        {
            "u0": {"figures": [[24.5, 16], [25.5, 16], [24.5, 15], [25.5, 15]]},
            "u1": {"in": "b0"},
            "u2": {"in": "b0"},
        },
        [house("building_log", 23, 17, 27, 21)],
    )
    struck = blows(state, 0b111)
    assert len([blow for blow in struck if blow.unit == 0]) == 2
    assert [blow.unit for blow in struck if blow.unit != 0] == [1, 1]
    assert all(blow.defended for blow in struck if blow.unit == 0)


@rule("12.13", "2.6")
def test_12_13_ranks_that_follow_up_keep_their_order() -> None:
    state = table(
        [("brit_regulars", 6)],
        [("colonial_militia", 6)],
        {
            "u0": {"at": [20, 20], "form": "one-rank-e"},
            "u1": {"figures": [[22, 20], [22, 21.5], [22, 18.5], [23.5, 20], [23.5, 21.5], [23.5, 18.5]]},
        },
        draws=[9] * 4 + [0] * 12 + [9] * 12,
        asked="u0",
    )
    play(state, "fight")
    assert state.to_act == ("attacker",) and offers(state, "done")
    play(state, "go 21-20")
    assert state.formed(0) and state.ax[0] == 21 * 16 and places(state, 0)[0] == (21, 20)


@rule("11.3")
def test_11_3_contact_takes_vigilance_away_from_all_it_reaches() -> None:
    state = table(
        [("rangers", 4), ("rangers", 4)],
        [("brit_regulars", 6)],
        {"u0": {"at": [10, 20]}, "u1": {"at": [40, 40]}, "u2": {"at": [14.5, 20], "marks": ["vigilance"]}},
        asked="u1",
    )
    play(state, "form", "form-as column-e")  # somebody else's action ends
    while offers(state, "hold-fire"):
        play(state, "hold-fire")
    assert not marked(state, 2, "vigilance")


@rule("13.6", "7.7")
def test_13_6_a_manned_gun_does_not_break_off() -> None:
    state = table(
        [("light_gun", 4)],
        [("rangers", 4)],
        {"u0": {"at": [20, 20], "form": "dispersed-e"}, "u1": {"at": [20, 24.5]}},
        asked="u0",
    )
    assert offered(state) == ["decline", "fight"]


@rule("13.6")
def test_13_6_reserves_and_those_who_engage_spike_guns_too() -> None:
    state = table(
        [("braves", 4)],
        [("light_gun", 4), ("colonial_militia", 4)],
        {
            "u0": {"at": [20, 20], "spotted": ["u2"]},
            "u1": {"at": [24, 22], "form": "dispersed-e"},
            "u2": {"figures": [[25, 20], [26, 20], [27, 20], [27, 21]]},
        },
        draws=[0] * 60,
        asked="u0",
    )
    state.gun[1] = ABANDONED
    for figure in state.figures(1):
        state.put(1, figure, state.fx[figure] + 40 * 16, state.fy[figure])
    play(state, "engage u2")
    while offers(state, "stand-firm"):
        play(state, "stand-firm")
    while gun_of(state, 1) == "abandoned" and offered(state)[0] == "done":
        play(state, "done")
    assert gun_of(state, 1) == "spiked"


@rule("12.7.5", "7.7")
def test_12_7_5_who_is_out_of_contact_has_not_engaged() -> None:
    state = table(
        [("rangers", 4)],
        [("brit_regulars", 6)],
        {"u0": {"at": [20, 20]}, "u1": {"at": [24.5, 20]}},
        draws=[9] * 6,
        asked="u1",
    )
    state.marks[0] |= ENGAGER
    play(state, "break-off")
    assert not in_contact(state, 0) and not marked(state, 0, "engager")
