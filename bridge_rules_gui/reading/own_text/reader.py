"""The reader of a text of the user's own: from a file to provisions and a report."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby, pairwise
from pathlib import Path
from typing import Final

from bridge_rules_gui.corpus.citation import FIRST_LAW, LAST_LAW
from bridge_rules_gui.corpus.own_text import (
    OwnProvision,
    OwnText,
    Remark,
    RemarkKind,
    SkippedKind,
    TextForm,
)
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.reading.own_text.html_lines import html_lines, looks_like_html
from bridge_rules_gui.reading.own_text.law_heads import (
    CONTENTS,
    CONTINUED,
    LAW,
    LawRegion,
    law_regions,
)
from bridge_rules_gui.reading.own_text.laws import read_law, remark_of
from bridge_rules_gui.reading.own_text.lines import FormedText, TextLine
from bridge_rules_gui.reading.own_text.plain_lines import form_of_plain, plain_lines
from bridge_rules_gui.reading.own_text.text_file import (
    DecodedText,
    OwnTextError,
    decode,
    no_tick,
    read_bytes,
    refuse_foreign,
)

_OPENED, _DECODED, _FORMED = 0.2, 0.3, 0.5
_EXCERPT: Final = 60


def read_own_text(path: Path, tick: Callable[[float], None] = no_tick) -> OwnText:
    """Read a file as an edition of the Laws; raise `OwnTextError` when it is none.

    ``tick`` is called with how much of the work is done, 0 to 1; what it raises ends the work.
    """
    content = read_bytes(path, lambda share: tick(share * _OPENED))
    return read_content(content, path.name, str(path), tick)


def read_content(
    content: bytes, name: str, where: str, tick: Callable[[float], None] = no_tick
) -> OwnText:
    """Read the bytes of a file; raise `OwnTextError` when they are no text, or without a law."""
    refuse_foreign(content, where)
    decoded = decode(content, where)
    _refuse_repetition(decoded.lines, where)
    tick(_DECODED)
    own = understand(decoded, name, where, tick)
    if not own.provisions:
        raise OwnTextError(
            sentence(
                (
                    "{where}: no law found in {lines} lines: none begins like “Law 27”, “Правило "
                    "27” or “LAW 27 – INSUFFICIENT BID”; check that it is a text of the Laws, "
                    "and begin each law with such a line"
                ),
                where=where,
                lines=own.lines,
            )
        )
    return own


def _refuse_repetition(lines: Sequence[str], where: str) -> None:
    """Raise `OwnTextError` where all lines are the same: no law is written so."""
    written = [line for line in lines if line.strip()]
    if len(written) > 1 and len(set(written)) == 1:
        words = " ".join(written[0].split())
        shown = words if len(words) <= _EXCERPT else f"{words[:_EXCERPT]}…"
        raise OwnTextError(
            sentence(
                (
                    "{where}: nothing but one line, repeated {count} times: {shown}; check "
                    "that the file was saved correctly"
                ),
                where=where,
                count=len(written),
                shown=repr(shown),
            )
        )


def understand(
    decoded: DecodedText, name: str, where: str, tick: Callable[[float], None] = no_tick
) -> OwnText:
    """Return how a text is understood; one without any law has all its lines in the report."""
    if looks_like_html(decoded.lines):
        form, formed = TextForm.HTML, html_lines(decoded.lines, where)
    else:
        form = form_of_plain(decoded.lines)
        formed = plain_lines(decoded.lines, form)
    tick(_FORMED)
    regions = law_regions(formed.lines)
    provisions, remarks = _read(formed, regions, tick)
    every_remark = (*decoded.remarks, *formed.remarks, *remarks, *_about_numbers(provisions))
    return OwnText(
        file_name=name,
        form=form,
        encoding=decoded.encoding,
        encoding_source=decoded.source,
        law_word=next((r.head.printed.split()[0] for r in regions if r.role == LAW), ""),
        lines=len(decoded.lines),
        characters=sum(len("".join(line.split())) for line in decoded.lines),
        provisions=tuple(provisions),
        remarks=tuple(sorted(every_remark, key=lambda remark: remark.line)),
        skipped=formed.skipped.entries(),
    )


def _read(
    formed: FormedText, regions: Sequence[LawRegion], tick: Callable[[float], None]
) -> tuple[list[OwnProvision], list[Remark]]:
    lines = formed.lines
    remarks: list[Remark] = []
    provisions: list[OwnProvision] = []
    start = regions[0].head.at if regions else len(lines)
    if start:
        remarks.append(remark_of(RemarkKind.OUTSIDE, lines[:start]))
    for number, group in enumerate(_together(regions)):
        part = _lines_of(group, formed)
        first = group[0]
        if first.role == LAW:
            reading = read_law(first.head, part)
            provisions += reading.provisions
            remarks += reading.remarks
        else:
            is_list = first.role == CONTENTS
            kind = RemarkKind.CONTENTS if is_list else RemarkKind.LAW_TWICE
            remarks.append(remark_of(kind, part, "" if is_list else str(first.head.number)))
        tick(_FORMED + (1 - _FORMED) * number / len(regions))
    return provisions, remarks


def _together(regions: Sequence[LawRegion]) -> Iterator[list[LawRegion]]:
    """Yield a law with its continuations, the regions of a list of contents, a second text."""
    group: list[LawRegion] = []
    for region in regions:
        continues = bool(group) and (
            region.role == CONTINUED or (region.role == CONTENTS == group[-1].role)
        )
        if group and not continues:
            yield group
            group = []
        group.append(region)
    if group:
        yield group


def _lines_of(group: Sequence[LawRegion], formed: FormedText) -> list[TextLine]:
    """Return the lines of regions; the title a page repeats is left out."""
    found: list[TextLine] = []
    for region in group:
        lines = formed.lines[region.head.at : region.end]
        if region.role == CONTINUED:
            formed.skipped.add(SkippedKind.RUNNING_TITLE, lines[0].number, lines[0].words)
            lines = lines[1:]
        found += lines
    return found


def _about_numbers(provisions: Sequence[OwnProvision]) -> Iterator[Remark]:
    """Yield remarks on laws that are missing, that no edition has, or before smaller numbers."""
    laws = [p for p in provisions if not p.citation.labels]
    for law in laws:
        if law.citation.law > LAST_LAW:
            place, detail = str(law.citation), str(LAST_LAW)
            yield Remark(RemarkKind.LAW_UNKNOWN, law.first_line, law.first_line, place, detail)
    for before, law in pairwise(laws):
        number = law.citation.law
        if number < before.citation.law:
            kind = RemarkKind.LAW_OUT_OF_ORDER
            detail = str(before.citation.law)
            yield Remark(kind, law.first_line, law.first_line, str(number), detail)
    lines = {law.citation.law: law.first_line for law in laws}
    missing = [number for number in range(FIRST_LAW, LAST_LAW + 1) if lines and number not in lines]
    for _, run in groupby(enumerate(missing), key=lambda pair: pair[1] - pair[0]):
        numbers = [number for _, number in run]
        first, last = numbers[0], numbers[-1]
        line = lines[min((n for n in lines if n > last), default=max(lines))]
        detail = str(first) if first == last else f"{first}-{last}"
        yield Remark(RemarkKind.LAW_MISSING, line, line, detail, detail)
