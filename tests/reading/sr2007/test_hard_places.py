"""Places where the print is irregular, word by word."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from bridge_rules_gui.reading.drafts import BookDraft, ProvisionDraft

At = Callable[[str], ProvisionDraft]


PLACES = tomllib.loads((Path(__file__).parent / "hard_places.toml").read_text("utf-8"))["place"]


@pytest.mark.parametrize(
    ("cite", "heading"),
    [
        # "#### Član 1", title on a line of its own
        ("1", "Špil - rang karata i boja"),
        # bold label, title glued to the first section by five asterisks
        ("8", "Tok rundi"),
        ("8A", "Kretanje bordova i igrača"),
        # label and title bold on one line
        ("13", "Neispravan broj karata"),
        # label, title and first section on one line
        ("39", "Govor posle završnog pasa"),
        ("39A", "Govori se poništavaju"),
        ("40", "Partnersko razumevanje (shvatanje)"),
        ("40A", "Sistemski dogovori partnera"),
        # label bold, title of the section plain
        ("36A", "Prekršitelj lev protivnik je izveo govor pre ispravke"),
        # heading that ends in a full stop
        ("38D", "Nema odštete po Pravilima 23 i 26."),
        # the body prints no title: it comes from the contents
        ("41", "Početak igre"),
        ("41A", "Zatvoreni izvorni atak"),
        # one bold run for label and title
        ("68", "Zahtev ili ustupak štihova"),
        # label plain, title italic, under one heading mark
        ("72", "Opšta načela"),
        # title behind a footnote and a page break
        ("75", "Pogrešno objašnjenje ili pogrešan govor"),
        ("90", "Proceduralne kazne"),
        # title below the heading of a section
        ("86", "U timskoj ili sličnoj igri"),
    ],
)
def test_heading(at: At, cite: str, heading: str) -> None:
    assert at(cite).heading.text == heading


@pytest.mark.parametrize("place", PLACES, ids=lambda place: f"{place['cite']}: {place['about']}")
def test_body(at: At, place: dict[str, str]) -> None:
    assert at(place["cite"]).body.text == place["body"]


@pytest.mark.parametrize("cite", ["5", "15A1", "40A1", "40B1", "51B1", "61B2"])
def test_a_label_directly_above_another_has_words_of_its_own_or_none(at: At, cite: str) -> None:
    own = {"15A1": "Direktor normalno dopušta da rezultat ostane ako nijedan od 4 igrača nije "}
    assert at(cite).body.text.startswith(own.get(cite, ""))
    assert bool(at(cite).body.text) == (cite in own)


CLOSING = "Bord se ponovo obračunava i takav štih se prenosi strani koja je dala saglasnost."


@pytest.mark.parametrize("cite", ["69B", "71"])
def test_closing_paragraph_of_69b_and_71_returns_to_its_parent(at: At, cite: str) -> None:
    assert at(cite).closing.text == CLOSING


def test_no_other_provision_has_closing_words(draft: BookDraft) -> None:
    closings = [str(p.citation) for p in draft.provisions if p.closing.text]
    assert closings == ["69B", "71"]


def test_lost_numbers_of_law_40_are_inferred_and_marked(draft: BookDraft) -> None:
    inferred = [p for p in draft.provisions if p.inferred]
    assert [str(p.citation) for p in inferred] == ["40A1", "40A2", "40A3", "40B1", "40B2"]
    assert {p.printed_label for p in inferred} == {""}
    assert [p.label_spans[0].line for p in inferred] == [1124, 1126, 1127, 1131, 1133]


def test_words_of_law_40_stand_below_their_inferred_numbers(at: At) -> None:
    assert at("40A2").body.text.startswith("Informacija koje je prenetu partneru putem ovakvog")
    assert at("40A3").body.text.endswith("nepriloženom partnerskom dogovoru (vidi Član 40C1).")
    assert at("40B1(b)").body.text.startswith("Bilo implicitno ili eksplicitno, dogovor dva")
    assert at("40B2(b)").body.text.startswith(
        "Ukoliko Merodavno Telo ne propiše drukčije, igrač ne"
    )
    assert at("40B3").body.text.startswith("Merodavno Telo može da ne dozvoli primarni dogovor")
    assert at("40B6(a)").body.text.startswith("Kada objašnjava značenje partnerovog govora")


def test_paragraphs_of_a_section_stay_apart(at: At) -> None:
    paragraphs = at("15C").body.text.split("\n")
    assert [p.split()[0] for p in paragraphs] == ["Ako,", "Počinje", "Inače,"]


def test_member_is_not_mistaken_for_a_law(at: At) -> None:
    # "član" in running text, also at the start of a law number's words
    assert "Po jedan član svake strane" in at("6C").body.text
