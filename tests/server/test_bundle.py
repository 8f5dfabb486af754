"""All modules of the first page in one file, and those that come later beside it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import arpents
from arpents.server.bundle import LEFT, Unbundled, bundle, joined, order, stylesheet
from arpents.server.static import FIRST, SHEET, WebFiles

WEB = Path(next(iter(arpents.__path__))) / "web"
PAGE = {
    "app.js": 'import go, { html, later as soon } from "./core/ui.js";\nimport { a } from "./core/a.js";\n'
    'export const page = () => import("./pages/b.js");\nhtml(go, soon, a);\n',
    "core/ui.js": 'import { a } from "./a.js";\nexport { h as html };\nexport { later } from "../vendor/c.js";\n'
    "export async function look() {\n  return new URL(`../maps/x.svg`, import.meta.url);\n}\n"
    "function h() {}\nexport default function(s){return a}\n",
    "core/a.js": "export const a = 1;\nexport class B {}\n",
    "vendor/c.js": 'import{a as n}from"../core/a.js";var l=n;export{l as later};',
    "pages/b.js": 'import { a } from "../core/a.js";\n'
    'import {\n  B,\n} from "../core/a.js";\nimport { d } from "./d.js";\n',
    "pages/d.js": "export const d = 4;\n",
}


def test_modules_run_in_the_order_of_their_imports_and_give_what_they_export() -> None:
    assert order("app.js", PAGE) == ["core/a.js", "vendor/c.js", "core/ui.js", "app.js"]
    text = bundle("app.js", PAGE)
    assert re.findall(r"^const (\$\w+) = \(\(\) => \{$", text, re.M) == [
        "$core_a",
        "$vendor_c",
        "$core_ui",
        "$app",
    ]
    assert re.findall(r"^return (.*);$", text, re.M) == [
        "{ a, B }",
        "{ later: l }",
        "{ later: $vendor_c.later, html: h, look, default: $default }",
        "{ page }",
    ]
    assert "const { html, later: soon, default: go } = $core_ui;" in text
    assert 'import("./pages/b.js")' in text and 'new URL("./core/ui.js", import.meta.url).href' in text
    assert text.endswith("export { $core_a, $vendor_c, $core_ui, $app };\n")


def test_a_module_that_comes_later_takes_from_the_bundle_what_that_holds() -> None:
    within = set(order("app.js", PAGE))
    assert joined("pages/b.js", PAGE["pages/b.js"], "app.js", within).split("\n") == [
        'import { $core_a } from "../app.js"; const { a } = $core_a;',
        "const { B } = $core_a;",
        "",
        "",
        'import { d } from "./d.js";',
        "",
    ]


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ('import { a } from "../app.js";', "app.js > core/ui.js > core/a.js > app.js"),
        ('import { a } from "./nowhere.js";', "core/nowhere.js, which is not there"),
        ('import * as all from "../vendor/c.js";', "import \\* as all"),
        ("export let a = 1;", "core/a.js: export let a"),
        ("export default class {}", "core/a.js: export default class"),
    ],
)
def test_what_the_bundle_cannot_read_is_refused(source: str, said: str) -> None:
    with pytest.raises(Unbundled, match=said):
        bundle("app.js", {**PAGE, "core/a.js": source})


def test_addresses_in_style_sheets_stay_what_they_were() -> None:
    sheets = {
        "maps/maps.css": '.a { background: url("paper.png"); }',
        "css/base.css": "@font-face { src: url(../fonts/x.woff2); } .b { mask: url(#m); }",
    }
    assert stylesheet(sheets, "css") == (
        '.a { background: url("../maps/paper.png"); }\n'
        '@font-face { src: url("../fonts/x.woff2"); } .b { mask: url(#m); }'
    )


def test_the_page_comes_as_one_module_and_one_sheet_and_no_module_twice() -> None:
    """A module that came twice would have two of every signal."""
    files = WebFiles(WEB)
    page = files.first_page().body.decode()
    assert files.edition is not None
    assert re.findall(r'"/v-\w+/([^"]+\.(?:js|css))"', page) == [SHEET, FIRST]
    served = {path: file.body.decode() for path, file in files.edition.served.items() if path.endswith(".js")}
    within = set(re.findall(r"\$\w+", served[FIRST].splitlines()[-1]))
    assert len(within) > 40
    for path, text in served.items():
        if path != FIRST:
            for name in re.findall(r'^import .* from "(\.[^"]+)";', text, re.M):
                assert name == "../app.js" or f"$table_{Path(name).stem}" not in within, path
            assert set(re.findall(r"= (\$\w+);", text)) <= within
    assert LEFT.findall(served[FIRST])[:-1] == []
