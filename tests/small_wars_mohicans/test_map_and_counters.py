"""S1-S4, S48 The map, the counters and the setup."""

from __future__ import annotations

from arpents.games.small_wars_mohicans.facts import board
from arpents.games.small_wars_mohicans.facts import reading as facts
from tests.rules import rule
from tests.small_wars_mohicans.table import GAME, asleep, has_fort, march, owner, position, where
from tests.table import asked, offered, offers, play, refused

KINDS = facts.KINDS


def lines(a: str, b: str) -> set[str]:
    place = board.PLACE[a]
    return {facts.LINES[line >> 8] for line in board.LINES_OF[place] if line & 0xFF == board.PLACE[b]}


def kind_of(unit: str) -> str:
    return KINDS[board.KIND[board.UNIT[unit]]]


def new_match(**options: str):
    return GAME.start(options=options, seed=1)


@rule("S1.1")
def test_s1_1_stacks_go_only_along_lines_of_the_right_sort():
    state = march("french", units={"berry-1": "montreal"})
    play(state, "take berry-1")
    assert refused(state, "road quebec") == ("no-line", "S1.1")
    assert refused(state, "trail chambly") == ("no-line", "S1.1")
    assert where(play(state, "road chambly"), "berry-1") == "chambly"


@rule("S1.2")
def test_s1_2_anchors_and_fortresses():
    ports = {board.PLACE_NAMES[port] for port in board.PORTS}
    assert {"new-york", "boston", "halifax", "louisbourg", "quebec", "tadoussac"} <= ports
    assert "montreal" not in ports and "albany" not in ports
    fortresses = {board.PLACE_NAMES[n] for n in range(board.PLACES) if board.PERMANENT[n]}
    assert len(fortresses) == 12 and {"quebec", "montreal", "louisbourg", "trenton"} <= fortresses


@rule("S1.3")
def test_s1_3_rivers_coasts_and_lakes_are_water():
    state = march("british", units={"foot-40": "new-york"})
    play(state, "take foot-40")
    assert lines("new-york", "albany") == {"river"} and lines("new-york", "philadelphia") == {"coast"}
    assert lines("chambly", "ft-carillon") == {"lake"}
    assert {"water albany", "water philadelphia"} <= set(offered(state))


@rule("S1.4")
def test_s1_4_places_of_one_lake_are_one_step_apart():
    lakes: dict[str, list[str]] = {}
    for row in board.PLACE_ROWS:
        for lake in facts.words(row.get("lakes", [])):
            lakes.setdefault(lake, []).append(str(row["id"]))
    assert set(lakes) == {"champlain", "ontario", "erie", "huron", "michigan"}
    for members in lakes.values():
        for a in members:
            for b in members:
                assert a == b or "lake" in lines(a, b)


@rule("S1.5")
def test_s1_5_the_sea_lift_joins_ports_without_a_coast_line():
    assert lines("halifax", "louisbourg") == set()
    state = position("british-sail", sea=3, sea_lift="halifax", units={"foot-40": "halifax"})
    play(state, "board foot-40")
    assert offers(state, "sail louisbourg")
    assert refused(state, "sail albany") == ("not-a-port", "S1.5")


@rule("S1.6")
def test_s1_6_bases():
    bases = [{board.PLACE_NAMES[n] for n in range(board.PLACES) if board.BASE_OF[n] == side} for side in (0, 1)]
    assert bases == [{"montreal", "quebec"}, {"new-york", "boston", "philadelphia"}]


@rule("S1.7", "S1.8")
def test_s1_7_who_holds_what_at_the_start():
    state = new_match()
    for name in ("ft-carillon", "ft-duquesne", "ft-st-frederic", "ft-vincennes", "tadoussac", "le-detroit"):
        assert owner(state, name) == "french"
    for name in ("ft-george", "william-henry", "ft-oswego", "ft-stanwix", "albany", "ft-necessity"):
        assert owner(state, name) == "british"
    assert {owner(state, name) for name in ("mohawk", "oneida", "onondaga", "cayuga", "tuscarora")} == {"iroquois"}
    assert owner(state, "seneca-e") == owner(state, "seneca-w") == "iroquois"


