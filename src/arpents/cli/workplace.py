"""Where the work of a command runs: `--workers N`, `--on ray`, `--on ray://HOST:PORT`."""

from __future__ import annotations

import argparse

from arpents.cli.parser import Parser, whole
from arpents.cli.words import Refusal
from arpents.research.ray_cluster import RayCluster
from arpents.research.workplace import Workplace, processes


def work_options(parser: Parser) -> None:
    parser.value("--workers", "number")
    parser.value("--on", "cluster")


def workplace_in(arguments: argparse.Namespace) -> Workplace:
    """Check first whatever else may be wrong: a cluster takes a while to start."""
    workers = None if arguments.workers is None else whole("--workers", arguments.workers, 1, 1)
    if arguments.on is None:
        return processes(workers or 1)
    if arguments.on != "ray" and not arguments.on.startswith("ray://"):
        raise Refusal("on-unknown", value=arguments.on)
    return RayCluster(arguments.on, workers)
