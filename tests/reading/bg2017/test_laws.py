"""Hard places of the laws, word by word."""

from __future__ import annotations

import re

import pytest

from bridge_rules_gui.reading.bg2017 import MissingRegionError, Regions
from bridge_rules_gui.reading.bg2017.footnotes import Footnotes, Transcriber
from bridge_rules_gui.reading.bg2017.laws import LawsReader
from bridge_rules_gui.reading.bg2017.layout import printed_lines
from bridge_rules_gui.reading.document import Document
from bridge_rules_gui.reading.drafts import BookDraft
from bridge_rules_gui.reading.ledger import Ledger
from tests.reading.bg2017.conftest import Find


def test_law_heading_gives_label_and_title(at: Find) -> None:
    law = at("27")
    assert (law.printed_label, law.heading.text) == ("ПРАВИЛО 27", "НЕДОСТАТЪЧНА ДЕКЛАРАЦИЯ")
    assert law.body.text == ""


def test_law_heading_with_a_hyphen_instead_of_a_dash(at: Find) -> None:
    assert at("81").heading.text == "СЪДИЯ"


# Sections come as headings of any level, bold lines, list items and plain paragraphs.
@pytest.mark.parametrize(
    ("cite", "printed", "heading"),
    [
        ("6D", "Д", "Ново разбъркване и прераздаване"),
        ("6F", "Ф", "Точни копия на контейнерите"),
        ("8A", "А", "Движение на контейнери и играчи"),
        ("20D", "D", "Кой може да прави преглед на наддаването"),
        ("20G", "Г", "Неправилна процедура"),
        ("44G", "Г", "Атака за взятка след първата"),
        ("45G", "G", "Обръщане на взятката"),
        ("57D", "Д", "Преждевременен ход в реда на ДСП"),
        ("64B", "В", "Няма автоматична корекция на взятки"),
    ],
)
def test_section_letter_is_understood(at: Find, cite: str, printed: str, heading: str) -> None:
    section = at(cite)
    assert (section.printed_label, section.heading.text) == (printed, heading)


# Laws 22, 35, 56 and 71 letter their items; these have words but no titles.
@pytest.mark.parametrize(
    ("cite", "printed", "words"),
    [
        ("22A", "А", "След като един или повече играчи са дали декларация"),
        ("22B", "В", "Всичките четирима играчи пасуват (но виж П25)."),
        ("35B", "В", "Всяка декларация, контра или реконтра от играч"),
        ("35C", "C", "Всяка декларация над ниво седем. Прилага се П38."),
        ("56A", "А", "Да приеме нередовната атака съгласно П53 или"),
        ("71B", "B", "Ако играч се е отказал от взятка, която не би могла"),
    ],
)
def test_section_without_title_is_body(at: Find, cite: str, printed: str, words: str) -> None:
    section = at(cite)
    assert section.printed_label == printed
    assert section.heading.text == ""
    assert section.body.text.startswith(words)


def test_letters_of_9b1_go_from_cyrillic_to_latin(draft: BookDraft) -> None:
    below = [p for p in draft.provisions if str(p.citation).startswith("9B1(")]
    assert [p.printed_label for p in below] == ["(а)", "(б)", "(c)", "(d)"]
    assert [str(p.citation) for p in below] == ["9B1(a)", "9B1(b)", "9B1(c)", "9B1(d)"]


@pytest.mark.parametrize(
    ("cite", "printed"),
    [("80A1(b)", "(б)"), ("80A1(c)", "(в)"), ("52B1(c)", "(с)"), ("86B2(c)", "(с)")],
)
def test_third_item_may_be_cyrillic_ve_or_look_like_c(at: Find, cite: str, printed: str) -> None:
    assert at(cite).printed_label == printed


def test_i_after_h_is_a_letter_in_80b2(at: Find) -> None:
    letter = at("80B2(i)")
    assert letter.body.text == "Да определи подходящи условия за игра и да ги обяви на участниците."
    assert at("80B2(l)").body.text == "Всички други права и задължения разисквани в този правилник."


def test_i_glued_to_g_is_a_roman_numeral_in_80b2(at: Find) -> None:
    assert at("80B2(g)").body.text == ""
    assert at("80B2(g)(i)").body.text == (
        "Да организира назначаване на помощници, необходими на съдията."
    )
    assert at("80B2(g)(ii)").body.text == (
        "Да назначи останалия персонал и да определи техните задължения и отговорности."
    )


def test_v_after_iv_is_a_roman_numeral_in_40b2(at: Find) -> None:
    assert at("40B2(a)(v)").body.text == "Може да ограничава блъфирането с конвенционални обяви."
    assert at("40B2(b)").body.text.startswith("Освен ако регулаторният орган не предвижда друго")


def test_number_and_letter_on_one_line(at: Find) -> None:
    assert at("12C1").body.text == ""
    assert at("12C1(a)").body.text.startswith("Когато след нарушение съдията е упълномощен")
    assert at("12C1(e)(ii)").body.text == (
        "Невиновната страна не получава обезщетение за тази част от щетата, "
        "която си е причинила сама."
    )


def test_letter_on_the_second_line_of_a_list_item(at: Find) -> None:
    assert at("15A2(c)").body.text == "П16С се прилага към всяка оттеглена или анулирана обява."
    assert at("50D1(b)").body.text.startswith("Задължението за отговаряне в цвят")


def test_letter_in_a_plain_paragraph_after_a_footnote(at: Find) -> None:
    assert at("20F5(b)(i)").body.text == "за защитник след края на играта,"
    assert at("20F6").body.text.endswith("то виж съответно П21 или П47Е.")


