"""A PostgreSQL of our own, where its programs are installed: started, killed, started again."""

from __future__ import annotations

import glob
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import pytest
import sqlalchemy as sa


def postgres_programs() -> Path | None:
    found = shutil.which("initdb")
    places = [os.path.dirname(found)] if found else sorted(glob.glob("/usr/lib/postgresql/*/bin"))
    return Path(places[-1]) if places and (Path(places[-1]) / "postgres").exists() else None


class RealPostgres:
    def __init__(self) -> None:
        programs = postgres_programs()
        if programs is None:
            pytest.skip("PostgreSQL is not installed")
        root = os.geteuid() == 0
        if root and shutil.which("runuser") is None:
            pytest.skip("PostgreSQL refuses to run as root, and there is no runuser")
        self.programs = programs
        self.command = ["runuser", "-u", "postgres", "--"] if root else []
        self.folder = Path(tempfile.mkdtemp(prefix="arpents-pg-"))
        if root:
            shutil.chown(self.folder, "postgres")
        self.data = self.folder / "data"
        self.url = f"postgresql+psycopg://arpents@/postgres?host={self.folder}"
        self.server: subprocess.Popen[bytes] | None = None
        making = [str(programs / "initdb"), "-D", str(self.data), "-U", "arpents", "-A", "trust", "-E", "UTF8"]
        made = subprocess.run(
            [*self.command, *making, "--no-sync"], capture_output=True, text=True, cwd=self.folder, check=False
        )
        if made.returncode:
            shutil.rmtree(self.folder, ignore_errors=True)
            pytest.skip(f"initdb failed: {made.stderr.strip()}")

    def start(self) -> None:
        serving = [str(self.programs / "postgres"), "-D", str(self.data), "-k", str(self.folder)]
        for _ in range(100):
            self.server = subprocess.Popen(
                [*self.command, *serving, "-c", "listen_addresses="],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                cwd=self.folder,
            )
            if self.answers():
                return
            self.server.wait()  # what a killed one has left is still in use
        raise RuntimeError("PostgreSQL does not start")

    def answers(self) -> bool:
        assert self.server is not None
        engine = sa.create_engine(self.url)
        while self.server.poll() is None:
            try:
                with engine.connect():
                    engine.dispose()
                    return True
            except sa.exc.OperationalError:
                time.sleep(0.1)
        return False

    def end(self, sign: signal.Signals) -> None:
        assert self.server is not None
        file = self.data / "postmaster.pid"
        os.kill(int(file.read_text().split()[0]) if file.exists() else self.server.pid, sign)
        self.server.wait(20)
        self.server = None

    def kill(self) -> None:
        """At once, without a word of warning."""
        self.end(signal.SIGKILL)

    def close(self) -> None:
        if self.server is not None:
            self.end(signal.SIGINT)
        shutil.rmtree(self.folder, ignore_errors=True)
