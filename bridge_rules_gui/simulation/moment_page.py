"""The explanation of a moment: what happened, the governing law, why, and what follows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.language.sentence import Sentence, in_quotation_marks, sentence
from bridge_rules_gui.simulation.consequences import (
    ROWS,
    Consequence,
    ConsequenceLine,
    consequences,
)
from bridge_rules_gui.simulation.differences import Difference, heading, leading
from bridge_rules_gui.simulation.frame import Frame
from bridge_rules_gui.simulation.lit_words import LitLaw
from bridge_rules_gui.simulation.what_if import Change
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.verdict import Role
from bridge_rules_gui.typesetting import hypertext
from bridge_rules_gui.typesetting.hypertext import Markup
from bridge_rules_gui.typesetting.links import PlaceLink

STRONG: Final = frozenset(
    (Role.IRREGULARITY, Role.RIGHT, Role.RECTIFICATION, Role.RESTRICTION, Role.SCORE)
)
"""What a provision must do to be shown strongly; the regular course stands back."""

CHANGES_ANCHOR: Final = "what-if"


def governing_law(frame: Frame) -> LitLaw | None:
    """Return the provision that governs: the first of the ruling, where something is ruled on.

    Elsewhere it is the first that is more than procedure, else the procedure.
    """
    laws, ruled = frame.laws, frame.ruling.laws
    if laws and ruled and laws[0].address == ruled[0].ground.address:
        return laws[0]
    strong = (law for law in laws if law.role in STRONG)
    return next(strong, laws[0] if laws else None)


@dataclass(frozen=True, slots=True, kw_only=True)
class MomentWords:
    """The window's own words about a moment, in its language, and how it says sentences."""

    say: Callable[[Sentence], str]
    roles: Mapping[Role, str]
    beginning: str
    in_order: str
    governing: str
    because: str
    director: str
    provisional: str
    not_covered: str
    what_if: str
    nothing_changes: str


@dataclass(frozen=True, slots=True)
class MomentPage:
    """Markup about a moment; the numbers of its links count ``links``."""

    html: str
    links: tuple[PlaceLink, ...]


@dataclass(slots=True)
class MomentWriter:
    """Writes the parts of a page, and gathers its links."""

    words: MomentWords
    links: list[PlaceLink] = field(default_factory=list)

    def said(self, said: Sentence) -> str:
        """Return a sentence in the reader's language, its calls and cards in symbols."""
        return self.words.say(said)

    def sentence(self, said: Sentence) -> Markup:
        """Return a sentence as markup."""
        return hypertext.text(self.said(said))

    def name(self, irregularity: Irregularity) -> Markup:
        """Return what an irregularity is called."""
        return self.sentence(sentence(irregularity.in_words))

    def quotation(self, words: str) -> Markup:
        """Return a book's words in the quotation marks of the reader's language."""
        return hypertext.text(self.words.say(in_quotation_marks(words)))

    def place(self, address: Address) -> Markup:
        """Return a provision's citation as a link to it."""
        self.links.append(PlaceLink(address))
        number = len(self.links) - 1
        return hypertext.link(number, str(address.place), "place")

    def places(self, addresses: Iterable[Address]) -> Markup:
        """Return citations in brackets behind what rests on them; nothing where there are none."""
        listed = [self.place(address) for address in addresses]
        if not listed:
            return hypertext.NOTHING
        parts = [" ("]
        for number, one in enumerate(listed):
            parts += [", ", one] if number else [one]
        return hypertext.joined([*parts, ")"])

    def page(self, blocks: Iterable[Markup]) -> MomentPage:
        """Return the page of all that was written."""
        html = hypertext.joined(blocks)
        return MomentPage(html, tuple(self.links))


def moment_page(
    frame: Frame,
    words: MomentWords,
    narrative: str = "",
    remarks: Iterable[Sentence] = (),
    differences: Sequence[Difference] | None = None,
) -> MomentPage:
    """Return the explanation of a frame.

    Before the first event stand the case, remarks, and the differences of the final rulings,
    if they are given.
    """
    writer = MomentWriter(words)
    if frame.step:
        return writer.page(_blocks(frame, writer))
    rulings = () if differences is None else compared(differences, writer)
    return writer.page((*_described(writer, narrative, remarks), *rulings, *_blocks(frame, writer)))


