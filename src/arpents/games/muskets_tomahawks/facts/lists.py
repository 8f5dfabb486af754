"""21. Army lists as texts: `british,ranger-officer+talent,rangers-8+natives,warriors-6,canoe`.

First the nation, then each unit with its figures and options, then boats; commas or new lines part them. The id of a
ready list (`fr-400-mixed`) is a text too.
"""

from __future__ import annotations

from typing import Final

from arpents.engine.declarations import WrittenOption
from arpents.engine.errors import Fault, PositionFault
from arpents.games.muskets_tomahawks.facts.armies import ARMIES, ARMY_IDS, NATION_IDS, Army
from arpents.games.muskets_tomahawks.facts.profiles import OPTION_IDS, PROFILE_IDS, SIZES, Troops
from arpents.games.muskets_tomahawks.facts.reading import all_spelt, spelt
from arpents.games.muskets_tomahawks.facts.terrain import BOAT_IDS

LONGEST: Final = 2_000  # letters of a list that is read
MOST_UNITS: Final = 40


PROFILE_WORDS: Final = all_spelt(PROFILE_IDS)
OPTION_WORDS: Final = all_spelt(OPTION_IDS)
ARMY_WORDS: Final = all_spelt(ARMY_IDS)


def army_in(where: str, text: str, points: int, faults: list[Fault]) -> Army:
    """The list that a text tells, as far as it can be read; what cannot is a fault."""
    words = [word.strip() for word in text[:LONGEST].lower().replace("\n", ",").split(",")]
    words = [word for word in words if word and not word.startswith("#")]
    if len(words) == 1 and spelt(words[0]) in ARMY_WORDS:
        return ARMIES[ARMY_WORDS.index(spelt(words[0]))]
    army = Army("", NATION_IDS[0], points, [], [])
    if not words or words[0] not in NATION_IDS or not text.isascii() or len(text) > LONGEST:
        faults.append(Fault(where, "army-nation-unknown", "21.7", {"known": list(NATION_IDS)}))
        return army
    army.nation = words[0]
    for word in words[1 : MOST_UNITS + 1]:
        read_word(where, spelt(word), army, faults)
    if len(words) > MOST_UNITS + 1:
        faults.append(Fault(where, "army-too-long", "21.1", {"most": MOST_UNITS}))
    return army


def read_word(where: str, word: str, army: Army, faults: list[Fault]) -> None:
    """`rangers-8+natives`, or a boat. A fault of a unit is told with it, where it stands among the units."""
    parts = [part.strip() for part in word.split("+")]
    if word in BOAT_IDS:
        army.boats.append(BOAT_IDS.index(word))
        return
    name, dash, digits = parts[0].rpartition("-")
    profile, figures = (name, int(digits)) if dash and digits.isdigit() and len(digits) < 3 else (parts[0], 0)
    if profile not in PROFILE_WORDS:
        faults.append(Fault(where, "army-word-unknown", "21.4", {"text": word}))
        return
    number = PROFILE_WORDS.index(profile)
    options: list[str] = []
    for part in parts[1:]:
        if part in OPTION_WORDS:
            options.append(OPTION_IDS[OPTION_WORDS.index(part)])
        else:
            faults.append(Fault(f"{where}.units[{len(army.units)}]", "option-unknown", "21.4", {"option": part}))
    army.units.append(Troops(number, figures or SIZES[number][0], options))


def written_army(army: Army) -> str:
    """The text of a list; reading it again gives the same list."""
    words = [army.nation] + [written_unit(unit) for unit in army.units] + [BOAT_IDS[boat] for boat in army.boats]
    return ",".join(words)


def written_unit(unit: Troops) -> str:
    size = SIZES[unit.profile]
    figures = "" if size[0] == size[1] == unit.figures else f"-{unit.figures}"
    return PROFILE_WORDS[unit.profile] + figures + "".join([f"+{spelt(option)}" for option in unit.options])


class ArmyOption(WrittenOption):
    """The list of a side; what the usual value means is the option `lists`."""

    def read(self, text: str) -> str:
        faults: list[Fault] = []
        army = army_in(self.id, text, 0, faults)
        if faults:
            raise PositionFault(faults)
        return written_army(army)
