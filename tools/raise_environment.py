"""Raise the version of environments whose results have changed: `python tools/raise_environment.py [GAME ...]`.

A digest of the seeded matches as they are now is added to the room's `environment.toml`, unless it is the last already.
Then write the cards anew: `arpents environments --write`.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

import arpents
from arpents.research.environments import FILE, digest_of, digests_of

HEAD = """\
# One digest for each version of this environment: of keys, observations and choices of seeded matches. When results
# change, `python tools/raise_environment.py` adds the next one.
"""


def main(slugs: list[str]) -> None:
    for slug in slugs or arpents.games():
        file = Path(__file__).resolve().parents[1] / "src" / "arpents" / "games" / slug.replace("-", "_") / FILE
        known = list(digests_of(slug)) if file.is_file() else []
        now = digest_of(slug)
        if known and known[-1] == now:
            print(f"{slug}: version {len(known)}, as it was")
            continue
        lines = "".join(f'  "{digest}",\n' for digest in [*known, now])
        file.write_text(f"{HEAD}digests = [\n{lines}]\n", encoding="utf-8")
        print(f"{slug}: version {len(known) + 1}")


if __name__ == "__main__":
    main(sys.argv[1:])
