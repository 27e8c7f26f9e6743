"""Presets, paces, sittings and reports of exams as JSON, and back with every value checked."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict
from string import Formatter
from typing import Any, Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.call import Call
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat, Side
from bridge_rules_gui.game.suit import Denomination, Suit
from bridge_rules_gui.language.sentence import Listed, Sentence, Verbatim, sentence
from bridge_rules_gui.progress.json_fields import Fields, fields_of
from bridge_rules_gui.progress.transfer import places_of
from bridge_rules_gui.quiz.daily_plan import MOST_A_DAY, Pace
from bridge_rules_gui.quiz.exam import (
    LONGEST_NAME,
    MOST_MINUTES,
    MOST_QUESTIONS,
    Paper,
    Preset,
    Quota,
    Sitting,
)
from bridge_rules_gui.quiz.exam_report import ExamReport, Mark
from bridge_rules_gui.quiz.question import Question

_MOST_TIMES: Final = 1_000_000
_DEEPEST: Final = 4
"""How deep sentences may stand in each other: a question, its case, what is supposed of it."""
_PARTS: Final[Mapping[str, tuple[type, Callable[[str], object]]]] = {
    "place": (Address, Address.parse),
    "citation": (Citation, Citation.parse),
    "call": (Call, Call.parse),
    "card": (Card, Card.parse),
    "denomination": (Denomination, Denomination.parse),
    "suit": (Suit, Suit.parse),
    "seat": (Seat, Seat.parse),
    "side": (Side, Side),
    "verbatim": (Verbatim, Verbatim),
}
"""What fills blanks of sentences beside words and numbers, and how each is read again."""


def preset_text(preset: Preset) -> str:
    """Return a preset as JSON."""
    return json.dumps(asdict(preset), ensure_ascii=False)


def preset_of(text: str) -> Preset:
    """Return the preset of a JSON text; raise `ValueError`."""
    return _preset(fields_of(text))


def _preset(fields: Fields) -> Preset:
    return Preset(
        name=fields.text("name", LONGEST_NAME),
        number=fields.whole("number", 1, MOST_QUESTIONS),
        minutes=fields.whole("minutes", 1, MOST_MINUTES),
        pass_mark=fields.whole("pass_mark", 0, 100),
        open_book=fields.yes("open_book"),
        quotas=tuple(
            Quota(quota.text("topic", 200), quota.whole("number", 1, MOST_QUESTIONS))
            for quota in fields.objects("quotas", MOST_QUESTIONS)
        ),
        editions=_editions(fields),
        difficulty=fields.whole("difficulty", 1, 3),
    )


def _editions(fields: Fields) -> tuple[Edition, ...]:
    known = {edition.value: edition for edition in Edition}
    named = fields.texts("editions", len(Edition))
    if not known.keys() >= set(named):
        fields.refuse("editions", sentence("some of {names}", names=", ".join(known)))
    return tuple(known[name] for name in named)


def pace_value(pace: Pace) -> dict[str, Any]:
    """Return a pace as JSON's values."""
    exam = pace.exam.isoformat() if pace.exam else None
    return {"most": pace.most, "new": pace.new, "exam": exam}


def pace_of(value: Any, place: str = "pace") -> Pace:
    """Return the pace of JSON's values; raise `ValueError`."""
    fields = Fields(value, place)
    exam = fields.day("exam") if fields.has("exam") else None
    return Pace(fields.whole("most", 1, MOST_A_DAY), fields.whole("new", 0, MOST_A_DAY), exam)


def sitting_text(sitting: Sitting) -> str:
    """Return an exam under way as JSON; its questions are named by their identifiers."""
    answers = [
        {
            "question": question.identifier,
            "chosen": list(sitting.chosen.get(question.identifier, ())),
            "seconds": sitting.spent.get(question.identifier, 0.0),
        }
        for question in sitting.paper.questions
    ]
    return json.dumps(
        {
            "preset": asdict(sitting.preset),
            "answers": answers,
            "seconds": sitting.seconds,
            "times_left": sitting.times_left,
        },
        ensure_ascii=False,
    )


def sitting_of(text: str, find: Callable[[str], Question | None]) -> Sitting:
    """Return the exam under way of a JSON text; `find` knows the questions by identifier.

    A question nobody knows any more is taken off the paper. Raise `ValueError`.
    """
    fields = fields_of(text)
    sitting = Sitting(_preset(fields.object("preset")), Paper(()))
    questions: list[Question] = []
    chosen: dict[str, tuple[int, ...]] = {}
    spent: dict[str, float] = {}
    for answer in fields.objects("answers", MOST_QUESTIONS):
        question = find(answer.text("question"))
        if question is not None:
            questions.append(question)
            found = answer.wholes("chosen")
            if any(number >= len(question.choices) for number in found):
                answer.refuse(
                    "chosen", sentence("numbers below {count}", count=len(question.choices))
                )
            if found:
                chosen[question.identifier] = found
            spent[question.identifier] = answer.seconds("seconds")
    paper, seconds = Paper(tuple(questions)), fields.seconds("seconds")
    return Sitting(sitting.preset, paper, chosen, spent, seconds, _times_left(fields))


