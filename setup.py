"""Compile the engine and the rooms with mypyc when building a wheel; never into src/.

All or nothing: a half-compiled package would not import, so any failure ships plain Python, unless ARPENTS_COMPILE=1.
"""

import os
import shutil
import sys
import sysconfig
import warnings
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
os.chdir(ROOT)  # mypy reads its settings from here
sys.path.insert(0, str(ROOT / "tools"))

from rooms import can_compile, choice, groups, optimisation  # noqa: E402

WHEEL = "bdist_wheel" in sys.argv
BUILDING = WHEEL or "build" in sys.argv or "build_ext" in sys.argv  # an editable install stays plain Python
WORK = Path("build", f"mypyc-{sysconfig.get_config_var('SOABI') or sys.implementation.cache_tag}")


def extensions() -> list[Extension]:
    if not BUILDING or not can_compile():
        return []
    os.environ["MYPY_CACHE_DIR"] = str(WORK / "cache")  # beside the C it describes, and apart from `make lint`
    try:
        from mypyc.build import mypycify

        rooms = groups()
        found = mypycify(
            [file for files in rooms.values() for file in files],
            separate=[(files, name) for name, files in rooms.items()],
            opt_level="3",
            debug_level="0",
            target_dir=str(WORK),
        )
    except (Exception, SystemExit) as fault:  # mypyc leaves by sys.exit when types are wrong
        if choice() == "1":
            raise
        warnings.warn(f"not compiled, plain Python instead: {fault}", stacklevel=1)
        return []
    hidden = [] if os.name == "nt" else ["-fvisibility=hidden"]
    for extension in found:
        level = [] if os.name == "nt" else [f"-O{optimisation(extension.name.removesuffix('__mypyc'))}"]
        extension.extra_compile_args = [a for a in extension.extra_compile_args if a != "-Werror"] + hidden + level
    return found


class all_or_nothing(build_ext):
    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        if not self.extensions:
            return
        unfinished = Path(self.build_temp, "unfinished")  # an interrupted link may leave half a library
        self.force = self.force or unfinished.exists()
        unfinished.parent.mkdir(parents=True, exist_ok=True)
        unfinished.touch()
        try:
            super().run()
        except Exception as fault:
            if choice() == "1":
                raise
            warnings.warn(f"not compiled, plain Python instead: {fault}", stacklevel=1)
            for path in self.get_outputs():
                Path(path).unlink(missing_ok=True)
            self.extensions = self.distribution.ext_modules = []
        unfinished.unlink()


options = {}
if WHEEL:  # setuptools would pack what an earlier build left behind, even modules removed since
    shutil.rmtree(Path("build", "wheel"), ignore_errors=True)
    options = {"build": {"build_base": str(Path("build", "wheel"))}}

setup(ext_modules=extensions(), cmdclass={"build_ext": all_or_nothing}, options=options)
