"""Reading of topics: slips are refused with file, row and remedy."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.reading.tables import TableError
from bridge_rules_gui.reading.topics import read_topics


def written(folder: Path, text: str) -> Path:
    (folder / "topics").mkdir()
    (folder / "topics" / "topics.toml").write_text(text, "utf-8")
    return folder


def test_citation_without_edition_is_meant_in_all(tmp_path: Path) -> None:
    text = '[[topic]]\nid = "a"\ntitle = "A"\nplaces = ["27B", "sr2007/23"]\n'
    (topic,) = read_topics(written(tmp_path, text))
    assert [str(place) for place in topic.places] == [
        *(f"{edition}/27B" for edition in Edition),
        "sr2007/23",
    ]


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        ('id = "a"\ntitle = "A"', "'places' is missing"),
        ('id = "a"\ntitle = "A"\nplaces = ["27Ж"]', "27Ж"),
        ('id = "a"\ntitle = "A"\nplaces = ["xx1999/27"]', "xx1999"),
        ('id = "a"\ntitle = "A"\nplaces = []\nlaws = []', "unknown key laws"),
    ],
)
def test_slip_is_refused(tmp_path: Path, row: str, expected: str) -> None:
    with pytest.raises(TableError) as refused:
        read_topics(written(tmp_path, f"[[topic]]\n{row}\n"))
    assert expected in str(refused.value)
    assert "topics/topics.toml" in str(refused.value)


def test_no_folder_is_no_topic(tmp_path: Path) -> None:
    assert read_topics(tmp_path) == ()
