"""The page itself: files of `web/`, kept by browsers until they change.

The first page names all others with an edition before them, `/v-1f2e.../app.js`: a digest of all of them. Imports are
relative, so whatever such a file asks for has the same edition, and a browser need not ask for any of it again. Within
an edition all modules that the first page needs come as one, and so do its style sheets (`bundle.py`); without one
every file comes as it lies there.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import os
import re
from functools import cached_property
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from arpents.server.bundle import bundle, joined, order, stylesheet
from arpents.server.house import HOUSE, LASTING
from arpents.server.refusals import Refusal
from arpents.version import VERSION

TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".ftl": "text/plain",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
SQUEEZED: Final = (
    "text/",
    "image/svg+xml",
    "application/json",
    "application/manifest+json",
    "application/wasm",
    "font/ttf",
)
PLAIN_PAGE: Final = f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Arpents</title></head>
<body><h1>Arpents {VERSION}</h1>
<p lang="fr">La table est ouverte ; la page n’est pas encore là.</p>
<p>The table is open; its page is not here yet. <a href="/api/openapi.json">The API</a></p></body></html>
""".encode()
EDITION: Final = re.compile(r"/v-([0-9a-f]{16})(/.*)")
OWN: Final = re.compile(r'(<(?:link|script)\b[^>]*\b(?:href|src)=")(/)')
SHEETS: Final = re.compile(r'[ \t]*<link rel="stylesheet" href="/([^"]+)">\n?')
FIRST: Final = "app.js"
SHEET: Final = "css/page.css"  # all of them
REMARKS: Final = re.compile(rb"/\*\*.*?\*/", re.DOTALL)  # for readers and the checker of types, a third of what is sent
NOTES: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
VENDORED: Final = "vendor"  # comes as it was made
READ_OFFLINE: Final = (".js", ".css", ".ftl", ".woff2")  # what a page needs that is read without a connection
NOT_AHEAD: Final = ("maps", "sw.js")  # kept once they were looked at; asked for by the browser itself


class WebFile:
    """One file, read once, with its hash and its compressed form."""

    def __init__(self, body: bytes, media: str, stamp: tuple[int, int]) -> None:
        self.body = body
        self.media = media if not media.startswith("text/") else f"{media}; charset=utf-8"
        self.stamp = stamp
        self.hash = hashlib.sha256(body).hexdigest()[:24]
        self.squeezable = media.startswith(SQUEEZED) and len(body) > 500

    @cached_property
    def squeezed(self) -> bytes | None:
        return gzip.compress(self.body, 9, mtime=0) if self.squeezable else None

    def answer(self, request: Request, lasting: bool = False) -> Response:
        etag = f'"{self.hash}"'
        known = request.query_params.get("v", "")
        lasting = lasting or (len(known) >= 8 and self.hash.startswith(known))
        headers = {"ETag": etag, "Vary": "Accept-Encoding", "Cache-Control": LASTING if lasting else "no-cache"}
        if etag in request.headers.get("if-none-match", ""):
            return Response(None, 304, headers)
        if "gzip" in request.headers.get("accept-encoding", "") and self.squeezed is not None:
            headers["Content-Encoding"] = "gzip"
            return Response(self.squeezed, 200, headers, self.media)
        return Response(self.body, 200, headers, self.media)


