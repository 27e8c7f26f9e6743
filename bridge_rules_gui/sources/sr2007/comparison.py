"""Contents and body compared: each difference in a title or a heading is a problem."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.book import SourceProblem
from bridge_rules_gui.sources.problems import CONTENTS_DIFFER

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bridge_rules_gui.sources.drafts import ProvisionDraft
    from bridge_rules_gui.sources.sr2007.contents import Contents
    from bridge_rules_gui.sources.sr2007.divisions import DivisionHeading


def law_differences(
    file: str, contents: Contents, laws: Iterable[ProvisionDraft]
) -> Iterator[SourceProblem]:
    """Yield a problem for each law whose title differs, or that stands on one side only."""
    announced = dict(contents.laws)
    for law in laws:
        place, line = f"sr2007/{law.citation}", law.label_spans[0].line
        entry = announced.pop(law.citation.law, None)
        if entry is None:
            yield SourceProblem(
                CONTENTS_DIFFER, file, line, place, "the contents do not have this law"
            )
        elif law.heading.text != entry.title.text:
            body = f'"{law.heading.text}"' if law.heading.text else "no title"
            message = f'contents (line {entry.line}): "{entry.title.text}"; body: {body}'
            yield SourceProblem(CONTENTS_DIFFER, file, line, place, message)
    for number, entry in announced.items():
        yield SourceProblem(
            CONTENTS_DIFFER, file, entry.line, f"sr2007/{number}", "the body lacks this law"
        )


def division_differences(
    file: str, contents: Contents, body: Iterable[DivisionHeading]
) -> Iterator[SourceProblem]:
    """Yield a problem for each chapter, part or section heading that differs."""
    printed = {heading.key: heading for heading in body}
    for heading in contents.divisions:
        place = f"sr2007/{heading.law}"
        twin = printed.pop(heading.key, None)
        if twin is None:
            message = f'contents: "{heading.name}"; body: not printed'
            yield SourceProblem(CONTENTS_DIFFER, file, heading.line, place, message)
        elif twin.title != heading.title:
            message = f'contents (line {heading.line}): "{heading.name}"; body: "{twin.name}"'
            yield SourceProblem(CONTENTS_DIFFER, file, twin.line, place, message)
    for heading in printed.values():
        message = f'contents: not printed; body: "{heading.name}"'
        yield SourceProblem(CONTENTS_DIFFER, file, heading.line, f"sr2007/{heading.law}", message)
