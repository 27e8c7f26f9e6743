"""Questions as JSON documents, in the shape the command line promises, and as plain text."""

from __future__ import annotations

from string import ascii_uppercase
from typing import TYPE_CHECKING

from bridge_rules_gui.quiz.question import QuestionKind

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bridge_rules_gui.quiz.question import Question

Document = dict[str, object]


def question_document(question: Question) -> Document:
    """Return a question; `answer` is an index into the choices, or a list of them."""
    return {
        "id": question.identifier,
        "kind": question.kind.value,
        "edition": question.edition.value,
        "question": str(question.text),
        "choices": [str(choice.text) for choice in question.choices],
        "answer": _answer(question),
        "laws": list(dict.fromkeys(str(source.address) for source in question.sources)),
        "explanation": str(question.explanation),
        "why": [str(choice.why) for choice in question.choices],
        "topic": question.topic,
        "difficulty": question.difficulty,
    }


def _answer(question: Question) -> int | list[int]:
    several = len(question.answer) != 1 or question.kind is QuestionKind.ORDER
    return list(question.answer) if several else question.answer[0]


def plain_questions(questions: Iterable[Question]) -> str:
    """Return questions to be read on paper: first all of them, then the answers."""
    asked = list(questions)
    pages = [_plain(number, question) for number, question in enumerate(asked, start=1)]
    answers = [_plain_answer(number, question) for number, question in enumerate(asked, start=1)]
    return "\n\n".join((*pages, "Answers\n" + "\n".join(answers)))


def _plain(number: int, question: Question) -> str:
    lines = [f"{number}. [{question.edition.year}] {question.text}"]
    lines += [
        f"   {letter}) {choice.text}"
        for letter, choice in zip(ascii_uppercase, question.choices, strict=False)
    ]
    return "\n".join(lines)


def _plain_answer(number: int, question: Question) -> str:
    letters = ", ".join(ascii_uppercase[place] for place in question.answer)
    return f"{number}. {letters} [{question.sources[0].address}] {question.explanation}"
