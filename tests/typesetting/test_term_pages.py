"""Cards and findings say all there is, escaped, and their links lead where they say."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import PartOfSpeech, Subject, TermStatus
from bridge_rules_gui.exchange.glossary import Glossary, GlossaryEntry, GlossaryTerm
from bridge_rules_gui.language.catalogue import Catalogue
from bridge_rules_gui.language.concept_names import concept_names
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.language.phrasebook import Phrasebook
from bridge_rules_gui.reading.termbase import read_termbase
from bridge_rules_gui.terms.answers import FindingKind
from bridge_rules_gui.terms.list import own_entry
from bridge_rules_gui.terms.terminology import Terminology
from bridge_rules_gui.typesetting.links import PlaceLink
from bridge_rules_gui.typesetting.term_pages import (
    CardWords,
    ConceptLink,
    FindingWords,
    card_page,
    finding_page,
    own_page,
)

YEARS = {edition: str(edition.year) for edition in Edition}
CARD = CardWords(
    editions=YEARS,
    concepts=concept_names(InterfaceLanguage.ENGLISH, read_termbase(resources.content())),
    subjects={subject: subject.value for subject in Subject},
    statuses={status: status.value for status in TermStatus},
    parts_of_speech={part: part.value for part in PartOfSpeech},
    short_form="short",
    places="×{0}",
    shared="shared with {0}",
    never="never",
    more_forms="+{0}".format,
    definition="Definition",
    to_definition="open",
    no_definition="no definition",
    context="Context",
    quotation="“{0}”",
    note="Note",
    commentary="Commentary",
    no_term="no term",
    own="Mine",
)
FINDING = FindingWords(
    editions=YEARS,
    kinds={kind: kind.value for kind in FindingKind},
    commentary="commentary",
    all_senses="also",
    none="none",
    weights="weights {0}",
    concepts={},
    place=lambda address: f"at {address.place}",
)


def test_card_of_penalty_card_has_the_three_books_side_by_side(terminology: Terminology) -> None:
    page = card_page(terminology.card("penalty-card"), CARD)
    assert page.html.count("<th") == page.html.count("<td") == 3
    for words in ("штрафная карта", "kaznena karta", "наказана карта", "penalty card"):
        assert words in page.html
    places = [link.address for link in page.links if isinstance(link, PlaceLink)]
    assert Address.parse("ru1987/def:penalty-card") in places
    assert Address.parse("sr2007/50") in places


def test_words_of_the_books_are_escaped(terminology: Terminology) -> None:
    page = card_page(terminology.card("may"), CARD)
    assert "&quot;может&quot; сделать нечто (&quot;...любой игрок&lt;" in page.html
    assert '"может"' not in page.html


def test_own_glossary_stands_in_a_box_of_its_own(terminology: Terminology) -> None:
    terms = (GlossaryTerm("bg", "<b>наказателна</b>", "mine"),)
    entries = (
        GlossaryEntry("penalty-card", terms, 2),
        GlossaryEntry("", (GlossaryTerm("en", "vugraph"),), 3),
    )
    with_own = terminology.with_glossary(Glossary("mine.csv", entries))
    html = card_page(with_own.card("penalty-card"), CARD).html
    assert 'class="own"' in html
    assert "&lt;b&gt;наказателна&lt;/b&gt; (bg) – mine" in html
    apart = own_entry(with_own, "own:3")
    assert apart is not None
    assert "vugraph (en)" in own_page(apart, CARD).html
    assert own_entry(with_own, "penalty-card") is None
    assert own_entry(with_own, "own:77") is None


@pytest.mark.parametrize("kind", FindingKind)
def test_findings_open_their_places_and_concepts(
    terminology: Terminology, kind: FindingKind
) -> None:
    finding = next(found for found in terminology.report() if found.kind is kind)
    names = {concept.id: f"«{concept.id}»" for concept in terminology.termbase.concepts}
    page = finding_page(finding, replace(FINDING, concepts=names))
    assert f"«{finding.concepts[0]}»" in page.html
    concepts = [link.concept for link in page.links if isinstance(link, ConceptLink)]
    assert tuple(dict.fromkeys(concepts)) == finding.concepts
    shared = {concept for variant in finding.variants for concept in variant.shared_with}
    assert shared <= set(concepts)
    places = {link.address for link in page.links if isinstance(link, PlaceLink)}
    named = {address for variant in finding.variants for address, _ in variant.places}
    named |= {explained.place for explained in finding.explanations if explained.place}
    assert places == named
    assert all(f"at {address.place}" in page.html for address in named)
    assert kind.value in page.html


def test_the_card_is_named_and_annotated_in_the_readers_language(terminology: Terminology) -> None:
    card = terminology.card("call")
    note = card.concept.note
    bulgarian = Phrasebook(InterfaceLanguage.BULGARIAN, Catalogue({note: "Бележка на читателя."}))
    html = card_page(card, CARD, bulgarian).html
    assert html.index("обява") < html.index("call") < html.index("заявка")
    assert "Бележка на читателя." in html
    assert note not in html
