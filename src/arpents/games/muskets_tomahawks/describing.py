"""A position described in words: the rest of a description, unit by unit, card by card. Lengths are in inches."""

from __future__ import annotations

from typing import Final

from arpents.engine.description import Description, read_only
from arpents.engine.errors import Fault
from arpents.games.muskets_tomahawks.actions.activation import Act
from arpents.games.muskets_tomahawks.actions.marker_actions import ActMarker
from arpents.games.muskets_tomahawks.facts.profiles import CLOSE_IDS, GUN, INTRIGUE_IDS, TALENT_IDS, WAGON
from arpents.games.muskets_tomahawks.facts.terrain import BOAT_IDS
from arpents.games.muskets_tomahawks.features.boats import board_boat
from arpents.games.muskets_tomahawks.features.buildings import enter_building
from arpents.games.muskets_tomahawks.features.wagons import along_of
from arpents.games.muskets_tomahawks.formations.formations import KNOT, LINES, crew_slots, formation_slots
from arpents.games.muskets_tomahawks.morale.officers import officers_of
from arpents.games.muskets_tomahawks.setting_up.muster import add_boat, give_talent
from arpents.games.muskets_tomahawks.setting_up.stations import number_markers, put_marker, set_body
from arpents.games.muskets_tomahawks.spotting.weather import WEATHER_IDS
from arpents.games.muskets_tomahawks.state import (
    ABANDONED,
    ARRIVED,
    AWAY,
    CAPTURED,
    DESTROYED,
    DISPERSED,
    ENGAGER,
    FREED,
    GUN_SMOKE,
    HIDDEN,
    IN_FLIGHT,
    MANNED,
    OFF,
    ON_TABLE,
    SHAKEN,
    SPIKED,
    VIGILANT,
    WRECKED,
    State,
)
from arpents.games.muskets_tomahawks.table.scenarios import EDGE_IDS, EDGE_WEST, NO_EDGE
from arpents.games.muskets_tomahawks.turn.cards import CLOCK, RED_CLOCK, clock_cards, full_deck
from arpents.games.muskets_tomahawks.turn.command import GO_OVER, Go
from arpents.games.muskets_tomahawks.turn.turn import NEXT_GO, Turns
from arpents.games.muskets_tomahawks.view import SEATS
from arpents.games.muskets_tomahawks.words import nouns

STATUS_WORDS: Final = {
    "away": AWAY,
    "arrived": ARRIVED,
    "off": OFF,
    "destroyed": DESTROYED,
    "freed": FREED,
    "wrecked": WRECKED,
    "captured": CAPTURED,
}
MARK_WORDS: Final = {
    "shaken": SHAKEN,
    "flight": IN_FLIGHT,
    "vigilance": VIGILANT,
    "gun-smoke": GUN_SMOKE,
    "engager": ENGAGER,
}
OF_UNIT: Final = (
    "at", "form", "figures", "in", "aboard", "hidden", "status", "strength", "marks", "smoke", "spent", "hits",
    "spotted", "close", "gun", "gun_at",
)  # fmt: skip
GUN_WORDS: Final = {"manned": MANNED, "abandoned": ABANDONED, "spiked": SPIKED}


def sixteenths(value: object) -> int:
    """1.8 Whole sixteenths only."""
    if isinstance(value, bool) or not isinstance(value, (int, float)) or value * 16 != int(value * 16):
        raise ValueError(str(value))
    return int(value * 16)