def _times_left(fields: Fields) -> int:
    """Return how often an exam was left; 0 in a document of before that was noted."""
    return fields.whole("times_left", 0, _MOST_TIMES) if fields.has("times_left") else 0


def report_text(report: ExamReport) -> str:
    """Return a report as JSON."""
    marks = [
        {
            "question": mark.question,
            "edition": mark.edition.value,
            "topic": mark.topic,
            "text": _sentence_document(mark.text),
            "chosen": list(mark.chosen),
            "given": list(map(_sentence_document, mark.given)),
            "answer": list(map(_sentence_document, mark.answer)),
            "explanation": _sentence_document(mark.explanation),
            "places": list(map(str, mark.places)),
            "right": mark.is_right,
            "seconds": mark.seconds,
        }
        for mark in report.marks
    ]
    found = {
        "preset": asdict(report.preset),
        "seconds": report.seconds,
        "times_left": report.times_left,
        "marks": marks,
    }
    return json.dumps(found, ensure_ascii=False)


def report_of(text: str) -> ExamReport:
    """Return the report of a JSON text; raise `ValueError`."""
    fields = fields_of(text)
    return ExamReport(
        _preset(fields.object("preset")),
        tuple(map(_mark, fields.objects("marks", MOST_QUESTIONS))),
        fields.seconds("seconds"),
        _times_left(fields),
    )


def _mark(fields: Fields) -> Mark:
    return Mark(
        question=fields.text("question"),
        edition=fields.made("edition", Edition, sentence("an edition like bg2017")),
        topic=fields.text("topic"),
        text=_sentence(fields.object("text")),
        chosen=fields.wholes("chosen"),
        given=tuple(map(_sentence, fields.objects("given", 100))),
        answer=tuple(map(_sentence, fields.objects("answer", 100))),
        explanation=_sentence(fields.object("explanation")),
        places=places_of(fields),
        is_right=fields.yes("right"),
        seconds=fields.seconds("seconds"),
    )


def _sentence_document(sentence: Sentence) -> dict[str, Any]:
    filling = {name: _part(value) for name, value in sentence.filling}
    turns = {"turns": sentence.turns} if sentence.turns else {}
    plural = {"plural": sentence.plural} if sentence.plural else {}
    return {"pattern": sentence.pattern, "filling": filling, **turns, **plural}


def _part(value: object) -> object:
    """Return what fills a blank, with its type; words as they are."""
    if isinstance(value, Sentence):
        return _sentence_document(value)
    if isinstance(value, Listed):
        items = [{"part": _part(item)} for item in value.items]
        return {"items": items, "word": value.word, "apart": value.apart}
    for kind, (of, _) in _PARTS.items():
        if isinstance(value, of):
            return {kind: str(value)}
    return value if isinstance(value, int) else str(value)


def _sentence(fields: Fields, deepest: int = _DEEPEST) -> Sentence:
    filling = fields.object("filling")
    if not deepest:
        fields.refuse(
            "filling", sentence("nested sentences no deeper than {deepest}", deepest=_DEEPEST)
        )
    pattern = fields.text("pattern")
    plural = fields.text("plural") if fields.has("plural") else ""
    for key, each in (("pattern", pattern), ("plural", plural)):
        if not _is_filled(each, filling.names()):
            fields.refuse(key, sentence("a text with all its blanks filled"))
    turns = fields.whole("turns", 0, 3) if fields.has("turns") else 0
    found = tuple((name, _filler(filling, name, deepest - 1)) for name in filling.names())
    return Sentence(pattern, found, turns, plural)


def _filler(fields: Fields, name: str, deepest: int) -> object:
    """Return what fills a blank; older files have nothing but words and sentences."""
    if not fields.is_object(name):
        value = fields.value(name)
        return value if isinstance(value, int) else fields.text(name)
    part = fields.object(name)
    if part.has("items"):
        items = tuple(_filler(each, "part", deepest) for each in part.objects("items", 100))
        return Listed(items, part.text("word"), part.text("apart"))
    for kind, (_, parse) in _PARTS.items():
        if part.has(kind):
            return part.made(kind, parse, sentence("what fills a blank"))
    return _sentence(part, deepest)


def _is_filled(pattern: str, names: tuple[str, ...]) -> bool:
    """Tell whether a pattern has nothing but plain blanks, and a text for each."""
    try:
        blanks = list(Formatter().parse(pattern))
    except ValueError:
        return False
    return all(name is None or (name in names and not spec) for _, name, spec, _ in blanks)