@rule("S1.9", "S42.1")
def test_s1_9_native_places_start_green_with_tribes_asleep():
    state = new_match()
    assert owner(state, "shawnee") == "native" and asleep(state, "shawnee-tribe")
    march_state = march("french", units={"langlade": "shawnee"})
    assert refused(march_state, "take shawnee-tribe") == ("tribe-asleep", "S42.1")
    assert not any("shawnee-tribe" in words for words in offered(march("british", units={"foot-40": "boston"})))


@rule("S2.1")
def test_s2_1_british_counters():
    british = [kind_of(name) for name in board.UNIT_NAMES[: board.FIRST_FRENCH]]
    assert len(british) + len(board.BRITISH_SHIPS) + 1 == 63  # the sea lift marker is the fifth naval counter
    assert [british.count(kind) for kind in ("regular", "colonial", "militia", "ranger")] == [30, 6, 19, 3]


@rule("S2.2")
def test_s2_2_french_counters():
    french = [kind_of(name) for name in board.UNIT_NAMES[board.FIRST_FRENCH : board.FIRST_NATIVE]]
    assert len(french) + len(board.FRENCH_SHIPS) == 56
    counts = [french.count(kind) for kind in ("regular", "marine", "garrison", "militia", "coureur")]
    assert counts == [24, 6, 2, 14, 6]


@rule("S2.3")
def test_s2_3_six_nations_one_counter_in_use_each():
    assert board.NATION_NAMES == ["mohawk", "oneida", "tuscarora", "onondaga", "cayuga", "seneca"]
    state = new_match()
    assert set(state.view(None)["boxes"]["council"]) == {f"{name}-nation" for name in board.NATION_NAMES}


@rule("S2.4", "S48.1")
def test_s2_4_twenty_four_tribes_and_ninety_nine_places():
    tribes = [name for name in board.UNIT_NAMES if kind_of(name) == "native"]
    assert len(tribes) == 24
    state = GAME.start(seed=1)
    assert {state.side_of(board.UNIT[name]) for name in tribes} == {board.FRENCH}
    territories = [board.TERRITORY[n] for n in range(board.FIRST_PLACE, board.PLACES)]
    assert [territories.count(n) for n in range(4)] == [24, 34, 34, 7]


@rule("S3.1", "S3.2", "S3.3")
def test_s3_troop_types():
    def types(kind: str) -> set[int]:
        return {board.TYPE[n] for n in range(board.UNITS) if KINDS[board.KIND[n]] == kind}

    for kind in ("regular", "colonial", "garrison", "marine"):
        assert types(kind) == {board.TYPE_REGULAR}
    assert types("militia") == {board.TYPE_MILITIA}
    for kind in ("native", "iroquois", "coureur", "ranger"):
        assert types(kind) == {board.TYPE_IRREGULAR}


@rule("S3.4")
def test_s3_4_marines_march_like_irregulars_and_build_like_regulars():
    state = march("french", supply=0, units={"marine-1": "ft-duquesne"})
    play(state, "take marine-1", "trail kittaning" if offers(state, "trail kittaning") else "water kittaning")
    assert asked(state, "french").arguments["left"] == 5
    assert supply(state) == 0
    builders = march("french", supply=3, units={"marine-1": "ft-venango"})
    assert offers(play(builders, "take marine-1"), "build")


def supply(state) -> int:
    return state.view(None)["supply"]["land"]


@rule("S4.1", "S4.8")
def test_s4_1_permanent_fortifications_take_no_marker():
    state = new_match()
    for number in range(board.FIRST_PLACE, board.PLACES):
        if board.PERMANENT[number]:
            assert not has_fort(state, board.PLACE_NAMES[number])
    for city in [
        "williamsburg",
        "alexandria",
        "baltimore",
        "philadelphia",
        "trenton",
        "new-york",
        "new-haven",
        "boston",
        "portsmouth",
    ]:
        assert board.PERMANENT[board.PLACE[city]] and where(state, f"{city}-militia") == city


