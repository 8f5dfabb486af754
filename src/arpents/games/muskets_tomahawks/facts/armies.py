"""21. Army lists: the ready ones, and the rules of a force, checked one by one."""

from __future__ import annotations

from typing import Final, final

from arpents.engine.description import read_only
from arpents.engine.errors import Fault
from arpents.engine.facts import as_list, as_whole, records, text, whole
from arpents.games.muskets_tomahawks.facts.profiles import (
    CIVILIANS,
    GUN,
    MILITIA,
    NATIONS,
    OFFICER,
    OPTION_IDS,
    PROFILE_IDS,
    PROFILE_OPTIONS,
    PROFILE_TYPE,
    SIZES,
    UNSOLD,
    Troops,
)
from arpents.games.muskets_tomahawks.facts.reading import read, spelt
from arpents.games.muskets_tomahawks.facts.terrain import BOAT_IDS, BOAT_POINTS

NATION_IDS: Final = ["british", "french", "natives"]


@final
class Army:
    def __init__(self, id: str, nation: str, points: int, units: list[Troops], boats: list[int]) -> None:
        self.id = id
        self.nation = nation
        self.points = points  # of the game it is made for
        self.units = units
        self.boats = boats  # bought ones, by type

    def total(self) -> int:
        """21.1, 21.8"""
        total = 0
        for unit in self.units:
            total += unit.points()
        for boat in self.boats:
            total += BOAT_POINTS[boat]
        return total


def ready_army(facts: dict[str, object]) -> Army:
    units: list[Troops] = []
    for entry in as_list(facts["units"]):
        unit = as_list(entry)
        units.append(Troops(PROFILE_IDS.index(str(unit[0])), as_whole(unit[1]), []))
    return Army(text(facts, "id"), text(facts, "nation"), whole(facts, "points"), units, [])


ARMIES: Final[list[Army]] = [ready_army(facts) for facts in records(read("armies"), "armies")]
ARMY_IDS: Final[list[str]] = [army.id for army in ARMIES]


def read_army(where: str, spec: object, points: int, faults: list[Fault]) -> Army:
    """A list as a position writes it: the id of a ready one, or
    {"nation": "british", "units": [{"profile": "rangers", "figures": 8, "options": ["natives"]}], "boats": ["canoe"]}.
    """
    empty = Army("", "british", points, [], [])
    if isinstance(spec, str):
        if spec not in ARMY_IDS:
            faults.append(Fault(where, "army-unknown", "21.1", {"army": spec, "known": list(ARMY_IDS)}))
            return empty
        army = ARMIES[ARMY_IDS.index(spec)]
        faults.extend(army_faults(where, army, points))
        return army
    if not isinstance(spec, dict):
        faults.append(Fault(where, "army-not-a-list", "21.1"))
        return empty
    nation = spec.get("nation")
    if nation not in NATION_IDS:
        faults.append(Fault(where + ".nation", "army-nation-unknown", "21.7", {"known": list(NATION_IDS)}))
        nation = "british"
    units: list[Troops] = []
    listed = spec.get("units")
    for number, entry in enumerate(listed if isinstance(listed, list) else []):
        unit = read_unit(f"{where}.units[{number}]", entry, faults)
        if unit is not None:
            units.append(unit)
    boats: list[int] = []
    bought = spec.get("boats")
    for boat in bought if isinstance(bought, list) else []:
        if boat in BOAT_IDS:
            boats.append(BOAT_IDS.index(boat))
        else:
            faults.append(Fault(where + ".boats", "boat-unknown", "21.8", {"boat": str(boat)}))
    army = Army(where, str(nation), points, units, boats)
    faults.extend(army_faults(where, army, points))
    return army


def read_unit(where: str, entry: object, faults: list[Fault]) -> Troops | None:
    if not isinstance(entry, dict) or entry.get("profile") not in PROFILE_IDS:
        faults.append(Fault(where, "profile-unknown", "21.4"))
        return None
    read_only(where, entry, ("profile", "figures", "options"), faults)
    profile = PROFILE_IDS.index(str(entry["profile"]))
    figures = entry.get("figures", SIZES[profile][0])
    if isinstance(figures, bool) or not isinstance(figures, int) or figures < 1:
        faults.append(Fault(where, "unit-size", "21.4", {"least": SIZES[profile][0], "most": SIZES[profile][1]}))
        figures = SIZES[profile][0]
    options: list[str] = []
    named = entry.get("options")
    for option in named if isinstance(named, list) else []:
        if option not in OPTION_IDS:
            faults.append(Fault(where, "option-unknown", "21.4", {"option": str(option)}))
        else:
            options.append(str(option))
    return Troops(profile, figures, options)


def profile_text(profile: int) -> str:
    return f"profile-{spelt(PROFILE_IDS[profile])}"


def upgrade_text(option: str) -> str:
    return f"upgrade-{spelt(option)}"


def army_faults(where: str, army: Army, points: int) -> list[Fault]:
    """Every rule of section 21 that the list breaks."""
    faults: list[Fault] = []
    total = army.total()
    if total > points:  # 21.1
        faults.append(Fault(where, "army-too-dear", "21.1", {"total": total, "points": points}))
    officers = [unit for unit in army.units if unit.traits & OFFICER]
    others = [unit for unit in army.units if not unit.traits & OFFICER]
    most = 2 if points < 400 else 3
    least = 1 if points < 400 else 2
    if not least <= len(officers) <= most:  # 21.2
        faults.append(Fault(where, "army-officers", "21.2", {"officers": len(officers), "least": least, "most": most}))
    wanted = 2 if points < 400 else 4
    if len(others) < wanted:
        faults.append(Fault(where, "army-too-few-units", "21.2", {"units": len(others), "least": wanted}))
    types = [PROFILE_TYPE[unit.profile] for unit in others]
    guns = 0
    soft = 0
    for number, unit in enumerate(army.units):
        at = f"{where}.units[{number}]"
        if unit.traits & OFFICER and PROFILE_TYPE[unit.profile] not in types:  # 21.3
            faults.append(Fault(at, "officer-without-troops", "21.3"))
        size = SIZES[unit.profile]
        if not size[0] <= unit.figures <= size[1]:  # 21.4
            faults.append(Fault(at, "unit-size", "21.4", {"figures": unit.figures, "least": size[0], "most": size[1]}))
        for option in unit.options:
            if option not in PROFILE_OPTIONS[unit.profile]:
                faults.append(Fault(at, "option-not-for-profile", "21.4", {"upgrade": upgrade_text(option)}))
            elif unit.options.count(option) > 1:
                faults.append(Fault(at, "option-twice", "21.4", {"upgrade": upgrade_text(option)}))
        if unit.traits & GUN:
            guns += 1
        if PROFILE_TYPE[unit.profile] in (MILITIA, CIVILIANS):
            soft += unit.points()
        if UNSOLD[unit.profile] or army.nation not in NATIONS[unit.profile]:  # 21.7
            faults.append(Fault(at, "profile-of-another-nation", "21.7", {"profile": profile_text(unit.profile)}))
    if guns > points // 400:  # 21.5
        faults.append(Fault(where, "army-guns", "21.5", {"guns": guns, "most": points // 400}))
    if 2 * soft > points:  # 21.6 half the points of the game
        faults.append(Fault(where, "army-too-soft", "21.6", {"points": soft, "most": points // 2}))
    return faults
