"""Houses of other rules, and the databases of the server tests."""

from __future__ import annotations

import pytest

from tests.server.conftest import database, postgres, postgres_database
from tests.upgrades.other_rules import EASY_HITS, SAME, TWO_PRESETS, OtherVersion

__all__ = ["database", "postgres", "postgres_database"]


@pytest.fixture(scope="session")
def same(tmp_path_factory: pytest.TempPathFactory) -> OtherVersion:
    return OtherVersion(tmp_path_factory.mktemp("same"), SAME)


@pytest.fixture(scope="session")
def easy_hits(tmp_path_factory: pytest.TempPathFactory) -> OtherVersion:
    return OtherVersion(tmp_path_factory.mktemp("easy_hits"), EASY_HITS)


@pytest.fixture(scope="session")
def two_presets(tmp_path_factory: pytest.TempPathFactory) -> OtherVersion:
    return OtherVersion(tmp_path_factory.mktemp("two_presets"), TWO_PRESETS)
