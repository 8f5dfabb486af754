"""A table for the browser tests, in a process of its own that can be killed: serve.py PORT DATABASE [SMTP].

With the URL of a post it has a hall.
"""

import sys
from dataclasses import replace

from arpents.server.run import serve
from arpents.server.settings import Settings

if __name__ == "__main__":
    port, database, *post = int(sys.argv[1]), *sys.argv[2:]
    url = f"sqlite:///{database}"
    table = Settings(database=url, rate=0, thinkers=1, judge="recruit", judge_simulations=1)
    if post:
        table = replace(table, hall=True, smtp=post[0], mail_from="table@arpents.example.org")
    serve(port=port, open_browser=False, settings=table)
