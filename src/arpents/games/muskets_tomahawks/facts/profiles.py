"""3, 4. Troops: profiles, options, traits, weapons, disciplines and talents, read from data/."""

from __future__ import annotations

from typing import Final, final

from arpents.engine.facts import flag, records, text, texts, whole, wholes
from arpents.games.muskets_tomahawks.facts.reading import read

# -- 4. traits, talents among them, one bit each
SCOUTS: Final = 1 << 0  # 4.1
NATIVES: Final = 1 << 1  # 4.2
ELITE: Final = 1 << 2  # 4.3
OFFICER: Final = 1 << 3  # 4.4
CLOSE_ORDER: Final = 1 << 4  # 4.5
FEROCIOUS: Final = 1 << 5  # 4.7
SHARPSHOOTERS: Final = 1 << 6  # 4.8
VETERANS: Final = 1 << 7  # 4.9
CAVALRY: Final = 1 << 8
LIGHT_CAVALRY: Final = 1 << 9
GUN: Final = 1 << 10  # 4.10
CIVILIAN: Final = 1 << 11  # 4.11
CAPTIVE: Final = 1 << 12  # 4.12
WAGON: Final = 1 << 13
TACTICIAN: Final = 1 << 14
CHARISMATIC: Final = 1 << 15
BRAVE: Final = 1 << 16
LUCKY: Final = 1 << 17
WOODSMAN: Final = 1 << 18
DRILLMASTER: Final = 1 << 19
STEADY_VOICE: Final = 1 << 20
MARKSMAN: Final = 1 << 21
FEARED: Final = 1 << 22
TALENTED: Final = 1 << 23  # an Officer who has paid for a talent
MOUNTED: Final = CAVALRY | LIGHT_CAVALRY  # 4.6
NO_FORCE: Final = CIVILIAN | CAPTIVE | WAGON  # 5.9, 17.4.4 never counted as the figures of a side
TRAIT_IDS: Final = [
    "scouts",
    "natives",
    "elite",
    "officer",
    "close_order",
    "ferocious",
    "sharpshooters",
    "veterans",
    "cavalry",
    "light_cavalry",
    "gun",
    "civilian",
    "captive",
    "wagon",
    "tactician",
    "charismatic",
    "brave",
    "lucky",
    "woodsman",
    "drillmaster",
    "steady_voice",
    "marksman",
    "feared",
    "talent",
]
FIRST_TALENT: Final = 14

# -- 2.2 troop types, by their cards
TYPE_IDS: Final[list[str]] = [text(c, "id") for c in records(read("cards"), "troops")]
TYPE_CARDS: Final[list[int]] = [whole(c, "copies") for c in records(read("cards"), "troops")]
TYPES: Final = len(TYPE_IDS)
REGULARS: Final = TYPE_IDS.index("regulars")
IRREGULARS: Final = TYPE_IDS.index("irregulars")
INDIANS: Final = TYPE_IDS.index("indians")
MILITIA: Final = TYPE_IDS.index("militia")
CIVILIANS: Final = TYPE_IDS.index("civilians")
ARTILLERY: Final = TYPE_IDS.index("artillery")

# -- 3.1 disciplines: 3.1.1 entraîné, 3.1.2 tirailleur, 3.1.3 indigène, 3.1.4 recrue, 3.1.5 guerrier, 3.1.6 conscrit
REACTIONS: Final = read("reaction")
DISCIPLINE_IDS: Final[list[str]] = [text(d, "id") for d in records(REACTIONS, "disciplines")]
RALLY: Final[list[int]] = [whole(d, "rally") for d in records(REACTIONS, "disciplines")]
RECRUE: Final = DISCIPLINE_IDS.index("recrue")
RESULT_IDS: Final[list[str]] = texts(REACTIONS, "results")
UNAFFECTED: Final = RESULT_IDS.index("none")
RECOIL_OR_SHAKEN: Final = RESULT_IDS.index("recoil_or_shaken")
RECOIL: Final = RESULT_IDS.index("recoil")
RECOIL_AND_SHAKEN: Final = RESULT_IDS.index("recoil_and_shaken")
FLIGHT: Final = RESULT_IDS.index("flight")
ROUT: Final = RESULT_IDS.index("rout")
# 14.3 the table of reactions, row by row: 14.3.1 below 0, 14.3.2 at 0, 14.3.3 at 1, 14.3.4 at 2, 14.3.5 at 3,
# 14.3.6 at 4, 14.3.7 at 5, 14.3.8 at 6, 14.3.9 at 7, 14.3.10 from 8 on
REACTION_TABLE: Final[list[list[int]]] = [
    [RESULT_IDS.index(result) for result in texts(row, "row")] for row in records(REACTIONS, "table")
]

