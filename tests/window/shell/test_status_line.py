"""The line at the bottom of the window."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.provision import SourceLines
from bridge_rules_gui.library.on_this_law import on_this_law
from bridge_rules_gui.library.side_panel import PanelWords, panel_page
from bridge_rules_gui.window.shell import status_line
from bridge_rules_gui.window.shell.status_line import StatusLine
from tests import factories


@pytest.fixture
def line(qtbot: QtBot) -> StatusLine:
    line = StatusLine()
    qtbot.addWidget(line)
    line.show()
    return line


@pytest.mark.parametrize(
    ("ranges", "shown"),
    [
        (((1074, 1074),), "source line 1074"),
        (((1072, 1073),), "source lines 1072–1073"),
        # blank lines between are no reason to name each part
        (((2022, 2022), (2024, 2024), (2026, 2034)), "source lines 2022–2034"),
        # the pages of the 1987 book lie far apart in its file, and may lead back
        (((4750, 4786), (253, 292)), "source lines 4750–4786, 253–292"),
        # a law in very many parts
        (
            ((1, 2), (11, 12), (21, 22), (31, 32), (41, 42), (51, 52)),
            "source lines 1–2, 11–12, 21–22, 31–32 (+2)",
        ),
    ],
)
def test_source_lines_as_people_write_them(
    line: StatusLine, ranges: tuple[tuple[int, int], ...], shown: str
) -> None:
    line.show_place("ru1987/27", SourceLines("ru1987.txt", ranges))
    assert line.source.text() == shown


def test_panel_names_the_same_source_lines_of_every_provision(
    line: StatusLine, corpus: Corpus
) -> None:
    words = PanelWords(**{each.name: each.name for each in fields(PanelWords)})
    for book in corpus.books.values():
        for place in (provision.address for provision in book.provisions):
            beside = replace(on_this_law(corpus, place), elsewhere=(), cited_by=())
            line.show_place(str(place), beside.source)
            shown = line.source.text().removeprefix("source line").removeprefix("s").strip()
            assert f"{book.file}: {shown}<" in panel_page(corpus, beside, words).html, place


def test_place_without_source_lines_offers_none(line: StatusLine) -> None:
    line.show_place("ru1987/index", None)
    assert line.address.text() == "ru1987/index"
    assert not line.source.isVisible()


def test_translator_is_named_where_the_book_names_one(
    line: StatusLine, small_corpus: Corpus
) -> None:
    line.show_rights(small_corpus.books[factories.RU])
    assert line.rights.text() == "© World Bridge Federation, transl. T. Translator"
    line.show_rights(factories.book(factories.SR, translator=""))
    assert line.rights.text() == "© World Bridge Federation"


def test_place_takes_the_room_of_a_message_that_could_be_read(
    line: StatusLine, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(status_line, "JUST_MS", 0)
    source = SourceLines("bg2017.txt", ((1, 2),))
    line.show_place("bg2017/27", source)
    line.show_message("Copied with citation")
    assert not line.address.isVisible()
    qtbot.wait(5)
    line.show_place("bg2017/31", source)
    assert line.currentMessage() == ""
    assert line.address.isVisible()
    assert line.source.isVisible()


@pytest.mark.parametrize("other", ["bg2017/27", "bg2017/31"])
def test_message_told_just_before_stays_and_the_place_comes_behind_it(
    line: StatusLine, other: str
) -> None:
    source = SourceLines("bg2017.txt", ((1, 2),))
    line.show_place("bg2017/27", None)
    line.show_message("Copied with citation")
    line.show_place(other, source)
    assert line.currentMessage() == "Copied with citation"
    assert not line.address.isVisible()
    assert not line.source.isVisible()
    line.clearMessage()
    assert line.address.isVisible()
    assert line.address.text() == other
    assert line.source.isVisible()


def test_message_told_before_the_window_shows_has_the_line_for_itself(qtbot: QtBot) -> None:
    line = StatusLine()
    qtbot.addWidget(line)
    line.show_place("bg2017/27", SourceLines("bg2017.txt", ((1, 2),)))
    line.show_message("Copied with citation")
    line.show()
    assert line.currentMessage()
    assert not line.address.isVisible()
    assert not line.source.isVisible()
    line.clearMessage()
    assert line.address.isVisible()
    assert line.source.isVisible()
