"""12. Hand-to-hand."""

from tests.muskets_tomahawks.table import (
    State,
    area,
    base_gap,
    blows,
    formation_of,
    gun_of,
    house,
    in_ranks,
    marked,
    obstacle,
    places,
    printed,
    saves,
    status_of,
    strength_of,
    strikes,
    table,
)
from tests.rules import rule
from tests.table import asked, offered, offers, play, refused, told


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


def added(state: State, unit: int) -> list[int]:
    """What its strikes had more than its Aggression."""
    aggression = printed(state, unit, "aggression")
    return [aggression - int(one["needed"]) for one in strikes(state, unit) for _ in one["dice"]]


@rule("12.5", "1.6.1")
def test_12_5_contact() -> None:
    def fights(*features: dict[str, object], gap: float = 1.5, enemy: str = "rangers") -> bool:
        return offers(locked(("rangers", 4), (enemy, 4), list(features), gap, asked="u0"), "fight")

    assert fights(gap=2)
    assert not fights(gap=2.0625)
    assert not fights(obstacle("palisade", (20.75, 0), (20.75, 40)))
    assert fights(obstacle("fence", (20.75, 0), (20.75, 40)))
    assert not fights(enemy="captives")


def test_areas_do_not_stop_contact() -> None:
    assert offers(locked(("rangers", 4), ("rangers", 4), [area("woods", 10, 0, 40, 40)], asked="u0"), "fight")


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
    assert refused(state, "engage u4") == ("not-engageable", "12.1")
    settlers = table(
        [("settlers", 4)],
        [("brit_regulars", 6)],
        {"u0": {"at": [20, 30], "spotted": ["u1"]}, "u1": {"at": [28, 30]}},
        asked="u0",
    )
    assert refused(settlers, "engage u1") == ("never-engages", "12.1")


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
    assert told(state, "round-fought") and base_gap(state, 0, 1) <= 1


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
    assert base_gap(state, 0, 1) > 1 and max(x for x, _ in places(state, 0)) < 20  # the engagement is off


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
    assert {x for x, _ in places(state, 1)} == {31.0} and marked(state, 1, "shaken") and base_gap(state, 0, 1) > 1


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
    assert places(formed, 0)[0][0] == 20.5 and in_ranks(formed, 0)  # straight on to the first place that gives contact


@rule("12.6", "12.7", "12.7.6", "12.8")
def test_12_6_attack_and_defence() -> None:
    for die, hits in ((0, 0), (4, 0), (5, 1), (9, 1)):  # 5+
        once = locked(("rangers", 4), ("rangers", 4), asked="u0", draws=[die] + [1] * 7 + [9] * 4)
        play(once, "fight")
        assert told(once, "round-fought")[0]["hits"] == hits
    # six against six, 5+ to hit and to save: the first two of u0 hit, one is saved; nobody of u1 hits
    state = locked(("rangers", 6), ("rangers", 6), asked="u0", draws=[5, 5, 1, 1, 1, 1] + [1] * 6 + [5, 4] + [9, 9])
    play(state, "fight")
    assert (strength_of(state, 0), strength_of(state, 1)) == (6, 5)
    assert [one["unit"] for one in told(state, "reaction-rolled")] == [1, 0]  # the heavier loser first


@rule("12.6.1", "12.6.2", "12.6.3", "12.6.4", "12.6.5", "4.7")
def test_12_6_modifiers() -> None:
    def modifier(
        unit: str,
        close: str | None = None,
        options: list[str] | None = None,
        engages: bool = True,
        talents: dict[str, str] | None = None,
    ) -> int:
        """What is added to the strike of one who engages an Officer, or is locked with him."""
        spec: dict[str, object] = {"at": [20, 20], "spotted": ["u1"]}
        if close:
            spec["close"] = close
        state = table(
            [(unit, 1, options or [])],
            [("brit_officer", 1)],
            {"u0": spec, "u1": {"at": [24 if engages else 21.75, 20], "spotted": ["u0"]}},
            talents=talents or {},
            draws=[1] * 20,
            asked="u0",
        )
        play(state, *(["engage u1", "stand-firm"] if engages else ["fight"]))
        (plus,) = added(state, 0)
        return plus

    assert (
        modifier("brit_officer", "sabre", ["mounted"]) == 1
        and modifier("brit_officer", "sabre", ["mounted"], False) == 0
    )
    assert modifier("brit_officer", "sabre") == 0  # not cavalry
    assert modifier("brit_officer", "naval_weapon", engages=False) == 1
    assert modifier("brit_officer", "cavalry_lance") == 2
    assert modifier("brit_officer", "cavalry_lance", engages=False) == 0
    assert modifier("war_chief", None, ["ferocious"]) == 1 and modifier("war_chief", None, ["ferocious"], False) == 0
    assert modifier("war_chief", None, None, False, {"u0": "brave"}) == 1


