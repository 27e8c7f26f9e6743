"""The style sheet of comparisons: rows, badges, notes, and words that changed.

It stands beside the classes of a page. Nothing is shown by colour alone: what changed is shown by
line, weight and slant too.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QFont, QFontInfo

from bridge_rules_gui.window.looks.palette import Colours

_SMALL: Final = 0.9  # of the text's size: places, badges, what stands back
_SMALLEST: Final = 12  # pixels


def comparison_style(colours: Colours, font: QFont) -> str:
    """Return the style sheet for a font and a set of colours."""
    size = QFontInfo(font).pixelSize()

    def px(share: float) -> str:
        return f"{round(size * share)}px"

    small = f"font-size:{max(_SMALLEST, round(size * _SMALL))}px"
    return f"""
.step{{{small};font-weight:600;margin-bottom:{px(0.1)}}}
.change{{margin-bottom:{px(0.5)}}}
.comparison{{border-collapse:collapse;margin-top:{px(0.6)}}}
.comparison td{{padding-left:{px(0.7)};padding-right:{px(0.7)};vertical-align:top}}
.comparison .head{{background-color:{colours.shade};padding-top:{px(0.25)};
  padding-bottom:{px(0.25)};border-top:1px solid {colours.rule}}}
.comparison .changes{{background-color:{colours.shade};padding-top:{px(0.25)};
  padding-bottom:{px(0.25)};border-top:1px solid {colours.rule}}}
.comparison .summary{{padding-bottom:{px(0.4)}}}
.comparison .cell{{padding-top:{px(0.5)}}}
.comparison .fold{{padding-top:{px(0.4)};padding-bottom:{px(0.4)};
  border-top:1px solid {colours.rule}}}
.fold-line{{margin-bottom:0}}
.fold-way{{color:{colours.quiet_ink}}}
.badges{{margin-bottom:0;{small};line-height:120%}}
.badge{{color:{colours.quiet_ink};font-weight:600}}
.changed .badge{{color:{colours.ink}}}
.substance,.changed .substance{{background-color:{colours.selection};color:{colours.selection_ink}}}
.wording,.unknown{{background-color:{colours.focus};color:{colours.ink}}}
.place{{margin-bottom:0;{small};font-weight:600;line-height:120%}}
.note,.source,.examples{{{small}}}
.comparison .heading,.comparison .subhead{{margin-top:0}}
.comparison .foot{{padding-top:{px(0.15)}}}
.blank{{color:{colours.quiet_ink};font-style:italic}}
.row-title{{margin-bottom:{px(0.1)}}}
.row-note{{margin-bottom:{px(0.2)}}}
.row-mark{{{small};line-height:130%;color:{colours.quiet_ink};margin-bottom:{px(0.1)}}}
.end{{font-size:2px;line-height:100%;margin-bottom:{px(0.2)}}}
.nothing{{color:{colours.quiet_ink};margin-top:{px(1)}}}
.changed-slip{{background-color:{colours.selection};color:{colours.selection_ink};
  font-weight:700;text-decoration:underline}}
.changed-lost{{background-color:{colours.found};color:{colours.found_ink};
  font-style:italic;font-weight:600}}
.changed-wording{{background-color:{colours.focus};text-decoration:underline}}
.changed-moved{{background-color:{colours.focus};font-style:italic}}
.changed-spelling{{text-decoration:underline}}
.changed-print{{color:{colours.quiet_ink};text-decoration:underline}}
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
