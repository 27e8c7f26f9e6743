"""No text of the window fetches what its markup names."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QImage, QTextDocument
from PySide6.QtWidgets import QTextBrowser
from pytestqt.qtbot import QtBot

from bridge_rules_gui import resources
from bridge_rules_gui.window.inert_text import InertText


def test_a_picture_of_the_disk_is_not_loaded(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "secret.png"
    assert QImage(40, 30, QImage.Format.Format_RGB32).save(str(file))
    text, plain = InertText(), QTextBrowser()
    kind = QTextDocument.ResourceType.ImageResource
    for each in (text, plain):
        qtbot.addWidget(each)
        each.setHtml(f'<img src="{file.as_uri()}">')
    url = file.as_uri()
    assert plain.loadResource(kind.value, url) is not None
    assert text.loadResource(kind.value, url) is None
    assert not text.openLinks()


def test_every_text_with_links_is_of_this_kind() -> None:
    views = resources.content().parent / "bridge_rules_gui" / "window"
    bare = [p.name for p in views.rglob("*.py") if "(QTextBrowser)" in p.read_text("utf-8")]
    assert bare == ["inert_text.py"]
