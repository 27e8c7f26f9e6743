"""How the PDF of a report looks: fonts, paragraph styles, and words as reportlab's markup."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Final

from reportlab.lib.colors import HexColor
from reportlab.lib.fonts import addMapping
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from bridge_rules_gui.exchange.report.content import ReportRun, RunStyle

RULE: Final = HexColor(0x555555)
SHADE: Final = HexColor(0xF4F3EF)
_RED: Final = "#b3121d"
_LINK: Final = "#1f4e8c"
_QUIET: Final = HexColor(0x4A4A4A)
_FACES: Final = {
    "Book": "book-regular.ttf",
    "BookBold": "book-bold.ttf",
    "BookItalic": "book-italic.ttf",
}
_MARKS: Final = {
    RunStyle.EMPHASIS: ("<i>", "</i>"),
    RunStyle.STRONG: ("<b>", "</b>"),
    RunStyle.NOTE_CALL: ("<super>", "</super>"),
    RunStyle.RESTORED: ("<u>", "</u>"),
    RunStyle.EDITORIAL: ("<i>", "</i>"),
}
_BASE: Final = ParagraphStyle("words", fontName="Book", fontSize=8.5, leading=11.2, spaceAfter=2.5)
STYLES: Final = {
    "words": _BASE,
    "contents": ParagraphStyle("contents", parent=_BASE, rightIndent=420, spaceAfter=0.8),
    "heading": ParagraphStyle("heading", parent=_BASE, fontName="BookBold"),
    "place": ParagraphStyle("place", parent=_BASE, fontSize=7.5, leading=9.5, textColor=_QUIET),
    "note": ParagraphStyle("note", parent=_BASE, fontSize=7.5, leading=9.8, textColor=_QUIET),
    "blank": ParagraphStyle("blank", parent=_BASE, fontName="BookItalic", textColor=_QUIET),
    "badges": ParagraphStyle("badges", parent=_BASE, fontSize=7.5, leading=9.5, spaceAfter=0),
    "law": ParagraphStyle(
        "law", parent=_BASE, fontName="BookBold", fontSize=13, leading=17, spaceAfter=6
    ),
    "title": ParagraphStyle(
        "title", parent=_BASE, fontName="BookBold", fontSize=17, leading=22, spaceAfter=4
    ),
}


def register_fonts(folder: Path) -> None:
    """Make the fonts of a folder known under the names the styles use."""
    known = pdfmetrics.getRegisteredFontNames()
    for name, file in _FACES.items():
        if name not in known:
            pdfmetrics.registerFont(TTFont(name, str(folder / file)))
    addMapping("Book", 0, 0, "Book")
    addMapping("Book", 1, 0, "BookBold")
    addMapping("Book", 0, 1, "BookItalic")
    addMapping("Book", 1, 1, "BookBold")
    for face in ("BookBold", "BookItalic"):  # a mark within them changes nothing
        addMapping(face, 0, 0, face)
        addMapping(face, 1, 0, face)
        addMapping(face, 0, 1, face)
        addMapping(face, 1, 1, face)


def markup(words: str) -> str:
    """Return words as reportlab's markup: escaped, red suits red."""
    marked = escape(words, quote=False).replace("\n", "<br/>")
    for suit in "♥♦":
        marked = marked.replace(suit, f'<font color="{_RED}">{suit}</font>')
    return marked


def run_markup(run: ReportRun) -> str:
    """Return a run as markup, leading to its target."""
    before, after = _MARKS.get(run.style, ("", ""))
    words = f"{before}{markup(run.text)}{after}"
    return f'<a href="#{run.target}" color="{_LINK}">{words}</a>' if run.target else words


def badge_markup(relation: str, kind: str, style: str) -> str:
    """Return what a row's badges say; substance is bold, so that it needs no colour."""
    badge = markup(relation)
    if not kind:
        return badge
    words = f"<b>{markup(kind)}</b>" if style == "substance" else markup(kind)
    return f"{badge}  ·  {words}"
