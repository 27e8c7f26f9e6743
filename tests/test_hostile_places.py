"""The program where something is in the way: no fonts, a strange locale."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

_NO_FONTS = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}</dir></fontconfig>"""
_LETTERS = """
from PySide6.QtGui import QFontMetrics
from bridge_rules_gui.app import _application
from bridge_rules_gui.window.looks.fonts import bring_letters
program = _application(100)
bring_letters()
print(all(map(QFontMetrics(program.font()).inFontUcs4, map(ord, "aяšъ"))))
"""


def _ended(program: list[str], **surroundings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *program],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **surroundings},
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=60,
    )


@pytest.mark.skipif(sys.platform != "linux", reason="fontconfig is told where fonts are")
def test_without_any_font_the_window_has_letters_and_says_so(tmp_path: Path) -> None:
    found = tmp_path / "fonts.conf"
    found.write_text(_NO_FONTS.format(folder=tmp_path), "utf-8")
    assert _ended(["-c", _LETTERS], FONTCONFIG_FILE=str(found)).stdout == "True\n"
    picture = ["--open", "2017/27", "--screenshot", str(tmp_path / "27.png")]
    ended = _ended(["-m", "bridge_rules_gui", *picture], FONTCONFIG_FILE=str(found))
    assert "the system has no fonts" in ended.stderr


@pytest.mark.parametrize("locale", ["C", "tr_TR.UTF-8", "xx_YY"])
def test_any_locale_understands_and_prints_all_letters(locale: str) -> None:
    ended = _ended(["-m", "bridge_rules_gui.cli", "show", "2017/П27В2", "--json"], LC_ALL=locale)
    assert (ended.returncode, "предвиденото" in ended.stdout) == (0, True), ended.stderr
