"""setuptools as build backend, asking for mypy only when this build is going to compile."""

from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403

from rooms import can_compile


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    return build_meta.get_requires_for_build_wheel(config_settings) + (["mypy==2.4.*"] if can_compile() else [])