@rule("12.6.1")
def test_12_6_1_no_sabre_bonus_against_other_riders() -> None:
    state = table(
        [("brit_officer", 1, ["mounted"])],
        [("brit_officer", 1, ["mounted"])],
        {"u0": {"at": [20, 20], "close": "sabre", "spotted": ["u1"]}, "u1": {"at": [25, 20], "spotted": ["u0"]}},
        draws=[1] * 20,
        asked="u0",
    )
    play(state, "engage u1", "stand-firm")
    assert added(state, 0) == [0]


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
        draws=[1] * 40,
        asked="u0",
    )
    play(state, "fight")
    assert [added(state, unit) for unit in range(4)] == [[1], [1, 1], [0, 0], [0] * 5]


@rule("12.7.1", "12.7.2", "12.7.3")
def test_12_7_defence_modifiers() -> None:
    """A sabre saves on 3 with Defence 4+; a lance and surprise make it harder."""
    state = table(
        [("brit_officer", 1)],
        [("rangers", 4)],
        {
            "u0": {"at": [20, 20]},
            "u1": {"figures": [[21.5, 20], [24, 20], [24, 22], [24, 24]], "close": "cavalry_lance"},
        },
        draws=[9] * 20,
        asked="u0",
    )
    play(state, "fight")
    (sabre,), (lance,) = saves(state, 0), saves(state, 1)
    assert (printed(state, 0, "defence"), sabre["needed"], sabre["terms"]) == (4, 3, ["save-sabre"])
    assert (printed(state, 1, "defence") - lance["needed"], lance["terms"]) == (-1, ["save-lance"])
    caught = table(
        [("warriors", 6)],
        [("brit_officer", 1)],
        {"u0": {"at": [20, 20], "spotted": ["u1"]}, "u1": {"at": [28, 20]}},
        draws=[0] + [9] * 60,
        asked="u0",
    )
    play(caught, "engage u1")
    surprised = saves(caught, 1)[0]
    assert caught.defence[1] - surprised["needed"] == -1 and surprised["terms"] == ["save-sabre", "save-surprised"]


@rule("12.7.4", "12.7.5")
def test_12_7_4_a_defended_position() -> None:
    wall = [obstacle("low_wall", (20.75, 0), (20.75, 40))]
    state = locked(("rangers", 4), ("rangers", 4), wall, asked="u0", draws=[9] * 40)
    play(state, "fight")  # nobody engaged: both have the wall
    assert blows(state, 0) == blows(state, 1) == 4
    assert [one["terms"] for one in saves(state, 0) + saves(state, 1)] == [["save-defended"]] * 2
    engaged = locked(("rangers", 4), ("rangers", 4), wall, asked="u0", draws=[9] * 40, spec={"marks": ["engager"]})
    play(engaged, "fight")
    assert [one["terms"] for one in saves(engaged, 0)] == [["save-none"]]
    assert [one["terms"] for one in saves(engaged, 1)] == [["save-defended"]]
    # one hit, the first defence die fails, the second saves
    dice = [5, 1, 1, 1, 1, 1, 1, 1, 4, 5, 9, 9]
    fought = locked(("rangers", 4), ("rangers", 4), wall, asked="u0", draws=dice, spec={"marks": ["engager"]})
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
    assert (strength_of(state, 0), strength_of(state, 1)) == (3, 5)
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
    # of the two who fought the one with the higher number
    assert (21.5, 10) in places(state, 1) and (21.5, 13) not in places(state, 1)


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
    assert (lost["unit"], lost["dice"], lost["lost"]) == (1, 5, 1) and strength_of(state, 1) == 4
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
    assert base_gap(state, 0, 1) <= 1
    assert set(added(state, 0)) == {0}  # Ferocious in the first round only


def test_shaken_in_contact() -> None:
    state = locked(("rangers", 4), ("rangers", 4), asked="u0", spec={"marks": ["shaken"]})
    assert offered(state) == ["decline", "recover"]
    foe = locked(("rangers", 4), ("rangers", 4), asked="u1", spec={"marks": ["shaken"]}, draws=[1] * 8 + [9, 9])
    play(foe, "fight")
    assert blows(foe, 0) == blows(foe, 1) == 4  # it still strikes back


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
    assert strength_of(state, 1) == 4 and told(state, "round-fought") == [] and told(state, "reaction-rolled") == []
    assert min(x for x, _ in places(state, 1)) > 28


