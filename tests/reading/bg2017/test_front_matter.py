"""Preface and introduction: titles and paragraphs."""

from __future__ import annotations

from bridge_rules_gui.reading.drafts import BookDraft


def test_title_page_says_from_when_the_book_is_in_force(draft: BookDraft) -> None:
    cover = draft.matter[0]
    assert str(cover.place) == "cover"
    paragraphs = cover.body.text.split("\n")
    assert paragraphs[1] == "Правилник по спортен бридж 2017"
    assert "В сила за ББФ от 30 септември 2017" in paragraphs
    assert paragraphs[-2:] == [
        "Превод: Димитър Георгиев",
        "Българска Бридж Федерация, София 2017",
    ]


def test_title_of_the_preface_takes_two_lines(draft: BookDraft) -> None:
    preface = draft.matter[1]
    assert str(preface.place) == "preface"
    assert preface.title == "ПРЕДГОВОР КЪМ ПРАВИЛНИК ПО СПОРТЕН БРИДЖ 2017"


def test_preface_ends_with_signature_and_committee(draft: BookDraft) -> None:
    paragraphs = draft.matter[1].body.text.split("\n")
    assert paragraphs[4:7] == [
        "John R. Wignall, MNZM",
        "Членовете на правната комисия към СБФ:",
        "Max Bavin",
    ]
    assert paragraphs[-1] == "Ton Kooijman (Председател)"
    assert len(paragraphs) == 16


def test_introduction_explains_the_words_of_duty(draft: BookDraft) -> None:
    introduction = draft.matter[2]
    assert str(introduction.place) == "introduction"
    paragraphs = introduction.body.text.split("\n")
    assert len(paragraphs) == 8
    assert paragraphs[5].startswith("Запазено е установеното използване на „може“")
    assert paragraphs[6].endswith("са част от правилника.")
