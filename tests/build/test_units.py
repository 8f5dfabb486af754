"""tools/units.py and tools/objects.py: a unit knows only what it names, and what is known is not compiled again."""

from pathlib import Path

import pytest

import objects
import units

OTHER = """\
#ifndef MYPYC_NATIVE_engine_H
#define MYPYC_NATIVE_engine_H
#include <Python.h>
#include <CPy.h>
typedef struct {
    PyObject_HEAD
    CPyTagged _size;
} poolObject;

struct export_table_engine {
    PyTypeObject **CPyType_pool;
    PyObject *(*CPyDef_pool)(CPyTagged cpy_r_size);
    char (*CPyDef_unused)(void);
};
#endif
"""
PUBLIC = """\
#ifndef MYPYC_NATIVE_small_H
#define MYPYC_NATIVE_small_H
#include <Python.h>
#include <CPy.h>
#ifndef MYPYC_DECLARED_tuple_T1I
#define MYPYC_DECLARED_tuple_T1I
typedef struct tuple_T1I {
    CPyTagged f0;
} tuple_T1I;
#endif

typedef struct {
    PyObject_HEAD
    tuple_T1I _pair;
} stateObject;
typedef struct {
    PyObject_HEAD
} pageObject;

struct export_table_small {
    CPyTagged (*CPyDef_state)(void);
};
#endif
"""
INTERNAL = """\
#ifndef MYPYC_LIBRT_INTERNAL_small_H
#define MYPYC_LIBRT_INTERNAL_small_H
#include <Python.h>
#include <CPy.h>
#include "bytes_extra_ops.h"
#include "__native_small.h"

int CPyGlobalsInit(void);

#include <__native_engine.h>
struct export_table_engine exports_engine;
extern PyObject *CPyStatics[9];
extern CPyTagged CPyDef_state(stateObject *cpy_r_self);
extern CPyTagged CPyDef_page(pageObject *cpy_r_self);
#endif
"""
STATE = """\
#include "__native_small.h"
#include "__native_internal_small.h"
CPyTagged CPyDef_state(stateObject *cpy_r_self) {
    return exports_engine.CPyDef_pool(use(CPyStatics[7], CPyStatics[3], CPyStatics[7]));
}
"""
PAGE = """\
#include "__native_small.h"
#include "__native_internal_small.h"
CPyTagged CPyDef_page(pageObject *cpy_r_self) {
    return 1;
}
"""
TABLES = """\
#include "__native_small.h"
#include "__native_internal_small.h"
int CPyGlobalsInit(void) {
    is_initialized = 1;
}
int ensure_deps(void) {
    done = 1;
}
"""


class Compiler:
    """Notes what it is asked to do; an object is its level and its source."""

    compiler_type = "none"
    obj_extension = ".o"

    def __init__(self) -> None:
        self.seen: list[str] = []

    def compile(self, sources: list[str], include_dirs: list[str], extra_postargs: list[str]) -> list[str]:
        text = Path(sources[0]).read_text()
        self.seen = sorted([*self.seen, text])
        made = Path(sources[0]).with_suffix(".o")
        made.write_text(f"{extra_postargs[-1]} {text}")
        return [str(made)]

    def link_shared_object(self, objects: list[str], target: str) -> None:
        self.seen.append("link")
        Path(target).write_text("".join(Path(each).read_text() for each in objects))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in {
        "__native_engine.h": OTHER,
        "__native_small.h": PUBLIC,
        "__native_internal_small.h": INTERNAL,
        "__native_games___state.c": STATE,
        "__native_games___page.c": PAGE,
        "__native_small.c": TABLES,
    }.items():
        (tmp_path / name).write_text(text)
    return tmp_path


def test_a_unit_declares_what_it_names_and_what_that_names_and_nothing_else(folder: Path) -> None:
    state, page, _ = units.cut("small", ["games.state", "games.page"], folder)
    assert "} tuple_T1I;" in state and "} stateObject;" in state
    assert "poolObject" not in state and "pageObject" not in state and "CPyDef_page" not in state
    assert "} pageObject;" in page
    assert "stateObject" not in page and "tuple_T1I" not in page and "export_table" not in page


