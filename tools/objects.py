"""Object files and libraries, kept under the content of what they are made of: nothing is compiled twice."""

import os
import shutil
import subprocess
import sysconfig
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from hashlib import sha256
from pathlib import Path
from typing import Any

from units import Library

KEPT_DAYS = 14  # what no build has used for so long goes: branches come and go
PACE = 400_000  # characters a second on one core


class Store:
    def __init__(self, folder: Path, compiler: Any, include: list[str], flags: list[str], prelude: str) -> None:
        self.folder = folder
        self.compiler = compiler  # of setuptools
        self.include = include
        self.flags = flags
        self.prelude = prelude  # the header that units include first
        self.suffix: str = compiler.obj_extension
        commands = [*getattr(compiler, "compiler_so", []), *getattr(compiler, "linker_so", [])]
        self.made_with = " ".join([version_of(compiler), *commands, *flags, prelude])
        folder.mkdir(parents=True, exist_ok=True)

    def build(self, libraries: Sequence[Library], target: Callable[[str], str], say: Callable[[str], None]) -> None:
        """Make the object files that are not there, on all cores, and every library under its names."""
        missing = {}
        for library in libraries:
            for unit in library.units:
                key = self.key(library.level, unit)
                if not self.kept(key + self.suffix):
                    missing[key] = (unit, library.level)
        for level in {level for _, level in missing.values()}:
            self.write_prelude(level)
        workers = os.cpu_count() or 1
        progress = Progress([len(unit) for unit, _ in missing.values()], workers, say)
        with ThreadPoolExecutor(workers) as pool:
            largest_first = sorted(missing.items(), key=lambda item: -len(item[1][0]))
            waiting = {pool.submit(self.compile, key, *item): len(item[0]) for key, item in largest_first}
            try:
                for done in as_completed(waiting):
                    done.result()
                    progress.step(waiting[done])
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise
        for library in libraries:
            made = self.link(library)
            for name in library.names:
                put(made, Path(target(name)))
        self.forget()

    def compile(self, key: str, unit: str, level: str) -> None:
        source = self.folder / f"{key}.{os.getpid()}.c"
        source.write_text(unit, encoding="utf-8")
        include = [str(self.prelude_folder(level)), *self.include]
        try:
            (made,) = self.compiler.compile([str(source)], include_dirs=include, extra_postargs=self.options(level))
            os.replace(made, self.folder / (key + self.suffix))
        finally:
            source.unlink()

    def link(self, library: Library) -> Path:
        objects = [self.key(library.level, unit) + self.suffix for unit in library.units]
        name = self.key(*objects) + sysconfig.get_config_var("EXT_SUFFIX")
        if not self.kept(name):
            draft = self.folder / f"{os.getpid()}-{name}"
            self.compiler.link_shared_object([str(self.folder / each) for each in objects], str(draft))
            os.replace(draft, self.folder / name)
        return self.folder / name

    def write_prelude(self, level: str) -> None:
        """gcc reads it once in advance; other compilers overlook what it made of it."""
        header = self.prelude_folder(level) / "prelude.h"
        if header.exists():
            return
        header.parent.mkdir(exist_ok=True)
        if self.compiler.compiler_type == "unix":
            draft = header.with_name(f"{os.getpid()}.h")
            draft.write_text(self.prelude, encoding="utf-8")
            include = [f"-I{path}" for path in [*self.include, *self.compiler.include_dirs]]
            command = [*self.compiler.compiler_so, *include, *self.options(level), "-x", "c-header", str(draft)]
            subprocess.run([*command, "-o", f"{header}.gch"], capture_output=True)
            draft.unlink()
        header.write_text(self.prelude, encoding="utf-8")

    def prelude_folder(self, level: str) -> Path:
        return self.folder / f"prelude-{self.key(level)}"

    def options(self, level: str) -> list[str]:
        return self.flags if self.compiler.compiler_type == "msvc" else [*self.flags, f"-O{level}"]

    def kept(self, name: str) -> bool:
        path = self.folder / name
        if not path.exists():
            return False
        os.utime(path)
        return True

    def forget(self) -> None:
        oldest = time.time() - KEPT_DAYS * 24 * 3600
        for path in self.folder.iterdir():
            if path.is_file() and path.stat().st_mtime < oldest:
                path.unlink()

    def key(self, *parts: str) -> str:
        return sha256("\0".join([self.made_with, *parts]).encode()).hexdigest()[:32]


class Progress:
    """Says how long it will take, first by rule of thumb, then by what is done."""

    def __init__(self, sizes: list[int], workers: int, say: Callable[[str], None]) -> None:
        self.files, self.size = len(sizes), sum(sizes)
        self.done_files = self.done_size = 0
        self.say = say
        self.started = self.last = time.monotonic()
        if sizes:
            say(f"{self.files} C files to compile: {about(self.size / PACE / min(workers, self.files))}.")

    def step(self, size: int) -> None:
        self.done_files += 1
        self.done_size += size
        now = time.monotonic()
        if now - self.last > 15 and self.done_files < self.files:
            self.last = now
            left = (now - self.started) * (self.size - self.done_size) / self.done_size
            self.say(f"{self.done_files} of {self.files} are compiled: {about(left)} more.")


def about(seconds: float) -> str:
    if seconds < 8:
        return "a few seconds"
    if seconds < 100:
        return f"about {round(seconds / 10) * 10} seconds"
    return f"about {round(seconds / 60)} minutes"


def put(library: Path, target: Path) -> None:
    if not target.exists() or target.read_bytes() != library.read_bytes():
        target.parent.mkdir(parents=True, exist_ok=True)
        target.unlink(missing_ok=True)  # who has it loaded keeps the old one
        shutil.copyfile(library, target)


def version_of(compiler: Any) -> str:
    command = getattr(compiler, "compiler_so", None)
    if not command:
        return str(compiler.compiler_type)
    return subprocess.run([command[0], "--version"], capture_output=True, text=True).stdout.split("\n")[0]
