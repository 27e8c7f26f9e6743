"""A page as plain text for golden files: its markup, then what each of its links stands for."""

from __future__ import annotations

from collections.abc import Sequence

from bridge_rules_gui.library.law_page import LawPage
from bridge_rules_gui.typesetting.links import (
    ComparisonLink,
    EntryLink,
    FoldLink,
    FootnoteLink,
    InferredLabel,
    NotebookLink,
    PageLink,
    PlaceLink,
    ReferenceLink,
    RestoredCharacters,
    ReturnLink,
    SourceLink,
)


def page_listing(page: LawPage) -> str:
    """Return everything a page holds, one thing to a line."""
    places = " ".join(str(address) for address in page.anchors)
    head = f"{page.address} · {page.kind.value} · {page.book_title}\n{places}\n\n"
    return f"{head}{page.html}\n{links_listing(page.links)}"


def links_listing(links: Sequence[PageLink]) -> str:
    return "".join(f"{number}: {_link(link)}\n" for number, link in enumerate(links))


def _link(link: PageLink) -> str:
    match link:
        case ReferenceLink():
            doubts = "".join(f" [{r.status.value} {r.target}: {r.reason}]" for r in link.doubtful)
            return f"{link.quote!r} -> {' '.join(map(str, link.targets))}{doubts}"
        case FootnoteLink(footnote=note, note_anchor=name):
            return f"note {note.marker} -> #{name}"
        case ReturnLink(name) | EntryLink(name) | FoldLink(name):
            return f"-> #{name}"
        case PlaceLink(address):
            return f"-> {address}"
        case SourceLink(source):
            return f"source {source.file} {source.ranges}"
        case InferredLabel(citation):
            return f"inferred label of {citation}"
        case RestoredCharacters(restoration):
            return f"restored {restoration.restored!r} for {restoration.printed!r}"
        case ComparisonLink(address):
            return f"compare {address}"
        case NotebookLink(entry):
            return f"notebook {entry}"