# -- 10.5, 12.6 weapons: 10.5.1 bow, 10.5.2 thrown weapon, 10.5.3 pistol, 10.5.4 musket, 10.5.5 bouche à feu,
# 10.5.6 carbine, 10.5.7 long rifle, 10.5.8 rifled musket, 10.5.9 rifle, 10.5.10 repeating carbine, 10.5.11 artillery
WEAPONS: Final = read("weapons")
WEAPON_IDS: Final[list[str]] = [text(w, "id") for w in records(WEAPONS, "ranged")]
RANGE: Final[list[int]] = [whole(w, "range") * 16 for w in records(WEAPONS, "ranged")]
KILL_NEAR: Final[list[int]] = [whole(w, "near") for w in records(WEAPONS, "ranged")]
KILL_FAR: Final[list[int]] = [whole(w, "far") for w in records(WEAPONS, "ranged")]
BLACK_POWDER: Final[list[int]] = [int("black_powder" in texts(w, "rules")) for w in records(WEAPONS, "ranged")]
SINGLE_SHOT: Final[list[int]] = [int("single_shot" in texts(w, "rules")) for w in records(WEAPONS, "ranged")]
PISTOL: Final = WEAPON_IDS.index("pistol")
LONG_RIFLE: Final = WEAPON_IDS.index("long_rifle")
CANNON: Final = WEAPON_IDS.index("artillery")  # 13.1
NO_WEAPON: Final = -1
SABRE: Final = 1
NAVAL_WEAPON: Final = 2
LANCE: Final = 4
CLOSE_IDS: Final = ["sabre", "naval_weapon", "cavalry_lance"]

# -- 3.2 profiles
PROFILES: Final = read("profiles")
PROFILE_IDS: Final[list[str]] = [text(p, "id") for p in records(PROFILES, "profiles")] + ["wagon"]
NATIONS: Final[list[list[str]]] = [texts(p, "nations") for p in records(PROFILES, "profiles")] + [[]]
PROFILE_TYPE: Final[list[int]] = [TYPE_IDS.index(text(p, "type")) for p in records(PROFILES, "profiles")] + [-1]
PROFILE_DISCIPLINE: Final[list[int]] = [
    DISCIPLINE_IDS.index(text(p, "discipline")) for p in records(PROFILES, "profiles")
] + [0]
AGGRESSION: Final[list[int]] = [whole(p, "aggression") for p in records(PROFILES, "profiles")] + [9]
DEFENCE: Final[list[int]] = [whole(p, "defence") for p in records(PROFILES, "profiles")] + [9]
SHOOTING: Final[list[int]] = [whole(p, "shooting") for p in records(PROFILES, "profiles")] + [9]
PROFILE_WEAPONS: Final[list[list[str]]] = [texts(p, "weapons") for p in records(PROFILES, "profiles")] + [[]]
PROFILE_TRAITS: Final[list[list[str]]] = [texts(p, "traits") for p in records(PROFILES, "profiles")] + [["wagon"]]
PRINTED_MOVE: Final[list[int]] = [whole(p, "move") for p in records(PROFILES, "profiles")] + [6]
PROFILE_POINTS: Final[list[int]] = [whole(p, "points") for p in records(PROFILES, "profiles")] + [0]
PER_UNIT: Final[list[bool]] = [p.get("per_unit") is True for p in records(PROFILES, "profiles")] + [True]
SIZES: Final[list[list[int]]] = [wholes(p, "size") for p in records(PROFILES, "profiles")] + [[1, 1]]
PROFILE_OPTIONS: Final[list[list[str]]] = [texts(p, "options") for p in records(PROFILES, "profiles")] + [[]]
UNSOLD: Final[list[bool]] = [flag(p, "unsold") for p in records(PROFILES, "profiles")] + [True]  # 21.7
WAGON_PROFILE: Final = len(PROFILE_IDS) - 1
CAPTIVES_PROFILE: Final = PROFILE_IDS.index("captives")
SETTLERS_PROFILE: Final = PROFILE_IDS.index("settlers")
VILLAGERS_PROFILE: Final = PROFILE_IDS.index("villagers")

