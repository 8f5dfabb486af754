"""Draw the icons of the installed page anew from web/icon.svg: python tools/icons.py, with playwright and Chromium."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

WEB: Final = Path(__file__).parent.parent / "src" / "arpents" / "web"
SIZES: Final = {"icon-192": (192, 1.0), "icon-512": (512, 1.0), "mask-512": (512, 0.72)}  # a mask may cut the rim off
GROUND: Final = "#2d2119"


def page_of(drawing: str, size: int, share: float) -> str:
    ground = GROUND if share < 1 else "transparent"
    style = f"margin:0;width:{size}px;height:{size}px;display:grid;place-items:center;background:{ground}"
    return f'<body style="{style}"><div style="width:{size * share}px;line-height:0">{drawing}</div></body>'


def main() -> None:
    drawing = (WEB / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (size, share) in SIZES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(page_of(drawing, size, share))
            page.screenshot(path=str(WEB / "icons" / f"{name}.png"), omit_background=share == 1)
        browser.close()


if __name__ == "__main__":
    main()
