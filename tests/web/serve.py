"""A table for the browser tests, in a process of its own that can be killed: serve.py PORT DATABASE."""

import sys

from arpents.server.run import serve
from arpents.server.settings import Settings

if __name__ == "__main__":
    port, database = int(sys.argv[1]), sys.argv[2]
    url = f"sqlite:///{database}"
    table = Settings(database=url, rate=0, thinkers=1, judge="recruit", judge_simulations=1)
    serve(port=port, open_browser=False, settings=table)
