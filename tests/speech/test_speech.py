"""The layer that turns ids into sentences."""

import sys
from pathlib import Path

import pytest

import arpents.speech.speech as speaking
from arpents.engine.errors import ArpentsError, Fault, PositionFault, RecordFault, UnknownAction, UnknownGame
from arpents.engine.prompt import Explanation, Outcome, Prompt
from arpents.games import find
from arpents.speech import LANGUAGES, MissingText, Speech, speech_for
from arpents.speech.log import score_text

SLUG = "quebec-1759"


@pytest.fixture(params=LANGUAGES)
def speech(request: pytest.FixtureRequest) -> Speech:
    return Speech(SLUG, request.param, strict=True)


@pytest.fixture
def fr() -> Speech:
    return Speech(SLUG, "fr", strict=True)


@pytest.fixture
def en() -> Speech:
    return Speech(SLUG, "en", strict=True)


def test_one_speech_for_each_game_and_language() -> None:
    assert speech_for(SLUG, "fr") is speech_for(SLUG, "fr")
    assert speech_for(SLUG, "fr") is not speech_for(SLUG, "en")


def test_an_unknown_language_says_which_ones_are_known() -> None:
    with pytest.raises(ArpentsError) as caught:
        speech_for(None, "de")
    assert caught.value.reason == "unknown-language"
    assert caught.value.arguments == {"language": "de", "known": ["fr", "en"]}
    assert speech_for(None, "en").error(caught.value) == "There is no language “de” here; the languages are: fr and en."


def test_an_unknown_game_is_the_usual_error() -> None:
    with pytest.raises(UnknownGame):
        speech_for("chess", "fr")


def test_without_a_game_only_the_common_texts() -> None:
    speech = speech_for(None, "fr")
    assert speech.has("prompt-over")
    assert not speech.has("zone-levis")
    assert speech.summaries == {}


def test_a_missing_text_shows_its_id() -> None:
    speech = speech_for(SLUG, "fr")
    assert not speech.has("no-such-text")
    assert speech.text("no-such-text") == "‹no-such-text›"
    assert speech.text("zone-levis.nowhere") == "‹zone-levis.nowhere›"


