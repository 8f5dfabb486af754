"""Open the table on this machine."""

from __future__ import annotations

import socket
import threading
import time
import webbrowser

import uvicorn

from arpents.server.app import create_app
from arpents.server.settings import Settings

LARGEST_FRAME = 64 * 1024  # that a client may send


def address(host: str, port: int) -> str:
    name = "127.0.0.1" if host in ("", "0.0.0.0", "::") else host
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"


def serve(
    host: str = "127.0.0.1",
    port: int = 1759,
    database: str | None = None,
    open_browser: bool = True,
    settings: Settings | None = None,
) -> None:
    """Serve until somebody stops it."""
    if settings is None:
        settings = Settings(database=database) if database else Settings()
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=3,
        limit_concurrency=4000,
        backlog=2048,
    )
    url = settings.public_url or address(host, port)
    threading.Thread(target=announce, args=(url, host, port, open_browser), daemon=True).start()
    uvicorn.Server(config).run()


def announce(url: str, host: str, port: int, open_browser: bool) -> None:
    """Say where the table is once it answers."""
    name = "127.0.0.1" if host in ("", "0.0.0.0", "::") else host
    for _ in range(200):
        try:
            with socket.create_connection((name, port), timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    else:
        return
    print(f"Arpents: {url}", flush=True)
    if open_browser:
        webbrowser.open(url)
