"""`arpents worker`: does what the servers of a house want done aside, on as many machines as wanted."""

from __future__ import annotations

import argparse
import os
from dataclasses import replace

from arpents.cli.browser import checked_log, checked_public_url, checked_traces, database_faults
from arpents.cli.parser import Parser, whole
from arpents.cli.words import Refusal, Words


def options(parser: Parser) -> None:
    parser.value("--database", "url")
    parser.value("--processes", "number")
    parser.value("--public-url", "url")
    parser.value("--log", "log")
    parser.value("--traces", "url")


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Until somebody presses Ctrl-C, or the system wants it to end."""
    database = arguments.database or os.environ.get("ARPENTS_DATABASE", "")
    if not database.startswith(("postgresql:", "postgresql+", "postgres:")):
        raise Refusal("worker-wants-postgresql")
    log = checked_log(arguments.log)

    from arpents.server.run import work  # here, because it takes a while to import
    from arpents.server.settings import Settings

    settings = Settings(database=database, public_url=checked_public_url(arguments.public_url))
    processes = whole("--processes", arguments.processes, settings.thinkers, 1)
    traces = checked_traces(arguments.traces or settings.traces)
    settings = replace(settings, thinkers=processes, log=log, traces=traces)
    with database_faults(database):
        work(settings, lambda: print(words.text("worker-ready", {"count": processes}), flush=True))
    return 0