OPTION_IDS: Final[list[str]] = [text(o, "id") for o in records(PROFILES, "options")]
OPTION_POINTS: Final[list[int]] = [whole(o, "points") for o in records(PROFILES, "options")]

# -- 15.5 talents and intrigues
TALENT_IDS: Final[list[str]] = [text(t, "id") for t in records(PROFILES, "talents")]
INTRIGUE_IDS: Final[list[str]] = texts(PROFILES, "intrigues")


def talent_of_face(face: int) -> int:
    """15.5 The talent a die gives."""
    for number, talent in enumerate(records(PROFILES, "talents")):
        faces = wholes(talent, "faces")
        if faces[0] <= face <= faces[-1]:
            return number
    raise ValueError(face)


def printed_move(traits: int) -> int:
    """3.4, 9.1 Four inches and the bonuses of the traits, in inches."""
    move = 4  # 9.1.1
    if traits & SCOUTS:
        move += 1  # 9.1.2
    if traits & NATIVES:
        move += 1  # 9.1.3
    if traits & CAVALRY:
        move += 4  # 9.1.4
    elif traits & LIGHT_CAVALRY:
        move += 6  # 9.1.5 never both
    return move


def traits_mask(names: list[str]) -> int:
    mask = 0
    for name in names:
        mask |= 1 << TRAIT_IDS.index(name)
    return mask


@final
class Troops:
    """3.2, 3.3 A unit as its list describes it: a profile with its options worked in."""

    def __init__(self, profile: int, figures: int, options: list[str]) -> None:
        self.profile = profile
        self.figures = figures
        self.options = options
        self.discipline = PROFILE_DISCIPLINE[profile]
        self.traits = traits_mask(PROFILE_TRAITS[profile])
        weapons = list(PROFILE_WEAPONS[profile])
        for option in options:
            if option in ("long_rifle", "bow", "bouche_a_feu"):  # 3.3 replaces the musket
                weapons = [option if weapon == "musket" else weapon for weapon in weapons]
            elif option == "trained_militia":
                self.discipline = RECRUE
            elif option == "mounted":
                self.traits |= CAVALRY
            elif option == "talent":
                self.traits |= TALENTED
            elif option == "close_order":
                self.traits = (self.traits | CLOSE_ORDER) & ~SCOUTS
            else:
                self.traits |= traits_mask([option])
        self.main = NO_WEAPON
        self.single = NO_WEAPON
        self.close = 0
        for weapon in weapons:
            if weapon in CLOSE_IDS:
                self.close |= 1 << CLOSE_IDS.index(weapon)
            elif SINGLE_SHOT[WEAPON_IDS.index(weapon)]:
                self.single = WEAPON_IDS.index(weapon)
            else:
                self.main = WEAPON_IDS.index(weapon)

    def points(self) -> int:
        """21.1 Figures times (profile and options); a gun is paid as a whole, a talent once."""
        each = PROFILE_POINTS[self.profile]
        once = 0
        for option in self.options:
            if option == "talent":
                once += OPTION_POINTS[OPTION_IDS.index(option)]
            else:
                each += OPTION_POINTS[OPTION_IDS.index(option)]
        if PER_UNIT[self.profile]:
            return each + once
        return each * self.figures + once
