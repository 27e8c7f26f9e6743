"""Footnotes below the rule of a page, and the marks that call them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.reading.drafts import BookDraft, ProvisionDraft

At = Callable[[str], ProvisionDraft]


def test_every_footnote_is_called(draft: BookDraft) -> None:
    passages = [x for p in draft.provisions for x in (p.heading, p.body)]
    passages += [matter.body for matter in draft.matter]
    called = {id(note) for passage in passages for note, _ in passage.marks}
    assert len(draft.footnotes) == 26
    assert [note.body.text for note in draft.footnotes if id(note) not in called] == []


@pytest.mark.parametrize(
    ("cite", "marker", "before", "note"),
    [
        ("13", "(*)", "неправильное количество карт", "Если три руки правильны,а одна рука"),
        # the mark stands on another page than the label of its item
        ("16A2", "(*)", "имеет существенные основания считать", "Когда игра закончилась; или"),
        # two notes on one page
        ("20B", "(*)", "попросить повторить все", "Игрок не может просить частично"),
        ("20F1", "(**)", "заявки может потребовать", "Может применяться правило 16;"),
        # a note that sends to a note: its mark there is part of its words
        ("20F2", "(*)", "игры может потребовать", "см. сноску (**) на предыдущей"),
        ("31B", "(**)", "ранее не делал заявок", "Если он их делал, то последующие"),
        ("67B2", "(*)", "руку все лишние карты", "Судье следует по возможности"),
        ("68", "(**)", "предстоящим взяткам", "Если заявление или действие"),
        ("74C5", "(*)", "карт оппонента", "См. правило 73D2 для случая"),
        ("79C", "(*)", "указывает более позднее", "Может быть указано и более раннее"),
    ],
)
def test_mark_calls_the_note_of_its_page(
    cite: str, marker: str, before: str, note: str, at: At
) -> None:
    ((called, offset),) = at(cite).body.marks
    assert called.marker == marker
    assert at(cite).body.text[:offset].endswith(before)
    assert called.body.text.startswith(note)


@pytest.mark.parametrize("cites", [("20B", "20C2"), ("51B2(a)", "51B2(b)"), ("70C3", "70D", "70E")])
def test_one_note_is_called_from_several_places(cites: tuple[str, ...], at: At) -> None:
    assert len({id(at(cite).body.marks[0][0]) for cite in cites}) == 1


def test_footnote_of_75d2_continues_on_the_next_page(at: At) -> None:
    ((note, _),) = at("75D2").body.marks
    paragraphs = note.body.text.split("\n")
    assert [paragraph[:31] for paragraph in paragraphs] == [
        "Два примера могут пояснить обяз",
        "ПРИМЕР 1 - ошибочное объяснение",
        "В действительности партнёрское ",
        "ПРИМЕР 2 - ошибочное назначение",
        "В действительности партнёрское ",
        "В обоих примерах S,слышавший об",
    ]
    assert paragraphs[2].endswith("исправляет объяснение, когда розыгрыш заканчивается.")
    assert paragraphs[5].endswith("показывая максимальную по наличию ценностей руку.")


def test_diamonds_of_75d2_are_restored(at: At) -> None:
    ((note, _),) = at("75D2").body.marks
    text, signs = note.body.text, note.body.restorations
    assert [text[sign.at - 1 : sign.at + 1] for sign in signs] == ["2♦"] * 4
    assert "Например, если N назначит 2NT, S знает" in text


def test_notes_of_chapter_headings_hang_below_them(draft: BookDraft, at: At) -> None:
    ((proprieties, offset),) = at("72").heading.marks
    assert (proprieties.body.text, offset) == ("Proprieties (прим.перев.)", 0)
    definitions = next(m for m in draft.matter if str(m.place) == "definitions")
    ((sequence, _),) = definitions.body.marks
    assert sequence.body.text == "последовательность соответствует оригиналу (прим.перев.)"