def test_a_game_without_texts_speaks_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its ids stand in angles until it has some: a game that is being written can be looked at."""
    for module in (speaking, sys.modules[find.__module__]):
        monkeypatch.setattr(module, "room_of", lambda slug: tmp_path)
    assert Speech("nim", "en").text("game-title") == "‹game-title›"
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "names.en.ftl").write_text("game-title = Nim\n")
    assert Speech("nim", "en").text("game-title") == "Nim"


def test_strict_speech_refuses_what_is_missing(speech: Speech) -> None:
    with pytest.raises(MissingText):
        speech.text("no-such-text")
    with pytest.raises(MissingText):
        speech.text("prompt-put")  # nobody said which block


def test_names_bring_their_forms(fr: Speech, en: Speech) -> None:
    event: dict[str, object] = {
        "kind": "event-blocks-moved",
        "rule": "7.2",
        "arguments": {"seat": "seat-british", "count": 3, "from": "zone-ile-d-orleans", "zone": "zone-levis"}
        | {"way": "way-boat"},
    }
    assert fr.event(event) == "3 blocs britanniques vont de l’Île d’Orléans à Lévis en bateau. [7.2]"
    assert en.event(event) == "3 British blocks go from Île d’Orléans to Lévis by boat. [7.2]"


def test_a_text_may_be_an_argument_with_arguments_of_its_own(fr: Speech, en: Speech) -> None:
    inner = {"id": "foresee-of", "arguments": {"side": "zone-levis", "text": "Beauport"}}
    assert fr.resolve({"thing": inner})["thing"] == "Lévis\u00a0: Beauport"
    named = {"zone": 3, "names": {"zone": "zone-levis"}}
    assert fr.resolve(named)["zone_de"] == "de Lévis" and en.resolve(named)["zone"] == "Lévis"
    assert "names" not in fr.resolve(named)


def test_french_elides_contracts_and_agrees(fr: Speech) -> None:
    def eliminated(block: str) -> str:
        return fr.text("event-block-eliminated", {"block": block})

    assert fr.text("action-from", {"zone": "zone-abraham"}) == "Partir d’Abraham"
    assert fr.text("action-receive", {"block": "block-br-15th"}) == "Donner 1\u00a0CV au 15e d’infanterie"
    assert fr.text("reason-column-closed", {"block": "block-br-rangers"}).startswith(
        "La colonne des rangers américains"
    )
    assert eliminated("block-br-15th") == "le 15e d’infanterie est éliminé."
    assert eliminated("block-br-light-infantry") == "l’infanterie légère est éliminée."
    assert eliminated("block-br-rangers") == "les rangers américains sont éliminés."
    assert eliminated("block-fr-la-marine") == "les troupes de la Marine sont éliminées."


def test_lists_are_enumerated(fr: Speech, en: Speech) -> None:
    moved: dict[str, object] = {"blocks": ["block-br-15th", "block-br-28th", "block-br-rangers"], "zone": "zone-bason"}
    assert fr.text("event-who-moved", moved).endswith(
        "le 15e d’infanterie, le 28e d’infanterie et les rangers américains."
    )
    assert en.text("event-who-moved", moved).endswith("the 15th Foot, the 28th Foot and the American Rangers.")
    assert en.enumeration(["a"]) == "a"
    assert en.enumeration(["a", "b"]) == "a and b"
    assert fr.enumeration(["a", "b", "c"]) == "a, b et c"
    assert fr.enumeration([]) == ""


def test_numbers_choose_their_plural(fr: Speech, en: Speech) -> None:
    assert [fr.text("action-count", {"count": n}) for n in (0, 1, 2)] == ["0 bloc", "1 bloc", "2 blocs"]
    assert [en.text("action-count", {"count": n}) for n in (0, 1, 2)] == ["0 blocks", "1 block", "2 blocks"]


def test_what_somebody_typed_is_never_looked_up(en: Speech) -> None:
    assert en.error(UnknownAction("unknown-verb", words="allowed", verb="allowed")) == (
        "No action of this game begins with “allowed”."
    )


def test_prompts_end_with_their_rule(fr: Speech) -> None:
    assert fr.prompt(Prompt("prompt-next-battle", "11.2")) == "Quelle bataille se livre maintenant\u202f? [11.2]"
    assert fr.prompt(Prompt("prompt-waiting")) == "L’autre camp réfléchit."


def test_labels_are_made_of_actions(fr: Speech, en: Speech) -> None:
    game = find(SLUG)
    action = game.vocabulary.action("retreat-by-boat levis")
    assert fr.label(game, action) == "Battre en retraite vers Lévis en bateau"
    assert en.label(game, action) == "Retreat to Lévis by boat"
    assert fr.label(game, game.vocabulary.action("left br-rangers")) == "Les rangers américains à gauche"
    with pytest.raises(UnknownAction):
        fr.label(game, 255 << 16)


def test_a_refusal_is_a_sentence_with_its_rule(fr: Speech, en: Speech) -> None:
    state = find(SLUG).position({"preset": "even"})
    with pytest.raises(ArpentsError) as caught:
        state.play("british", "from abraham")
    assert en.error(caught.value) == "You have no block at Abraham. [9.1]"
    assert fr.error(caught.value) == "Vous n’avez aucun bloc à Abraham. [9.1]"
    assert en.reason("reason-already-free", "9.2", {}) == "You are writing freely already. [9.2]"


def test_a_position_tells_every_fault_on_its_own_line(fr: Speech) -> None:
    error = PositionFault(
        [
            Fault("move", "number-out-of-range", "4.1", {"value": "17", "least": 1, "most": 16}),
            Fault("dice", "not-a-die-face", "", {"face": 7}),
        ]
    )
    first, second = fr.error(error).splitlines()
    assert first == "«\u00a0move\u00a0»\u00a0: il faut ici un nombre de 1 à 16, et non «\u00a017\u00a0». [4.1]"
    assert second == "«\u00a0dice\u00a0»\u00a0: un dé n’a pas de face 7."


@pytest.mark.parametrize(
    ("because", "details", "told"),
    [
        ("not-your-turn", {}, "The French have nothing to decide now, so “ready” must wait."),
        ("match-over", {}, "The match is over: “ready” comes too late."),
        ("reason-nothing-there", {"zone": "zone-abraham"}, "You have no block at Abraham."),
        ("unknown-verb", {"verb": "ready"}, "No action of this game begins with “ready”."),
    ],
)
def test_a_record_tells_what_lies_behind_a_refused_move(
    en: Speech, because: str, details: dict[str, object], told: str
) -> None:
    fault = RecordFault("record-move-refused", "9.1", line=12, move="french ready", because=because, details=details)
    assert en.error(fault) == f"Line 12 of the record, “french ready”, is refused. {told} [9.1]"


def test_explanations(fr: Speech, en: Speech) -> None:
    state = find(SLUG).position({"preset": "even"})
    refused = state.explain("british", "from abraham")
    assert en.explanation(refused) == "You have no block at Abraham. [9.1]"
    state.play("british", "ships-up 1")
    allowed = state.explain("british", "ships-down 1")
    assert not allowed.allowed
    assert fr.explanation(Explanation(True, "allowed", "9.1", {}, [], True)) == (
        "C’est permis. [9.1]\nLa suite dépend des dés, de ce qui est caché ou de l’autre camp."
    )
    sail = find(SLUG).position({"preset": "even"}).explain("british", "ships-up 2")
    assert en.explanation(sail) == "This is allowed. [9.1]\nThe British write: 2 ships into the St. Laurent. [8.1]"


def test_outcomes_know_the_winner_and_the_scores(fr: Speech, en: Speech) -> None:
    outcome = Outcome("french", "ending-british-broken", "5.2", {"french": 30, "british": 19})
    assert en.outcome(outcome) == (
        "Only 19 CV are left to the British, fewer than twenty: the French win, with 30 CV left. [5.2]"
    )
    assert "19\u00a0CV" in fr.outcome(outcome)


def test_rules_are_summarised_in_the_language(fr: Speech, en: Speech) -> None:
    assert en.rule("2.3").startswith("Land blocks stand on edge")
    assert fr.rule("2.3").startswith("Les blocs terrestres sont debout\u00a0:")
    numbers = list(fr.summaries)
    assert numbers == list(en.summaries)
    assert numbers[:2] == ["1.1", "1.2"]
    with pytest.raises(ArpentsError) as caught:
        fr.rule("99.9")
    assert fr.error(caught.value) == "Aucune règle ne porte le numéro «\u00a099.9\u00a0»."


def test_numbers_below_zero_have_a_minus_unless_somebody_wrote_them(fr: Speech, en: Speech) -> None:
    assert en.text("log-score-of", {"seat": "seat-british", "score": -3}) == "British −3"
    assert "«\u00a0-3\u00a0»" in fr.text("unknown-scenario", {"scenario": "-3", "game": "go", "known": "a"})
    assert "“-3”" in en.text("unknown-scenario", {"scenario": "-3", "game": "go", "known": "a"})


@pytest.mark.parametrize(
    ("number", "said"),
    [(10**6, "no 1,000,000"), (10**20, f"no 1{'0' * 20}"), (10**40, "no …"), (float("inf"), "no inf")],
)
def test_no_number_is_too_large_to_be_said(number: int, said: str, fr: Speech, en: Speech) -> None:
    assert said in en.text("index-out-of-range", {"index": number, "highest": 3})
    assert "il n’y a pas de" in fr.text("index-out-of-range", {"index": -number, "highest": 3})


def test_the_score_of_one_track_is_told_of_whoever_is_ahead(en: Speech) -> None:
    assert score_text(en, {"french": 3, "british": -3}) == "Score: French 3"
    assert score_text(en, {"french": 0, "british": 0}) == "Score: French 0, British 0"
    assert score_text(en, {"french": 48, "british": 47}) == "Score: French 48, British 47"


def test_no_invisible_marks(speech: Speech) -> None:
    text = speech.text("prompt-put", {"block": "block-br-15th"})
    assert "\u2068" not in text and "\u2069" not in text


@pytest.mark.parametrize("words", ["pick", "pick br-28th br-35th", "pick br-28th br-35th br-43rd"])
def test_too_few_and_too_many_words_are_told_alike(words: str, fr: Speech, en: Speech) -> None:
    with pytest.raises(UnknownAction) as caught:
        find(SLUG).vocabulary.action(words)
    assert fr.error(caught.value).startswith("Le verbe «\u00a0pick\u00a0» est suivi d’un seul mot, ni plus ni moins")
    assert en.error(caught.value).startswith("The verb “pick” is followed by one word, no more and no less")
