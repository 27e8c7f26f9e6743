"""Provisions on a page: labels hung in the margin, titles, words, tables, closing words.

Level 0 is the law itself; a label of level n hangs n - 1 steps of the grid to the right
and its words stand n steps. A provision that has nothing but parts shares its line with
the first of them, as the books print it: "1. (a) ...".
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.passage import Passage, Stretch
from bridge_rules_gui.corpus.provision import Division, Law, Provision, Table
from bridge_rules_gui.exchange.runs import one_line, pieces
from bridge_rules_gui.typesetting import hypertext
from bridge_rules_gui.typesetting.composition import Composer
from bridge_rules_gui.typesetting.hypertext import Markup
from bridge_rules_gui.typesetting.links import InferredLabel
from bridge_rules_gui.typesetting.tables import table_markup

_TITLE_LENGTH: Final = 60  # a paragraph in capitals up to here is a title within the words


@dataclass(slots=True)
class ProvisionSetter:
    """Sets provisions one after the other; ``top`` is the level whose words stand at the edge."""

    composer: Composer
    top: int = 0
    blocks: list[Markup] = field(default_factory=list)
    places: list[Citation] = field(default_factory=list)
    _labels: list[Markup] = field(default_factory=list)

    def law(self, corpus: Corpus, law: Law) -> None:
        """Set a whole law: the headings above it, its number and title, everything below."""
        divisions = " › ".join(filter(None, map(one_line, map(_division_line, law.divisions))))
        if divisions:
            self.blocks.append(hypertext.paragraph("divisions", divisions))
        self.places.append(law.citation)
        here = hypertext.anchor(str(law.citation))
        self.blocks.append(hypertext.paragraph("number", here, law.printed_label))
        if law.heading:
            title = self.composer.passage(law.heading)
            self.blocks.append(hypertext.paragraph("title", title))
        self._words(law, law.body, law.tables)
        self._children(corpus, law)

    def tree(self, corpus: Corpus, provision: Provision) -> None:
        """Set a provision below a law with everything under it."""
        self.places.append(provision.citation)
        self._labels.append(self._label(provision))
        if provision.heading:
            self._line(provision, "heading", self.composer.passage(provision.heading))
        self._words(provision, provision.body, provision.tables)
        if self._labels and not provision.children:
            self._line(provision, "words", hypertext.NOTHING)
        self._children(corpus, provision)

    def alone(self, provision: Provision) -> None:
        """Set the own words of a provision below a law, without what stands under it."""
        self._labels.append(self._label(provision))
        if provision.heading:
            self._line(provision, "heading", self.composer.passage(provision.heading))
        self._words(provision, provision.body, provision.tables)
        self._words(provision, provision.closing, ())
        if self._labels:
            self._line(provision, "words", hypertext.NOTHING)

    def alone_law(self, law: Law) -> None:
        """Set a law's title and own words, without its number and what stands under it."""
        if law.heading:
            title = self.composer.passage(law.heading)
            self.blocks.append(hypertext.paragraph("title", title))
        self._words(law, law.body, law.tables)
        self._words(law, law.closing, ())

    def _children(self, corpus: Corpus, provision: Provision) -> None:
        """Set what stands below a provision, and the words that return to it afterwards."""
        for child in provision.children:
            self.tree(corpus, corpus.provision(provision.edition, child))
        self._words(provision, provision.closing, ())

    def markup(self) -> Markup:
        """Return everything set so far."""
        return hypertext.joined(self.blocks)

    def _words(self, provision: Provision, passage: Passage, tables: tuple[Table, ...]) -> None:
        for piece in pieces(passage, tables):
            if isinstance(piece, Table):
                self._table(provision, piece)
            else:
                self._paragraph(provision, passage, piece)

    def _paragraph(self, provision: Provision, passage: Passage, stretch: Stretch) -> None:
        words = passage.text[slice(*stretch)]
        style = "subhead" if words.isupper() and len(words) <= _TITLE_LENGTH else "words"
        self._line(provision, style, self.composer.stretch(passage, stretch))

    def _line(self, provision: Provision, style: str, words: str) -> None:
        """Set a line behind the labels that still wait for one."""
        back = f" back{len(self._labels)}" if self._labels else ""
        content = hypertext.joined([*self._labels, words])
        self._labels.clear()
        self.blocks.append(
            hypertext.paragraph(f"{style} at{self._level(provision)}{back}", content)
        )

    def _table(self, provision: Provision, table: Table) -> None:
        if self._labels:
            self._line(provision, "words", hypertext.NOTHING)
        if table.caption:
            self._line(provision, "caption", table.caption)
        self.blocks.append(table_markup(self.composer, table, self._level(provision)))

    def _level(self, provision: Provision) -> int:
        return max(len(provision.citation.labels) - self.top, 0)

    def _label(self, provision: Provision) -> Markup:
        """Return a provision's anchor and label."""
        here = hypertext.anchor(str(provision.citation))
        label = label_of(provision)
        if provision.inferred:
            bracketed = hypertext.joined(["[", label, "]"])
            link = InferredLabel(provision.citation)
            label = self.composer.link(link, bracketed, "inferred")
        return hypertext.joined([here, hypertext.styled("label", label), hypertext.TAB])


def label_of(provision: Provision) -> str:
    """Return the printed label, or the canonical one where print has lost it."""
    return provision.printed_label or provision.citation.labels[-1].lstrip(".")


def _division_line(division: Division) -> str:
    return f"{division.number} {division.title}"
