"""Change notes of a report: Markdown made paragraphs, citations made links, nothing else."""

from __future__ import annotations

from bridge_rules_gui.exchange.report.content import ReportRun, RunStyle
from bridge_rules_gui.exchange.runs import anchor_of
from bridge_rules_gui.exports.comparison_report import note_paragraphs


def _described(text: str) -> list[list[tuple[str, str]]]:
    return [[(run.text, run.target) for run in p] for p in note_paragraphs(text, anchor_of)]


def test_a_citation_leads_to_its_place() -> None:
    assert _described("See `bg2017/27B1(a)` and `code`.") == [
        [
            ("See ", ""),
            ("2017\N{NO-BREAK SPACE}27B1(a)", "bg2017-27B1-a"),
            (" and ", ""),
            ("code", ""),
            (".", ""),
        ]
    ]


def test_paragraphs_and_items_stand_by_themselves() -> None:
    words = [["".join(text for text, _ in p)] for p in _described("one\n\n- two\n- three")]
    assert words == [["one"], ["• two"], ["• three"]]


def test_emphasis_is_kept_and_markup_is_left_behind() -> None:
    (runs,) = note_paragraphs("*so* **it** is <script>x</script> &amp;", anchor_of)
    styles: dict[str, RunStyle] = {run.text.strip(): run.style for run in runs}
    assert styles["so"] is RunStyle.EMPHASIS
    assert styles["it"] is RunStyle.STRONG
    assert not any("<" in run.text for run in runs)


def _plain(runs: tuple[ReportRun, ...]) -> str:
    return "".join(run.text for run in runs)


def test_an_empty_note_has_no_paragraph() -> None:
    assert note_paragraphs("", anchor_of) == ()
    assert [_plain(p) for p in note_paragraphs("a & b", anchor_of)] == ["a & b"]
