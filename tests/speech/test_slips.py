"""The list of slips finds what it is meant to find, and leaves good sentences alone."""

import pytest

from tests.speech.slips import slips

WRONG = [
    ("fr", "Rangers de Armstrong"),
    ("fr", "La main est de une carte."),
    ("fr", "Il va à le fort."),
    ("fr", "Le régiment l’Hurons"),
    ("fr", "1 points de victoire"),
    ("fr", "encore un possible"),
    ("fr", "Activé (Portage (nord))."),
    ("fr", "Aller en 0.5 × 12"),
    ("fr", "Les Anglais débarquent."),
    ("fr", "Que fait les Provinciaux du New Hampshire ?"),
    ("fr", "dans les les Adirondacks"),
    ("fr", "Raidez les villages sans défense."),
    ("fr", "Vous recevez Reddition !."),
    ("fr", "Choisir le Gouverneur (rouge) (sans frais)"),
    ("fr", "Un camp sans Auxiliaires aurait eu -1."),
    ("en", "You are dealt Surrender!."),
    ("en", "a officer"),
    ("en", "an fort"),
    ("en", "1 points of supply"),
    ("en", "the the river"),
    ("en", "What does the British do?"),
    ("en", "1 of 7 lesson"),
    ("en", "about 42 % to win"),
]
RIGHT = [
    ("fr", "Que font les Provinciaux du New Hampshire ?"),
    ("fr", "Le Huron de la Hutte, l’homme d’Halifax, le onze et la hache."),
    ("fr", "« Reddition ! ». Les raids et les raiders, −1 et 4-5 (en bois)."),
    ("fr", "1 pas, 1 fois, 2 points, 21 unités (règle 7.4)."),
    ("fr", "Les Britanniques vont de l’Île d’Orléans à Lévis [7.2]."),
    ("en", "2 of 7 lessons, step 1 of 5: 42% of 21 points; a force of 2-block orders."),
    ("en", "A unit, an officer, a European, an hour, 1 point, Militia No. 1 begins."),
]


@pytest.mark.parametrize(("lang", "text"), WRONG)
def test_slips_are_found(lang: str, text: str) -> None:
    assert list(slips(text, lang))


@pytest.mark.parametrize(("lang", "text"), RIGHT)
def test_good_sentences_have_none(lang: str, text: str) -> None:
    assert list(slips(text, lang)) == []
