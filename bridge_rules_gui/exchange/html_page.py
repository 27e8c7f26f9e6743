"""Self-contained pages: one file of HTML that loads nothing, reads well and prints well."""

from __future__ import annotations

from html import escape
from typing import Final

_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
_STYLE: Final = """
:root { color-scheme: light; }
body { font: 11pt/1.45 "Noto Serif", "DejaVu Serif", Georgia, "Times New Roman", serif;
  color: #1b1b1b; background: #fff; margin: 2rem auto; padding: 0 1.2rem; max-width: 78rem; }
h1 { font-size: 1.5rem; margin: 0 0 .3rem; }
h2 { font-size: 1.25rem; margin: 2.2rem 0 .5rem; break-after: avoid; }
h3 { font-size: 1.1rem; margin: 1.6rem 0 .5rem; break-after: avoid; }
p { margin: .2rem 0 .45rem; }
a { color: #1f4e8c; text-decoration-thickness: from-font; }
table { border-collapse: collapse; width: 100%; }
thead { display: table-header-group; }
th, td { text-align: left; vertical-align: top; padding: .35rem .6rem;
  border: 1px solid #b5b5b5; overflow-wrap: anywhere; }
thead th { background: #ecebe6; }
.rights, .hint { color: #4a4a4a; font-size: .88rem; }
.suit { font-family: "DejaVu Sans", "Segoe UI Symbol", "Apple Symbols", sans-serif; }
.suit.red { color: #b3121d; }
@media print { body { font-size: 9pt; margin: 0; max-width: none; padding: 0; }
  a { color: inherit; text-decoration: none; } nav { break-after: page; } }
@page { margin: 14mm 12mm; }
"""
_RED: Final = "♥♦"


def text(words: str) -> str:
    """Return words as markup: escaped, line breaks kept, suit symbols in their colours."""
    marked = escape(words).replace("\n", "<br>")
    for suit in "♠♥♦♣":
        style = "suit red" if suit in _RED else "suit"
        marked = marked.replace(suit, f'<span class="{style}">{suit}</span>')
    return marked


def page(title: str, language: str, body: str, style: str = "") -> bytes:
    """Return a whole page; ``body`` is markup in which everything said is escaped already."""
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}{style}</style>\n</head>\n"
        f"<body>\n{body}</body>\n</html>\n"
    ).encode()