def with_changes(page: MomentPage, found: Sequence[Change], words: MomentWords) -> MomentPage:
    """Return a page with what would change the ruling below it."""
    writer = MomentWriter(words, list(page.links))
    blocks = [hypertext.paragraph("panel", hypertext.anchor(CHANGES_ANCHOR), words.what_if)]
    if not found:
        blocks.append(hypertext.paragraph("quiet", words.nothing_changes))
    for change in found:
        blocks.append(hypertext.paragraph("row", writer.sentence(change.condition)))
        laws = () if change.ground is None else (change.ground.address,)
        *first, last = (writer.sentence(each) for each in change.effect)
        blocks += [hypertext.paragraph("item", "• ", each) for each in first]
        blocks.append(hypertext.paragraph("item", "• ", last, writer.places(laws)))
    return MomentPage(page.html + hypertext.joined(blocks), tuple(writer.links))


def _described(
    writer: MomentWriter, narrative: str, remarks: Iterable[Sentence]
) -> Iterator[Markup]:
    if narrative:
        yield hypertext.paragraph("narrative", " ".join(narrative.split()))
    for remark in remarks:
        yield hypertext.paragraph("quiet", writer.sentence(remark))


def compared(differences: Sequence[Difference], writer: MomentWriter) -> Iterator[Markup]:
    """Yield how the editions compare, and what leads of their differences."""
    found = leading(differences)
    sign = "≠ " if found else "= "
    yield hypertext.paragraph("apart", sign, writer.said(heading(differences)))
    for each in found:
        yield hypertext.paragraph("apart", each.text(writer.said))


def _blocks(frame: Frame, writer: MomentWriter) -> Iterator[Markup]:
    """Yield what happened and the ruling, then the reasons for it and the laws it rests on."""
    yield from _happened(frame, writer)
    yield from _ruled(frame, writer)
    # What the ruling says in the same words, with its provisions, is not said twice.
    trace = [line for line in frame.trace if line.sentence != frame.ruling.result]
    if trace:
        yield _head(writer.words.because)
        for line in trace:
            said = hypertext.joined([writer.sentence(line.sentence), writer.places(line.laws)])
            yield hypertext.paragraph("item", said)
    yield from _governing(frame.laws, writer)


def _happened(frame: Frame, writer: MomentWriter) -> Iterator[Markup]:
    words = writer.words
    for said in [writer.said(each) for each in frame.happened] or [words.beginning]:
        yield hypertext.paragraph("happened", said)
    key = frame.irregularity
    if key is not None:
        yield hypertext.paragraph("irregular", "! ", writer.name(key))
    elif frame.step and not any(law.role in STRONG for law in frame.laws):
        yield hypertext.paragraph("quiet", words.in_order)


def _governing(laws: Iterable[LitLaw], writer: MomentWriter) -> Iterator[Markup]:
    """Yield the provisions at work: what was irregular and what it gives, then the rest."""
    found = list(laws)
    if found:
        yield _head(writer.words.governing)
    for law in found:
        is_strong = law.role in STRONG
        role = hypertext.styled("role", writer.words.roles[law.role])
        place = writer.place(law.address)
        said = hypertext.styled("words", writer.quotation(law.words))
        line = hypertext.joined([place, hypertext.SPACE, role, hypertext.SPACE, said])
        yield hypertext.paragraph("item" if is_strong else "item quiet", line)


def _ruled(frame: Frame, writer: MomentWriter) -> Iterator[Markup]:
    """Yield what the director rules if he comes now."""
    words, ruling = writer.words, frame.ruling
    yield _head(words.director)
    same = [line.laws for line in frame.trace if line.sentence == ruling.result]
    result = [writer.sentence(ruling.result), writer.places(same[0] if same else ())]
    yield hypertext.paragraph("result", *result)
    if frame.is_provisional:
        yield hypertext.paragraph("remark", words.provisional)
    if ruling.not_covered is not None:
        why = writer.sentence(ruling.not_covered)
        said = hypertext.joined([words.not_covered, hypertext.SPACE, why])
        yield hypertext.paragraph("remark", said)
    lines = consequences(ruling)
    for row in Consequence:
        of_row = [line for line in lines if line.row is row]
        if of_row:
            yield hypertext.paragraph("row", writer.sentence(ROWS[row]))
            yield from (hypertext.paragraph("item", _line(line, writer)) for line in of_row)


def _line(line: ConsequenceLine, writer: MomentWriter) -> Markup:
    return hypertext.joined(["• ", writer.sentence(line.said), writer.places(line.laws)])


def _head(words: str) -> Markup:
    return hypertext.paragraph("panel", words)
