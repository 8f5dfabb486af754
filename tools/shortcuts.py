"""Take long ways out of the C that mypyc writes: what a number in a list costs to read, and calls that go by a table.

Everything here leaves alone what it does not know, so another mypyc costs speed and nothing else. `inlined.h` has the
functions that stand in the place of what is taken out.
"""

import re
from collections.abc import Iterable, Mapping

FUNCTION = re.compile(r"^[^\n]*\) \{\n.*?^\}", re.M | re.S)
RELEASES = r"(?:    CPy\w*DECREF\(\w+\);\n)*"
FAULT = r"\{\n(?:        .*\n)+?    \}"
NUMBER_READ = re.compile(
    rf"    (?P<item>\w+) = CPyList_GetItem(?P<how>|Short)(?P<borrowed>Borrow|)\((?P<where>[^;]*)\);\n"
    rf"(?P<before>{RELEASES})"
    rf"    if \(unlikely\((?P=item) == NULL\)\) (?P<fault>{FAULT})"
    rf"(?P<on> else\n        goto (?P<next>\w+);\n(?P=next): ;|)\n"
    rf"    if \(likely\(PyLong_Check\((?P=item)\)\)\)\n"
    rf"        (?P<number>\w+) = CPyTagged_FromObject\((?P=item)\);\n"
    rf"    else \{{\n        CPy_TypeError\(\"int\", (?P=item)\); (?P=number) = CPY_INT_TAG;\n    \}}\n"
    rf"(?P<after>{RELEASES})"
    rf"    if \(unlikely\((?P=number) == CPY_INT_TAG\)\) {FAULT}\n"
)
NUMBER_IN_LOOP = re.compile(
    r"    CPy_INCREF\((?P<item>\w+)\);\n"
    r"    if \(likely\(PyLong_Check\((?P=item)\)\)\)\n"
    r"        (?P<number>\w+) = CPyTagged_FromObject\((?P=item)\);\n"
    r"    else \{\n        CPy_TypeError\(\"int\", (?P=item)\); (?P=number) = CPY_INT_TAG;\n    \}\n"
    r"    CPy_DECREF\((?P=item)\);\n"
)
NUMBER_ADDED = re.compile(
    r"    (?P<object>\w+) = CPyTagged_StealAsObject\((?P<number>\w+)\);\n"
    r"    (?P<done>\w+) = PyList_Append\((?P<list>\w+), (?P=object)\);\n"
    r"    CPy_DECREF\((?P=object)\);\n"
)
NUMBER_CHANGED = re.compile(
    rf"    (?P<object>\w+) = CPyTagged_StealAsObject\((?P<number>\w+)\);\n"
    rf"    (?P<done>\w+) = PyNumber_InPlace(?P<operation>Add|Subtract|And|Or|Xor)\((?P<item>\w+), (?P=object)\);\n"
    rf"(?P<after>{RELEASES})"
)
NUMBER_LOOKED_FOR = re.compile(
    rf"    (?P<object>\w+) = CPyTagged_StealAsObject\((?P<number>\w+)\);\n"
    rf"    (?P<done>\w+) = PySequence_Contains\((?P<list>\w+), (?P=object)\);\n"
    rf"(?P<after>{RELEASES})"
)
DEFINITION = re.compile(r"^(?P<head>\w[^\n(]*?\b(?P<name>CPyDef_\w+)\([^\n]*\)) (?P<body>\{\n.*?^\}\n)", re.M | re.S)
OF_ONE_FILE = re.compile(r"^static [^\n]*?(\w+) ?(?:\[|\(|=|;)", re.M)
WORD = re.compile(r"[A-Za-z_]\w*")
BY_TABLE = re.compile(r"CPY_GET_METHOD\(\w+, CPyType_(\w+), (\d+), \w+, [^;()]*\(\*\)\([^;()]*\)\)\(")
TABLE = re.compile(r"CPyVTableItem (\w+)_vtable_scratch\[\] = \{\n(.*?)\n    \};", re.S)


def shortened(text: str, methods: Mapping[tuple[str, int], str]) -> str:
    """The C of one module; `methods` are those that a call by the table of their class can only mean."""
    text = FUNCTION.sub(lambda at: with_numbers_read(at[0]), text)
    text = NUMBER_IN_LOOP.sub(r"    \g<number> = number_of(\g<item>);\n", text)
    return BY_TABLE.sub(lambda at: called(at, methods), text)