@rule("12.12", "15.4")
def test_12_12_all_units_linked() -> None:
    def fought(draws: list[int]) -> State:
        state = table(
            [("rangers", 4), ("ranger_officer", 1)],
            [("rangers", 4)],
            {
                "u0": {"figures": [[20, 10], [20, 13], [20, 16], [20, 19]]},
                "u1": {"at": [20, 22]},
                "u2": {"figures": [[21.5, 10], [21.5, 13], [21.5, 16], [21.5, 22]]},
            },
            asked="u0",
            draws=draws,
        )
        play(state, "fight")
        return state

    state = fought([1] * 8 + [9, 9, 9])
    assert [blows(state, unit) for unit in range(3)] == [3, 1, 4]
    assert sorted(one["unit"] for one in told(state, "reaction-rolled")) == [0, 1, 2]  # he tests on his own
    for dice, fallen in (([9, 1, 1, 1], (21.5, 10)), ([1, 1, 1, 9], (21.5, 22))):  # the nearest in contact is struck
        hit = fought([*dice, 1, 1, 1, 1] + [0] + [9] * 6)
        assert fallen not in places(hit, 2) and len(places(hit, 2)) == 3


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
    state = table(
        [("rangers", 4)],
        [("rangers", 4)],
        {
            "u0": {"figures": [[20, 10], [20, 13], [20, 16], [10, 30]]},  # one too far off to belong to the chain
            "u1": {"figures": [[21.5, 10 + 3 * k] for k in range(4)]},
        },
        asked="u0",
        draws=[9] * 3 + [1] * 30,
    )
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
    state = table(
        [("rangers", 4)],
        [("rangers", 4)],
        {
            "u0": {"figures": [[18, 10 + 3 * k] for k in range(4)], "spotted": ["u1"], "close": "cavalry_lance"},
            "u1": {"figures": [[21.5, 10 + 3 * k] for k in range(4)], "spotted": ["u0"]},
        },
        draws=[9] * 4 + [1] * 4 + [1] * 20,
        asked="u0",
    )
    play(state, "engage u1", "stand-firm")
    assert told(state, "round-fought")[0] == {"unit": 0, "blows": 4, "hits": 4}
    assert status_of(state, 1) == "destroyed" and strength_of(state, 0) == 4  # nobody was left to strike


@rule("17.1.5")
def test_17_1_5_fighting_at_the_openings() -> None:
    state = table(
        [("rangers", 6)],
        [("brit_regulars", 6)],
        {"u0": {"figures": [[26, 20.5], [26, 19.5], [28, 19], [28, 20.5], [28, 22], [28, 17.5]]}, "u1": {"in": "b0"}},
        [house("building_log", 20, 18, 25, 22)],
        asked="u0",
        draws=[9] * 40,
    )
    play(state, "fight")
    assert blows(state, 0) == blows(state, 1) == 2
    assert [one["terms"] for one in saves(state, 1) + saves(state, 0)] == [["save-defended"], ["save-none"]]
    assert status_of(state, 1) == "indoors"


@rule("17.1.5", "17.1.3")
def test_17_1_5_only_the_outer_side_of_a_wall_reaches_its_opening() -> None:
    def round_the_corner(y: float) -> bool:
        cabin = house("building_log", 20, 18, 25, 22)
        cabin["openings"] = [{"kind": "door", "side": "south", "at": [20.5, 18]}]
        state = table(
            [("brit_officer", 1)],
            [("brit_regulars", 6)],
            {"u0": {"at": [19.5, y]}, "u1": {"in": "b0"}},
            [cabin],
            asked="u0",
        )
        return offers(state, "fight")

    assert round_the_corner(17.5)
    assert not round_the_corner(18) and not round_the_corner(18.5)


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
    assert in_ranks(state, 0) and places(state, 0)[0] == (24, 20) and not told(state, "round-fought")


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
    assert status_of(state, 1) == "destroyed" and strength_of(state, 0) == 4
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
        asked="u0",
        draws=[9] * 40,
    )
    play(state, "fight")
    assert [blows(state, unit) for unit in range(3)] == [2, 2, 0]
    assert [one["terms"] for one in saves(state, 1)] == [["save-defended"]]


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
    assert in_ranks(state, 0) and places(state, 0)[0] == (21, 20)


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
            "u1": {"figures": [[64, 22], [64, 23], [64, 24], [64, 25]], "gun": "abandoned", "gun_at": [24, 22]},
            "u2": {"figures": [[25, 20], [26, 20], [27, 20], [27, 21]]},
        },
        draws=[0] * 60,
        asked="u0",
    )
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
        {"u0": {"at": [20, 20], "marks": ["engager"]}, "u1": {"at": [24.5, 20]}},
        draws=[9] * 6,
        asked="u1",
    )
    play(state, "break-off")
    assert base_gap(state, 0, 1) > 1 and not marked(state, 0, "engager")
