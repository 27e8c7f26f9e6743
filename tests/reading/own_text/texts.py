"""Texts of users' own for tests: an outline in English, and the books written in other forms."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from bridge_rules_gui.corpus.book import Book
from bridge_rules_gui.corpus.provision import Law, Provision

OUTLINE = """THE LAWS OF DUPLICATE BRIDGE

CHAPTER IV

LAW 26 - CALL WITHDRAWN, LEAD RESTRICTIONS
A. No Lead Restrictions
If the offender replaces it with a comparable call, see
Law 23 and the laws named there, there are no lead
restrictions.
B. Lead Restrictions
  1) declarer may prohibit
     a) offender's partner
        i) from leading the suit, or
        ii) from leading at all
     b) nobody else
  2) declarer may also do nothing.

LAW 27 - INSUFFICIENT BID
A. Acceptance of Insufficient Bid
1. Any insufficient bid may be accepted (treated as legal) at the option of offender's LHO.
2. If a player makes an insufficient bid out of rotation Law 31 applies.
B. Insufficient Bid not Accepted
1. (a) if it is corrected by the lowest sufficient bid, the auction proceeds
(b) except as in (a), if it is corrected with a comparable call (see Law 23A)
2. except as provided in B1 above, offender's partner must pass.
C. Premature Replacement
If the offender replaces his bid before a ruling, the replacement stands.
"""


def _label(provision: Provision) -> str:
    last = provision.citation.labels[-1]
    return last if last.startswith("(") else f"{last.lstrip('.')}."


def _paragraphs(provision: Provision) -> Iterator[str]:
    for passage in (provision.body, provision.closing):
        yield from (line for line in passage.text.split("\n") if line.strip())


def as_plain_text(book: Book) -> str:
    """Write a book with hanging labels, a line for each paragraph."""
    lines: list[str] = []
    for provision in book.provisions:
        if isinstance(provision, Law):
            title = f"{provision.printed_label}. {provision.heading.text}"
            lines += ["", " ".join(title.split()), ""]
        else:
            lines.append(f"{_label(provision)} {' '.join(provision.heading.text.split())}".strip())
        lines += _paragraphs(provision)
    return "\n".join(lines)


def as_markdown(book: Book) -> str:
    """Write a book with headings for laws and sections and the labels of the book in bold."""
    lines: list[str] = []
    for provision in book.provisions:
        heading = " ".join(provision.heading.text.split())
        if isinstance(provision, Law):
            lines += ["", f"## **{provision.printed_label}** {heading}", ""]
        elif heading:
            lines += ["", f"### {_label(provision)} {heading}", ""]
        else:
            lines.append(f"**{_label(provision)}**")
        for paragraph in _paragraphs(provision):
            lines += [paragraph, ""]
    return "\n".join(lines)


def as_html(book: Book) -> str:
    """Write a book as a web page: headings, paragraphs, and a script nobody should run."""
    parts = ["<!DOCTYPE html><html><head><script>alert('Law 1')</script></head><body>"]
    for provision in book.provisions:
        heading = escape(" ".join(provision.heading.text.split()))
        if isinstance(provision, Law):
            parts.append(f"<h2>{escape(provision.printed_label)} {heading}</h2>")
        elif heading:
            parts.append(f"<h3>{_label(provision)} {heading}</h3>")
        else:
            parts.append(f"<p><b>{_label(provision)}</b></p>")
        parts += [f"<p>{escape(paragraph)}</p>" for paragraph in _paragraphs(provision)]
    return "\n".join((*parts, "</body></html>"))
