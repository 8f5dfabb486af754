"""How long the exact odds of the largest battles of Wilderness War take: python bench/odds.py

All counters of one side that may stand together attack all of the other, in the open and from ambush: the second
needs the strongest remnant through every order of losses. The slowest question counts, the best of its rounds.
"""

import json
from functools import partial

from arpents.games.wilderness_war.facts.pieces import (
    COMMAND,
    GROUP,
    IROQUOIS,
    LIGHT_INFANTRY,
    MILITIA,
    PIECE_NAMES,
    PIECES_OF,
    TYPE,
)
from arpents.games.wilderness_war.room import GAME
from arpents.research.bench import best, mode

CAMPS = ("albany", "montreal")  # by side
FIELD = "winooski"


def everybody(side: int) -> list[str]:
    """Militia stays at home, the Iroquois serve one side, Light Infantry would forbid an ambush; 5.55 two in chief."""
    found: list[str] = []
    chiefs = 0
    for piece in PIECES_OF[side]:
        if TYPE[piece] in (MILITIA, LIGHT_INFANTRY) or (side == 1 and GROUP[piece] == IROQUOIS):
            continue
        chiefs += 1 if side == 0 and COMMAND[piece] == 7 else 0
        if COMMAND[piece] < 7 or chiefs <= 2:
            found.append(PIECE_NAMES[piece])
    return found


def questions() -> list[tuple[str, dict[str, str]]]:
    armies = [",".join(everybody(side)) for side in (0, 1)]
    found = []
    for attacker in (0, 1):
        for cards in ("", "ambush"):
            asked = {"attackers": armies[attacker], "defenders": armies[1 - attacker], "space": FIELD}
            asked["attacker_cards"] = asked["defender_cards"] = ""
            asked["attacker_cards" if attacker == 1 else "defender_cards"] = cards  # the French have the Indians
            found.append((f"{GAME.seats[attacker]} attack{', ambush' if cards else ''}", asked))
    return found


def main() -> None:
    for reduced in (False, True):
        placed: dict[str, object] = {}
        for side in (0, 1):
            for piece in PIECES_OF[side]:
                name = PIECE_NAMES[piece]
                if name in everybody(side):
                    placed[name] = CAMPS[side] if TYPE[piece] > MILITIA or not reduced else wounded(CAMPS[side], piece)
        state = GAME.position({"scenario": "full-campaign", "rest": "unused", "pieces": placed})
        for title, asked in questions():
            answer = state.query(None, "battle", asked)
            assert answer["refused"] == [], answer["refused"]
            spent = best(partial(state.query, None, "battle", asked), 1, 1.0)
            told = {"battle": title, "every_other_reduced": reduced, "ms": round(spent * 1000, 3), "mode": mode()}
            print(json.dumps(told), flush=True)


def wounded(space: str, piece: int) -> object:
    return {"space": space, "reduced": True} if piece % 2 else space


if __name__ == "__main__":
    main()
