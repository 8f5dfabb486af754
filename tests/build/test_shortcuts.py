"""tools/shortcuts.py: a long way is taken out only where it is known to be one."""

import shortcuts

READ = """\
CPyTagged CPyDef_strength(PyObject *cpy_r_self, CPyTagged cpy_r_unit) {
    PyObject *cpy_r_r1;
    CPyTagged cpy_r_r2;
    cpy_r_r1 = CPyList_GetItem(cpy_r_r0, cpy_r_unit);
    CPy_DECREF(cpy_r_r0);
    if (unlikely(cpy_r_r1 == NULL)) {
        CPy_AddTraceback("room.py", "strength", 7, globals);
        goto CPyL4;
    }
    if (likely(PyLong_Check(cpy_r_r1)))
        cpy_r_r2 = CPyTagged_FromObject(cpy_r_r1);
    else {
        CPy_TypeError("int", cpy_r_r1); cpy_r_r2 = CPY_INT_TAG;
    }
    CPy_DECREF(cpy_r_r1);
    if (unlikely(cpy_r_r2 == CPY_INT_TAG)) {
        CPy_AddTraceback("room.py", "strength", 7, globals);
        goto CPyL4;
    }
    return cpy_r_r2;
}
"""
ADDED = """\
char CPyDef_note(PyObject *cpy_r_found, CPyTagged cpy_r_unit) {
    PyObject *cpy_r_r1;
    cpy_r_r1 = CPyTagged_StealAsObject(cpy_r_unit);
    cpy_r_r2 = PyList_Append(cpy_r_found, cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
}
"""
CHANGED = """\
char CPyDef_mark(PyObject *cpy_r_r3, CPyTagged cpy_r_mask) {
    PyObject *cpy_r_r1;
    cpy_r_r1 = CPyTagged_StealAsObject(cpy_r_mask);
    cpy_r_r2 = PyNumber_InPlaceOr(cpy_r_r3, cpy_r_r1);
    CPy_DECREF(cpy_r_r3);
    CPy_DECREF(cpy_r_r1);
}
"""
LOOKED_FOR = """\
char CPyDef_among(PyObject *cpy_r_list, CPyTagged cpy_r_unit) {
    PyObject *cpy_r_r1;
    cpy_r_r1 = CPyTagged_StealAsObject(cpy_r_unit);
    cpy_r_r2 = PySequence_Contains(cpy_r_list, cpy_r_r1);
    CPy_DECREF(cpy_r_r1);
}
"""
TABLES = """\
static bool setup(void)
{
    CPyVTableItem room___Step_vtable_scratch[] = {
        (CPyVTableItem)exports_engine.CPyDef_engine___Procedure___run,
        (CPyVTableItem)CPyDef_room___Step___run,
        (CPyVTableItem)CPyDef_room___Step___told,
    };
    CPyVTableItem room___Turn_vtable_scratch[] = {
        (CPyVTableItem)CPyDef_room___Turn___run__Procedure_glue,
        (CPyVTableItem)CPyDef_room___Turn___run,
        (CPyVTableItem)CPyDef_room___Step___told,
        (CPyVTableItem)CPyDef_room___Turn___cards,
    };
}
"""
CALLED = (
    "    r = CPY_GET_METHOD(self, CPyType_room___{0}, {1}, room___{0}Object, char (*)(PyObject *, int))(self, 1);\n"
)


def test_a_number_in_a_list_is_read_at_once_before_its_list_may_go() -> None:
    found = shortcuts.shortened(READ, {})
    read, released = found.index("cpy_r_r2 = list_number(cpy_r_r0, cpy_r_unit);"), found.index("CPy_DECREF(cpy_r_r0);")
    assert read < released < found.index("if (unlikely(cpy_r_r2 == CPY_INT_TAG))")
    assert "CPyList_GetItem" not in found and "CPy_DECREF(cpy_r_r1)" not in found
    assert found.count("goto CPyL4;") == 1


def test_an_item_that_is_used_again_is_read_as_before() -> None:
    used_again = READ.replace("    return cpy_r_r2;\n", "    keep(cpy_r_r1);\n    return cpy_r_r2;\n")
    assert shortcuts.shortened(used_again, {}) == used_again


def test_numbers_are_added_changed_and_looked_for_without_an_object_of_their_own() -> None:
    assert "cpy_r_r2 = list_add_number(cpy_r_found, cpy_r_unit);" in shortcuts.shortened(ADDED, {})
    changed = shortcuts.shortened(CHANGED, {})
    assert "cpy_r_r2 = in_place_Or(cpy_r_r3, cpy_r_mask);\n    CPy_DECREF(cpy_r_r3);\n}" in changed
    assert "cpy_r_r2 = list_has_number(cpy_r_list, cpy_r_unit);" in shortcuts.shortened(LOOKED_FOR, {})
    for text in (ADDED, CHANGED, LOOKED_FOR):
        kept = text.replace("}\n", "    keep(cpy_r_r1);\n}\n")
        assert shortcuts.shortened(kept, {}) == kept


def test_a_call_by_a_table_goes_straight_where_no_heir_means_another_function() -> None:
    methods = shortcuts.methods_of([TABLES])
    assert methods["room___Step", 2] == methods["room___Turn", 2] == "CPyDef_room___Step___told"
    assert methods["room___Turn", 1] == "CPyDef_room___Turn___run"
    assert ("room___Step", 1) not in methods  # a Turn runs otherwise
    assert ("room___Step", 0) not in methods  # another library's
    assert shortcuts.shortened(CALLED.format("Step", 2), methods) == "    r = CPyDef_room___Step___told(self, 1);\n"
    for place in (0, 1):
        assert shortcuts.shortened(CALLED.format("Step", place), methods) == CALLED.format("Step", place)


def test_short_functions_are_taken_in_by_other_modules_with_what_they_call_themselves() -> None:
    state = "static int own;\n" + "".join(
        f"char CPyDef_{name}(int a) {{\n    {body}\n}}\n"
        for name, body in {
            "short": "return CPyDef_shorter(a);",
            "shorter": "return 1;",
            "of_its_file": "return own;",
            "with_words": "return CPyStatics[3];",
            "of_another": "return exports_engine.CPyDef_pool(a);",
            "long": "\n    ".join(f"r{step} = a;" for step in range(50)),
        }.items()
    )
    small = shortcuts.small_functions(state)
    assert set(small) == {"CPyDef_short", "CPyDef_shorter"}
    taken = shortcuts.taken_in("char CPyDef_page(int a) {\n    return CPyDef_short(a) + CPyDef_long(a);\n}\n", small)
    assert taken.count("TAKEN_IN char") == 2 and "CPyDef_long" not in taken
    assert shortcuts.taken_in(state, small) == ""  # its own
