"""The page itself: files of `web/`, kept by browsers until they change."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

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


class Leaf:
    """One file, read once, with its hash and its compressed form."""

    def __init__(self, body: bytes, media: str, stamp: tuple[int, int]) -> None:
        self.body = body
        self.media = media if not media.startswith("text/") else f"{media}; charset=utf-8"
        self.stamp = stamp
        self.hash = hashlib.sha256(body).hexdigest()[:24]
        self.squeezed = gzip.compress(body, 9, mtime=0) if media.startswith(SQUEEZED) and len(body) > 500 else None

    def answer(self, request: Request) -> Response:
        etag = f'"{self.hash}"'
        known = request.query_params.get("v", "")
        lasting = len(known) >= 8 and self.hash.startswith(known)
        headers = {
            "ETag": etag,
            "Vary": "Accept-Encoding",
            "Cache-Control": "public, max-age=31536000, immutable" if lasting else "no-cache",
        }
        if etag in request.headers.get("if-none-match", ""):
            return Response(None, 304, headers)
        if self.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(self.squeezed, 200, headers, self.media)
        return Response(self.body, 200, headers, self.media)


class Pages:
    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.leaves: dict[Path, Leaf] = {}

    def find(self, path: str) -> Leaf:
        try:
            return self.leaf(path)
        except (OSError, ValueError):  # no file can have such a name, or it cannot be read
            raise Refusal(404, "no-such-file") from None

    def leaf(self, path: str) -> Leaf:
        file = (self.folder / path.lstrip("/")).resolve()
        if file == self.folder:
            file = self.folder / "index.html"
            if not file.is_file():
                return Leaf(PLAIN_PAGE, "text/html", (0, 0))
        hidden = any(part.startswith(".") for part in path.split("/"))
        if hidden or not file.is_relative_to(self.folder) or not file.is_file():
            raise Refusal(404, "no-such-file")
        stat = file.stat()
        stamp = (stat.st_mtime_ns, stat.st_size)
        leaf = self.leaves.get(file)
        if leaf is None or leaf.stamp != stamp:
            media = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            leaf = self.leaves[file] = Leaf(file.read_bytes(), media, stamp)
        return leaf

    def answer(self, request: Request) -> Response:
        return self.find(request.url.path).answer(request)
