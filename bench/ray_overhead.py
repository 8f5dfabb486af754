"""What Ray costs beside processes on the same machine: `python bench/ray_overhead.py [GAME] [SECONDS] [ROUNDS]`.

The same seeded matches are played in two processes and on a Ray cluster of two cores on this machine, by turns, so that
whatever else the machine does disturbs both alike. Told are the seconds of the clock of each round, how much longer
Ray took over all rounds, and how long the cluster took to start.
"""

import sys
import time

from arpents.games import find
from arpents.research.ray_cluster import RayCluster
from arpents.research.simulation import Setting, simulate
from arpents.research.workplace import Processes, Workplace

CORES = 2


def main(slug: str, seconds: float, rounds: int) -> None:
    game = find(slug)
    setting = Setting(slug, game.scenarios[0], game.bot_options(), ("random",) * len(game.seats), False)
    processes = Processes(CORES)
    trial = simulate(setting, 200, 1, processes)
    games = max(200, round(200 * seconds / trial.seconds))
    started = time.perf_counter()
    cluster = RayCluster("ray", CORES)
    start = time.perf_counter() - started
    simulate(setting, 200, 1, cluster)  # its workers import the games
    print(f"{slug}: {games} matches a round, the cluster started in {start:.1f} s")
    spent = {"processes": 0.0, "ray": 0.0}
    for number in range(rounds):
        places: list[tuple[str, Workplace]] = [("processes", processes), ("ray", cluster)]
        for name, place in places if number % 2 == 0 else reversed(places):
            told = simulate(setting, games, 1 + number * games, place)
            spent[name] += told.seconds
            print(f"  round {number + 1}, {name}: {told.seconds:.1f} s, {told.decisions} decisions", flush=True)
    more = 100 * (spent["ray"] / spent["processes"] - 1)
    print(f"processes {spent['processes']:.1f} s, Ray {spent['ray']:.1f} s: {more:+.1f} %")
    cluster.close()
    processes.close()


if __name__ == "__main__":
    given = sys.argv[1:]
    main(
        given[0] if given else "wilderness-war",
        float(given[1]) if len(given) > 1 else 60.0,
        int(given[2]) if len(given) > 2 else 4,
    )
