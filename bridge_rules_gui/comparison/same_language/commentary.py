"""Law text quoted in the commentary beside the book: two translators' wordings, and slips."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bridge_rules_gui.comparison.same_language.changes import (
    SlipFinder,
    changes_of,
    worded,
)
from bridge_rules_gui.comparison.same_language.same_language import (
    ChangeSort,
    Other,
    SameLanguage,
    TextChange,
    TextGroup,
    TextPair,
)
from bridge_rules_gui.comparison.word_diff.tokens import tokens
from bridge_rules_gui.comparison.word_diff.word_diff import word_diff
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.commentary import Article, Commentary, QuotedLaw
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.provision import Provision
from bridge_rules_gui.terms.terminology import Terminology

_FEWEST_ELSEWHERE: Final = 3
"""How many words are enough to be known at another place of the law."""


def quoted_laws(corpus: Corpus, terminology: Terminology | None = None) -> SameLanguage | None:
    """Return every quotation beside its provision, article by article; None without commentary.

    Without a terminology, words of obligation are not compared.
    """
    commentary = corpus.commentary
    if commentary is None:
        return None
    pairing = _Pairing(corpus, commentary, terminology)
    groups = tuple(pairing.group(article) for article in commentary.articles)
    return SameLanguage(Other.COMMENTARY, commentary.title, commentary.file, groups)


class _Pairing:
    """Pairs quotations with the provisions of the commentary's own edition."""

    def __init__(
        self, corpus: Corpus, commentary: Commentary, terminology: Terminology | None
    ) -> None:
        self._corpus = corpus
        self._commentary = commentary
        self._finder = SlipFinder(commentary.edition, terminology)

    def group(self, article: Article) -> TextGroup:
        """Return an article's quotations that have words."""
        edition = self._commentary.edition
        paired = [
            quoted
            for quoted in article.quotations
            if quoted.edition is edition and self._corpus.has(edition, quoted.citation)
        ]
        apart = (quoted.address for quoted in article.quotations if quoted not in paired)
        pairs = tuple(map(self._pair, filter(_has_words, paired)))
        return TextGroup(
            article.number, article.title, pairs, article.source, unpaired=tuple(apart)
        )

    def _pair(self, quoted: QuotedLaw) -> TextPair:
        provision = self._corpus.provision(quoted.edition, quoted.citation)
        # What is not quoted at all is no difference: a heading alone, or the words alone.
        passages = [
            (mine, theirs)
            for mine, theirs in (
                (provision.heading, quoted.heading),
                (provision.body, quoted.body),
            )
            if theirs
        ]
        book = worded(quoted.edition, *(mine for mine, _ in passages))
        other = worded(quoted.edition, *(theirs for _, theirs in passages))
        diff = word_diff(book.text, other.text, wholes=(book.wholes, other.wholes))
        changes = changes_of(diff, book, other, self._finder.slips(diff, book, other))
        return TextPair(
            place=quoted.address,
            diff=diff,
            changes=tuple(self._placed(change, provision) for change in changes),
            source=quoted.source,
            label=provision.printed_label,
            other_label=quoted.printed_label,
            before="" if quoted.heading else provision.heading.text,
            after="" if quoted.body else provision.body.text,
            inferred=quoted.inferred,
        )

    def _placed(self, change: TextChange, at: Provision) -> TextChange:
        """Return a change; one whose words stand at another place of the law has moved."""
        if change.book or change.slips:
            return change
        place = self._elsewhere(change.other, at)
        if place is None:
            return change
        return replace(change, sort=ChangeSort.MOVED, elsewhere=place)

    def _elsewhere(self, words: str, at: Provision) -> Address | None:
        """Return the only other place of the law whose own words are these."""
        sought = list(tokens(words).keys)
        if len(sought) < _FEWEST_ELSEWHERE:
            return None
        law = self._corpus.subtree(at.edition, Citation(at.citation.law))
        found = [
            provision.address
            for provision in law
            if provision is not at and list(tokens(provision.body.text).keys) == sought
        ]
        return found[0] if len(found) == 1 else None


def _has_words(quoted: QuotedLaw) -> bool:
    return bool(quoted.heading or quoted.body)
