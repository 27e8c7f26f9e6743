"""The articles: what they are about, who wrote them, in what order their blocks stand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.address import NamedPlace
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.commentary import Article, Comment, Commentary, QuotedLaw
from bridge_rules_gui.corpus.worked_example import Example, Paragraph
from bridge_rules_gui.reading.commentary.reader import laws_announced

OnLaw = Callable[[int], Article]


def test_the_articles_and_their_laws(commentary: Commentary) -> None:
    assert [(str(a.place), a.title, [c.law for c in a.laws]) for a in commentary.articles] == [
        ("commentary:1", "ПОДОБНИ ПО ЗНАЧЕНИЕ ОБЯВИ И ТЯХНОТО ПРИЛОЖЕНИЕ", [23]),
        ("commentary:2", "ПРАВИЛО 27 – НЕДОСТАТЪЧНА ДЕКЛАРАЦИЯ", [27]),
        ("commentary:3", "ОБЯВИ ИЗВЪН РЕДА – ПРАВИЛА 29 - 32", [29, 30, 31, 32]),
        ("commentary:4", "ПРАВИЛО 26 – ОТТЕГЛЕНИ ОБЯВИ, ОГРАНИЧЕНИЯ НА АТАКИ", [26]),
        ("commentary:5", "ПРАВИЛО 15 - ГРЕШНО РАЗДАВАНЕ ИЛИ РЪКА", [15]),
        ("commentary:6", "ПРАВИЛО 86 – ОТБОРНИ СРЕЩИ", [86]),
        ("commentary:7", "ПРАВИЛО 50 – РАЗПОРЕЖДАНЕ С НАКАЗАНА КАРТА", [50]),
        ("commentary:8", "ПРАВИЛА 68-71 ПРЕТЕНЦИИ И ОТКАЗИ", [68, 69, 70, 71]),
        ("commentary:9", "ПРАВИЛА 61 – 64 РИВОЦИ", [61, 62, 63, 64]),
        ("commentary:10", "ПРАВИЛО 13 – НЕПРАВИЛЕН БРОЙ КАРТИ", [13]),
    ]


def test_title_authors_and_credits(commentary: Commentary) -> None:
    assert commentary.title == "ПРОМЕНИ В ПРАВИЛНИК 2017"
    signed = {a.laws[0].law: a.credited for a in commentary.articles if a.author}
    assert signed == {15: "Владислав Испорски", 86: "Владислав Испорски", 13: "Димитър Георгиев"}
    assert {a.author for a in commentary.articles} == {"", "Maurizio Di Sacco"}
    assert all(a.credited for a in commentary.articles)


def test_credits_and_materials(commentary: Commentary) -> None:
    assert [(c.name, len(c.laws)) for c in commentary.credits] == [
        ("Димитър Георгиев", 18),
        ("Владислав Испорски", 2),
    ]
    assert commentary.materials.text.startswith("Използвани са материали от четвъртия")


def test_an_article_is_found_by_its_place(commentary: Commentary) -> None:
    article = commentary.article(NamedPlace("commentary:7"))
    assert article is not None
    assert article.laws == (Citation(50),)
    assert commentary.article(NamedPlace("commentary:11")) is None


def test_how_the_blocks_of_each_article_follow(commentary: Commentary) -> None:
    letters = {QuotedLaw: "q", Comment: "c", Example: "e"}
    shapes = [
        "".join(letters[type(block)] for block in article.blocks) for article in commentary.articles
    ]
    assert shapes == [
        "cqc" + 7 * "q" + 5 * "c" + 7 * "e" + "c",
        13 * "q" + "e",
        "c" + 10 * "q" + "ee" + 10 * "q" + "e" + 10 * "q" + "ee",
        "qqqeee",
        13 * "q" + 5 * "c",
        8 * "q" + "ccececec",
        16 * "q" + "cccee",
        "cc" + 7 * "q" + 4 * "c",
        "ccqqc" + 24 * "q" + 6 * "c",
        9 * "q" + "cececcce",
    ]


def test_what_the_comment_on_law_15_speaks_of(on_law: OnLaw) -> None:
    assert [[str(c) for c in comment.on] for comment in on_law(15).comments] == [
        ["15"],
        ["15A"],
        ["15A3"],
        ["15A4"],
        ["15B"],
    ]


def test_what_the_comment_on_revokes_speaks_of(on_law: OnLaw) -> None:
    assert [[str(c) for c in comment.on] for comment in on_law(61).comments] == [
        ["61B3"],
        ["61C"],
        ["62C3"],
        ["64A", "64B", "62C3"],
        ["63A3"],
        ["63A4"],
        ["64C"],
        ["64C2(a)"],
        ["64C2(b)"],
    ]


def test_what_the_comment_on_claims_speaks_of(on_law: OnLaw) -> None:
    assert [[str(c) for c in comment.on] for comment in on_law(68).comments] == [
        ["68B2"],
        ["68C"],
        ["68D2"],
        ["68D2(a)", "70"],
        ["68D2(b)", "68D2(a)"],
        ["68"],
    ]


def test_a_label_of_the_comment_names_the_item_it_is_about(on_law: OnLaw) -> None:
    labelled = {c.paragraphs[0].label: str(c.on[0]) for c in on_law(23).comments}
    assert {label: on for label, on in labelled.items() if label} == {
        "A1.": "23A1",
        "A2.": "23A2",
        "A3.": "23A3",
    }


def test_examples_are_about_the_law_quoted_before_them(on_law: OnLaw) -> None:
    assert [(e.number, str(e.on[0])) for e in on_law(30).examples] == [
        ("1", "30"),
        ("2", "30"),
        ("", "31"),
        ("1", "32"),
        ("2", "32"),
    ]


def test_everything_said_on_a_provision_is_found(commentary: Commentary) -> None:
    found = commentary.about(Citation.parse("50E1"))
    assert {article.number for article, _ in found} == {7}
    assert [type(block).__name__ for _, block in found] == [
        "QuotedLaw",
        "QuotedLaw",
        "QuotedLaw",
        "Comment",
        "Example",
        "Example",
    ]
    assert commentary.about(Citation(1)) == ()


@pytest.mark.parametrize(
    ("begins", "ends"),
    [
        # line 49 ends in "Например,": the page ends, the sentence does not
        ("И накрая „има същат а цел“", "показващи контроли – Splinter, Cue-bid."),
        # line 698 ends in "полученият"
        ("Т. 2(b) дава възможност", "П50 – Разпореждане с наказана карта."),
        # line 702 is whole
        ("Внимателният прочит показва", "след направена претенция или отказ."),
    ],
)
def test_sentences_cut_by_a_page_are_whole(commentary: Commentary, begins: str, ends: str) -> None:
    words = [
        paragraph.words.text
        for article in commentary.articles
        for comment in article.comments
        for paragraph in comment.paragraphs
    ]
    paragraph = next(text for text in words if text.startswith(begins))
    assert paragraph.endswith(ends)


def test_a_sentence_of_an_example_continues_over_the_page(
    example: Callable[[int, str], Example],
) -> None:
    scenario = example(32, "2").paragraphs[0].words.text
    assert "в допълнение П23(П72С) и П26 могат да бъдат приложени" in scenario


def test_lists_keep_their_numbers_and_bullets(
    on_law: OnLaw, example: Callable[[int, str], Example]
) -> None:
    hands = on_law(23).comments[4].paragraphs
    assert [p.label for p in hands] == ["A2.", "", "-", "-", "-", ""]
    assert [p.label for p in example(27, "").paragraphs if p.label] == ["1.", "2.", "1.", "2."]
    cases = [p.label for p in example(50, "1").paragraphs]
    assert cases == ["", "", "а)", "", "б)", ""]


def test_an_example_with_words_beside_its_number(example: Callable[[int, str], Example]) -> None:
    second = example(26, "2")
    assert isinstance(second.parts[0], Paragraph)
    assert second.parts[0].words.text.startswith("Същата ситуация, но W обявява 3♥")


@pytest.mark.parametrize(
    ("title", "laws"),
    [
        ("ПРАВИЛО 27 – НЕДОСТАТЪЧНА ДЕКЛАРАЦИЯ", [27]),
        ("ПРАВИЛА 68-71 ПРЕТЕНЦИИ И ОТКАЗИ", [68, 69, 70, 71]),
        ("ОБЯВИ ИЗВЪН РЕДА – ПРАВИЛА 29 - 32", [29, 30, 31, 32]),
        ("ПОДОБНИ ПО ЗНАЧЕНИЕ ОБЯВИ И ТЯХНОТО ПРИЛОЖЕНИЕ", []),
    ],
)
def test_the_laws_a_title_announces(title: str, laws: list[int]) -> None:
    assert laws_announced(title) == laws
