"""The command that asks questions."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.cli.arguments import _KINDS
from bridge_rules_gui.cli.main import main
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.concordance import ChangeKind
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.quiz.question import DRILLS, QuestionKind
from bridge_rules_gui.reading.concordance import read_concordance


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str]) -> Callable[..., list[dict[str, Any]]]:
    """Return what asks for questions and reads the one JSON document."""

    def answer(*words: str) -> list[dict[str, Any]]:
        assert main(["quiz", "--json", *words]) == 0
        found = json.loads(capsys.readouterr().out)
        assert isinstance(found, list)
        return found

    return answer


def test_the_help_names_every_kind_and_the_drills_apart() -> None:
    asked, drills = _KINDS.split("; drills, asked only if named: ")
    assert set(drills.split()) == DRILLS
    assert set(asked.split()) == set(QuestionKind) - DRILLS


def test_as_many_questions_are_asked_as_are_requested(
    ask: Callable[..., list[dict[str, Any]]],
) -> None:
    found = ask("--count", "12", "--seed", "3")
    assert len(found) == 12
    requested = {"id", "kind", "edition", "question", "choices", "answer", "laws", "explanation"}
    assert all(requested <= set(question) for question in found)
    assert ask("--count", "12", "--seed", "3") == found


def test_an_answer_is_an_index_or_a_list_of_them(
    ask: Callable[..., list[dict[str, Any]]],
) -> None:
    (scored,) = ask("--count", "1", "--seed", "3", "--kind", "score")
    assert isinstance(scored["answer"], int)
    assert 0 <= scored["answer"] < len(scored["choices"])
    (ordered,) = ask("--count", "1", "--seed", "3", "--kind", "order")
    assert sorted(ordered["answer"]) == list(range(len(ordered["choices"])))


def test_questions_about_claims_carry_the_cards(
    ask: Callable[..., list[dict[str, Any]]], capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--count", "5", "--seed", "2", "--topic", "claims", "--kind", "ruling,law")
    found = ask(*words)
    assert all(question["scenario"]["deal"] for question in found)
    acts = [set().union(*question["scenario"]["events"]) for question in found]
    assert all(recorded & {"claim", "concede"} for recorded in acts)
    assert main(["quiz", *words]) == 0
    assert capsys.readouterr().out.count("   | North: ♠") == len(found)


def test_drills_are_asked_only_by_name(ask: Callable[..., list[dict[str, Any]]]) -> None:
    found = ask("--count", "40", "--seed", "3")
    assert not {"cloze", "term", "score", "passage"} & {question["kind"] for question in found}


def test_only_what_changed_in_substance_is_asked_about(
    ask: Callable[..., list[dict[str, Any]]],
) -> None:
    concordance = read_concordance(resources.content())
    changed = {
        str(Address(edition, place))
        for row in concordance.rows
        if ChangeKind.SUBSTANCE in row.kinds.values()
        for edition in Edition
        for place in row.of(edition)
    }
    words = ("--count", "30", "--seed", "3", "--kind", "ruling")
    assert all(question["laws"][0] in changed for question in ask(*words, "--changed"))
    assert not all(question["laws"][0] in changed for question in ask(*words))


def test_kinds_editions_and_laws_are_chosen(ask: Callable[..., list[dict[str, Any]]]) -> None:
    words = ("--count", "8", "--seed", "1", "--kind", "law,change", "--edition", "2017")
    found = ask(*words, "--law", "27")
    assert {question["kind"] for question in found} == {"law", "change"}
    assert {question["edition"] for question in found} == {"bg2017"}
    assert all(any("2017/27" in law for law in question["laws"]) for question in found)


def test_the_language_of_questions_is_not_that_of_the_book(
    ask: Callable[..., list[dict[str, Any]]],
) -> None:
    words = ("--count", "5", "--seed", "1", "--kind", "ruling", "--edition", "2007")
    english, bulgarian = ask(*words), ask(*words, "--language", "bg")
    assert {question["edition"] for question in bulgarian} == {"sr2007"}
    assert [q["id"] for q in english] == [q["id"] for q in bulgarian]
    assert all("по правилата от 2007 г." in question["question"] for question in bulgarian)
    assert all("under the Laws of 2007" in question["question"] for question in english)


def test_the_plain_text_has_its_answers_at_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["quiz", "--count", "2", "--seed", "1", "--kind", "score"]) == 0
    shown = capsys.readouterr().out
    questions, _, answers = shown.partition("\n\nAnswers\n")
    assert questions.count("   A) ") == 2
    assert len(answers.strip().splitlines()) == 2


@pytest.mark.parametrize(
    ("words", "status", "expected"),
    [
        (("--kind", "riddle"), 2, "no kind 'riddle'; kinds are authored, ruling, law"),
        (("--edition", "1999"), 2, "no edition '1999'"),
        (("--topic", "weather"), 2, "no topic 'weather'; topics are before-the-auction"),
        (("--kind", "score", "--law", "27"), 1, "no question matches"),
    ],
)
def test_a_wish_that_cannot_be_granted_is_answered_in_one_line(
    words: tuple[str, ...], status: int, expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["quiz", "--seed", "1", *words]) == status
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert expected in captured.err


def test_a_seed_that_is_no_number_is_told_with_how_to_mend_it(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        main(["quiz", "--seed", "x"])
    complained = capsys.readouterr().err
    assert "'x' is not a number; write a whole number, such as 7" in complained
    assert complained.count("\n") == 1


def test_the_seed_is_told_where_none_was_given(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["quiz", "--count", "1", "--kind", "score"]) == 0
    assert "for the same questions use --seed" in capsys.readouterr().err
