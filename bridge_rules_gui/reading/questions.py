"""Reading of the questions written by hand, ``content/questions/*.toml``.

A question has ``id``, ``topic`` (one of ``content/topics``), ``difficulty`` 1 to 3, ``text``,
and ``choices``, each a ``text`` and its ``why``: one for all editions, or one for each. A table
for every edition where the answer is known has ``sources`` (citation = words that decide, as
printed; the deciding one first), and where the editions differ its own ``answer`` (number of
the right choice from 0, or a list) and ``explanation``; what is said once stands above. A
``scenario`` of the library, shown as far as its first ``events``, may be linked; ``simulator``
then holds the fields of its ruling that the answer rests on.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Final

from bridge_rules_gui.corpus.address import Address, parse_place
from bridge_rules_gui.corpus.authored import (
    AuthoredAnswer,
    AuthoredChoice,
    AuthoredQuestion,
    Expected,
)
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.reading.document import SourceError
from bridge_rules_gui.reading.tables import (
    Row,
    TableError,
    refuse_unknown_keys,
    row_reader,
    rows_of_folder,
)

_SHARED: Final = frozenset({"answer", "explanation", "simulator"})
_ANSWER_KEYS: Final = _SHARED | {"sources"}
_CHOICE_KEYS: Final = frozenset({"text", "why"})
_KEYS: Final = (
    _SHARED
    | {"id", "topic", "difficulty", "text", "choices", "scenario", "events"}
    | frozenset(Edition)
)
_FORMS: Final[Mapping[str, tuple[type, ...]]] = {
    **dict.fromkeys(("id", "topic", "text", "explanation", "scenario"), (str,)),
    **dict.fromkeys(("difficulty", "events"), (int,)),
    **dict.fromkeys(("simulator", "sources", *Edition), (dict,)),
    "choices": (list,),
    "answer": (int, list),
    "why": (str, dict),
}
_SAID: Final = {str: "a text", int: "a number", dict: "a table", list: "a list"}
_DIFFICULTIES: Final = (1, 2, 3)
_FEWEST_CHOICES: Final = 2


def read_questions(content: Traversable) -> tuple[AuthoredQuestion, ...]:
    """Read all questions, in the order of their files; raise `TableError`."""
    questions: dict[str, AuthoredQuestion] = {}
    for where, row in rows_of_folder(content, "questions", "question"):
        question = _question(where, row)
        if question.identifier in questions:
            raise TableError(where, "the id stands twice; give one question another id")
        questions[question.identifier] = question
    return tuple(questions.values())


@row_reader
def _question(where: str, row: Row) -> AuthoredQuestion:
    _refuse_other_forms(where, row, _KEYS)
    editions = tuple(edition for edition in Edition if edition.value in row)
    if not editions:
        raise TableError(where, f"no edition answers; add a table {', '.join(Edition)}")
    choices = tuple(_choice(where, choice, editions) for choice in row["choices"])
    question = AuthoredQuestion(
        identifier=row["id"],
        topic=row["topic"],
        difficulty=row["difficulty"],
        text=row["text"],
        choices=choices,
        answers={each: _answer(where, row, each, len(choices)) for each in editions},
        scenario=row.get("scenario", ""),
        events=row.get("events"),
    )
    _refuse_slips(where, question)
    return question


def _refuse_other_forms(where: str, row: object, known: frozenset[str]) -> None:
    """Raise `TableError` for what is no table, an unknown key, or a value of another form."""
    if not isinstance(row, dict):
        raise TableError(where, f"{row!r} stands where a table is expected")
    refuse_unknown_keys(where, row, known)
    for key, value in row.items():
        forms = _FORMS[key]
        if not isinstance(value, forms):
            said = " or ".join(_SAID[form] for form in forms)
            raise TableError(where, f"{key} is {value!r}, write {said}")


def _refuse_slips(where: str, question: AuthoredQuestion) -> None:
    """Raise `TableError` for a question that cannot be asked."""
    if question.difficulty not in _DIFFICULTIES:
        raise TableError(where, f"difficulty {question.difficulty} is none of {_DIFFICULTIES}")
    texts = [choice.text for choice in question.choices]
    if len(texts) < _FEWEST_CHOICES:
        raise TableError(where, f"choices: there are fewer than {_FEWEST_CHOICES}; add one")
    for text in texts:
        if texts.count(text) > 1:
            raise TableError(where, f"choices: {text!r} stands twice; change one")
    expects = any(answer.simulator for answer in question.answers.values())
    if expects and not question.scenario:
        raise TableError(where, "simulator: no scenario is linked; add the key scenario")
    if question.events is not None and not question.scenario:
        raise TableError(where, "events: no scenario is linked; add the key scenario")


def _choice(where: str, row: Row, editions: Iterable[Edition]) -> AuthoredChoice:
    """Read a choice; its reason is one for all editions, or a table with one for each."""
    _refuse_other_forms(f"{where}: choices", row, _CHOICE_KEYS)
    why = row["why"]
    if isinstance(why, str):
        why = {edition.value: why for edition in editions}
    refuse_unknown_keys(f"{where}: why", why, frozenset(Edition))
    return AuthoredChoice(row["text"], {edition: why[edition.value] for edition in editions})


def _answer(where: str, row: Row, edition: Edition, count: int) -> AuthoredAnswer:
    """Read the answer of an edition; what its table lacks is taken from the question."""
    own = row[edition.value]
    place = f"{where}: {edition.value}"
    _refuse_other_forms(place, own, _ANSWER_KEYS)
    said = {key: row[key] for key in _SHARED if key in row} | own
    if not said["sources"]:
        raise TableError(place, 'sources are empty; add a citation = "words"')
    return AuthoredAnswer(
        answer=_right(place, said["answer"], count),
        sources=_sources(place, edition, said["sources"]),
        explanation=said["explanation"],
        simulator=tuple((key, _frozen(value)) for key, value in said.get("simulator", {}).items()),
    )


def _right(where: str, answer: int | list[int], count: int) -> tuple[int, ...]:
    """Return the indices of the right choices, in rising order."""
    right = [answer] if isinstance(answer, int) else answer
    if not right or len(set(right)) < len(right):
        raise TableError(where, f"answer {answer} names no choice, or one twice")
    for index in right:
        if index not in range(count):
            raise TableError(where, f"answer {index} is no choice; they go from 0 to {count - 1}")
    return tuple(sorted(right))


def _sources(
    where: str, edition: Edition, words: Mapping[str, str]
) -> tuple[tuple[Address, str], ...]:
    for cite, said in words.items():
        if not isinstance(said, str):
            raise TableError(where, f"sources: {cite} is {said!r}, write a text")
    try:
        return tuple((Address(edition, parse_place(cite)), said) for cite, said in words.items())
    except ValueError as error:
        raise TableError(where, f"sources: {error}") from error


def _frozen(value: object) -> Expected:
    """Return a value of TOML as one that cannot change."""
    if isinstance(value, dict):
        return tuple((str(key), _frozen(each)) for key, each in value.items())
    if isinstance(value, list):
        return tuple(_frozen(each) for each in value)
    if value is None or isinstance(value, bool | int | str):
        return value
    raise TableError("questions", f"simulator: {value!r} is no value of a ruling")


PLACE: Final = ("anki", "version.toml")


@dataclass(frozen=True, slots=True)
class ContentVersion:
    """A state of the questions; ``fingerprint`` says whether they have changed since."""

    number: int
    fingerprint: str


def read_content_version(content: Traversable) -> ContentVersion:
    """Return the version of the questions; raise `SourceError`."""
    file = content.joinpath(*PLACE)
    try:
        found = tomllib.loads(file.read_text("utf-8"))
        number, fingerprint = found["number"], found["fingerprint"]
    except (OSError, ValueError, KeyError) as error:
        raise SourceError(f"{'/'.join(PLACE)}: cannot be read ({error}); install anew") from error
    if type(number) is not int or number < 1 or not isinstance(fingerprint, str):
        raise SourceError(f"{'/'.join(PLACE)}: number: write a whole number from 1")
    return ContentVersion(number, fingerprint)
