"""The version is written once and told the same everywhere."""

import importlib.metadata

from arpents.version import VERSION


def test_the_installed_version_is_the_one_in_the_source() -> None:
    assert importlib.metadata.version("arpents") == VERSION