def test_footnotes_do_not_cut_a_list(at: Find) -> None:
    assert at("6D3").body.text == (
        "Съдията може да изиска ново разбъркване и раздаване поради всяка законосъобразна "
        "причина (но виж П22В и П86А)."
    )
    assert (
        at("81C1").body.text == "Да поддържа дисциплина и да осигури нормално протичане на играта."
    )


# A page, often with a footnote at its foot, ends in the middle of these sentences.
@pytest.mark.parametrize(
    ("cite", "words"),
    [
        ("4", "се запазват същите партньори (освен в случаите"),
        ("16B3", "което е внушено от такава информация, той следва"),
        ("41B", "могат да изискат преглед на наддаването или обяснение"),
        ("50B", "карта (например при атака извън реда"),
        ("51B2(b)", "който декларантът е забранил и играе произволна легална карта"),
        ("53B", "да направи правилната си атака за тази взятка"),
        ("66D", "разбърка картите си по такъв начин"),
        ("78A", "една изчислителна единица за всеки резултат, равен на неговия"),
        ("93C1", "били изчерпани. Всяка подобна допълнителна контестация"),
    ],
)
def test_sentence_cut_by_the_end_of_a_page_is_whole(at: Find, cite: str, words: str) -> None:
    assert words in at(cite).body.text
    assert "\n" not in at(cite).body.text


def test_closing_of_69b_belongs_to_69b(at: Find) -> None:
    assert at("69B").closing.text == (
        "Резултатът от раздаването се променя с всяка подобна взятка, присъдена на неговата страна."
    )
    assert at("69B2").body.text.endswith("ако играта би продължила.")


def test_closing_of_71_belongs_to_the_law(draft: BookDraft, at: Find) -> None:
    assert at("71").closing.text == at("69B").closing.text
    assert [str(p.citation) for p in draft.provisions if p.closing.text] == ["69B", "71"]


def test_items_of_86b_have_titles_and_words(at: Find) -> None:
    assert at("86B1").heading.text == "Единичен резултат"
    assert at("86B1").body.text.startswith("При отборна среща, когато съдията присъжда")
    assert at("86B2").heading.text == "Многобройни резултати, получени на една или повече маси"
    assert at("86B2").body.text.endswith("повече от един административен резултат:")
    assert at("86B3").heading.text == ""


def test_words_before_the_first_section_are_the_law_s_own(at: Find) -> None:
    assert at("43").body.text == "С изключение на разрешените в П42."
    assert at("84").body.text.endswith("той присъжда както следва:")


def test_item_without_full_stop_is_no_title(at: Find) -> None:
    assert at("42A2").heading.text == ""
    assert at("42A2").body.text == "Той може да поддържа броя на спечелините и изгубените взятки"


def test_paragraphs_of_law_2_stay_apart(at: Find) -> None:
    paragraphs = at("2").body.text.split("\n")
    assert [p.split()[0] for p in paragraphs] == ["За", "Същата", "Контейнер,"]


def test_no_label_or_mark_is_left_in_the_words(draft: BookDraft) -> None:
    left = re.compile(r"[*#<>\\]|Error|^\d+\. |^\([a-zа-я]+\) |^[А-ЯA-Z]\. ", re.MULTILINE)
    texts = [p.body.text for p in draft.provisions] + [p.heading.text for p in draft.provisions]
    assert [text for text in texts if left.search(text)] == []


def test_words_end_as_sentences_do(draft: BookDraft) -> None:
    ended = re.compile(r"([.:;,]\)?|\b(или|и|ако))$")
    # bg2017 lines 1331 and 1342: the full stop is not printed.
    unended = {str(p.citation) for p in draft.provisions if p.body.text} - {
        str(p.citation) for p in draft.provisions if ended.search(p.body.text)
    }
    assert unended == {"41C", "42A2"}


def _read(text: str) -> LawsReader:
    ledger = Ledger(Document.from_bytes("x.txt", text.encode()))
    reader = LawsReader(Transcriber(ledger, Footnotes(ledger)))
    reader.read(list(printed_lines(ledger, range(1, len(ledger.document.lines) + 1))))
    assert list(ledger.unclaimed()) == []
    return reader


def test_label_out_of_sequence_keeps_its_number_and_is_reported() -> None:
    reader = _read("## ПРАВИЛО 1 – КОЛОДА\n\n### А. Ранг\n\n1. Първо.\n1. Второ.\n4. Трето.")
    assert [str(p.citation) for p in reader.provisions] == ["1", "1A", "1A1", "1A1", "1A4"]
    assert [(p.kind, p.line, p.place, p.message) for p in reader.problems()] == [
        ("label-out-of-sequence", 6, "bg2017/1A1", "the label 1 stands where 2 is due"),
        ("label-out-of-sequence", 7, "bg2017/1A4", "the label 4 stands where 2 is due"),
    ]


def test_skipped_law_is_reported() -> None:
    reader = _read("## ПРАВИЛО 2 – КОНТЕЙНЕРИ\n\nВсяко раздаване.")
    assert [p.message for p in reader.problems()] == ["the label 2 stands where 1 is due"]


def test_second_paragraph_under_a_title_is_body() -> None:
    reader = _read("## ПРАВИЛО 1 – КОЛОДА\n\n### А. Ранг\n\nПърво.\n\nВторо.")
    assert reader.provisions[1].body.text == "Първо.\nВторо."


def test_second_closing_paragraph_follows_the_first() -> None:
    reader = _read("**ПРАВИЛО 1 – КОЛОДА**\n\n- А. Едно.\n- В. Две.\n\nТри.\n\nЧетири.")
    assert reader.provisions[0].closing.text == "Три.\nЧетири."


def test_document_without_a_region_is_refused() -> None:
    document = Document.from_bytes("x.txt", "няма".encode())
    with pytest.raises(MissingRegionError, match="restore the file as given"):
        Regions.of(document)
