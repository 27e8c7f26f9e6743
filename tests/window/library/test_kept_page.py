"""Pages kept between two runs: taken when whole and true, passed over else."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridge_rules_gui.window.library.kept_page import KeptPage, KeptPages
from bridge_rules_gui.window.library.linked_text import Look

LOOKS = "en light 100 Sans Serif,9"
PAGE = KeptPage(
    whole="27",
    edition="2017 BG",
    book="Международен кодекс",
    theme="light",
    families=("Noto Serif", "DejaVu Serif"),
    room=(92, 30),
    look=Look("p{margin:0}\n.tab{white-space:pre}\n", 38, 0),
    places={"27": (0, 900), "27A": (20, 400), "27B1(a)": (410, 600)},
    html='<p class="title">НЕДОСТАТЪЧНА\tДЕКЛАРАЦИЯ ♠</p>\n<p>думи</p>\n',
)


@pytest.fixture
def content(tmp_path: Path) -> Path:
    for folder in ("sources", "references"):
        (tmp_path / "content" / folder).mkdir(parents=True)
    (tmp_path / "content" / "sources" / "bg2017.txt").write_text("ПРАВИЛО 27", "utf-8")
    return tmp_path / "content"


@pytest.fixture
def pages(tmp_path: Path, content: Path) -> KeptPages:
    return KeptPages(tmp_path / "pages", content)


@pytest.mark.parametrize("asked", ["bg2017/27", "bg2017/27B1(a)", "bg2017/27Z"])
def test_a_page_is_found_by_every_address_of_its_law(pages: KeptPages, asked: str) -> None:
    pages.keep("bg2017/27B1", PAGE, LOOKS)
    assert pages.find(asked, LOOKS) == PAGE


@pytest.mark.parametrize(
    "asked", ["bg2017/28", "ru1987/27", "bg2017/def:double", "search:27", "27", "", "../27/1"]
)
def test_no_other_page_is_found(pages: KeptPages, asked: str) -> None:
    pages.keep("bg2017/27B1", PAGE, LOOKS)
    assert pages.find(asked, LOOKS) is None


def test_a_page_is_kept_where_the_system_has_no_text_face(pages: KeptPages) -> None:
    page = PAGE._replace(families=())
    pages.keep("bg2017/27", page, LOOKS)
    assert pages.find("bg2017/27", LOOKS) == page


def test_a_page_in_other_looks_is_passed_over(pages: KeptPages) -> None:
    pages.keep("bg2017/27", PAGE, LOOKS)
    assert pages.find("bg2017/27", LOOKS.replace("100", "110")) is None


def test_a_page_of_documents_that_have_changed_is_passed_over(
    pages: KeptPages, content: Path
) -> None:
    pages.keep("bg2017/27", PAGE, LOOKS)
    (content / "sources" / "bg2017.txt").write_text("ПРАВИЛО 27 - друго", "utf-8")
    assert pages.find("bg2017/27", LOOKS) is None


@pytest.mark.parametrize("harm", ["cut", "changed", "emptied", "not text", "a folder"])
def test_a_damaged_page_is_passed_over(pages: KeptPages, tmp_path: Path, harm: str) -> None:
    pages.keep("bg2017/27", PAGE, LOOKS)
    file = next((tmp_path / "pages").iterdir())
    whole = file.read_bytes()
    if harm == "a folder":
        file.unlink()
        file.mkdir()
    else:
        damaged = {
            "cut": whole[:-9],
            "changed": whole.replace(b"27A", b"27Z"),
            "emptied": b"",
            "not text": b"\xff" + whole,
        }
        file.write_bytes(damaged[harm])
    assert pages.find("bg2017/27", LOOKS) is None


def test_a_folder_that_cannot_be_written_is_no_error(tmp_path: Path, content: Path) -> None:
    (tmp_path / "pages").write_text("a file stands in the way", "utf-8")
    pages = KeptPages(tmp_path / "pages", content)
    pages.keep("bg2017/27", PAGE, LOOKS)
    assert pages.find("bg2017/27", LOOKS) is None


def test_a_page_that_would_not_come_back_the_same_is_not_kept(pages: KeptPages) -> None:
    pages.keep("bg2017/27", PAGE._replace(book="two\nlines"), LOOKS)
    assert pages.find("bg2017/27", LOOKS) is None
