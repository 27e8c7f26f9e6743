"""Previews: what a link leads to, small enough to be read in passing."""

from __future__ import annotations

from typing import Final

from bridge_rules_gui.corpus.address import Address, NamedPlace
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus, UnknownPlaceError
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.provision import Law
from bridge_rules_gui.typesetting import hypertext
from bridge_rules_gui.typesetting.composition import Composer
from bridge_rules_gui.typesetting.front_matter import definition_blocks, matter_markup
from bridge_rules_gui.typesetting.hypertext import Markup
from bridge_rules_gui.typesetting.links import FootnoteLink, PageLink, PlaceLink, ReferenceLink
from bridge_rules_gui.typesetting.provisions import ProvisionSetter

_ENOUGH: Final = 1600  # characters of markup: some ten lines to read
_SEVERAL: Final = 600  # where a link leads to several places


def previews(corpus: Corpus, link: PageLink) -> tuple[str, ...]:
    """Return what each place of a link says; nothing for a link that leads nowhere."""
    match link:
        case ReferenceLink(targets=targets):
            length = _ENOUGH if len(targets) == 1 else _SEVERAL
            return tuple(preview(corpus, target, length) for target in targets)
        case PlaceLink(address):
            return (preview(corpus, address),)
        case FootnoteLink(edition, footnote):
            words = Composer(edition, (), is_linked=False).passage(footnote.body)
            return (hypertext.paragraph("words at0", words),)
        case _:
            return ()


def preview(corpus: Corpus, address: Address, length: int = _ENOUGH) -> str:
    """Return the beginning of a place as markup without links.

    Raise `UnknownPlaceError` where there is no such place.
    """
    book = corpus.books[address.edition]
    composer = Composer(book.edition, book.footnotes, is_linked=False)
    if isinstance(address.place, Citation):
        blocks = _provision(corpus, composer, address.edition, address.place)
    else:
        blocks = _named(corpus, composer, address)
    return hypertext.joined(_shortened(blocks, length))


def _provision(
    corpus: Corpus, composer: Composer, edition: Edition, citation: Citation
) -> list[Markup]:
    provision = corpus.provision(edition, citation)
    setter = ProvisionSetter(composer, top=max(len(citation.labels) - 1, 0))
    if isinstance(provision, Law):
        setter.law(corpus, provision)
        return setter.blocks
    law = corpus.provision(edition, Citation(citation.law))
    where = " · ".join(filter(None, (str(citation), " ".join(law.heading.text.split()))))
    setter.tree(corpus, provision)
    return [hypertext.paragraph("source", where), *setter.blocks]


def _named(corpus: Corpus, composer: Composer, address: Address) -> list[Markup]:
    book = corpus.books[address.edition]
    for definition in book.definitions:
        if NamedPlace.definition(definition.concept) == address.place:
            return definition_blocks(composer, definition)
    for matter in book.matter:
        if matter.place == address.place:
            return [matter_markup(composer, matter)]
    # Most readers open a law first: what the commentary needs is kept off their way.
    from bridge_rules_gui.typesetting import commentary  # noqa: PLC0415

    article = corpus.article(address)
    if article is not None and corpus.commentary is not None:
        composer.footnotes = corpus.commentary.footnotes
        return commentary.article_blocks(composer, article)
    raise UnknownPlaceError(address)


def _shortened(blocks: list[Markup], length: int) -> list[Markup]:
    """Return whole blocks up to a length, at least one, and dots where there is more."""
    kept: list[Markup] = []
    for block in blocks:
        if kept and sum(map(len, kept)) + len(block) > length:
            return [*kept, hypertext.paragraph("words at0", "…")]
        kept.append(block)
    return kept
