"""A row of an editors' table, and the one reference it is about."""

from __future__ import annotations

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.passage import ReferenceStatus
from bridge_rules_gui.reading.references.editorial import EditorialTable, Judgement
from tests.reading.references.conftest import Find

SENTENCE = "може да представлява ривок (виж П64А, П64В7 и П64С). Ако грешно поставената карта"
BOTH = (
    SENTENCE + " е била изиграна за текущата взятка и морът във връзка с това е направил"
    " ривок, виж П64В3 и П64С."
)


def _row(words: str) -> Judgement:
    return Judgement(
        place=Citation.parse("45D2"),
        quote="П64С",
        target=Citation.parse("64C"),
        status=ReferenceStatus.SUSPECT,
        meant=Citation.parse("64A"),
        reason="For the test.",
        words=words,
    )


def test_words_around_the_quote_tell_two_equal_quotes_apart(find: Find) -> None:
    found = find("bg2017", "45D2", BOTH)
    row = _row("виж П64В3 и П64С")
    at = Citation.parse("45D2")
    concerned = [row.concerns(BOTH, at, reference) for reference in found]
    assert [r.quote for r in found] == ["П64А", "П64В7", "П64С", "П64В3", "П64С"]
    assert concerned == [False, False, False, False, True]


def test_row_of_another_place_judges_nothing(find: Find) -> None:
    (reference, *_) = find("bg2017", "45D2", SENTENCE)
    table = EditorialTable((_row(""),))
    assert table.judge(SENTENCE, Citation.parse("45D1"), reference) is reference


def test_judged_reference_keeps_its_printed_target(find: Find) -> None:
    last = find("bg2017", "45D2", SENTENCE)[-1]
    judged = EditorialTable((_row(""),)).judge(SENTENCE, Citation.parse("45D2"), last)
    assert judged.target == Citation.parse("64C")
    assert (judged.status, judged.meant) == (ReferenceStatus.SUSPECT, Citation.parse("64A"))
