"""The words of this game alone; what every game must say is in tests/speech/test_rooms.py."""

import pytest

from arpents.games.few_acres_of_snow.cards import CARD_NAMES, EMPIRE
from arpents.games.few_acres_of_snow.reasons import REASONS
from arpents.speech import LANGUAGES, Speech
from tests.few_acres_of_snow.table import BRITISH, FRENCH, GAME, position
from tests.table import play

FREE = ("draft governor", "retrieve")
SPEECHES = {lang: Speech(GAME.slug, lang, strict=True) for lang in LANGUAGES}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_empire_card_says_what_it_does(lang):
    for name in CARD_NAMES[EMPIRE:]:
        assert SPEECHES[lang].text(f"wording-{name}").endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_short_names_are_short(lang):
    for verb in GAME.vocabulary.verbs:
        for _, nouns in verb.nouns:
            for number in range(len(nouns.names)):
                assert len(SPEECHES[lang].text(f"{nouns.argument(number)}.short")) <= 12


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_told_without_arguments(lang):
    """One reason serves places, cards and bare verbs alike."""
    for slug, rule in REASONS.all.values():
        assert SPEECHES[lang].reason(slug, rule, {}).endswith(f"[{rule}]")


def told(state, lang):
    return [SPEECHES[lang].event(event) for event in state.events]


def test_a_siege_is_told_by_who_leads():
    state = position(
        mover=FRENCH,
        sieges={BRITISH: {"place": "gaspe", "marker": 2}},
        hand={FRENCH: ["militia", "fortification", "regular-infantry"]},
    )
    play(state, "reinforce gaspe", "send militia")
    assert told(state, "en")[-1] == "Siege of Gaspé: 1 strength for the French; the British lead by 1. [A14.1]"
    play(state, "reinforce gaspe", "send fortification")
    assert told(state, "fr")[-1] == (
        "Siège de Gaspé\u00a0: 1 de force pour les Français\u202f; aucun camp ne mène. [A14.1]"
    )


def test_no_cost_is_not_a_free_action():
    """A22.2 Some cards cost nothing; A7.6 some actions do not count. The words are not the same."""
    labels = {lang: [SPEECHES[lang].label(GAME, GAME.vocabulary.action(words)) for words in FREE] for lang in LANGUAGES}
    assert labels["en"] == ["Choose the Governor, no cost", "Take the reserve back (free action)"]
    assert labels["fr"] == ["Choisir le Gouverneur, sans frais", "Récupérer la réserve (action gratuite)"]
