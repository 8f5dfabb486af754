"""What Ray costs beside processes on the same machine: `python bench/ray_overhead.py [GAME] [MATCHES] [ROUNDS]`.

First what it costs by itself, in processor seconds, which hold on a busy machine: its own processes while nothing is
done, and each share that is sent and fetched; from these, its part of a minute on two cores, in which shares take half a
second each. Then, in so many rounds, the same seeded matches in two processes and on a cluster of two cores, by turns.
"""

import os
import sys
import time
from pathlib import Path

from arpents.games import find
from arpents.research.ray_cluster import RayCluster
from arpents.research.simulation import Setting, simulate
from arpents.research.workplace import PATIENCE, Processes, Workplace

CORES = 2
REST = 20.0  # seconds
SHARES = 500
MINUTE = 60.0
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


def work(cluster: RayCluster, shares: int) -> None:
    """Shares in which there is nothing to do, as many at a time as there usually are."""
    running = []
    sent = 0
    while sent < shares or running:
        while sent < shares and len(running) < 2 * CORES:
            running.append(cluster.send(abs, [1, 2, 3]))
            sent += 1
        for handle in cluster.finished(running):
            cluster.fetch(handle)
            running.remove(handle)


def own_cost(cluster: RayCluster) -> None:
    work(cluster, 20)
    before, began = sum(spent().values()), time.perf_counter()
    time.sleep(REST)
    idle = (sum(spent().values()) - before) / (time.perf_counter() - began)
    before, began = sum(spent().values()), time.perf_counter()
    work(cluster, SHARES)
    each = (sum(spent().values()) - before - idle * (time.perf_counter() - began)) / SHARES
    minute = (MINUTE * CORES / PATIENCE * each + MINUTE * idle) / (MINUTE * CORES)
    print(f"idle {idle:.3f} processor seconds a second, a share {1000 * each:.1f} ms: {100 * minute:.1f} % of a minute")


def main(slug: str, games: int, rounds: int) -> None:
    game = find(slug)
    setting = Setting(slug, game.scenarios[0], game.bot_options(), ("random",) * len(game.seats), False)
    processes = Processes(CORES)
    simulate(setting, 50, 1, processes)
    own = set(spent()) - {os.getpid()}  # the processes of the pool
    started = time.perf_counter()
    cluster = RayCluster("ray", CORES)
    print(f"{slug}: {games} matches a round; the cluster started in {time.perf_counter() - started:.1f} s", flush=True)
    own_cost(cluster)
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
    if rounds:
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
