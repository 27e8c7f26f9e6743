"""The oddities the reader meets in the book, by kind and place."""

from __future__ import annotations

from collections import Counter

from bridge_rules_gui.reading.document import Document
from bridge_rules_gui.reading.drafts import BookDraft
from bridge_rules_gui.reading.sr2007 import observed_problems


def test_problems_by_kind(draft: BookDraft) -> None:
    assert Counter(problem.kind for problem in draft.problems) == {
        "contents-differ": 56,
        "lost-number": 5,
        "wrong-footnote": 1,
        "displaced-words": 1,
        "repeated-words": 1,
        "misplaced-heading": 1,
        "mixed-script": 1,
        "empty-item": 1,
    }


def test_every_place_of_a_problem_exists(draft: BookDraft) -> None:
    places = {f"sr2007/{provision.citation}" for provision in draft.provisions}
    assert {problem.place for problem in draft.problems} <= places


def test_observation_whose_words_have_gone_is_reported(document: Document) -> None:
    mended = "\n".join(document.lines).replace("vredosti., nasuprot", "vredosti nasuprot")
    problems = observed_problems(Document.from_bytes("sr2007.txt", mended.encode()))
    assert [(p.kind, p.line) for p in problems if p.place == "sr2007/75A"] == [
        ("stale-observation", 1981)
    ]
