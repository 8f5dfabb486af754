"""Compiled classes have no plain subclasses: beside the compiled engine the examples are played by a plain one."""

from arpents.engine import state as engine

collect_ignore = [] if engine.__file__.endswith(".py") else ["test_pelts.py"]
