"""Verbs as they are typed: French ones in French, and none that means two things."""

import random
import re
from pathlib import Path

import pytest

import arpents
from arpents.cli.console import Console
from arpents.cli.notation import Notation, bare
from arpents.cli.tabletop import COMMANDS, Tabletop
from arpents.cli.words import Words
from arpents.engine.state import MatchState
from arpents.speech import LANGUAGES, speech_for
from arpents.table.match import Match
from tests.cli.conftest import Run

TYPED = re.compile(r"[a-zà-ÿœ]+(-[a-zà-ÿœ]+)*")
FRENCH = ("play", "quebec-1759", "--terminal", "--seat", "french", "--bot", "random", "--seed", "4", "--lang", "fr")


def notation(slug: str, lang: str) -> Notation:
    return Notation(arpents.game(slug), speech_for(slug, lang))


@pytest.mark.parametrize("slug", arpents.games())
def test_every_verb_is_typed_in_one_way_in_each_language(slug: str) -> None:
    words = [verb.word for verb in arpents.game(slug).vocabulary.verbs]
    assert notation(slug, "en").spelt == {word: word for word in words}
    french = notation(slug, "fr").spelt
    assert list(french) == words
    assert all(TYPED.fullmatch(spelt) for spelt in french.values())
    assert len({bare(spelt) for spelt in french.values()}) == len(words)
    assert not [word for word, spelt in french.items() if bare(spelt) in set(words) - {word}]
    assert not [spelt for spelt in french.values() if bare(spelt) in COMMANDS]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", arpents.games())
def test_words_go_there_and_back(slug: str, lang: str) -> None:
    state = arpents.game(slug).start(seed=2)
    found = notation(slug, lang)
    rng = random.Random(2)
    for _ in range(60):
        if not state.to_act:
            break
        seat = rng.choice(state.to_act)
        for action in state.actions(seat):
            words = state.words(action)
            assert found.meant(found.typed(words)) == found.meant(words) == words
        state.apply(seat, rng.choice(state.actions(seat)))


@pytest.mark.parametrize(
    "lines",
    [
        ["placement even", "prêt", "de levis", "vers etchemin", "nombre 3"],
        ["PLACEMENT EVEN", "pret", "De Lévis", "VERS Etchemin", "nombre 3"],
        ["preset even", "ready", "from levis", "to etchemin", "count 3"],
        [
            "Placement tout prêt : toutes les rives à parts égales",
            "Prêt",
            "partir de lévis",
            "Aller à Etchemin",
            "3 blocs",
        ],
    ],
)
def test_a_french_player_types_french(run: Run, lines: list[str]) -> None:
    seen = run(*FRENCH, typed="\n".join([*lines, "annuler", ""])).out
    assert "Repris\u00a0: nombre 3" in seen
    assert re.search(r"^   1  Prêt +prêt$", seen, re.M)
    assert " ready" not in seen and " from levis" not in seen


def test_what_is_refused_is_named_as_it_is_typed(run: Run) -> None:
    seen = run(*FRENCH, typed="placement even\nprêt\nde\nliste de\npourquoi vers abraham\nde nulle-part\n").out
    assert "«\u00a0de\u00a0» est suivi d’un seul mot" in seen
    assert "Partir de Lévis" in seen and "[4.1]" in seen
    assert "«\u00a0nulle-part\u00a0», dans «\u00a0de nulle-part\u00a0»" in seen


def test_a_replay_in_french_gives_the_words_in_french(run: Run, record: object) -> None:
    seen = run("replay", str(record), "--lang", "fr").out
    assert "(prêt)" in seen and "(ready)" not in seen


def offering(slug: str, verb: str) -> tuple[MatchState, str, str]:
    """A match in which somebody may choose the verb."""
    for seed in range(40):
        state = arpents.game(slug).start(seed=seed)
        rng = random.Random(seed)
        for _ in range(600):
            if not state.to_act:
                break
            seat = rng.choice(state.to_act)
            for action in state.actions(seat):
                if state.words(action).split()[0] == verb:
                    return state, seat, state.words(action)
            state.apply(seat, rng.choice(state.actions(seat)))
    raise AssertionError(f"{verb} is never on offer")


@pytest.mark.parametrize(("slug", "verb"), [("small-wars-mohicans", "board")])
def test_a_choice_goes_before_a_command_of_the_same_name(
    slug: str, verb: str, capsys: pytest.CaptureFixture[str]
) -> None:
    state, seat, words = offering(slug, verb)
    match = Match.start(state.game, seed=1)
    match.state = state
    table = Tabletop(match, {}, Words("en", slug), Console())
    table.seat = seat
    assert not table.answer(verb)
    assert "followed by" not in capsys.readouterr().out
    assert table.answer(words)
    assert match.moves == [(seat, words)]


