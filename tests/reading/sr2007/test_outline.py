"""Laws, sections and items: every citation of the book, in reading order."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.reading.assembly import passages_of
from bridge_rules_gui.reading.drafts import BookDraft, ProvisionDraft

ROMANS = ("(i)", "(ii)", "(iii)", "(iv)")


def test_the_book_has_93_laws_in_order(draft: BookDraft) -> None:
    laws = [p.citation.law for p in draft.provisions if not p.citation.labels]
    assert laws == list(range(1, 94))


def test_every_citation_is_the_golden_one(
    draft: BookDraft, golden: Callable[[str, str], None]
) -> None:
    lines = [str(provision.citation) for provision in draft.provisions]
    golden("sr2007-citations.txt", "\n".join(lines) + "\n")


def test_no_citation_comes_twice_and_parents_come_first(draft: BookDraft) -> None:
    seen: set[Citation | None] = {None}
    for provision in draft.provisions:
        assert provision.citation not in seen
        assert provision.citation.parent() in seen
        seen.add(provision.citation)


def test_numbering_has_no_gaps(draft: BookDraft) -> None:
    siblings: dict[Citation, list[str]] = defaultdict(list)
    for provision in draft.provisions:
        parent = provision.citation.parent()
        if parent:
            siblings[parent].append(provision.citation.labels[-1])
    for labels in siblings.values():
        count = len(labels)
        assert labels in (
            [chr(ord("A") + n) for n in range(count)],
            [str(n) for n in range(1, count + 1)],
            [f".{n}" for n in range(1, count + 1)],
            [f"({chr(ord('a') + n)})" for n in range(count)],
            list(ROMANS[:count]),
        )


def test_every_law_has_a_title_and_every_section_a_heading(draft: BookDraft) -> None:
    for provision in draft.provisions:
        last = provision.citation.labels[-1:]
        if not last or last[0].isupper():
            assert provision.heading.text, provision.citation


def test_only_these_items_have_a_heading_of_their_own(draft: BookDraft) -> None:
    titled = [
        str(p.citation)
        for p in draft.provisions
        if p.heading.text and p.citation.labels and not p.citation.labels[-1].isupper()
    ]
    assert titled == [
        *("30B3", "45C4", "51B1(b)", "51B2", "51B2(a)", "51B2(b)", "55B1", "55B2", "81C3"),
    ]


def test_nothing_without_words_below_the_last_label(draft: BookDraft) -> None:
    parents = {provision.citation.parent() for provision in draft.provisions}
    for provision in draft.provisions:
        assert provision.body.text or provision.citation in parents, provision.citation


def test_no_markup_is_left_in_the_words(draft: BookDraft) -> None:
    for passage in passages_of(draft):
        assert not set("*#<>\\_|") & set(passage.text), passage.text
        assert "  " not in passage.text


def test_printed_labels_stay_as_printed(at: Callable[[str], ProvisionDraft]) -> None:
    cites = ("27", "27B", "27B1", "27B1(a)", "12C1(e)(i)", "13D2(a)", "21B1(a)", "40B2(d)", "35.1")
    labels = ["Član 27", "B", "1", "(a)", "(i)", "a", "a)", "d", "1"]
    assert [at(cite).printed_label for cite in cites] == labels


def test_roman_and_letter_i_are_distinguished(at: Callable[[str], ProvisionDraft]) -> None:
    assert at("80B2(i)").body.text == "da ustanovi pogodne uslove za igru i da ih objavi"
    assert at("40B2(c)(i)").body.text == "pre nego što počne licitacija"


def test_provisions_stand_in_the_order_of_the_file(draft: BookDraft) -> None:
    places = [(p.label_spans[0].line, p.label_spans[0].start) for p in draft.provisions]
    # The "(a)" behind a lost number begins where the number was.
    assert places == sorted(places)
