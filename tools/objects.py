"""Object files and libraries, kept under the content of what they are made of: nothing is compiled twice."""

import os
import shutil
import subprocess
import sysconfig
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor, as_completed
from hashlib import sha256
from pathlib import Path
from typing import Any

KEPT_DAYS = 14  # what no build has used for so long goes: branches come and go
PACE = 0.6  # million characters a second on one core, until this machine was measured


class Store:
    def __init__(
        self,
        folder: Path,
        compiler: Any,  # of setuptools
        include: list[str],
        flags: list[str],
        prelude: str,  # the header that units include first
        made_with: str,  # what else decides the result
        say: Callable[[str], None],
    ) -> None:
        self.folder = folder
        self.compiler = compiler
        self.include = include
        self.flags = flags
        self.prelude = prelude
        self.say = say
        self.suffix: str = compiler.obj_extension
        commands = [*getattr(compiler, "compiler_so", []), *getattr(compiler, "linker_so", [])]
        self.made_with = " ".join([made_with, version_of(compiler), *commands, *flags, prelude])
        folder.mkdir(parents=True, exist_ok=True)

    def compile(self, units: Iterable[str], workers: int) -> None:
        """Make the object files that are not there."""
        missing = {key: unit for unit in units if self.kept((key := self.key(unit)) + self.suffix) is None}
        if not missing:
            return
        self.write_prelude()
        progress = Progress([len(unit) for unit in missing.values()], self.pace() * workers, self.say)
        with ThreadPoolExecutor(workers) as pool:
            largest_first = sorted(missing.items(), key=lambda item: -len(item[1]))
            waiting = {pool.submit(self.compile_one, key, unit): len(unit) for key, unit in largest_first}
            try:
                for done in as_completed(waiting):
                    done.result()
                    progress.step(waiting[done])
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise
        if pace := progress.pace():
            (self.folder / "pace").write_text(f"{pace / workers:.3f}")

    def compile_one(self, key: str, unit: str) -> None:
        source = self.folder / f"{key}.{os.getpid()}.c"
        source.write_text(unit, encoding="utf-8")
        include = [str(self.prelude_folder), *self.include]
        try:
            (made,) = self.compiler.compile([str(source)], include_dirs=include, extra_postargs=self.flags)
            os.replace(made, self.folder / (key + self.suffix))
        finally:
            source.unlink()

    def write_prelude(self) -> None:
        """What units include first. gcc reads it once in advance; other compilers overlook that."""
        header = self.prelude_folder / "prelude.h"
        if header.exists():
            return
        header.parent.mkdir(exist_ok=True)
        if self.compiler.compiler_type == "unix":
            draft = header.with_name(f"{os.getpid()}.h")
            draft.write_text(self.prelude, encoding="utf-8")
            include = [f"-I{path}" for path in [*self.include, *self.compiler.include_dirs]]
            command = [*self.compiler.compiler_so, *include, *self.flags, "-x", "c-header", str(draft)]
            subprocess.run([*command, "-o", f"{header}.gch"], capture_output=True)
            draft.unlink()
        header.write_text(self.prelude, encoding="utf-8")

    @property
    def prelude_folder(self) -> Path:
        return self.folder / f"prelude-{self.key()}"

    def link(self, units: Iterable[str], target: Path) -> None:
        """Put the library made of these units at the target."""
        objects = [self.key(unit) + self.suffix for unit in units]
        name = self.key(*objects) + sysconfig.get_config_var("EXT_SUFFIX")
        library = self.kept(name)
        if library is None:
            library = self.folder / name
            draft = self.folder / f"{os.getpid()}-{name}"
            self.compiler.link_shared_object([str(self.folder / each) for each in objects], str(draft))
            os.replace(draft, library)
        if not target.exists() or target.read_bytes() != library.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            target.unlink(missing_ok=True)  # who has it loaded keeps the old one
            shutil.copyfile(library, target)

    def kept(self, name: str) -> Path | None:
        path = self.folder / name
        if not path.exists():
            return None
        os.utime(path)
        return path

    def clear(self) -> None:
        """Forget what no build has used for long."""
        oldest = time.time() - KEPT_DAYS * 24 * 3600
        for path in self.folder.iterdir():
            if path.is_file() and path.stat().st_mtime < oldest:
                path.unlink()

    def key(self, *parts: str) -> str:
        return sha256("\0".join([self.made_with, *parts]).encode()).hexdigest()[:32]

    def pace(self) -> float:
        try:
            return max(float((self.folder / "pace").read_text()), 0.01)
        except (OSError, ValueError):
            return PACE


class Progress:
    """Says how long it will take, first by what the last build took, then by what this one takes."""

    def __init__(self, sizes: list[int], pace: float, say: Callable[[str], None]) -> None:
        self.files, self.size = len(sizes), sum(sizes)
        self.done_files = self.done_size = 0
        self.say = say
        self.started = self.last = time.monotonic()
        say(f"{self.files} C files to compile: {about(self.size / 1e6 / pace)}.")

    def step(self, size: int) -> None:
        self.done_files += 1
        self.done_size += size
        now = time.monotonic()
        if now - self.last > 15 and self.done_files < self.files:
            self.last = now
            left = (now - self.started) * (self.size - self.done_size) / self.done_size
            self.say(f"{self.done_files} of {self.files} are compiled, {about(left)} more.")

    def pace(self) -> float:
        """Million characters a second; 0 when that was too little to tell."""
        return self.size / 1e6 / (time.monotonic() - self.started) if self.size > 5_000_000 else 0.0


def about(seconds: float) -> str:
    if seconds < 8:
        return "a few seconds"
    if seconds < 100:
        return f"about {round(seconds / 10) * 10} seconds"
    return f"about {round(seconds / 60) or 1} minutes"


def version_of(compiler: Any) -> str:
    command = getattr(compiler, "compiler_so", None)
    if not command:
        return str(compiler.compiler_type)
    return subprocess.run([command[0], "--version"], capture_output=True, text=True).stdout.split("\n")[0]
