"""5.1 The strategy cards: value, colour, event."""

from __future__ import annotations

from typing import Final

from arpents.engine.facts import flag, table, text, whole

CARD_FACTS: Final = table("arpents.games.wilderness_war", "cards")
CARDS: Final[int] = len(CARD_FACTS) + 1  # cards keep their printed numbers, 1 to 70
CARD_NAMES: Final[list[str]] = ["none"] + [text(entry, "id") for entry in CARD_FACTS]
VALUE: Final[list[int]] = [0] + [whole(entry, "value") for entry in CARD_FACTS]
EITHER: Final = 2
COLOUR: Final[list[int]] = [EITHER] + [("british", "french", "both").index(text(entry, "side")) for entry in CARD_FACTS]
RESPONSE: Final[list[int]] = [0] + [int(flag(entry, "response")) for entry in CARD_FACTS]
REMOVED_AFTER: Final[list[int]] = [0] + [int(flag(entry, "remove")) for entry in CARD_FACTS]
EVENT_NAMES: Final[list[str]] = ["none"]
EVENT: Final[list[int]] = [0]
for card_facts in CARD_FACTS:
    if text(card_facts, "event") not in EVENT_NAMES:
        EVENT_NAMES.append(text(card_facts, "event"))
    EVENT.append(EVENT_NAMES.index(text(card_facts, "event")))


def event(name: str) -> int:
    return EVENT_NAMES.index(name)


def cards_of(name: str) -> list[int]:
    """The numbers of the cards that bring this event."""
    return [card for card in range(1, CARDS) if EVENT[card] == event(name)]


CAMPAIGN: Final[int] = event("campaign")
BASTIONS_REPAIRED: Final[int] = event("bastions-repaired")
SURRENDER: Final[int] = event("surrender")
MASSACRE: Final[int] = event("massacre")
COEHORNS: Final[int] = event("coehorns-and-howitzers")
FIELDWORKS: Final[int] = event("fieldworks")
AMBUSH: Final[int] = event("ambush")
BLOCKHOUSES: Final[int] = event("blockhouses")
FOUL_WEATHER: Final[int] = event("foul-weather")
LAKE_SCHOONER: Final[int] = event("lake-schooner")
GEORGE_CROGHAN: Final[int] = event("george-croghan")
AMPHIBIOUS_LANDING: Final[int] = event("amphibious-landing")
LOUISBOURG_SQUADRONS: Final[int] = event("louisbourg-squadrons")
VAUDREUIL_INTERFERES: Final[int] = event("governor-vaudreuil-interferes")
NORTHERN_ALLIANCE: Final[int] = event("northern-indian-alliance")
WESTERN_ALLIANCE: Final[int] = event("western-indian-alliance")
IROQUOIS_ALLIANCE: Final[int] = event("iroquois-alliance")
MOHAWKS: Final[int] = event("mohawks")
CHEROKEES: Final[int] = event("cherokees")
CHEROKEE_UPRISING: Final[int] = event("cherokee-uprising")
TREATY_OF_EASTON: Final[int] = event("treaty-of-easton")
INDIANS_DESERT: Final[int] = event("indians-desert")
SMALL_POX: Final[int] = event("small-pox")
COURIER_INTERCEPTED: Final[int] = event("courier-intercepted")
FRANCOIS_BIGOT: Final[int] = event("francois-bigot")
MINISTERIAL_CRISIS: Final[int] = event("british-ministerial-crisis")
FRONTIER_DUTY: Final[int] = event("provincial-regiments-dispersed")
STINGY_ASSEMBLY: Final[int] = event("stingy-provincial-assembly")
COLONIAL_POLITICS: Final[int] = event("british-colonial-politics")
RAISE_PROVINCIALS: Final[int] = event("raise-provincial-regiments")
COLONIAL_RECRUITS: Final[int] = event("colonial-recruits")
TROOP_TRANSPORTS: Final[int] = event("troop-transports")
VICTORIES_IN_GERMANY: Final[int] = event("victories-in-germany")
CALL_OUT_MILITIAS: Final[int] = event("call-out-militias")
RANGERS: Final[int] = event("rangers")
LIGHT_INFANTRY_EVENT: Final[int] = event("light-infantry")
FRENCH_REGULARS: Final[int] = event("french-regulars")
BRITISH_REGULARS: Final[int] = event("british-regulars")
HIGHLANDERS: Final[int] = event("highlanders")
QUIBERON_BAY: Final[int] = event("quiberon-bay")
ROYAL_AMERICANS: Final[int] = event("royal-americans")
ACADIANS_EXPELLED: Final[int] = event("acadians-expelled")
WILLIAM_PITT: Final[int] = event("william-pitt")
DIPLOMATIC_REVOLUTION: Final[int] = event("diplomatic-revolution")
INTRIGUES: Final[int] = event("intrigues-against-shirley")

LARGE_HIGHLANDERS: Final = 60  # the card of four Highland units; the others bring one
PITT_CARD: Final[int] = cards_of("william-pitt")[0]
DIPLOMATIC_CARD: Final[int] = cards_of("diplomatic-revolution")[0]
BY_EVENT: Final[list[list[int]]] = [
    [card for card in range(1, CARDS) if EVENT[card] == e] for e in range(len(EVENT_NAMES))
]
