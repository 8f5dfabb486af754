"""Work on a Ray cluster: one that is there, or one that is started on this machine for as long as it is needed."""

from __future__ import annotations

import contextlib
import importlib
import logging
import os
import re
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from arpents.engine.errors import ArpentsError
from arpents.research.processes import do_share
from arpents.research.store import code_identity
from arpents.research.workplace import Handle, Spread, WorkerDied, WorkFailed

PORT: Final = 10001  # of a cluster's door for clients, unless another is named
PATIENCE: Final = 5.0  # seconds in which the door must open
FIRST_TASK: Final = 120.0  # seconds in which the cluster must do the first task
MEMORY: Final = 200 << 20  # bytes of results that lie on a machine of our own
ADDRESS: Final = re.compile(r"ray://(?P<host>[A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(?::(?P<port>[0-9]{1,5}))?/?")
HERE: Final = "ray://auto"  # the cluster that runs on this machine already
QUIET: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_BACKEND_LOG_LEVEL": "fatal",
    "GRPC_VERBOSITY": "NONE",  # read once, when its library is loaded
}


class ClusterFault(ArpentsError):
    """A cluster that is not there, or cannot be used."""


def load_ray() -> Any:
    named = os.environ.get("RAY_AUTH_TOKEN") or os.environ.get("RAY_AUTH_TOKEN_PATH")
    if named or Path("~/.ray/auth_token").expanduser().is_file():  # where every cluster of this machine finds it
        os.environ.setdefault("RAY_AUTH_MODE", "token")  # which Ray reads once, when it is imported
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise ClusterFault("ray-missing") from None


class RayCluster(Spread):
    """`address` is `ray` for a cluster of our own, `ray://HOST:PORT`, or `ray://auto` for the one on this machine."""

    cluster = "Ray"

    def __init__(self, address: str, workers: int | None = None) -> None:
        self.ray = load_ray()
        self.started = False
        self.gone = False
        self.hushed: list[tuple[logging.Logger, int]] = []  # with the levels that they had
        if address != "ray" or not self.ray.is_initialized():
            self.connect(address, workers)
            self.started = True
        try:
            self.look_around(workers)
        except BaseException:
            self.close()
            raise

    def connect(self, address: str, workers: int | None) -> None:
        usual = {"log_to_driver": False, "logging_level": logging.CRITICAL}
        if address == "ray":
            own = {"num_cpus": workers, "include_dashboard": False, "object_store_memory": MEMORY}
            with ours_on_path():
                self.start("ray-does-not-start", address, address="local", **usual, **own)
        elif address == HERE:
            self.start("ray-not-there", address, address="auto", **usual)
        else:
            host, port = door_of(address)
            self.start("ray-refuses", address, address=f"ray://{host}:{port}", **usual)

    def start(self, fault: str, named: str, **settings: Any) -> None:
        try:
            with unheard():
                self.ray.init(**settings)
        except Exception:  # whatever Ray has against it, in words of its own
            raise ClusterFault(fault, address=named) from None
        for name, logger in logging.root.manager.loggerDict.items():  # a client does not heed `logging_level`
            if isinstance(logger, logging.Logger) and name.partition(".")[0] == "ray":
                self.hushed.append((logger, logger.level))
                logger.setLevel(logging.CRITICAL)

    def look_around(self, workers: int | None) -> None:
        """How many cores there are, and whether the same games are played there."""
        remote = self.ray.remote(max_retries=0)
        self.task = remote(do_share)
        try:
            theirs = self.ray.get(remote(their_identity).remote(), timeout=FIRST_TASK)
            found = int(self.ray.cluster_resources().get("CPU", 1))
        except self.ray.exceptions.RayTaskError:
            raise ClusterFault("ray-without-arpents") from None
        except Exception:
            raise ClusterFault("ray-does-nothing") from None
        if theirs != code_identity():
            raise ClusterFault("ray-other-games")
        self.cores = max(1, min(found, workers) if workers is not None else found)

    def close(self) -> None:
        if self.started:
            self.started = False
            with contextlib.ExitStack() as quietly:
                if self.gone:  # there is nobody to take leave of
                    quietly.enter_context(contextlib.suppress(Exception))
                    quietly.enter_context(unheard())
                self.ray.shutdown()
            for logger, level in self.hushed:
                logger.setLevel(level)

    def send(self, task: Callable[[Any], Any], items: Sequence[Any]) -> Handle:
        with self.answering():
            return self.task.remote(task, items)

    def finished(self, handles: list[Handle]) -> list[Handle]:
        with self.answering():
            done, _ = self.ray.wait(handles, num_returns=1)
            return list(done)

    def fetch(self, handle: Handle) -> tuple[float, list[Any]]:
        with self.answering():
            try:
                found: tuple[float, list[Any]] = self.ray.get(handle)
                return found
            except self.ray.exceptions.RayTaskError as fault:
                cause = fault.cause
                if isinstance(cause, ArpentsError):
                    raise cause from None
                raise WorkerDied(type(cause).__name__) from None
            except self.ray.exceptions.RayError:  # the worker, its machine or its result is gone
                raise WorkerDied from None

    def drop(self, handles: list[Handle]) -> None:
        for handle in [] if self.gone else handles:
            with contextlib.suppress(Exception):
                self.ray.cancel(handle, force=True)

    @contextlib.contextmanager
    def answering(self) -> Iterator[None]:
        """A cluster that goes away while it works."""
        try:
            yield
        except (WorkerDied, ArpentsError):
            raise
        except (OSError, RuntimeError, self.ray.exceptions.RayError):
            self.gone = True
            raise WorkFailed("ray-gone") from None


def their_identity() -> str:
    return code_identity()


def door_of(address: str) -> tuple[str, int]:
    """Host and port of an address, when somebody answers there: Ray itself would try for a long while."""
    found = ADDRESS.fullmatch(address)
    port = int(found["port"] or PORT) if found else 0
    if found is None or not 0 < port < 65536:
        raise ClusterFault("ray-bad-address", address=address)
    host = found["host"]
    try:
        socket.create_connection((host.strip("[]"), port), PATIENCE).close()
    except OSError:
        raise ClusterFault("ray-not-there", address=address) from None
    return host, port


@contextlib.contextmanager
def ours_on_path() -> Iterator[None]:
    """Workers of a cluster of our own import the very package that runs here."""
    before = os.environ.get("PYTHONPATH")
    root = str(Path(__file__).resolve().parents[2])
    os.environ["PYTHONPATH"] = os.pathsep.join([root, *([before] if before else [])])
    try:
        yield
    finally:
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before


@contextlib.contextmanager
def unheard() -> Iterator[None]:
    """What Ray's processes say while they start is nothing for a person; its faults are told in our words."""
    sys.stderr.flush()
    kept = os.dup(2)
    void = os.open(os.devnull, os.O_WRONLY)
    os.dup2(void, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(void)
