"""What was considered and excluded, written below the explanation of a moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridge_rules_gui.services.simulation.moment_page import MomentPage, MomentWriter
from bridge_rules_gui.services.typesetting import hypertext

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bridge_rules_gui.services.simulation.moment_page import MomentWords
    from bridge_rules_gui.services.simulation.why_not import Exclusion
    from bridge_rules_gui.services.typesetting.hypertext import Markup

EXCLUDED_ANCHOR = "excluded"


@dataclass(frozen=True, slots=True, kw_only=True)
class ExcludedWords:
    """The window's own words about what was excluded; each has room for what it names.

    ``why_not`` has room for ``law``, ``question`` for the sentence it shows.
    """

    moment: MomentWords
    considered: str
    nothing: str
    why_not: str
    question: str


def with_excluded(page: MomentPage, found: Iterable[Exclusion], words: ExcludedWords) -> MomentPage:
    """Return a page with the provisions that were considered and do not apply below it."""
    writer = MomentWriter(words.moment, list(page.links))
    added = hypertext.joined(_blocks(tuple(found), words, writer))
    return MomentPage(page.html + added, tuple(writer.links))


def _blocks(
    found: tuple[Exclusion, ...], words: ExcludedWords, writer: MomentWriter
) -> Iterator[Markup]:
    head = [hypertext.anchor(EXCLUDED_ANCHOR), hypertext.text(words.considered)]
    yield hypertext.paragraph("panel", hypertext.joined(head))
    if not found:
        yield hypertext.paragraph("excluded", hypertext.text(words.nothing))
    quoted: set[str] = set()
    for exclusion in found:
        lines = [*_lines(exclusion, words, writer)]
        if exclusion.words.words not in quoted:
            quotation = writer.quotation(exclusion.words.words)
            lines += [hypertext.SPACE, hypertext.styled("quiet", quotation)]
        quoted.add(exclusion.words.words)
        yield hypertext.paragraph("excluded", hypertext.joined(lines))


def _lines(exclusion: Exclusion, words: ExcludedWords, writer: MomentWriter) -> Iterator[Markup]:
    before, _, after = words.why_not.partition("{law}")
    yield hypertext.text(before)
    yield writer.place(exclusion.address)
    yield hypertext.text(f"{after} ")
    for need in exclusion.needs[:1]:
        yield _filled(words.question, writer.sentence(need.question))
        yield hypertext.SPACE
    yield writer.sentence(exclusion.because)


def _filled(pattern: str, sentence: Markup) -> Markup:
    """Return a pattern with a sentence in its one blank."""
    before, _, after = pattern.partition("{sentence}")
    return hypertext.joined([hypertext.text(before), sentence, hypertext.text(after)])
