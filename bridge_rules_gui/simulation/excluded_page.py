"""What was considered and excluded, written below the explanation of a moment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bridge_rules_gui.simulation.moment_page import MomentPage, MomentWords, MomentWriter
from bridge_rules_gui.simulation.why_not import Exclusion
from bridge_rules_gui.typesetting import hypertext
from bridge_rules_gui.typesetting.hypertext import Markup

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
    yield hypertext.paragraph("panel", hypertext.anchor(EXCLUDED_ANCHOR), words.considered)
    if not found:
        yield hypertext.paragraph("excluded", words.nothing)
    quoted: set[str] = set()
    for exclusion in found:
        lines = list(_lines(exclusion, words, writer))
        if exclusion.words.words not in quoted:
            quotation = writer.quotation(exclusion.words.words)
            lines += [hypertext.SPACE, hypertext.styled("quiet", quotation)]
        quoted.add(exclusion.words.words)
        yield hypertext.paragraph("excluded", *lines)


def _lines(exclusion: Exclusion, words: ExcludedWords, writer: MomentWriter) -> Iterator[str]:
    before, _, after = words.why_not.partition("{law}")
    yield before
    yield writer.place(exclusion.address)
    yield f"{after} "
    for need in exclusion.needs[:1]:
        yield _filled(words.question, writer.sentence(need.question))
        yield hypertext.SPACE
    yield writer.sentence(exclusion.because)


def _filled(pattern: str, sentence: Markup) -> Markup:
    """Return a pattern with a sentence in its one blank."""
    before, _, after = pattern.partition("{sentence}")
    return hypertext.joined([before, sentence, after])
