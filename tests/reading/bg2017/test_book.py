"""The whole book: nothing lost, nothing twice, everything in its order."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.reading.assembly import passages_of
from bridge_rules_gui.reading.bg2017 import mixed_words
from bridge_rules_gui.reading.document import Span
from bridge_rules_gui.reading.drafts import BookDraft


def test_every_character_is_claimed_once(draft: BookDraft) -> None:
    assert list(draft.ledger.unclaimed()) == []
    assert sum(draft.ledger.counts().values()) == draft.ledger.characters()


def test_every_passage_agrees_with_its_source(draft: BookDraft) -> None:
    assert [p.text for p in passages_of(draft) if not p.agrees_with_source()] == []


def test_furniture_is_only_marks_and_leaders(draft: BookDraft) -> None:
    texts = {f.text.strip() for f in draft.ledger.furniture if f.kind != "leader"}
    assert texts == {
        *("-", "---", "*", "**", "#", "##", "###", "## **", "### **", "#### **"),
        *("<b>", "</b>", "<i>", "</i>"),
    }
    leaders = {frozenset(f.text) for f in draft.ledger.furniture if f.kind == "leader"}
    assert leaders == {frozenset(".")}


def test_citations_are_those_of_the_book(
    draft: BookDraft, golden: Callable[[str, str], None]
) -> None:
    golden("bg2017-citations.txt", "".join(f"{p.citation}\n" for p in draft.provisions))


def test_there_are_93_laws_in_order(draft: BookDraft) -> None:
    laws = [p.citation.law for p in draft.provisions if not p.citation.labels]
    assert laws == list(range(1, 94))


def test_counts(draft: BookDraft) -> None:
    depths = Counter(len(p.citation.labels) for p in draft.provisions)
    assert depths == {0: 93, 1: 271, 2: 331, 3: 114, 4: 19}
    assert len(draft.definitions) == 66
    assert len(draft.footnotes) == 27
    assert len(draft.contents) == 353
    assert Counter(p.citation.law for p in draft.provisions if p.tables) == {2: 1, 77: 1, 78: 1}


def test_no_citation_comes_twice_and_every_parent_comes_first(draft: BookDraft) -> None:
    seen: set[Citation | None] = {None}
    for provision in draft.provisions:
        assert provision.citation not in seen
        assert provision.citation.parent() in seen
        seen.add(provision.citation)


def test_labels_below_a_parent_leave_no_gap(draft: BookDraft) -> None:
    romans = ["(i)", "(ii)", "(iii)", "(iv)", "(v)"]
    children: dict[Citation, list[str]] = {}
    for provision in draft.provisions:
        parent = provision.citation.parent()
        if parent:
            children.setdefault(parent, []).append(provision.citation.labels[-1])
    for parent, labels in children.items():
        letters = [f"({chr(ord('a') + n)})" for n in range(len(labels))]
        sections = [chr(ord("A") + n) for n in range(len(labels))]
        numbers = [str(n + 1) for n in range(len(labels))]
        expected = {0: sections, 1: numbers, 2: letters, 3: romans[: len(labels)]}
        assert labels == expected[len(parent.labels)], parent


def test_words_stand_in_the_order_of_the_source(draft: BookDraft) -> None:
    def place(span: Span) -> tuple[int, int]:
        return span.line, span.start

    laws = [p for p in draft.provisions if not p.closing.text]
    spans = [
        place(span) for p in laws for span in (*p.label_spans, *p.heading.spans, *p.body.spans)
    ]
    assert spans == sorted(spans)


def test_every_provision_says_something(draft: BookDraft) -> None:
    parents = {p.citation.parent() for p in draft.provisions}
    silent = [p.citation for p in draft.provisions if not p.body.text]
    assert [citation for citation in silent if citation not in parents] == []


def test_problems_by_kind(draft: BookDraft) -> None:
    assert Counter(problem.kind for problem in draft.problems) == {
        "contents-differ": 14,
        "mixed-script-labels": 18,
        "stale-footnote-number": 5,
        "mixed-script-word": 2,
        "footnote-marker-lost": 1,
        "misprinted-head": 1,
    }


def test_words_of_the_laws_are_those_of_the_file(draft: BookDraft) -> None:
    """Count the words a second way: no word is glued to its neighbour, none is divided."""
    marks = re.compile(r"<sup>\d+</sup>|</?b>| \*\*Error! .*?\*\*|\*\*|^#+ |^\s*- ")
    lines = draft.document.lines[522:]
    printed = [
        word
        for line in lines
        if not line.startswith(("---", "<sup>"))
        for word in marks.sub("", line).split()
    ]
    document = draft.document
    read = [document[span] for p in draft.provisions for span in p.label_spans]
    read += [q.text for p in draft.provisions for q in (p.heading, p.body, p.closing)]
    tables = [table for p in draft.provisions for table in p.tables]
    read += [cell for table in tables for row in table.rows for cell in row]
    read += [table.caption for table in tables]
    assert Counter(word for text in read for word in text.split()) == Counter(printed)


def test_latin_letter_in_a_bulgarian_word_is_found(draft: BookDraft) -> None:
    met = list(mixed_words(draft.document, draft.provisions))
    assert [(p.line, p.place, p.message) for p in met] == [
        (1084, "bg2017/27D", "in 'ощетенa' the letter a is Latin"),
        (1086, "bg2017/27D", "in 'ощетенa' the letter a is Latin"),
    ]


def test_title_page_says_from_when_the_book_is_in_force(draft: BookDraft) -> None:
    cover = draft.matter[0]
    assert str(cover.place) == "cover"
    paragraphs = cover.body.text.split("\n")
    assert paragraphs[1] == "Правилник по спортен бридж 2017"
    assert "В сила за ББФ от 30 септември 2017" in paragraphs
    assert paragraphs[-2:] == [
        "Превод: Димитър Георгиев",
        "Българска Бридж Федерация, София 2017",
    ]


def test_title_of_the_preface_takes_two_lines(draft: BookDraft) -> None:
    preface = draft.matter[1]
    assert str(preface.place) == "preface"
    assert preface.title == "ПРЕДГОВОР КЪМ ПРАВИЛНИК ПО СПОРТЕН БРИДЖ 2017"


def test_preface_ends_with_signature_and_committee(draft: BookDraft) -> None:
    paragraphs = draft.matter[1].body.text.split("\n")
    assert paragraphs[4:7] == [
        "John R. Wignall, MNZM",
        "Членовете на правната комисия към СБФ:",
        "Max Bavin",
    ]
    assert paragraphs[-1] == "Ton Kooijman (Председател)"
    assert len(paragraphs) == 16


def test_introduction_explains_the_words_of_duty(draft: BookDraft) -> None:
    introduction = draft.matter[2]
    assert str(introduction.place) == "introduction"
    paragraphs = introduction.body.text.split("\n")
    assert len(paragraphs) == 8
    assert paragraphs[5].startswith("Запазено е установеното използване на „може“")
    assert paragraphs[6].endswith("са част от правилника.")
