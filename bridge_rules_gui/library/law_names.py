"""What a list calls a law: by the heading of the reader's own edition, in English by a name."""

from __future__ import annotations

from collections.abc import Iterator

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.language.serbian_cyrillic import in_cyrillic
from bridge_rules_gui.library.places import in_sentence_case, printed_title


def law_name(corpus: Corpus, edition: Edition, law: int, language: InterfaceLanguage) -> str:
    """Return what a reader of a language calls a law of an edition.

    It is the project's own name in that language, given where the books differ in subject; else
    the heading of the book in that language, of the law that corresponds; without one, the name
    in English, then what is printed.
    """
    place = Address(edition, Citation(law))
    name = next(filter(None, _names(corpus, place, law, language)), "")
    return in_cyrillic(name) if language is InterfaceLanguage.SERBIAN_CYRILLIC else name


def _names(corpus: Corpus, place: Address, law: int, language: InterfaceLanguage) -> Iterator[str]:
    edition = place.edition
    yield corpus.law_names.get((language.written, edition, law), "")
    for own in Edition:
        if own.language == language.written and own in corpus.books:
            for found in corpus.correspondences.of(place, own):
                if isinstance(found.place, Citation) and corpus.has(own, found.place):
                    heading = corpus.provision(own, found.place).heading.text
                    yield in_sentence_case(heading)
    yield corpus.law_names.get(("en", edition, law), "")
    if corpus.has(edition, Citation(law)):
        yield in_sentence_case(printed_title(corpus, place))


def listed_title(corpus: Corpus, place: Address, language: InterfaceLanguage) -> str:
    """Return what a list calls a place: a provision by its law, any other by its title."""
    if isinstance(place.place, Citation):
        return law_name(corpus, place.edition, place.place.law, language)
    return printed_title(corpus, place)


def cited_title(corpus: Corpus, place: Address, language: InterfaceLanguage) -> str:
    """Return a place's citation and what a list calls it: ``27B1 · Insufficient Bid``.

    A place without a citation is called by its title alone.
    """
    cite = str(place.place) if isinstance(place.place, Citation) else ""
    named = " · ".join(filter(None, (cite, listed_title(corpus, place, language))))
    return named or str(place.place)