@rule("S4.2", "S4.9")
def test_s4_2_seven_forts_each():
    state = new_match()
    forts = {name for name in state.view(None)["places"] if has_fort(state, name)}
    assert {name for name in forts if owner(state, name) == "french"} == {
        "ft-vincennes",
        "le-detroit",
        "ft-duquesne",
        "ft-niagara",
        "ft-frontenac",
        "ft-st-frederic",
        "ft-beausejour",
    }
    assert {name for name in forts if owner(state, name) == "british"} == {
        "ft-ligonier",
        "ft-oswego",
        "ft-george",
        "ft-stanwix",
        "albany",
        "ft-lawrence",
        "halifax",
    }


@rule("S4.3", "S4.4", "S4.5", "S4.10")
def test_s4_3_units_on_the_map_at_the_start():
    state = new_match()
    assert where(state, "st-jean-militia") == "st-jean"
    assert where(state, "beausejour-militia-1") == where(state, "beausejour-militia-2") == "ft-beausejour"
    for town in ["tadoussac", "quebec", "trois-rivieres", "montreal", "ft-levis", "chambly", "louisbourg"]:
        assert where(state, f"{town}-militia") == town
    assert where(state, "marine-1") == "ft-duquesne"
    assert where(state, "quebec-garrison") == "quebec" and where(state, "louisbourg-garrison") == "louisbourg"
    for town in ["albany", "johnson-hall", "ft-stanwix"]:
        assert where(state, f"{town}-militia") == town


@rule("S4.6")
def test_s4_6_first_coureur():
    state = new_match()
    assert sorted(offered(state)) == ["to ft-vincennes", "to le-detroit", "to montreal"]
    assert refused(state, "to quebec") == ("first-coureur-elsewhere", "S4.6")
    assert where(play(state, "to montreal"), "langlade") == "montreal"


@rule("S4.7")
def test_s4_7_three_coureurs_wake_their_tribes():
    state = play(new_match(), "to le-detroit", "to shawnee")
    assert not asleep(state, "shawnee-tribe") and where(state, "marin") == "shawnee"
    assert refused(state, "to shawnee") == ("no-sleeping-tribe", "S4.7")
    assert refused(state, "to mohawk") == ("no-sleeping-tribe", "S4.7")
    play(state, "to abenaki", "to ottawa-w")
    assert where(state, "la-corne") == "ottawa-w"
    assert set(state.view(None)["boxes"]["reserve"]) >= {"niverville", "repentigny"}


def set_up(**options: str):
    state = play(new_match(**options), "to le-detroit", "to shawnee", "to abenaki", "to ottawa-w")
    if options.get("reinforcements") != "historical":
        play(state, "moor f-squadron", "moor f-corsair", "moor f-troopship")
    return state


@rule("S4.11")
def test_s4_11_three_battalions_in_nova_scotia():
    state = set_up()
    assert offered(state) == ["pick foot-40", "pick foot-45", "pick foot-49"]
    play(state, "pick foot-49", "pick foot-40")
    assert [where(state, unit) for unit in ("foot-49", "foot-40", "foot-45")] == [
        "halifax",
        "ft-lawrence",
        "port-royal",
    ]


@rule("S4.12")
def test_s4_12_sea_lift_in_a_british_port():
    state = play(set_up(), "pick foot-40", "pick foot-45")
    assert refused(state, "to louisbourg") == ("friendly-port-only", "S4.12")
    assert play(state, "to halifax").view(None)["sea_lift"] == "halifax"


@rule("S4.16")
def test_s4_16_the_reserve():
    reserve = set(new_match().view(None)["boxes"]["reserve"])
    assert {"hartford-militia", "colonial-50", "rogers-rangers", "marine-2", "montreal-militia-2"} <= reserve
    assert not any(name.startswith("foot-") for name in reserve)


@rule("S4.18")
def test_s4_18_french_ships_are_hidden():
    state = set_up()
    assert [seen["french"] for seen in state.view("british")["anchorages"]] == [None] * 4
    assert [seen["french"] for seen in state.view("french")["anchorages"]] == [
        "f-squadron",
        "f-corsair",
        "f-troopship",
        "f-gifts",
    ]
    assert not any(event["kind"] == "event-ship-moored" for event in state.events_for("british"))
    assert state.view(None)["anchorages"][0]["french"] is None
