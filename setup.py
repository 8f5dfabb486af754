"""Compile the engine and the rooms with mypyc when building a wheel; never into src/.

All or nothing: a half-compiled package would not import, so any failure ships plain Python, unless ARPENTS_COMPILE=1.
"""

import os
import shutil
import sys
import sysconfig
import warnings
from importlib.metadata import version
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
os.chdir(ROOT)  # mypy reads its settings from here
sys.path.insert(0, str(ROOT / "tools"))

from constants import copy_with_constants  # noqa: E402
from objects import Store  # noqa: E402
from rooms import can_compile, choice, groups, is_closed, optimisation  # noqa: E402
from units import Library, libraries, prelude, runtime_parts  # noqa: E402

WHEEL = "bdist_wheel" in sys.argv
BUILDING = WHEEL or "build" in sys.argv or "build_ext" in sys.argv  # an editable install stays plain Python
WORK = ROOT / "build" / f"mypyc-{sysconfig.get_config_var('SOABI') or sys.implementation.cache_tag}"
COUNTING = ROOT / "tools" / "bit_count.h"


def extensions() -> list[Extension]:
    if not BUILDING or not can_compile():
        return []
    os.environ["MYPY_CACHE_DIR"] = str(WORK / "cache")  # beside the C it describes, and apart from `make lint`
    try:
        from mypyc.build import mypycify
        from mypyc.ir.ops import ERR_MAGIC
        from mypyc.ir.rtypes import int_rprimitive
        from mypyc.primitives.registry import method_op

        number = int_rprimitive
        method_op("bit_count", [number], number, c_function_name="CPyTagged_BitCount", error_kind=ERR_MAGIC)
        rooms = groups()
        copy_with_constants(ROOT, [file for files in rooms.values() for file in files], WORK / "read")
        os.chdir(WORK / "read")
        for names in (["arpents_engine"], list(rooms)):  # the engine first: mypyc writes other C when it reads it anew
            found = mypycify(
                [file for name in names for file in rooms[name]],
                separate=[(rooms[name], name) for name in names],
                multi_file=True,
                debug_level="0",
                target_dir=str(WORK),
            )
        for each in found:  # setuptools wants them relative
            each.sources = [os.path.relpath(path, ROOT) for path in each.sources]
        return found
    except (Exception, SystemExit) as fault:  # mypyc leaves by sys.exit when types are wrong
        if choice() == "1":
            raise
        warnings.warn(f"not compiled, plain Python instead: {fault}", stacklevel=1)
        return []
    finally:
        os.chdir(ROOT)


class side_by_side(build_ext):
    """One run of the compiler for each module, on all cores, and none for what is known from an earlier time."""

    def run(self) -> None:
        if not self.extensions:
            return
        try:
            super().run()
        except Exception as fault:
            if choice() == "1":
                raise
            warnings.warn(f"not compiled, plain Python instead: {fault}", stacklevel=1)
            for path in self.get_outputs():
                Path(path).unlink(missing_ok=True)
            self.extensions = self.distribution.ext_modules = []

    def build_extensions(self) -> None:
        flags = [flag for flag in self.extensions[0].extra_compile_args if flag != "-Werror"]
        flags += [] if os.name == "nt" else ["-fvisibility=hidden", "-fno-plt", "-w"]  # nobody reads what C is made
        for each in self.extensions:
            each.include_dirs += [str(Path(path, part)) for path in each.include_dirs for part in runtime_parts(WORK)]
        try:
            self.build_units(flags)
        except Exception as fault:  # another mypyc or compiler than those we know: their own way, much slower
            say(f"Module by module the C does not compile ({fault}). Room by room instead.")
            for each in self.extensions:
                level = optimisation(each.name.removesuffix("__mypyc"))
                usual = [f"/FI{COUNTING}"] if os.name == "nt" else [f"-O{level}", "-fcommon", "-include", str(COUNTING)]
                each.extra_compile_args = flags + usual
            super().build_extensions()

    def build_units(self, flags: list[str]) -> None:
        include = list(dict.fromkeys(path for each in self.extensions for path in each.include_dirs))
        made_with = f"/* {sys.version}, mypy {version('mypy')} */\n"
        store = Store(Path("build", "objects"), self.compiler, include, flags, made_with + prelude(WORK))
        found: list[Library] = []
        for name, files in groups().items():
            modules = [file.removeprefix("src/").removesuffix(".py").replace("/", ".") for file in files]
            found += libraries(name, modules, WORK, optimisation(name), is_closed(name))
        store.build(found, self.get_ext_fullpath, say)


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


options = {}
if WHEEL:  # setuptools would pack what an earlier build left behind, even modules removed since
    shutil.rmtree(Path("build", "wheel"), ignore_errors=True)
    options = {"build": {"build_base": str(Path("build", "wheel"))}}

setup(ext_modules=extensions(), cmdclass={"build_ext": side_by_side}, options=options)
