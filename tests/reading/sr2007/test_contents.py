"""The contents at the end: divisions of the laws, and where contents and body differ."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.provision import DivisionKind
from bridge_rules_gui.reading.drafts import BookDraft, ProvisionDraft

At = Callable[[str], ProvisionDraft]


def _names(law: ProvisionDraft) -> list[str]:
    return [f"{d.kind.value} {d.number} {d.title}" for d in law.divisions]


@pytest.mark.parametrize(
    ("cite", "divisions"),
    [
        ("1", ["chapter II Uvod"]),
        ("9", ["chapter IV Opšta pravila koja regulišu nepravilnosti"]),
        (
            "17",
            [
                "chapter V Licitacija",
                "part I ISPRAVAN POSTUPAK",
                "section I PERIOD LICITACIJE",
            ],
        ),
        # a new part ends the section before it
        ("23", ["chapter V Licitacija", "part II NEPRAVILNOSTI U PROCEDURI"]),
        (
            "27",
            [
                "chapter V Licitacija",
                "part II NEPRAVILNOSTI U PROCEDURI",
                "section III NEDOVOLJAN LICIT",
            ],
        ),
        # printed in the body, too
        ("48", ["chapter VI Igra", "part II KAZNENA KARTA"]),
        ("68", ["chapter VI Igra", "part V ZAHTEVI I USTUPCI"]),
        ("80", ["chapter IX Organizacija turnira"]),
        # sections of a chapter without parts; the body's wording where it prints the heading
        ("86", ["chapter X Direktor turnira", "section III ISPRAVAK NEPRAVILNOSTI"]),
        ("93", ["chapter XI Žalbe"]),
    ],
)
def test_divisions_of_a_law(at: At, cite: str, divisions: list[str]) -> None:
    assert _names(at(cite)) == divisions


def test_every_law_stands_in_a_chapter_and_sections_have_no_divisions(draft: BookDraft) -> None:
    for provision in draft.provisions:
        if provision.citation.labels:
            assert provision.divisions == ()
        else:
            assert provision.divisions[0].kind is DivisionKind.CHAPTER


def test_contents_name_every_law_once_in_order(draft: BookDraft) -> None:
    laws = [entry.citation.law for entry in draft.contents if entry.citation]
    assert laws == list(range(1, 94))
    assert [entry.line for entry in draft.contents] == sorted(e.line for e in draft.contents)


def test_contents_have_eleven_chapters_seven_parts_and_seventeen_sections(
    draft: BookDraft,
) -> None:
    words = [entry.title.split()[0] for entry in draft.contents if entry.citation is None]
    counts = {word: words.count(word) for word in words}
    assert counts == {"POGLAVLJE": 11, "DEO": 7, "ODELJAK": 17}


def test_every_difference_of_a_title_is_reported(draft: BookDraft) -> None:
    titles = {e.citation.law: e.title for e in draft.contents if e.citation}
    differing = {
        p.citation.law
        for p in draft.provisions
        if not p.citation.labels and p.heading.text != titles[p.citation.law]
    }
    reported = {
        int(problem.place.removeprefix("sr2007/"))
        for problem in draft.problems
        if problem.kind == "contents-differ" and not problem.message.count("ODELJAK")
    }
    assert differing <= reported
    assert len(differing) == 29