@pytest.mark.parametrize(
    ("slug", "lang", "typed", "meant"),
    [
        ("quebec-1759", "fr", "de l’Île d’Orléans", "from ile-d-orleans"),
        ("quebec-1759", "en", "from Île d'Orléans, to Lévis, count 2", "from ile-d-orleans, to levis, count 2"),
        ("wilderness-war", "fr", "prendre Béarn, La Sarre", "take bearn, la-sarre"),
        (
            "wilderness-war",
            "en",
            "command Loudoun; take-all; move New York",
            "command loudoun, take-all, move new-york",
        ),
        ("wilderness-war", "en", "take bearn la-sarre", "take bearn la-sarre"),
        ("few-acres-of-snow", "fr", "coloniser Fort Saint-Jean", "settle fort-st-john"),
        ("quebec-1759", "fr", "de nulle part", "from nulle part"),
    ],
)
def test_names_are_understood_as_they_are_read(slug: str, lang: str, typed: str, meant: str) -> None:
    assert notation(slug, lang).meant(typed) == meant


WILD = ("play", "wilderness-war", "--terminal", "--scenario", "annus-mirabilis", "--seed", "4", "--lang", "en")


def test_a_far_place_is_one_line_and_one_undo(run: Run) -> None:
    """Montcalm goes down the lake with everybody; the line is told, taken back as one, and one piece is put back."""
    seen = run(*WILD, typed="\n1\nmarch Montcalm\n\n\n\nmarch\n").out
    assert "In one go" in seen
    assert "Montcalm with" in seen
    wrong = run(*WILD, typed="\nmarch albany\n1\nmarch atlantis\n").out
    assert "Nothing can be decided in one go here." in wrong
    assert "“atlantis” is nowhere that can be reached in one go" in wrong


def test_names_are_understood_as_they_are_read_short_and_without_their_verb(run: Run) -> None:
    """“28e” is the short name on the block, “le 28e d’infanterie” the one of the choice."""
    sent = "de l’île d’Orléans, vers Lévis, nombre 4\nprêt\n"
    british = (
        "play",
        "quebec-1759",
        "--terminal",
        "--seat",
        "british",
        "--bot",
        "recruit",
        "--seed",
        "5",
        "--lang",
        "fr",
    )
    typed = (
        "envoyer le 28e d’infanterie, 43e d'infanterie\nannuler tout\n28e, le 35e d’infanterie, 43e, 47e\nblorp, 28e\n"
    )
    seen = run(*british, typed=sent + typed).out
    assert "L’ordinateur, la recrue, joue" in seen
    assert "Repris\u00a0: envoyer br-28th, envoyer br-43rd" in seen
    assert "Vos blocs sont choisis" in seen
    assert "«\u00a0blorp\u00a0» n’est ni un choix ni une commande" in seen
    assert "\u202f; Envoyer les plus faibles" in seen


def test_a_name_alone_is_the_choice_that_is_offered_with_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Several verbs could be followed by a tribe or a place: it is the one with which it may be chosen now."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    natives = run(
        "learn", "small-wars-mohicans", "natives", "--lang", "fr", typed="\nLanglade\nles Abénaquis\nNew Hampshire\n"
    )
    assert "Réveil des Abénaquis" in natives.out
    turn = run("learn", "muskets-tomahawks", "board", "--lang", "fr", typed="\n\n\n\n\n1\n2\n3\nrangers de Hobbs\n")
    assert "Leçon terminée" in turn.out


def test_a_place_next_door_is_marched_to_like_a_far_one(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    typed = "\nLanglade\nles Abénaquis\nles Abénaquis\nmarche Paris\nmarche New Hampshire\n"
    told = run("learn", "small-wars-mohicans", "natives", "--lang", "fr", typed=typed).out
    assert "Rien ne peut se décider d’un seul coup ici." in told
    assert "Un raid en chemin coûte deux pas" in told


def test_the_end_of_a_choice_is_enough_where_no_other_ends_so(run: Run) -> None:
    """One asks where to, another how many: `à Lévis` and `3 blocs` answer as anybody would."""
    british = ("play", "quebec-1759", "--terminal", "--seat", "british", "--bot", "recruit", "--seed", "5")
    seen = run(*british, "--lang", "fr", typed="de l’île d’Orléans\nblocs\nà Lévis\n3 blocs\n").out
    assert "«\u00a0blocs\u00a0» n’est ni un choix ni une commande" in seen
    assert "Les Britanniques écrivent\u00a0: 3 blocs de l’Île d’Orléans à Lévis" in seen


def test_several_things_are_said_in_one_line_and_all_is_taken_back(run: Run) -> None:
    seen = run(*FRENCH, typed="prendre Béarn, placer Montmorency, prendre Guyenne, placer Abraham\nannuler tout\n").out
    assert "Repris\u00a0: prendre fr-bearn, placer montmorency, prendre fr-guyenne, placer abraham" in seen
    again = run(*FRENCH, typed="prendre Béarn, placer Montmorency\nannuler prendre Béarn\nannuler\n").out
    assert "Sans «\u00a0prendre fr-bearn\u00a0»" in again
