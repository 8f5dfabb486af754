"""How much memory a search takes: python bench/searching.py quebec-1759 veteran:20000 [SCENARIO]

Peak memory before and after searches at three moments of a random match, and the processor seconds of each.
"""

import random
import resource
import sys
import time

from arpents.bots import make_bot
from arpents.engine.chance import seeded
from arpents.engine.playout import playout
from arpents.games import find
from arpents.research.bench import mode

MOMENTS = (0, 40, 80)  # decisions of a random match


def peak() -> float:
    """MB; Linux counts in KB, macOS in bytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def main(slug: str, bot: str, scenario: str) -> None:
    game = find(slug)
    name = scenario or game.scenarios[0]
    before = peak()
    spent = []
    for decisions in MOMENTS:
        state = game.start(name, game.bot_options(), 3)
        playout(state, seeded(3), decisions)
        player = make_bot(bot, random.Random(1))
        began = time.process_time()
        player.choose(game.seat(state, state.to_act[0]))
        spent.append(f"{time.process_time() - began:.2f}")
    print(f"{slug}, {name}, {bot}, {mode()}: {before:.0f} MB before, {peak():.0f} MB at most, {', '.join(spent)} s")


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(f"Usage: python {sys.argv[0]} GAME BOT [SCENARIO]")
    main(sys.argv[1], sys.argv[2], sys.argv[3] if len(sys.argv) == 4 else "")
