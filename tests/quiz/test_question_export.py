"""Questions as they are exported: which ones, what of them, and the version they are of."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.cli.quiz import given_questions
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exchange.anki import time_of
from bridge_rules_gui.language.phrasebook import ENGLISH
from bridge_rules_gui.library.export_part import WHOLE, Part
from bridge_rules_gui.quiz.bank import QuestionBank, QuestionFilter
from bridge_rules_gui.quiz.question import QuestionKind
from bridge_rules_gui.quiz.question_export import (
    COUNT,
    QuizFormat,
    exported_questions,
    question_notes,
    questions_of,
)
from bridge_rules_gui.reading.document import SourceError
from bridge_rules_gui.reading.questions import (
    PLACE,
    read_content_version,
)

AUTHORED = QuestionFilter(kinds=frozenset({QuestionKind.AUTHORED}))


@pytest.fixture(scope="module")
def bank() -> QuestionBank:
    return given_questions()


def test_questions_written_by_hand_come_first_and_no_question_twice(bank: QuestionBank) -> None:
    authored = list(bank.catalogue(AUTHORED))
    found = questions_of(bank, WHOLE, Edition, len(authored) + 40)
    assert list(found[: len(authored)]) == authored
    assert len({q.identifier for q in found}) == len(found) == len(authored) + 40


def test_every_question_written_by_hand_is_exported_unless_fewer_are_asked_for(
    bank: QuestionBank,
) -> None:
    assert len(list(bank.catalogue(AUTHORED))) < COUNT
    few = questions_of(bank, WHOLE, (Edition.BG_2017,), 40)
    assert len(few) == 40
    laws = {question.sources[0].address.law or 0 for question in few}
    assert max(laws) > 60  # of all laws, not the first ones


def test_only_the_laws_and_editions_asked_for(bank: QuestionBank) -> None:
    found = questions_of(bank, Part((27, 64)), (Edition.BG_2017,), 30)
    assert len(found) == 30
    assert {q.edition for q in found} == {Edition.BG_2017}
    places = {str(q.sources[0].address) for q in found}
    assert {re.split(r"[A-Z]", place.partition("/")[2])[0] for place in places} <= {"27", "64"}


def test_every_kind_of_question_makes_a_note(bank: QuestionBank, corpus: Corpus) -> None:
    questions = bank.draw(150, 5, QuestionFilter(kinds=frozenset(QuestionKind)))
    assert {q.kind for q in questions} == set(QuestionKind)
    for question, note in zip(questions, question_notes(corpus, questions), strict=True):
        assert note.identifier == question.identifier
        assert note.deck.edition is question.edition
        assert note.question == ENGLISH.say(question.text)
        assert len(note.choices) == len(question.choices)
        assert note.sources[0].place == str(question.sources[0].address)
        if question.kind is QuestionKind.ORDER:
            assert note.order == question.answer
        else:
            right = [n for n, choice in enumerate(note.choices) if choice.is_right]
            assert right == sorted(question.answer)
        if question.scenario is not None:
            assert any(line.startswith("1. ") for line in note.table) == bool(
                question.scenario.events
            )


def test_anki_takes_the_real_questions_and_takes_them_again(
    bank: QuestionBank, corpus: Corpus, tmp_path: Path
) -> None:
    library = pytest.importorskip("anki.collection")
    questions = questions_of(bank, WHOLE, Edition, 400)
    collection = library.Collection(str(tmp_path / "collection.anki2"))
    path = tmp_path / "quiz.apkg"
    request = library.ImportAnkiPackageRequest(package_path=str(path))
    for version, new in ((1, 400), (1, 0), (2, 0)):
        path.write_bytes(exported_questions(corpus, questions, QuizFormat.APKG, version))
        assert len(collection.import_anki_package(request).log.new) == new
        assert collection.note_count() == collection.card_count() == 400
    found, is_sound = collection.fix_integrity()
    assert is_sound, found
    collection.close()


def test_nothing_to_export_is_told(corpus: Corpus) -> None:
    with pytest.raises(ValueError, match="no such questions"):
        exported_questions(corpus, (), QuizFormat.APKG, 1)


def test_version_grows_with_every_change_of_the_questions(
    bank: QuestionBank, corpus: Corpus, request: pytest.FixtureRequest
) -> None:
    """Anki takes a changed note only if its version is later: a change must not go unnoticed."""
    questions = (*bank.catalogue(AUTHORED), *bank.draw(100, 1))
    notes = question_notes(corpus, questions)
    digest = hashlib.sha256()
    for note in sorted(notes, key=lambda n: n.identifier):
        digest.update("\0".join((*note.fields(), *note.tags, note.deck.name)).encode())
    kept = read_content_version(resources.content())
    fingerprint = digest.hexdigest()[:16]
    if request.config.getoption("--update-golden") and fingerprint != kept.fingerprint:
        path = resources.content().joinpath(*PLACE)
        text = path.read_text("utf-8")
        text = re.sub(r"(?m)^number = .*$", f"number = {kept.number + 1}", text)
        text = re.sub(r"(?m)^fingerprint = .*$", f'fingerprint = "{fingerprint}"', text)
        path.write_text(text, "utf-8")
        return
    assert fingerprint == kept.fingerprint, (
        "the questions have changed; pytest --update-golden gives them their next version"
    )


def test_version_can_be_read_and_stands_for_a_time() -> None:
    assert time_of(read_content_version(resources.content()).number)


@pytest.mark.parametrize("text", ["", "number = 0\nfingerprint = ''", "number = true", "= ="])
def test_version_that_cannot_be_read_is_told(text: str, tmp_path: Path) -> None:
    (tmp_path / "anki").mkdir()
    (tmp_path / "anki" / "version.toml").write_text(text, "utf-8")
    with pytest.raises(SourceError, match=r"version\.toml"):
        read_content_version(tmp_path)
