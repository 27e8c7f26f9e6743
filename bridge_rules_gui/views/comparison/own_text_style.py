"""The style sheet of a reader's own text: changed words by line, weight and ground."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bridge_rules_gui.views.looks.palette import Colours


def own_text_style(colours: Colours) -> str:
    """Return the style sheet for a set of colours; nothing is told by colour alone."""
    return f"""
.own-removed{{background-color:{colours.focus};text-decoration:line-through}}
.own-added{{background-color:{colours.found};color:{colours.found_ink};text-decoration:underline}}
.own-moved{{background-color:{colours.focus};font-style:italic}}
.own-marked{{background-color:{colours.found};color:{colours.found_ink};font-weight:600;
  text-decoration:underline}}
.report-line{{margin-bottom:4px}}
.report{{margin-top:12px}}
.report th{{text-align:left;padding:4px 14px 4px 0;border-bottom:1px solid {colours.rule}}}
.report td{{padding:4px 14px 4px 0;border-bottom:1px solid {colours.rule};vertical-align:top}}
"""
