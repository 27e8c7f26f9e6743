"""Exams: papers, sittings, reports, and all of them as JSON."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.call import Call
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat, Side
from bridge_rules_gui.game.suit import Denomination, Suit
from bridge_rules_gui.language.phrasebook import ENGLISH
from bridge_rules_gui.language.sentence import Verbatim, counted_sentence, listed, sentence
from bridge_rules_gui.quiz.daily_plan import Pace
from bridge_rules_gui.quiz.documents import (
    pace_of,
    pace_value,
    preset_of,
    preset_text,
    report_of,
    report_text,
    sitting_of,
    sitting_text,
)
from bridge_rules_gui.quiz.exam import PRESETS, Paper, Preset, Quota, Sitting, draw
from bridge_rules_gui.quiz.exam_report import ExamReport, handed_in
from tests.quiz.studying import START, question

PRESET = Preset("Test", 10, 5, 60, open_book=False, quotas=(Quota("claims", 4), Quota("revoke", 3)))
STOCK = [
    question(f"{topic}-{n}", place, topic, difficulty=1 + n % 3)
    for topic, place in (
        ("claims", "bg2017/70A"),
        ("revoke", "bg2017/64A1"),
        ("dummy", "sr2007/43A1(c)"),
    )
    for n in range(10)
]


def sat(right: int) -> ExamReport:
    """Return the report of an exam with so many right answers and one question left out."""
    paper = draw(PRESET, STOCK, 1)
    sitting = Sitting(PRESET, paper)
    for number, asked in enumerate(paper.questions[:-1]):
        sitting = sitting.answered(asked, (0,) if number < right else (2,), 10)
    return handed_in(sitting)


def test_paper_keeps_the_quotas_and_asks_nothing_twice() -> None:
    paper = draw(PRESET, STOCK + STOCK, 7)
    topics = Counter(q.topic for q in paper.questions)
    assert topics["claims"] >= 4
    assert topics["revoke"] >= 3
    assert len({q.identifier for q in paper.questions}) == len(paper.questions) == 10
    assert paper.missing == ()


def test_paper_is_the_same_for_the_same_seed_and_another_for_another() -> None:
    assert draw(PRESET, STOCK, 7) == draw(PRESET, list(reversed(STOCK)), 7)
    assert draw(PRESET, STOCK, 7) != draw(PRESET, STOCK, 8)


def test_quota_that_cannot_be_filled_is_told_and_others_take_its_place() -> None:
    paper = draw(replace(PRESET, quotas=(Quota("appeals", 4),)), STOCK, 1)
    assert len(paper.questions) == 10
    assert paper.missing == (Quota("appeals", 4),)
    short = draw(replace(PRESET, number=40), STOCK, 1)
    assert (len(short.questions), short.missing) == (30, (Quota("", 10),))


def test_paper_asks_for_the_editions_and_difficulty_of_the_preset() -> None:
    easy = replace(PRESET, quotas=(), number=5, editions=(Edition.SR_2007,), difficulty=1)
    paper = draw(easy, STOCK, 1)
    assert {(q.edition, q.difficulty) for q in paper.questions} == {(Edition.SR_2007, 1)}


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": " "},
        {"number": 0},
        {"minutes": 0},
        {"minutes": 1441},
        {"number": 1001},
        {"name": "x" * 201},
        {"pass_mark": 101},
        {"difficulty": 4},
        {"number": 6},
        {"quotas": (Quota("claims", 0),)},
        {"quotas": (Quota("claims", 1), Quota("claims", 2))},
    ],
)
def test_preset_that_cannot_be_sat_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"Test|needs a name"):
        replace(PRESET, **wrong)


@pytest.mark.parametrize("wrong", [{"most": 0}, {"new": -1}, {"most": 10_001}])
def test_pace_nobody_can_keep_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="a day has"):
        replace(Pace(), **wrong)


def test_given_presets_ask_for_what_they_have_room_for() -> None:
    for preset in PRESETS:
        assert sum(quota.number for quota in preset.quotas) <= preset.number
    assert len({preset.name for preset in PRESETS}) == len(PRESETS)


def test_answer_may_be_changed_until_the_exam_is_handed_in() -> None:
    paper = draw(PRESET, STOCK, 1)
    first = paper.questions[0]
    sitting = Sitting(PRESET, paper).answered(first, (2,), 10).answered(first, (0,), 5)
    assert (sitting.seconds, sitting.spent[first.identifier]) == (15, 15)
    assert len(sitting.unanswered) == 9
    assert handed_in(sitting).right == 1
    assert len(sitting.answered(first, (), 1).unanswered) == 10
    with pytest.raises(ValueError, match="not on the paper"):
        sitting.answered(question("other"), (0,), 1)


def test_no_answer_counts_once_the_time_is_over() -> None:
    paper = draw(PRESET, STOCK, 1)
    over = Sitting(PRESET, paper).waited(5 * 60)
    assert over.seconds_left == 0
    assert over.answered(paper.questions[0], (0,), 1) == over


@pytest.mark.parametrize(("right", "passed"), [(5, False), (6, True), (9, True)])
def test_exam_is_passed_from_the_pass_mark_on(right: int, passed: bool) -> None:
    report = sat(right)
    assert (report.right, int(report.percent), report.passed) == (right, 10 * right, passed)


def test_pass_mark_is_not_reached_by_rounding() -> None:
    paper = Paper(tuple(STOCK[:3]))
    sitting = Sitting(replace(PRESET, quotas=(), pass_mark=67), paper)
    for asked in paper.questions[:2]:
        sitting = sitting.answered(asked, (0,), 1)
    assert not handed_in(sitting).passed  # 66.67 %


def test_question_left_out_is_wrong() -> None:
    assert sat(9).marks[-1].given == ()
    assert not sat(9).marks[-1].is_right


def test_report_names_the_laws_to_read_again_most_missed_first() -> None:
    report = sat(2)
    laws = report.laws_to_reread
    assert sum(law.wrong for law in laws) == 8
    assert [law.wrong for law in laws] == sorted((law.wrong for law in laws), reverse=True)
    assert {law.law for law in laws} <= {70, 64, 43}
    assert [str(p) for law in laws for p in law.places if law.law == 70] == ["bg2017/70A"]
    assert [t.right / t.number for t in report.topics] == sorted(
        t.right / t.number for t in report.topics
    )


def test_presets_reports_and_paces_come_back_from_json() -> None:
    for preset in (*PRESETS, PRESET):
        assert preset_of(preset_text(preset)) == preset
    assert report_of(report_text(sat(4))) == sat(4)
    for pace in (Pace(), Pace(5, 0, START.date())):
        assert pace_of(json.loads(json.dumps(pace_value(pace)))) == pace


def test_what_fills_the_sentences_of_a_report_comes_back_with_its_type() -> None:
    seat, side = Seat.SOUTH, Side.EAST_WEST
    parts = (
        *(Call.parse(call) for call in ("8C", "3NT", "XX")),
        *(
            Card.parse("HT"),
            Suit.CLUBS,
            Denomination.NOTRUMP,
            seat,
            side,
            3,
            "3",
            "8C",
            Verbatim("auction"),
        ),
        *(Citation.parse("8C"), Address.parse("bg2017/27B1(a)"), listed((seat, side), "or")),
        sentence("{who} plays {cards}", who=seat, cards=[Card.parse("SA"), Card.parse("S2")]),
        counted_sentence("{n} trick", "{n} tricks", 2),
    )
    for part in parts:
        report = sat(4)
        recorded = replace(report.marks[0], text=sentence("{part}", part=part))
        kept = replace(report, marks=(recorded, *report.marks[1:]))
        ((_, found),) = report_of(report_text(kept)).marks[0].text.filling
        assert (found, type(found)) == (part, type(part))


def test_a_report_kept_before_parts_had_types_is_read() -> None:
    document = json.loads(report_text(sat(4)))
    document["marks"][0]["text"] = {"pattern": "{who} bid {call}", "filling": {}}
    document["marks"][0]["text"]["filling"] = {"who": "South", "call": "1H"}
    assert ENGLISH.say(report_of(json.dumps(document)).marks[0].text) == "South bid 1H"


def test_exam_under_way_comes_back_without_questions_nobody_knows_any_more() -> None:
    paper = draw(PRESET, STOCK, 1)
    sitting = Sitting(PRESET, paper).answered(paper.questions[0], (1,), 4).waited(3)
    known = {q.identifier: q for q in STOCK}
    assert sitting_of(sitting_text(sitting), known.get) == replace(
        sitting, spent={q.identifier: sitting.spent.get(q.identifier, 0.0) for q in paper.questions}
    )
    del known[paper.questions[1].identifier]
    left = sitting_of(sitting_text(sitting), known.get)
    assert len(left.paper.questions) == 9
    assert left.seconds == 7


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda d: d["preset"].update(number="x"), "preset.number"),
        (lambda d: d["marks"][2].update(edition="xx"), r"marks\[2\].edition"),
        (lambda d: d["marks"][0].update(places=["nowhere"]), r"marks\[0\].places"),
        (lambda d: d["marks"][0]["text"].update(pattern="{name:>999999999}"), "pattern"),
        (lambda d: d["marks"][0]["text"].update(pattern="{name.__class__}"), "pattern"),
        (lambda d: d["marks"][0]["text"].update(pattern="{0}"), "pattern"),
        (lambda d: d["marks"][0]["text"].update(pattern="{"), "pattern"),
        (lambda d: d.update(seconds=1e300), "seconds"),
        (lambda d: d.pop("marks") and d.update(marks={}), "marks"),
    ],
)
def test_report_that_will_not_do_says_where(change: Any, said: str) -> None:
    document = json.loads(report_text(sat(4)))
    change(document)
    with pytest.raises(ValueError, match=said):
        report_of(json.dumps(document))
