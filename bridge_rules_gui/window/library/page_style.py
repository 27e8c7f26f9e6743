"""The style sheet of pages: the classes of `typesetting.hypertext` in size and colour.

All measures follow the text font, so that zooming keeps the proportions. A step is the
width of the label grid: labels hang one step left of their words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QFontInfo, QFontMetricsF

from bridge_rules_gui.window.looks.fonts import suit_family

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

    from bridge_rules_gui.window.looks.palette import Colours

DEEPEST_LEVEL: Final = 6
_COLUMN: Final = 70  # characters of a full line; most text stands one or two steps in
_SAMPLE: Final = "Когато оттеглена обява на нарушителя Ako je licit nedovoljan i nije "
# Size of type and padding of tables, as shares of the text's, by how tightly they are set.
_TIGHT: Final = ((1.0, 0.26), (0.87, 0.2), (0.8, 0.1), (0.76, 0.08), (0.7, 0.05), (0.62, 0.03))
_TIGHT_ALL: Final = 2  # beyond this tables of many columns alone are set tighter still
TIGHTEST: Final = len(_TIGHT) - 1
_NOTE: Final = 0.8  # a footnote's size, as a share of the text's
_LEADING: Final = 1.52  # from line to line, as a multiple of the size of the type


def step_width(font: QFont) -> int:
    """Return the width of a step of the label grid: room for "(viii)"."""
    return round(QFontMetricsF(font).horizontalAdvance("(viii)"))


def column_width(font: QFont) -> int:
    """Return the width of the text column."""
    return round(QFontMetricsF(font).horizontalAdvance(_SAMPLE) / len(_SAMPLE) * _COLUMN)


def page_style(colours: Colours, font: QFont, tightness: int = 0) -> str:
    """Return the style sheet for a font and a set of colours, tables tighter for little room."""
    styles = f"{_levels(step_width(font))}{_words(colours, font)}"
    return styles + _tables(font, tightness)


def _tables(font: QFont, tightness: int) -> str:
    """Return the rules that let tables stand in their column: those of many columns, or all."""
    size = QFontInfo(font).pixelSize()

    def rule(cells: str, tight: int) -> str:
        of_type, of_padding = _TIGHT[tight]
        weight = "font-weight:400;" if tight > _TIGHT_ALL else ""
        return (
            f"{cells}{{{weight}font-size:{round(size * of_type)}px;"
            f"padding:{round(size * 0.12)}px {round(size * of_padding)}px}}"
        )

    all_tables = rule(".grid td,.grid th", min(tightness, _TIGHT_ALL)) if tightness else ""
    return all_tables + rule(".wide td,.wide th", max(tightness, 1))


def _levels(step: int) -> str:
    return "".join(
        f".at{level}{{margin-left:{step * level}px}} .back{level}{{text-indent:-{step * level}px}}"
        for level in range(DEEPEST_LEVEL + 1)
    )


def _words(colours: Colours, font: QFont) -> str:
    size = QFontInfo(font).pixelSize()
    line = size * _LEADING
    # A style sheet states the leading as a share of the line the type itself asks for.
    leading = round(100 * line / QFontMetricsF(font).lineSpacing())

    def px(share: float) -> str:
        return f"{round(line * share)}px"

    suits = suit_family()
    family = f"font-family:'{suits}';" if suits else ""
    return f"""
p{{line-height:{leading}%;margin-top:0;margin-bottom:{px(0.38)}}}
.tab{{white-space:pre}}
.divisions{{color:{colours.quiet_ink};font-size:small;margin-bottom:{px(0.8)}}}
.number{{color:{colours.quiet_ink};margin-bottom:0}}
.title{{font-weight:700;font-size:large;margin-bottom:{px(0.7)}}}
.heading{{font-weight:600;margin-top:{px(0.55)}}}
.term{{font-weight:600;margin-top:{px(0.55)};margin-bottom:{px(0.1)}}}
.english{{font-weight:400;font-style:italic;color:{colours.quiet_ink}}}
.supplied{{font-weight:400;color:{colours.doubt}}}
.label{{font-weight:600}}
.subhead{{font-weight:600;margin-top:{px(0.55)}}}
.caption{{font-weight:600;margin-top:{px(0.55)}}}
.rule{{color:{colours.rule};margin-top:{px(0.9)};margin-bottom:{px(0.2)};line-height:100%}}
.note{{font-size:{round(size * _NOTE)}px;line-height:{leading - 6}%}}
.panel{{font-weight:600;margin-top:{px(0.7)};margin-bottom:{px(0.2)}}}
.item{{margin-bottom:{px(0.2)}}}
.quiet{{color:{colours.quiet_ink}}}
.source{{color:{colours.quiet_ink};font-size:{round(size * _NOTE)}px}}
.head{{font-weight:600;margin-top:{px(0.3)}}}
.entry{{text-indent:-{step_width(font)}px;margin-bottom:{px(0.1)}}}
a{{color:{colours.link};text-decoration:none}}
.call{{font-weight:600}}
.doubtful,.inferred{{color:{colours.doubt}}}
.mark{{color:{colours.doubt};font-size:small}}
.restored{{color:{colours.ink}}}
.suit{{{family}font-weight:400}}
.spade,.club{{color:{colours.ink}}}
.heart,.diamond{{color:{colours.red_suit}}}
.grid{{border-collapse:collapse;border:1px solid {colours.rule};
  margin-top:{px(0.3)};margin-bottom:{px(0.5)}}}
.grid td,.grid th{{border:1px solid {colours.rule};padding:{px(0.14)} {px(0.4)};
  vertical-align:middle}}
.grid th{{background-color:{colours.shade};font-weight:600;text-align:left}}
.grid .amount{{text-align:center}}
.auction,.deal{{margin-top:{px(0.2)};margin-bottom:{px(0.5)}}}
.auction td,.auction th{{padding:{px(0.08)} {px(0.9)} {px(0.08)} 0px;text-align:left}}
.auction th{{color:{colours.quiet_ink};font-weight:600}}
.deal td{{padding:{px(0.1)} {px(0.9)} {px(0.1)} 0px}}
.quotation{{margin-top:{px(0.3)};margin-bottom:{px(0.5)}}}
.quotation td{{background-color:{colours.shade};padding:{px(0.3)} {px(0.5)}}}
"""
