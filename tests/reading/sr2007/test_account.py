"""Not one character of the book is lost, and the words are the book's own."""

from __future__ import annotations

import re

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.reading.assembly import passages_of
from bridge_rules_gui.reading.document import Document
from bridge_rules_gui.reading.drafts import BookDraft

_DIVISION = re.compile(r"(POGLAVLJE|DEO|ODELJAK) [IVX]+")
_MARK = re.compile(r"<sup>\d+</sup>")
_WORDS = re.compile(r"\w")


def test_every_character_is_claimed(draft: BookDraft) -> None:
    assert list(draft.ledger.unclaimed()) == []
    assert sum(draft.ledger.counts().values()) == draft.ledger.characters() == 109_989


def test_every_passage_agrees_with_its_source(draft: BookDraft) -> None:
    assert [p.text for p in passages_of(draft) if not p.agrees_with_source()] == []


def test_furniture_holds_no_words(draft: BookDraft) -> None:
    kinds = {kind: set[str]() for kind in ("markup", "page break", "bullet", "rule", "empty item")}
    for furniture in draft.ledger.furniture:
        kinds[furniture.kind].add(re.sub(r"-{2,}|\s", "", furniture.text))
    assert kinds == {
        "markup": {"#" * n for n in range(1, 6)}
        | {"*", "**", "***", "*****", "<b>", "</b>", "<i>", "</i>"},
        "page break": {""},
        "bullet": {"-"},
        "rule": {""},
        "empty item": {"9."},
    }


def test_laws_joined_in_order_are_their_printed_lines(draft: BookDraft, document: Document) -> None:
    assert _bare(_joined_laws(draft)) == _bare(_printed_laws(document))


def _joined_laws(draft: BookDraft) -> str:
    """Return all words of the laws in reading order, closings behind the children."""
    joined = ""
    closings: list[tuple[Citation, str]] = []
    for provision in draft.provisions:
        while closings and not provision.citation.is_within(closings[-1][0]):
            joined += closings.pop()[1]
        # The title of Law 41 comes from the contents.
        heading = "" if str(provision.citation) == "41" else provision.heading.text
        joined += provision.printed_label + heading + provision.body.text
        closings.append((provision.citation, provision.closing.text))
    return joined + "".join(text for _, text in reversed(closings))


def _printed_laws(document: Document) -> str:
    """Return the printed lines of the laws, division headings and captions left out."""
    lines = document.lines[document.lines.index("## POGLAVLJE II") :]
    printed = [line for line in lines[: lines.index("## SADRŽAJ")] if _WORDS.search(line)]
    kept = []
    titled = True
    for line, below in zip(printed, [*printed[1:], ""], strict=True):
        words = line.strip("#* ")
        division = _DIVISION.match(words)
        caption = line.startswith("#") and "\t" in below
        skipped = "\t" in line or line.startswith("<sup>") or words == "- 9."
        if titled and not division and not caption and not skipped:
            kept.append(_MARK.sub("", line))
        if not line.startswith("<sup>"):
            titled = division is None or division.group() != words
    return "\n".join(kept)


def _bare(text: str) -> str:
    """Return the letters and figures alone: labels lose their dots, lines their markup."""
    return re.sub(r"[\W_]", "", text)
