"""What the book says outside its laws."""

from __future__ import annotations

from bridge_rules_gui.reading.drafts import BookDraft, MatterDraft


def _matter(draft: BookDraft, place: str) -> MatterDraft:
    return next(matter for matter in draft.matter if str(matter.place) == place)


def test_places_in_order(draft: BookDraft) -> None:
    assert [str(matter.place) for matter in draft.matter] == [
        "cover",
        "translator",
        "preface",
        "scope",
        "definitions",
        "colophon",
        "index",
    ]


def test_letter_spaced_words_of_the_cover_are_closed_up(draft: BookDraft) -> None:
    assert _matter(draft, "cover").body.text.split("\n") == [
        "ПРАВИЛА",
        "СПОРТИВНОГО БРИДЖА",
        "1987",
        "WBF",
        "LAWS OF THE DUPLICATE CONTRACT BRIDGE",
        "Перевод А. Рыбникова",
        "Питер, 1991",
    ]


def test_translators_note_keeps_its_paragraphs(draft: BookDraft) -> None:
    paragraphs = _matter(draft, "translator").body.text.split("\n")
    assert paragraphs[0].endswith("не претендует на какую-либо конкуренцию с другими переводами.")
    assert paragraphs[1:] == [
        (
            "В случае, если будут замечены опечатки или неточности, просьба сообщать о них мне"
            " по телефону 356-86-77."
        ),
        "А. Рыбников",
        "Версия текста от 5.05.91",
    ]


def test_preface_runs_over_three_pages(draft: BookDraft) -> None:
    preface = _matter(draft, "preface")
    assert preface.title == "ПРЕДИСЛОВИЕ К РЕДАКЦИИ 1987 г"
    assert [paragraph[:20] for paragraph in preface.body.text.split("\n")] == [
        "Первые правила спорт",
        "Настоящая последняя ",
        "В прежних редакциях ",
        "Много усилий было по",
        "Структура настоящих ",
        "Рабочий комитет приз",
    ]
    assert 'может" сделать нечто ("...любой игрок<...>может привлечь' in preface.body.text
    assert "WBF Laws Commission - настоящие правила несут в себе" in preface.body.text


def test_scope(draft: BookDraft) -> None:
    scope = _matter(draft, "scope")
    assert scope.title == "СФЕРА ПРИМЕНЕНИЯ ПРАВИЛ"
    assert scope.body.text.startswith("Правила предназначены для определения")
    assert scope.body.text.endswith("сколько для возмещения ущерба.")


def test_colophon_does_not_run_into_the_last_law(draft: BookDraft) -> None:
    assert _matter(draft, "colophon").body.text.split("\n") == [
        "Официальный текст составлен следующими четырьмя организациями:",
        "World Bridge Federation,",
        "American Contract Bridge League,",
        "European Bridge League,",
        "Portland Club.",
        "12 января 1987 г.",
    ]
