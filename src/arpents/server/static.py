"""The page itself: files of `web/`, kept by browsers until they change.

The first page names all others with an edition before them, `/v-1f2e.../app.js`: a digest of all of them. Imports are
relative, so whatever such a file asks for has the same edition, and a browser need not ask for any of it again.
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

from arpents.server.house import HOUSE, LASTING
from arpents.server.refusals import Refusal
from arpents.version import VERSION

TYPES: Final = {".js": "text/javascript", ".mjs": "text/javascript", ".ftl": "text/plain", ".svg": "image/svg+xml"}
SQUEEZED: Final = ("text/", "image/svg+xml", "application/json", "application/wasm", "font/ttf")
PLAIN_PAGE: Final = f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Arpents</title></head>
<body><h1>Arpents {VERSION}</h1>
<p lang="fr">La table est ouverte ; la page n’est pas encore là.</p>
<p>The table is open; its page is not here yet. <a href="/api/openapi.json">The API</a></p></body></html>
""".encode()
EDITION: Final = re.compile(r"/v-([0-9a-f]{16})(/.*)")
IMPORTS: Final = re.compile(r"""\bfrom\s*["'](\.[^"']+\.js)["']""")
OWN: Final = re.compile(r'(<(?:link|script)\b[^>]*\b(?:href|src)=")(/)')
FIRST: Final = "app.js"
REMARKS: Final = re.compile(rb"/\*\*.*?\*/", re.DOTALL)  # for readers and the checker of types, a third of what is sent
VENDORED: Final = "vendor"  # comes as it was made


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

    def answer(self, request: Request) -> Response:
        path = request.url.path
        named = EDITION.fullmatch(path)
        if named is None:
            return self.find(path).answer(request)
        found = self.find(named[2])
        newest = self.edition
        lasting = newest is not None and newest.name == named[1] and found in newest.files.values()
        return found.answer(request, lasting)


class Edition:
    """All files of the page as they are at one time, and the first page, which names them."""

    def __init__(self, folder: Path, files: dict[Path, WebFile], marks: str) -> None:
        self.folder = folder
        self.files = files
        listed = sorted(f"{file.relative_to(folder).as_posix()} {found.hash}\n" for file, found in files.items())
        self.name = hashlib.sha256("".join(listed).encode()).hexdigest()[:16]
        text = OWN.sub(rf"\1/v-{self.name}/", files[folder / "index.html"].body.decode())
        text = text.replace("<html ", f"<html {marks} ", 1)
        ahead = "".join(f'<link rel="modulepreload" href="/v-{self.name}/{name}">\n' for name in self.modules())
        self.page = WebFile(text.replace("</head>", f"{ahead}</head>", 1).encode(), "text/html", (0, 0))

    def modules(self) -> list[str]:
        """What the page needs before anything is shown: fetched at once, not one after another as imports are read."""
        found: list[Path] = []
        waiting = [self.folder / FIRST]
        while waiting:
            file = waiting.pop(0)
            if file in found or file not in self.files:
                continue
            found.append(file)
            for name in IMPORTS.findall(self.files[file].body.decode()):
                waiting.append(Path(os.path.normpath(file.parent / name)))
        return [file.relative_to(self.folder).as_posix() for file in found]
