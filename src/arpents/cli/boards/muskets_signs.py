"""The signs and words by which the table of Muskets & Tomahawks says what lies on it."""

from __future__ import annotations

from typing import Final

HILL: Final = "'"

# by kind of feature: its sign on the map and its name
TERRAIN: Final = {
    "woods": ("♣", "muskets-woods"),
    "brush": (";", "muskets-brush"),
    "orchard": ("♠", "muskets-orchard"),
    "crop_field": ('"', "muskets-crops"),
    "marsh": ("≈", "muskets-marsh"),
    "rocks": ("^", "muskets-rocks"),
    "road": (".", "muskets-road"),
    "bridge": ("=", "muskets-bridge"),
    "river": ("~", "muskets-river"),
    "stream": ("~", "muskets-stream"),
    "fence": ("÷", "muskets-fence"),
    "hedge": ("%", "muskets-hedge"),
    "low_wall": ("-", "muskets-low-wall"),
    "palisade": ("‡", "muskets-palisade"),
    "wagon": ("¤", "muskets-wagon"),
    "cart": ("¤", "muskets-cart"),
    "building_log": ("#", "muskets-building"),
    "building_plank": ("#", "muskets-building"),
    "building_stone": ("#", "muskets-building"),
    "longhouse": ("#", "muskets-building"),
    "hill": (HILL, "muskets-hill"),
}
STATUS: Final = {
    "away": "muskets-status-away",
    "arrived": "muskets-status-arrived",
    "hidden": "muskets-status-hidden",
    "unseen": "muskets-status-unseen",
    "off": "muskets-status-off",
    "destroyed": "muskets-status-destroyed",
    "freed": "muskets-status-freed",
    "wrecked": "muskets-status-wrecked",
    "captured": "muskets-status-captured",
}
MARKS: Final = {
    "shaken": "muskets-shaken",
    "flight": "muskets-flight",
    "vigilance": "muskets-vigilance",
    "gun-smoke": "muskets-gun-smoke",
    "engager": "muskets-engager",
}
OBJECTIVES: Final = {
    "crossroads": "muskets-crossroads",
    "west-spring": "muskets-west-spring",
    "east-knoll": "muskets-east-knoll",
}
TASK: Final = {  # the rule that tells what a scenario is about
    "raid": "20.11",
    "ambush": "20.12",
    "captives": "20.13",
    "meeting": "20.14",
    "reconnaissance": "20.15",
    "portage": "20.16",
}