def with_numbers_read(function: str) -> str:
    """One function that reads and adds numbers at once, where the object between is used for nothing else."""
    function = NUMBER_READ.sub(lambda at: number_read(at, function), function)
    function = NUMBER_CHANGED.sub(lambda at: number_changed(at, function), function)
    function = NUMBER_LOOKED_FOR.sub(lambda at: number_looked_for(at, function), function)
    return NUMBER_ADDED.sub(lambda at: number_added(at, function), function)


def number_read(at: re.Match[str], function: str) -> str:
    release = "" if at["borrowed"] else f"    CPy_DECREF({at['item']});\n"
    usual = 6 if at["borrowed"] else 7  # declared, read, looked for, its kind asked, taken twice; given back
    if release not in at["after"] or len(re.findall(rf"\b{at['item']}\b", function)) != usual:
        return at[0]
    read = f"    {at['number']} = list_number({at['where']});\n"
    fault = f"    if (unlikely({at['number']} == CPY_INT_TAG)) {at['fault']}{at['on']}\n"
    return read + at["before"] + fault + at["after"].replace(release, "", 1)


def number_added(at: re.Match[str], function: str) -> str:
    if len(re.findall(rf"\b{at['object']}\b", function)) != 4:
        return at[0]
    return f"    {at['done']} = list_add_number({at['list']}, {at['number']});\n"


def number_changed(at: re.Match[str], function: str) -> str:
    release = f"    CPy_DECREF({at['object']});\n"
    if release not in at["after"] or len(re.findall(rf"\b{at['object']}\b", function)) != 4:
        return at[0]
    changed = f"    {at['done']} = in_place_{at['operation']}({at['item']}, {at['number']});\n"
    return changed + at["after"].replace(release, "", 1)


def number_looked_for(at: re.Match[str], function: str) -> str:
    release = f"    CPy_DECREF({at['object']});\n"
    if release not in at["after"] or len(re.findall(rf"\b{at['object']}\b", function)) != 4:
        return at[0]
    looked = f"    {at['done']} = list_has_number({at['list']}, {at['number']});\n"
    return looked + at["after"].replace(release, "", 1)


def methods_of(texts: Iterable[str]) -> dict[tuple[str, int], str]:
    """By class and place in its table: the one function that is meant, whichever class of the library it is."""
    tables = {
        name: [entry.strip(" ,").removeprefix("(CPyVTableItem)") for entry in table.split("\n")]
        for text in texts
        for name, table in TABLE.findall(text)
    }
    named = {name: [method_name(entry) for entry in table] for name, table in tables.items()}
    found = {}
    for name, table in tables.items():
        heirs = [
            other for other, names in named.items() if names[: len(table)] == named[name]
        ]  # itself, and maybe more
        for place, function in enumerate(table):
            if function.startswith("CPyDef_") and all(tables[other][place] == function for other in heirs):
                found[name, place] = function
    return found


def method_name(entry: str) -> str:
    """`run` of `CPyDef_room___Turn___run__Procedure_glue`: equal for a method and all that stand in its place."""
    whole = entry.removesuffix("_glue").rpartition("__")[0] if entry.endswith("_glue") else entry
    return whole.rpartition("___")[2]


def called(at: re.Match[str], methods: Mapping[tuple[str, int], str]) -> str:
    function = methods.get((at[1], int(at[2])))
    return f"{function}(" if function else at[0]


def small_functions(text: str, longest: int = 40) -> dict[str, str]:
    """By name the functions of a module that others may take in: short, and of nothing that is this file's own."""
    own = set(OF_ONE_FILE.findall(text))
    found = {}
    for at in DEFINITION.finditer(text):
        words = set(WORD.findall(at["body"]))
        steps = at["body"].count(" = ") + at["body"].count("goto")
        if steps <= longest and not words & own and "CPyStatics" not in words and "exports_" not in at["body"]:
            found[at["name"]] = f"{at['head']} {at['body']}"
    return found


def taken_in(text: str, small: Mapping[str, str]) -> str:
    """What stands before a module so that it need not call the small functions of others."""
    wanted: list[str] = []
    ahead = [name for name in dict.fromkeys(WORD.findall(text)) if name in small]
    while ahead:
        name = ahead.pop()
        if name not in wanted:
            wanted.append(name)
            ahead += [word for word in WORD.findall(small[name]) if word in small]
    own = {at["name"] for at in DEFINITION.finditer(text)}
    found = "".join(f"TAKEN_IN {small[name]}" for name in wanted if name not in own)
    return f"#ifdef TAKEN_IN\n{found}#endif\n" if found else ""
