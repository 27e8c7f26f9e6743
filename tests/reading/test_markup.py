"""Lines divide into words, markup and footnote marks."""

from bridge_rules_gui.reading.document import Document
from bridge_rules_gui.reading.markup import runs


def _runs(line: str) -> list[tuple[str, str]]:
    document = Document.from_bytes("book.txt", line.encode())
    return [(run.kind.value, document[run.span]) for run in runs(document, document.whole(1))]


def test_emphasis_and_headings_are_markup() -> None:
    assert _runs("## **Član 8**") == [
        ("markup", "##"),
        ("words", " "),
        ("markup", "**"),
        ("words", "Član 8"),
        ("markup", "**"),
    ]


def test_a_raised_number_is_a_footnote_mark() -> None:
    assert _runs("redu<sup>14</sup> da") == [
        ("words", "redu"),
        ("footnote", "<sup>14</sup>"),
        ("words", " da"),
    ]


def test_comparison_signs_are_words() -> None:
    assert _runs("11 < 12 # 3") == [("words", "11 < 12 # 3")]
