"""Not one character of the book is lost, and the words are the book's own."""

from __future__ import annotations

import re

from bridge_rules_gui.reading.assembly import passages_of
from bridge_rules_gui.reading.document import Document
from bridge_rules_gui.reading.drafts import BookDraft

_PAGE_NUMBER = re.compile(r"\| +- (\d+) -")
_DIVISION = re.compile(r"\| *(Глава|Часть|Раздел) +[IVX]+ +- ")
_ROW_OF_LETTERS = re.compile(r"Д{5,}[ДЕЧ]*|Н{5,}|НН( НН){3,}|[іє]")
_RULE = "|" + "Д" * 48


def test_every_character_is_claimed(draft: BookDraft) -> None:
    assert list(draft.ledger.unclaimed()) == []
    assert sum(draft.ledger.counts().values()) == draft.ledger.characters() == 179_718


def test_every_passage_agrees_with_its_source(draft: BookDraft) -> None:
    assert [p.text for p in passages_of(draft) if not p.agrees_with_source()] == []


def test_furniture_holds_no_words(draft: BookDraft) -> None:
    kinds: dict[str, set[str]] = {}
    for furniture in draft.ledger.furniture:
        kinds.setdefault(furniture.kind, set()).add(re.sub(r"(.)\1+", r"\1", furniture.text))
    assert kinds.pop("page number") == {
        re.sub(r"(.)\1+", r"\1", f"- {number} -") for number in range(3, 141)
    }
    assert len(kinds.pop("repeated head")) == 8
    assert all(set(text) <= set("ДН=- ") for text in kinds.pop("underline"))
    assert kinds == {
        "border": {"|", "і", "є"},
        "continuation notice": {
            "-> продолжение на следующей странице",
            "<- продолжение сноски на предыдущей странице",
        },
        "hyphen": {"-"},
        "leader": {"."},
        "ornament": {"* * *"},
        "rule": {"Д", "ДЕДЕДЕДЧДЕДЕД"},
    }


def test_laws_joined_in_order_are_their_printed_lines(draft: BookDraft, document: Document) -> None:
    assert _bare(_joined_laws(draft)) == _bare(_printed_laws(draft, document))


def _joined_laws(draft: BookDraft) -> str:
    """Return all words of the laws in reading order."""
    return "".join(
        provision.printed_label + provision.heading.text + provision.body.text
        for provision in draft.provisions
    )


def _printed_laws(draft: BookDraft, document: Document) -> str:
    """Return the printed lines of the laws, sorted by page, without notes and tables."""
    pages: dict[int, list[str]] = {}
    tables = {span.line for p in draft.provisions for span in p.table_spans}
    page: list[str] = []
    for number, line in enumerate(document.lines, start=1):
        match = _PAGE_NUMBER.fullmatch(line.rstrip())
        if match:
            pages[int(match[1])] = page
            page = []
        elif number not in tables:
            page.append(line)
    words = []
    for page in (pages[number] for number in range(36, 124)):
        body = page[: page.index(_RULE)] if _RULE in page else page
        words += [line for line in body if not _DIVISION.match(line)]
    text = "\n".join(words).partition("*    *    *")[0]
    # ru1987 line 4905: the sign of a range came out as a letter.
    return _ROW_OF_LETTERS.sub("", text.replace("17 ъ 32", "17 32"))


def _bare(text: str) -> str:
    """Return the letters and figures alone: no borders, hyphens, dots, marks and lost signs."""
    return re.sub(r"[\W_]", "", text)
