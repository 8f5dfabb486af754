"""`python -m arpents` is the command `arpents`."""

import sys

from arpents.cli.main import main

sys.exit(main())
