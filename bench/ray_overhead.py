"""What Ray costs beside processes on the same machine: `python bench/ray_overhead.py [GAME] [MATCHES] [ROUNDS]`.

The same seeded matches are played in two processes and on a Ray cluster of two cores on this machine, by turns. Told
are for each round the seconds of the clock and of the processors: of this process and all that it has started for one
place or the other, Ray's own processes included. On a machine with other work only the latter mean anything.
"""

import os
import sys
import time
from pathlib import Path

from arpents.games import find
from arpents.research.ray_cluster import RayCluster
from arpents.research.simulation import Setting, simulate
from arpents.research.workplace import Processes, Workplace

CORES = 2
TICK = os.sysconf("SC_CLK_TCK")


def spent() -> dict[int, float]:
    """Processor seconds of this process and of everything below it, by process."""
    parents: dict[int, int] = {}
    seconds: dict[int, float] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            parents[int(entry.name)] = int(fields[1])
            seconds[int(entry.name)] = (int(fields[11]) + int(fields[12])) / TICK
    found = {os.getpid()}
    while more := {pid for pid, parent in parents.items() if parent in found} - found:
        found |= more
    return {pid: seconds[pid] for pid in found if pid in seconds}


def main(slug: str, games: int, rounds: int) -> None:
    game = find(slug)
    setting = Setting(slug, game.scenarios[0], game.bot_options(), ("random",) * len(game.seats), False)
    processes = Processes(CORES)
    simulate(setting, 50, 1, processes)
    own = set(spent()) - {os.getpid()}  # the processes of the pool
    started = time.perf_counter()
    cluster = RayCluster("ray", CORES)
    print(f"{slug}: {games} matches a round; the cluster started in {time.perf_counter() - started:.1f} s", flush=True)
    simulate(setting, 50, 1, cluster)  # its workers import the games
    total = {"processes": 0.0, "ray": 0.0}
    for number in range(rounds):
        places: list[tuple[str, Workplace]] = [("processes", processes), ("ray", cluster)]
        for name, place in places if number % 2 == 0 else reversed(places):
            before = spent()
            told = simulate(setting, games, 1 + number * games, place)
            used = {pid: seconds - before.get(pid, 0.0) for pid, seconds in spent().items()}
            mine = sum(used[pid] for pid in used if pid == os.getpid() or (pid in own) == (name == "processes"))
            total[name] += mine
            print(f"  {number + 1} {name:9} {told.seconds:6.1f} s, {mine:6.2f} processor seconds", flush=True)
    more = 100 * (total["ray"] / total["processes"] - 1)
    print(f"processor seconds: processes {total['processes']:.1f}, Ray {total['ray']:.1f}: {more:+.1f} %")
    cluster.close()
    processes.close()


if __name__ == "__main__":
    given = sys.argv[1:]
    main(
        given[0] if given else "wilderness-war",
        int(given[1]) if len(given) > 1 else 1500,
        int(given[2]) if len(given) > 2 else 4,
    )
