"""How strong a bot is against another, from both seats: python bench/strength.py quebec-1759 greedy random 100

The scenario is the usual one, or the one named last, or every one for "all". Bots play with the options made for them.
"""

import json
import sys

from arpents.games import find
from arpents.research.bench import mode
from arpents.research.simulation import Setting, simulate


def main(slug: str, bot: str, against: str, games: int, scenario: str) -> None:
    game = find(slug)
    for name in game.scenarios if scenario == "all" else (scenario or game.scenarios[0],):
        for number, seat in enumerate(game.seats):
            bots = tuple(bot if other == number else against for other in range(len(game.seats)))
            summary = simulate(Setting(slug, name, game.bot_options(), bots, False), games, 1)
            print(f"{name}: {bot} ({seat}) wins {summary.wins[seat]} of {games} against {against}, {mode()}")
            print(json.dumps(summary.dump()), flush=True)


if __name__ == "__main__":
    if len(sys.argv) not in (5, 6) or not sys.argv[4].isdigit():
        sys.exit(f"Usage: python {sys.argv[0]} GAME BOT AGAINST GAMES [SCENARIO]")
    main(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4]), sys.argv[5] if len(sys.argv) == 6 else "")