def test_literals_are_numbered_within_the_unit_and_filled_by_the_tables(folder: Path) -> None:
    state, _, tables = units.cut("small", ["games.state", "games.page"], folder)
    assert "use(literals_games___state[0], literals_games___state[1], literals_games___state[0])" in state
    assert "PyObject *literals_games___state[2];" in state
    assert "places_games___state[] = {7, 3};" in tables
    assert "fill_literals();\n    is_initialized = 1;" in tables


def test_another_library_is_called_by_a_pointer_of_our_own(folder: Path) -> None:
    state, page, tables = units.cut("small", ["games.state", "games.page"], folder)
    assert "extern PyObject *(*imported_CPyDef_pool)(CPyTagged cpy_r_size);" in state
    assert "return imported_CPyDef_pool(" in state
    assert "imported_CPyDef_pool = exports_engine.CPyDef_pool;" in tables
    assert "imported_CPyDef_unused" not in tables and "imported" not in page


def test_a_change_in_one_module_leaves_the_unit_of_another_as_it_is(folder: Path) -> None:
    before = units.cut("small", ["games.state", "games.page"], folder)
    (folder / "__native_games___state.c").write_text(STATE.replace("CPyStatics[3]", "CPyStatics[8]"))
    (folder / "__native_internal_small.h").write_text(INTERNAL.replace("CPyStatics[9]", "CPyStatics[10]"))
    after = units.cut("small", ["games.state", "games.page"], folder)
    assert [old == new for old, new in zip(before, after)] == [True, True, False]  # the same place of its own
    (folder / "__native_games___page.c").write_text(PAGE.replace("return 1", "return 2"))
    last = units.cut("small", ["games.state", "games.page"], folder)
    assert [old == new for old, new in zip(after, last)] == [True, False, True]


def test_unknown_c_is_refused(folder: Path) -> None:
    (folder / "__native_small.c").write_text(TABLES.replace("done = 1;", "ready = 1;"))
    with pytest.raises(units.NotUnderstood, match="done = 1;"):
        units.cut("small", ["games.state"], folder)


def test_modules_of_one_last_name_are_found_by_different_libraries(tmp_path: Path) -> None:
    modules = ["games.a.state", "games.a.view", "games.b.state"]
    for module in modules:
        path = tmp_path / f"{module.replace('.', '/')}.c"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"PyInit_{path.stem} PyInit___init__")
    found = units.shims(modules, tmp_path)
    assert [library.names for library in found] == [["games.a.state", "games.a.view"], ["games.b.state"]]
    assert found[0].units[0].count("#define PyInit___init__ ") == 2


def test_the_prelude_includes_what_any_header_asks_for(folder: Path) -> None:
    text = units.prelude(folder)
    assert text.startswith("#include <Python.h>\n#include <CPy.h>\n#include <bytes_extra_ops.h>\n")
    assert "__native" not in text


def test_what_is_kept_is_not_compiled_again_and_another_level_is(tmp_path: Path) -> None:
    compiler = Compiler()
    told: list[str] = []

    def build(*libraries: units.Library) -> list[str]:
        compiler.seen.clear()
        store = objects.Store(tmp_path / "objects", compiler, [], [], "/* prelude */")
        store.build(libraries, lambda name: str(tmp_path / "out" / name), told.append)
        return compiler.seen

    assert build(units.Library(["one", "two"], ["a", "b"], "1")) == ["one", "two", "link"]
    assert (tmp_path / "out" / "a").read_text() == (tmp_path / "out" / "b").read_text() == "-O1 one-O1 two"
    assert told == ["2 C files to compile: a few seconds."]
    assert build(units.Library(["one", "two"], ["a", "b"], "1")) == []
    assert build(units.Library(["one", "three"], ["a"], "1")) == ["three", "link"]
    assert (tmp_path / "out" / "a").read_text() == "-O1 one-O1 three"
    assert build(units.Library(["one", "two"], ["b"], "2")) == ["one", "two", "link"]
    assert build(units.Library(["one", "two"], ["b"], "1")) == []
    assert (tmp_path / "out" / "b").read_text() == "-O1 one-O1 two"


def test_the_time_left_is_told_by_what_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(objects.time, "monotonic", lambda: clock[0])
    told: list[str] = []
    progress = objects.Progress([objects.PACE * 80, objects.PACE * 40], 2, told.append)
    clock[0] = 160
    progress.step(objects.PACE * 80)
    progress.step(objects.PACE * 40)
    assert told == ["2 C files to compile: about 60 seconds.", "1 of 2 are compiled: about 80 seconds more."]
