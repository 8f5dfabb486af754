"""The same work here, in processes and on Ray; workers that die, and clusters that are not there."""

from __future__ import annotations

import importlib
import json
import os
import pickle
import signal
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from multiprocessing import connection
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import arpents
from arpents.cli.main import main
from arpents.engine.errors import ArpentsError
from arpents.research import ray_cluster
from arpents.research.ray_cluster import RayCluster, unheard
from arpents.research.workplace import HERE, Processes, Shares, WorkFailed, Workplace

ROOT = Path(__file__).resolve().parents[2]
TIMES = ("seconds", "decisions_per_second", "seconds_per_decision")


def square_slowly(number: int) -> int:
    """So slowly that there is work left when the first answer comes."""
    time.sleep(0.01)
    return number * number


def square(number: int) -> int:
    return number * number


def stumble(job: tuple[str, int]) -> int:
    """The first process that comes here dies."""
    mark, number = job
    try:
        os.close(os.open(mark, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return square(number)
    os.kill(os.getpid(), signal.SIGKILL)
    return -1


def fall_while_speaking(job: tuple[str, int]) -> int:
    """The first process that comes here dies in the middle of its answer."""
    mark, number = job
    try:
        os.close(os.open(mark, os.O_CREAT | os.O_EXCL))
    except FileExistsError:
        return square(number)

    def send_half(line: Any, content: Any) -> None:
        line._send(struct.pack("!i", len(content)))
        line._send(bytes(content)[: len(content) // 2])
        os.kill(os.getpid(), signal.SIGKILL)

    connection.Connection._send_bytes = send_half  # type: ignore[attr-defined]
    return -1


def generator_of(number: int) -> Any:
    """What cannot be sent."""
    return (one for one in range(number))


def stutter(number: int) -> Any:
    raise Unsendable(number, number)


class Unsendable(Exception):
    def __init__(self, one: int, other: int) -> None:
        super().__init__(one)


def fall(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return -1


def refuse(number: int) -> int:
    raise ArpentsError("unknown-game", game="chess", known=[])


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    """One cluster of our own for all tests: it takes long to start."""
    found = importlib.import_module("ray")
    with pytest.MonkeyPatch.context() as patch, unheard():
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        patch.setenv("PYTHONPATH", os.pathsep.join([str(Path(arpents.__file__).parents[1]), str(ROOT)]))
        found.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="CRITICAL")
    yield found
    found.shutdown()


def work_well(place: Workplace, tmp_path: Path) -> None:
    """What holds of every place but this very process."""
    with place:
        assert list(place.in_order(square, range(300))) == [square(number) for number in range(300)]
        assert sorted(place.as_done(square, range(50))) == [square(number) for number in range(50)]
        assert list(place.in_order(square, [])) == []
        first = next(place.in_order(square, range(1000)))  # and nobody listens any more
        assert first == 0
        mark = str(tmp_path / "fallen")
        assert list(place.in_order(stumble, [(mark, number) for number in range(20)])) == [
            square(number) for number in range(20)
        ]
        with pytest.raises(WorkFailed) as failed:
            list(place.as_done(fall, range(1)))
        assert failed.value.reason == "worker-died"
        with pytest.raises(ArpentsError) as refused:
            list(place.in_order(refuse, range(4)))
        assert refused.value.reason == "unknown-game"


def test_processes_do_the_same_work_and_may_die(tmp_path: Path) -> None:
    assert list(HERE.in_order(square, range(5))) == [0, 1, 4, 9, 16]
    work_well(Processes(2), tmp_path)


def test_a_process_that_dies_while_it_answers_holds_nobody_up(tmp_path: Path) -> None:
    with Processes(2) as place:
        jobs = [(str(tmp_path / "fallen"), number) for number in range(40)]
        assert list(place.in_order(fall_while_speaking, jobs)) == [square(number) for number in range(40)]


def test_what_goes_wrong_in_a_process_is_told_as_it_was() -> None:
    with Processes(2) as place:
        with pytest.raises(TypeError) as fault:
            list(place.in_order(len, [3]))
        assert "do_share" in fault.value.__notes__[0]
        with pytest.raises(RuntimeError, match="Unsendable"):
            list(place.in_order(stutter, [3]))
        with pytest.raises((AttributeError, pickle.PicklingError, TypeError)):
            list(place.in_order(generator_of, [3]))
        assert list(place.in_order(square, [3])) == [9]


def test_shares_grow_with_speed_and_shrink_towards_the_end() -> None:
    shares = Shares(10_000, 2, 500)
    assert shares.take() == range(1)
    shares.took(1, 0.005)
    assert shares.take() == range(1, 101)
    shares.took(100, 0.001)
    assert len(shares.take() or ()) == 500
    sizes = []
    while (share := shares.take()) is not None:
        sizes.append(len(share))
    assert sizes[-1] == 1 and shares.next == 10_000


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    """What a command tells as JSON, but for the time it took."""
    assert main([*arguments, "--json"]) == 0

    def timeless(value: Any) -> Any:
        if isinstance(value, dict):
            return {name: timeless(part) for name, part in value.items() if name not in TIMES}
        return [timeless(part) for part in value] if isinstance(value, list) else value

    return timeless(json.loads(capsys.readouterr().out))


def test_on_ray_everything_comes_out_as_with_workers(
    request: pytest.FixtureRequest, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    commands = {
        "simulate": ["few-acres-of-snow", "--games", "8", "--rows", "decision"],
        "match": ["few-acres-of-snow", "--bots", "recruit:2,random", "--games", "4", "--swap"],
        "ladder": ["few-acres-of-snow", "--players", "recruit:2,militia:2", "--games", "2"],
        "fit": ["few-acres-of-snow", "--player", "recruit:2", "--games", "10", "--matches", "0", "--rows", "match"],
    }
    found: dict[str, list[Any]] = {command: [] for command in commands}
    for place in (["--workers", "2"], ["--on", "ray"]):
        ray = request.getfixturevalue("ray") if "ray" in place else None  # processes are not forked beside a cluster
        for command, arguments in commands.items():
            name = f"{command}-{place[-1]}"
            own = ["--page", f"{name}.md"] if command == "ladder" else []
            own += ["--keep", f"{name}.jsonl"] if command != "simulate" else []
            own += ["--weights", f"{name}.json"] if command == "fit" else []
            data = ["--parquet", f"data-{name}.parquet"]
            found[command].append(told(capsys, command, *arguments, *own, *data, *place))
    for command, (shared, clustered) in found.items():
        assert shared == clustered
        assert Path(f"data-{command}-2.parquet").read_bytes() == Path(f"data-{command}-ray.parquet").read_bytes()
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    examples = [line for line in page.splitlines() if line.startswith("arpents ") and line.endswith(" --on ray")]
    assert examples and all(main(line.split()[1:]) == 0 for line in examples)
    work_well(RayCluster("ray"), tmp_path)
    assert ray is not None and ray.is_initialized()  # whoever started it ends it


def test_a_cluster_that_goes_away_is_told(
    ray: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with monkeypatch.context() as other:
        other.setattr(ray_cluster, "code_identity", lambda: "another version")
        assert main(["simulate", "quebec-1759", "--on", "ray", "--lang", "en"]) == 2
        assert "another version of Arpents" in capsys.readouterr().err
    for fault in (ConnectionError, TimeoutError, OSError):
        place = RayCluster("ray", 1)
        assert place.cores == 1
        listening = place.in_order(square_slowly, range(300))
        next(listening)

        def silent(*_: Any, fault: type[Exception] = fault, **__: Any) -> None:
            raise fault("nobody answers")

        with monkeypatch.context() as other:
            other.setattr(ray, "wait", silent)
            other.setattr(ray, "shutdown", silent)
            with pytest.raises(WorkFailed) as gone:
                list(listening)
            assert gone.value.reason == "ray-gone"
            place.started = True  # as if it were this one that ends the cluster
            place.close()
            assert not place.started


def test_a_cluster_is_used_by_its_address_and_told_when_it_goes_away(ray: Any, tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    door = [sys.executable, "-m", "ray.util.client.server", "--mode", "specific-server", "--host", "127.0.0.1"]
    door += ["--port", str(port), "--address", ray.get_runtime_context().gcs_address]
    path = os.pathsep.join([str(Path(arpents.__file__).parents[1]), str(ROOT)])
    env = {**os.environ, "PYTHONPATH": path, "LC_ALL": "C", "RAY_CLIENT_RECONNECT_GRACE_PERIOD": "1"}
    server = subprocess.Popen(door, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        wait_for_door(port)
        command = [sys.executable, "-m", "arpents", "simulate", "few-acres-of-snow", "--seed", "3", "--rows", "match"]
        for number, place in enumerate((["--workers", "2"], ["--on", f"ray://127.0.0.1:{port}"])):
            here = [*command, "--games", "6", "--parquet", f"{number}.parquet", *place]
            done = subprocess.run(here, cwd=tmp_path, env=env, capture_output=True, text=True)
            assert (done.returncode, done.stderr) == (0, ""), done.stderr
        assert (tmp_path / "0.parquet").read_bytes() == (tmp_path / "1.parquet").read_bytes()
        there = [sys.executable, "-m", "arpents", "match", "few-acres-of-snow", "--bots", "random,random"]
        there += ["--games", "100000", "--keep", "kept.jsonl", "--parquet", "long.parquet", *command[-2:]]
        there += ["--on", f"ray://127.0.0.1:{port}"]
        long = subprocess.Popen(there, cwd=tmp_path, env=env, stderr=subprocess.PIPE, text=True)
        while not (tmp_path / "kept.jsonl").exists():  # work goes on
            assert long.poll() is None
            time.sleep(0.1)
        server.kill()
        _, said = long.communicate(timeout=120)
        assert (long.returncode, said) == (
            1,
            "arpents: The Ray cluster does not answer any more; nothing half done was written.\n",
        )
        assert sorted(os.listdir(tmp_path)) == ["0.md", "0.parquet", "1.md", "1.parquet", "kept.jsonl"]
        kept = (tmp_path / "kept.jsonl").read_text(encoding="utf-8")
        assert kept.endswith("}\n") and all(json.loads(line) for line in kept.splitlines())
    finally:
        server.kill()
        server.wait()


def wait_for_door(port: int) -> None:
    end = time.monotonic() + 60
    while time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise AssertionError("the cluster lets nobody in")


@pytest.mark.parametrize(
    ("on", "told"),
    [
        ("ray://127.0.0.1:1", "There is no Ray cluster at ray://127.0.0.1:1."),
        ("ray://127.0.0.1:99999", "no address of a Ray cluster"),
        ("ray://", "no address of a Ray cluster"),
        ("ray://a b", "no address of a Ray cluster"),
        ("dask", "The work cannot run on “dask”"),
    ],
)
def test_a_cluster_that_is_not_there_is_one_sentence(
    on: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["simulate", "quebec-1759", "--on", on, "--parquet", "x.parquet", "--lang", "en"]) == 2
    captured = capsys.readouterr()
    assert told in captured.err and captured.err.count("\n") == 1 and captured.out == ""
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize(
    ("given", "lies_at_home", "mode"),
    [
        ({}, False, None),
        ({"RAY_AUTH_TOKEN": "0123"}, False, "token"),
        ({"RAY_AUTH_TOKEN_PATH": "token.txt"}, False, "token"),
        ({"RAY_AUTH_TOKEN": "0123", "RAY_AUTH_MODE": "disabled"}, False, "disabled"),
        ({}, True, "token"),
        ({"RAY_AUTH_MODE": "disabled"}, True, "disabled"),
    ],
)
def test_a_token_that_is_named_or_lies_at_home_is_shown_to_the_cluster(
    given: dict[str, str], lies_at_home: bool, mode: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str | None] = []
    monkeypatch.setenv("HOME", str(tmp_path))
    if lies_at_home:
        (tmp_path / ".ray").mkdir()
        (tmp_path / ".ray" / "auth_token").write_text("0123")
    for name in ("RAY_AUTH_TOKEN", "RAY_AUTH_TOKEN_PATH", "RAY_AUTH_MODE"):
        monkeypatch.setenv(name, "")  # so that it is as before afterwards
        monkeypatch.delenv(name)
    for name, value in given.items():
        monkeypatch.setenv(name, value)

    def imported(name: str) -> Any:
        told.append(os.environ.get("RAY_AUTH_MODE"))

    monkeypatch.setattr(ray_cluster, "importlib", SimpleNamespace(import_module=imported))
    ray_cluster.load_ray()
    assert told == [mode]


def test_without_ray_a_sentence_says_how_to_get_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(ray_cluster, "importlib", SimpleNamespace(import_module=missing))
    assert main(["simulate", "quebec-1759", "--on", "ray", "--lang", "fr"]) == 2
    assert "Ray n’est pas installé" in capsys.readouterr().err
    assert main(["match", "quebec-1759", "--on", "ray://localhost", "--lang", "en"]) == 2
    assert 'pip install "arpents[ray]"' in capsys.readouterr().err