class WebFiles:
    def __init__(self, folder: Path, hall: bool = False) -> None:
        self.folder = folder.resolve()
        self.marks = f'data-house="{HOUSE}"' + (" data-hall" if hall else "")
        self.files: dict[Path, WebFile] = {}
        self.edition: Edition | None = None  # as the first page was last asked for

    def find(self, path: str) -> WebFile:
        try:
            return self.read(path)
        except (OSError, ValueError):  # no file can have such a name, or it cannot be read
            raise Refusal(404, "no-such-file") from None

    def read(self, path: str) -> WebFile:
        file = (self.folder / path.lstrip("/")).resolve()
        if file in (self.folder, self.folder / "index.html"):
            return self.first_page()
        hidden = any(part.startswith(".") for part in path.split("/"))
        if hidden or not file.is_relative_to(self.folder) or not file.is_file():
            raise Refusal(404, "no-such-file")
        return self.known(file)

    def known(self, file: Path) -> WebFile:
        stat = file.stat()
        stamp = (stat.st_mtime_ns, stat.st_size)
        found = self.files.get(file)
        if found is None or found.stamp != stamp:
            media = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            body = file.read_bytes()
            if media == TYPES[".js"] and VENDORED not in file.parts:
                body = REMARKS.sub(lambda remark: b"\n" * remark[0].count(b"\n"), body)  # lines keep their numbers
            found = self.files[file] = WebFile(body, media, stamp)
        return found

    def first_page(self) -> WebFile:
        file = self.folder / "index.html"
        if not file.is_file():
            return WebFile(PLAIN_PAGE, "text/html", (0, 0))
        found = {file: self.known(file) for file in self.all()}
        if self.edition is None or self.edition.files != found:
            self.edition = Edition(self.folder, found, self.marks)
        return self.edition.page

    def all(self) -> list[Path]:
        return [
            Path(path) / name
            for path, _, names in os.walk(self.folder)
            for name in names
            if not any(part.startswith(".") for part in (*Path(path).relative_to(self.folder).parts, name))
        ]

    def ahead(self) -> list[str]:
        self.first_page()
        return [] if self.edition is None else self.edition.ahead()

    def answer(self, request: Request) -> Response:
        path = request.url.path
        named = EDITION.fullmatch(path)
        if named is None:
            return self.find(path).answer(request)
        self.first_page()
        newest = self.edition
        if newest is None:
            return self.find(named[2]).answer(request)
        found = newest.served.get(named[2].lstrip("/")) or self.find(named[2])
        lasting = newest.name == named[1] and (found in newest.served.values() or found in newest.files.values())
        return found.answer(request, lasting)


class Edition:
    """All files of the page as they are at one time, and the first page, which names them."""

    within: frozenset[str] = frozenset()  # what comes in one file with others

    def __init__(self, folder: Path, files: dict[Path, WebFile], marks: str) -> None:
        self.folder = folder
        self.files = files
        self.served: dict[str, WebFile] = {}  # what does not come as it lies there
        self.bundle_modules()
        first = self.text("index.html")
        first = self.bundle_sheets(first)
        listed = {file.relative_to(folder).as_posix(): found.hash for file, found in files.items()}
        listed |= {path: found.hash for path, found in self.served.items()}
        digest = "".join(f"{path} {listed[path]}\n" for path in sorted(listed))
        self.name = hashlib.sha256(digest.encode()).hexdigest()[:16]
        first = OWN.sub(rf"\1/v-{self.name}/", first).replace("<html ", f"<html {marks} ", 1)
        self.page = WebFile(first.encode(), "text/html", (0, 0))

    def bundle_modules(self) -> None:
        own = (file.relative_to(self.folder).as_posix() for file in self.files if file.suffix == ".js")
        modules = {path: self.text(path) for path in own}
        if FIRST not in modules:
            return
        within = set(order(FIRST, modules))
        self.within = frozenset(within - {FIRST})
        self.serve(FIRST, bundle(FIRST, modules), TYPES[".js"])
        for path in modules.keys() - within:
            self.serve(path, joined(path, modules[path], FIRST, within), TYPES[".js"])

    def bundle_sheets(self, page: str) -> str:
        paths = SHEETS.findall(page)
        if len(paths) < 2:
            return page
        self.within |= set(paths)
        together = stylesheet({path: self.text(path) for path in paths}, "css")
        self.serve(SHEET, NOTES.sub("", together), "text/css")
        once = [f'    <link rel="stylesheet" href="/{SHEET}">\n'] + [""] * (len(paths) - 1)
        return SHEETS.sub(lambda _: once.pop(0), page)

    def ahead(self) -> list[str]:
        """The addresses of what a browser keeps to be read without a connection."""
        named = {file.relative_to(self.folder).as_posix() for file in self.files} | set(self.served)
        kept = (
            path
            for path in named - self.within
            if (path.endswith(READ_OFFLINE) and not path.startswith(NOT_AHEAD)) or path == "icon.svg"
        )
        return [f"/v-{self.name}/{path}" for path in sorted(kept)]

    def text(self, path: str) -> str:
        return self.files[self.folder / path].body.decode()

    def serve(self, path: str, text: str, media: str) -> None:
        self.served[path] = WebFile(text.encode(), media, (0, 0))
