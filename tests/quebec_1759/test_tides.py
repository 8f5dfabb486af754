"""23. Tides, when the players want them."""

from tests.quebec_1759.table import BRITISH, FRENCH, GAME, counts, orders, pick, ships, table, volley, write, zone_of
from tests.rules import rule
from tests.table import asked, offered, play, refused, told

ON = {"tides": "on"}


@rule("23.0")
def test_23_0_tides_are_off_unless_wanted() -> None:
    """Ruling Q-29."""
    state = GAME.start()
    play(state, FRENCH, "preset even", "ready")
    assert told(state, "tide-runs") == told(state, "tide-stops") == []


@rule("23.0")
def test_23_0_a_die_before_each_campaign_move() -> None:
    """Everybody sees it before anything is written."""
    state = table({"levis": "la-sarre"}, options=ON, dice=[2, 1, 6])
    assert told(state, "tide-runs", FRENCH) == [{"dice": [2], "rule": "23.0"}]
    assert state.view(None)["tide_stops_boats"] is False
    orders(state)
    assert told(state, "tide-stops", FRENCH) == [{"dice": [1], "rule": "23.0"}]
    assert state.view(FRENCH)["tide_stops_boats"] is state.view(BRITISH)["tide_stops_boats"] is True
    orders(state)
    assert state.view(None)["tide_stops_boats"] is False


@rule("23.0")
def test_23_0_on_a_one_neither_side_takes_boats_and_no_ship_sails() -> None:
    state = table({"cap-rouge": "la-sarre"}, {"levis": "28th"}, options=ON, dice=[1])
    play(state, FRENCH, "from cap-rouge")
    assert refused(state, FRENCH, "to etchemin") == ("tide-stops-boats", "23.0")
    assert refused(state, BRITISH, "ships-up 1") == ("tide-stops-boats", "23.0")
    play(state, BRITISH, "from levis")
    assert offered(state, BRITISH) == ["to etchemin"]
    assert refused(state, BRITISH, "to beauport") == ("tide-stops-boats", "23.0")


@rule("23.0", "19.0")
def test_23_0_roads_and_the_crossing_stay_open() -> None:
    state = table({"st-charles": "la-sarre guyenne"}, options=ON, dice=[1, 2])
    orders(state, "1 SC-AB, 1 SC-BE")
    pick(state, FRENCH, "la-sarre guyenne")
    assert zone_of(state, "fr-la-sarre") == "abraham"
    assert zone_of(state, "fr-guyenne") == "beauport"


@rule("23.0", "9.2")
def test_23_0_road_lines_run_and_boat_lines_stay() -> None:
    state = table(british={"levis": "28th 35th"}, options=ON, dice=[1, 2])
    orders(state, british="1 LE-ET, 1 LE-BE")
    assert told(state, "line-impossible") == [
        {"seat": "seat-british", "number": 2, "fault": "fault-tide", "rule": "23.0"}
    ]
    pick(state, BRITISH, "28th")
    assert (counts(state, "etchemin"), counts(state, "levis")) == ((0, 1), (0, 1))


@rule("23.0", "8.1")
def test_23_0_a_naval_order_stays() -> None:
    state = table(options=ON, dice=[1, 2])
    orders(state, british="2 NAVAL UP")
    assert told(state, "line-impossible")[0]["fault"] == "fault-tide"
    assert ships(state) == (4, 0)


@rule("23.0", "11.1c")
def test_23_0_a_line_the_tide_stops_makes_no_swap() -> None:
    """The French march out by road, and meet the British who could not embark at home."""
    state = table(
        {"beauport": "la-sarre"}, {"montmorency": "28th 35th"}, occupied=["montmorency"], options=ON, dice=[1]
    )
    orders(state, "1 BE-MO", "2 MO-BE/A")
    assert told(state, "line-impossible")[0]["fault"] == "fault-tide"
    assert told(state, "forces-meet") == []
    assert told(state, "skirmish-begins") == [{"zone": "zone-montmorency", "seat": "seat-french", "rule": "18.0"}]


@rule("23.0", "17.2")
def test_23_0_no_retreat_by_boat_either() -> None:
    """Ruling Q-18: only the road is left."""
    state = table(
        {"beauport": "la-sarre"}, {"montmorency": "28th"}, occupied=["montmorency"], options=ON, dice=[1] + [1] * 3
    )
    orders(state, british="1 MO-BE")
    volley(state, FRENCH, "la-sarre")
    assert offered(state, BRITISH) == ["stand", "retreat montmorency"]
    assert refused(state, BRITISH, "retreat-by-boat montmorency") == ("tide-stops-boats", "23.0")


@rule("23.0", "19.0")
def test_23_0_the_crossing_serves_for_retreats() -> None:
    """Ruling Q-18."""
    state = table(
        {"abraham": "la-sarre"}, {"st-charles": "28th"}, occupied=["st-charles"], options=ON, dice=[1] + [1] * 3
    )
    orders(state, british="1 SC-AB")
    volley(state, FRENCH, "la-sarre")
    assert offered(state, BRITISH) == ["stand", "retreat st-charles"]


@rule("23.0", "22.1")
def test_23_0_the_indians_do_not_mind() -> None:
    state = table({"etchemin": "indiens la-sarre guyenne bearn languedoc"}, options=ON, dice=[1])
    write(state, FRENCH, "IND ET-OR")
    play(state, FRENCH, "ready")
    play(state, BRITISH, "ready")
    assert asked(state, FRENCH) == "indians"