class Describing(Description):
    """Reads the rest of a description, noting every fault."""

    def __init__(self, state: State, said: dict[str, object], faults: list[Fault]) -> None:
        super().__init__(said, faults)
        self.state = state

    def unread(self, where: str, value: object, rule: str = "") -> None:
        self.fault(where, "position-value", rule, value=str(value))

    def unit(self, where: str, name: object) -> int:
        number = nouns.UNIT.number(name) if isinstance(name, str) else -1
        if not 0 <= number < self.state.units():
            self.fault(where, "position-unknown-unit", unit=str(name))
            return -1
        return number

    def point(self, where: str, value: object) -> list[int]:
        try:
            if isinstance(value, list) and len(value) == 2:
                return [sixteenths(value[0]), sixteenths(value[1])]
        except ValueError:
            pass
        self.unread(where, value, "1.8")
        return []

    def read(self) -> None:
        state, spec = self.state, self.said
        state.turn = self.number("turn", 1, 1, 99)
        state.red = self.number("red", 0, 0, 9)
        state.clocks = self.number("clocks", 0, 0, 2)
        if "weather" in spec:
            if spec["weather"] in WEATHER_IDS:
                state.weather = WEATHER_IDS.index(str(spec["weather"]))
            else:
                self.unread("weather", spec["weather"], "18.1")
        self.read_pairs(spec)
        self.read_talents(spec)
        self.read_boats(spec)
        for name, level in self.mapping("fire").items():
            building = nouns.STRUCTURE.number(name)
            if not 0 <= building < len(state.fire) or not isinstance(level, int):
                self.unread("fire." + name, level, "17.2")
            else:
                state.fire[building] = level
        for name, where in self.mapping("units").items():
            unit = self.unit("units." + name, name)
            if unit >= 0 and isinstance(where, dict):
                self.read_unit("units." + name, unit, {str(key): item for key, item in where.items()})
            elif unit >= 0:
                self.unread("units." + name, where)
        self.read_markers(spec)
        for side in (0, 1):
            number_markers(state, side)
        self.read_cards(spec)
        if not self.faults:
            self.faults.extend(overlaps(state))
            self.give_turn(spec)

    def pair(self, spec: dict[str, object], name: str, target: list[int], least: int, most: int) -> None:
        value = spec.get(name)
        if value is None:
            return
        if not isinstance(value, list) or len(value) != 2:
            self.unread(name, value)
            return
        for side in (0, 1):
            entry = value[side]
            if isinstance(entry, bool) or not isinstance(entry, int) or not least <= entry <= most:
                self.unread(name, entry)
            else:
                target[side] = entry

    def read_pairs(self, spec: dict[str, object]) -> None:
        state = self.state
        state.command = [len(officers_of(state, 0)), len(officers_of(state, 1))]
        self.pair(spec, "command", state.command, 0, 10)
        self.pair(spec, "points", state.points, -99, 99)
        self.pair(spec, "morale", state.morale, 0, 1)
        self.pair(spec, "pledges", state.pledge, -1, 99)
        self.pair(spec, "deeds", state.deeds, 0, 1 << 16)
        self.pair(spec, "spared", state.spared, 0, 1)
        state.sectors = self.number("sectors", 0, 0, 63)
        intrigues = spec.get("intrigues", [])
        for side, name in enumerate(intrigues if isinstance(intrigues, list) else []):
            if name in INTRIGUE_IDS and side < 2:
                state.intrigue[side] = INTRIGUE_IDS.index(str(name))
            elif name is not None:
                self.unread("intrigues", name, "15.5")
        homes = spec.get("homes", ["west", "east"] if state.described else [])
        if not state.described:
            for side in (0, 1):
                state.home_of[side] = (
                    state.map.sides[side].home if state.map.sides[side].home >= 0 else EDGE_WEST + 2 * side
                )
        for side, name in enumerate(homes if isinstance(homes, list) else []):
            if name in EDGE_IDS and side < 2:
                state.home_of[side] = EDGE_IDS.index(str(name))
            else:
                self.unread("homes", name, "20.9")
        for unit in range(state.units()):
            if state.home[unit] == NO_EDGE:
                state.home[unit] = (
                    state.home_of[state.side[unit]] & 3
                    if state.home_of[state.side[unit]] > 5
                    else (state.home_of[state.side[unit]])
                )

    def read_talents(self, spec: dict[str, object]) -> None:
        for name, talent in self.mapping("talents").items():
            unit = self.unit("talents." + name, name)
            if talent not in TALENT_IDS:
                self.unread("talents." + name, talent, "15.5")
            elif unit >= 0:
                give_talent(self.state, unit, TALENT_IDS.index(str(talent)))

    def read_boats(self, spec: dict[str, object]) -> None:
        boats = spec.get("boats", [])
        for number, boat in enumerate(boats if isinstance(boats, list) else []):
            where = f"boats[{number}]"
            if isinstance(boat, dict):
                read_only(where, boat, ("type", "seat", "at"), self.faults)
            if not isinstance(boat, dict) or boat.get("type") not in BOAT_IDS or boat.get("seat") not in SEATS:
                self.unread(where, boat, "17.3")
                continue
            at = self.point(where, boat.get("at"))
            if at:
                add_boat(self.state, BOAT_IDS.index(str(boat["type"])), SEATS.index(str(boat["seat"])), at[0], at[1])

    def read_unit(self, where: str, unit: int, spec: dict[str, object]) -> None:
        """{"at": [12, 20], "form": "knot"}, or figures, or "in", "aboard", "status"; with strength, marks, smoke ..."""
        state = self.state
        read_only(where, spec, OF_UNIT, self.faults)
        strength = self.within(
            where + ".strength",
            spec.get("strength", state.start[unit]),
            state.start[unit],
            0,
            max(state.start[unit], 0),
        )
        for figure in range(state.first[unit] + strength, state.first[unit] + state.start[unit]):
            state.lose(unit, figure)
        state.strength[unit] = strength
        self.set_place(where, unit, spec)
        if "gun" in spec:
            self.set_gun(where, unit, spec)
        marks = spec.get("marks", [])
        for mark in marks if isinstance(marks, list) else [marks]:
            if mark in MARK_WORDS:
                state.mark(unit, MARK_WORDS[str(mark)])
            else:
                self.unread(where + ".marks", mark)
        smoke = self.within(where + ".smoke", spec.get("smoke", 0), 0, 0, state.start[unit])
        spent = self.within(where + ".spent", spec.get("spent", 0), 0, 0, state.start[unit])
        for k, figure in enumerate(state.figures(unit)):
            state.smoke[figure] = int(k < smoke)
            state.spent[figure] = int(k < spent)
        state.hits[unit] = self.within(where + ".hits", spec.get("hits", 0), 0, 0, 2)
        spotted = spec.get("spotted", [])
        for name in spotted if isinstance(spotted, list) else []:
            other = self.unit(where + ".spotted", name)
            if other >= 0:
                state.flags[unit] |= 1 << other
        close = spec.get("close")
        if close is not None:
            if close in CLOSE_IDS:
                state.close[unit] = 1 << CLOSE_IDS.index(str(close))
            else:
                self.unread(where + ".close", close, "12.6")

    def set_place(self, where: str, unit: int, spec: dict[str, object]) -> None:
        state = self.state
        if "status" in spec:
            if spec["status"] in STATUS_WORDS:
                state.status[unit] = STATUS_WORDS[str(spec["status"])]
            else:
                self.unread(where + ".status", spec["status"])
        elif "in" in spec:
            building = nouns.STRUCTURE.number(str(spec["in"]))
            if 0 <= building < len(state.fire):
                enter_building(state, unit, building)
            else:
                self.unread(where + ".in", spec["in"], "17.1")
        elif "aboard" in spec:
            boat = nouns.BOAT.number(str(spec["aboard"]))
            if 0 <= boat < len(state.boat_side):
                board_boat(state, unit, boat)
            else:
                self.unread(where + ".aboard", spec["aboard"], "17.3")
        elif "hidden" in spec:
            at = self.point(where + ".hidden", spec["hidden"])
            if at:
                state.status[unit] = HIDDEN
                put_marker(state, state.side[unit], unit, 1, at[0], at[1])
        elif "figures" in spec:
            self.set_figures(where, unit, spec["figures"])
        elif "at" in spec:
            at = self.point(where + ".at", spec["at"])
            if at:
                self.set_form(where, unit, at[0], at[1], spec.get("form", "knot"))
        else:
            self.unread(where, spec)

    def set_gun(self, where: str, unit: int, spec: dict[str, object]) -> None:
        """13.6 {"gun": "abandoned", "gun_at": [20, 20]}: its crew stands elsewhere."""
        state = self.state
        if not state.is_a(unit, GUN) or spec["gun"] not in GUN_WORDS:
            self.unread(where + ".gun", spec["gun"], "13.6")
            return
        state.gun[unit] = GUN_WORDS[str(spec["gun"])]
        if "gun_at" in spec:
            at = self.point(where + ".gun_at", spec["gun_at"])
            if at:
                state.ax[unit], state.ay[unit] = at[0], at[1]

    def set_figures(self, where: str, unit: int, figures: object) -> None:
        state = self.state
        places = figures if isinstance(figures, list) else []
        if len(places) != state.strength[unit]:
            self.unread(where + ".figures", figures)
            return
        for figure, place in zip(state.figures(unit), places, strict=True):
            at = self.point(where + ".figures", place)
            if at:
                state.put(unit, figure, at[0], at[1])
        state.status[unit] = ON_TABLE

    def set_form(self, where: str, unit: int, x: int, y: int, form: object) -> None:
        state = self.state
        state.status[unit] = ON_TABLE
        if state.is_a(unit, WAGON):
            state.ax[unit] = x
            state.ay[unit] = y
            state.along[unit] = along_of(state.board, x, y) if state.board.track_x else 0
            return
        slots = KNOT
        if form in nouns.STANCE_IDS:
            stance = nouns.STANCE_IDS.index(str(form))
            if state.is_a(unit, GUN):
                set_body(state, unit, DISPERSED, stance & 7, x, y, crew_slots(state.strength[unit], stance & 7))
            else:
                shape = formation_slots(stance >> 3, state.strength[unit], stance & 7)
                set_body(state, unit, stance >> 3, stance & 7, x, y, shape)
            return
        if isinstance(form, str) and form.startswith("line-") and form[5:] in nouns.LINE_WAY.names:
            slots = LINES[nouns.LINE_WAY.names.index(form[5:])]
        elif form != "knot":
            self.unread(where + ".form", form, "2.11")
        for k, figure in enumerate(state.figures(unit)):
            state.put(unit, figure, x + slots[2 * k], y + slots[2 * k + 1])

    def read_markers(self, spec: dict[str, object]) -> None:
        """Dummies: {"unit": "u3", "at": [10, 12]}."""
        markers = spec.get("markers", [])
        for number, marker in enumerate(markers if isinstance(markers, list) else []):
            where = f"markers[{number}]"
            if not isinstance(marker, dict):
                self.unread(where, marker, "16.1")
                continue
            unit = self.unit(where, marker.get("unit"))
            at = self.point(where, marker.get("at"))
            if unit >= 0 and at:
                put_marker(self.state, self.state.side[unit], unit, 0, at[0], at[1])

    def cards(self, where: str, value: object) -> list[int]:
        found: list[int] = []
        for name in value if isinstance(value, list) else []:
            card = nouns.CARD.number(str(name))
            if card < 0:
                self.unread(where, name, "5.1")
            else:
                found.append(card)
        return found

    def read_cards(self, spec: dict[str, object]) -> None:
        """The deck is whatever is left of the two lists' cards."""
        state = self.state
        hands = self.mapping("hands")
        state.hand_a = self.cards("hands.attacker", hands.get("attacker"))
        state.hand_d = self.cards("hands.defender", hands.get("defender"))
        state.discard = self.cards("discard", spec.get("discard"))
        reserved = spec.get("reserved", [None, None])
        for side, name in enumerate(reserved if isinstance(reserved, list) else []):
            if name is not None and side < 2:
                card = self.cards("reserved", [name])
                if card:
                    state.reserved[side] = card[0]
        deck = full_deck(state) + clock_cards(state)
        for held in state.hand_a + state.hand_d + state.discard + [c for c in state.reserved if c >= 0]:
            if held in deck:
                deck.remove(held)
            else:
                self.faults.append(Fault("hands", "position-cards", "5.1"))
        for _ in range(state.clocks):
            clock = CLOCK if CLOCK in deck else RED_CLOCK
            if clock in deck:
                deck.remove(clock)
                state.discard.append(clock)
        state.deck = deck
        state.drawn_cards = [9, 9]

    def give_turn(self, spec: dict[str, object]) -> None:
        """`go`: whose go it is; `asked`: the unit or marker that has been given an action."""
        state = self.state
        seat = spec.get("go", "attacker")
        if seat not in SEATS:
            self.unread("go", seat, "5.3")
            return
        number = SEATS.index(str(seat))
        asked = spec.get("asked")
        if asked is None:
            state.stack = [Turns(number, NEXT_GO)]
        elif isinstance(asked, str) and asked[:1] == "m":
            marker = nouns.MARKER.number(asked)
            if not 0 <= marker < len(state.marker_side):
                self.unread("asked", asked, "16.2")
                return
            side = state.marker_side[marker]
            state.stack = [Turns(1 - side, NEXT_GO), Go(side, GO_OVER), ActMarker(side, marker)]
        else:
            unit = self.unit("asked", asked)
            if unit >= 0:
                side = state.side[unit]
                state.stack = [Turns(1 - side, NEXT_GO), Go(side, GO_OVER), Act(side, unit)]


def overlaps(state: State) -> list[Fault]:
    """9.8 Figures that stand on each other or off the table."""
    faults: list[Fault] = []
    units = [unit for unit in range(state.units()) if state.status[unit] == ON_TABLE]
    for i, unit in enumerate(units):
        for figure in state.figures(unit):
            x = state.fx[figure]
            y = state.fy[figure]
            if not (0 <= x <= state.board.width and 0 <= y <= state.board.height):
                faults.append(Fault(f"units.u{unit}", "position-unit-off-table", "9.8", {"unit": unit}))
            for other in units[i:]:
                reach = state.radius[unit] + state.radius[other]
                for second in state.figures(other):
                    if second > figure and (state.fx[second] - x) ** 2 + (state.fy[second] - y) ** 2 < reach * reach:
                        faults.append(
                            Fault(f"units.u{unit}", "position-figures-overlap", "9.8", {"unit": unit, "other": other})
                        )
    return faults
