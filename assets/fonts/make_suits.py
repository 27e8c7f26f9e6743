#!/usr/bin/env python3
# /// script
# requires-python = ">=3.11"
# dependencies = ["fonttools>=4.50"]
# ///
"""Draw `suits.ttf`: the four suit symbols at text size, the same on every machine.

The shapes stand on the baseline and reach the height of a capital, so that a suit set
beside words looks like one of their letters. Run it after changing a shape:

    python assets/fonts/make_suits.py

The outlines are our own and under the licence of the code.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen

if TYPE_CHECKING:
    from fontTools.ttLib.tables._g_l_y_f import Glyph

Point = tuple[float, float]

EM = 1000
ASCENT, DESCENT = 760, 200  # less than text fonts have: a suit never spreads the lines
CAP_HEIGHT = 712
OVERSHOOT = 12  # points and round bowls pass the baseline a little, as they do in letters
BEND = 0.13  # how far the sides of a diamond lean towards its centre
BEARING = 22  # added on both sides: room between a suit and the digit before it
MAX_ERROR = 0.6  # font units between a cubic curve and the quadratic ones of the file
FAMILY = "Bridge Suits"
CREATED = 3850000000  # seconds since 1904; fixed, so that builds agree


class Outline:
    """One closed outline, drawn clockwise, in a glyph of a given width."""

    def __init__(self, width: int) -> None:
        self.width = width + 2 * BEARING
        self._glyph = TTGlyphPen(None)
        quadratic = Cu2QuPen(self._glyph, MAX_ERROR)
        self._pen = TransformPen(quadratic, (1, 0, 0, 1, BEARING, 0))

    def start(self, at: Point) -> None:
        """Begin at a point."""
        self._pen.moveTo(at)

    def line(self, to: Point) -> None:
        """Continue straight."""
        self._pen.lineTo(to)

    def curve(self, leaving: Point, arriving: Point, to: Point) -> None:
        """Continue along a curve with the two control points given."""
        self._pen.curveTo(leaving, arriving, to)

    def arc(self, centre: Point, radius: float, start: float, end: float) -> None:
        """Continue clockwise along a circle, from one angle (degrees) to a smaller one."""
        parts = math.ceil((start - end) / 90)
        step = math.radians(end - start) / parts
        reach = 4 / 3 * math.tan(step / 4) * radius
        for part in range(parts):
            one = math.radians(start) + step * part
            two = one + step
            (ax, ay), (bx, by) = on_circle(centre, radius, one), on_circle(centre, radius, two)
            self._pen.curveTo(
                (ax - reach * math.sin(one), ay + reach * math.cos(one)),
                (bx + reach * math.sin(two), by - reach * math.cos(two)),
                (bx, by),
            )

    def glyph(self) -> Glyph:
        """Close the outline and return it as a glyph of the font."""
        self._pen.closePath()
        return self._glyph.glyph()


def on_circle(centre: Point, radius: float, angle: float) -> Point:
    """Return the point of a circle at an angle in radians."""
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)


def spade() -> Outline:
    """Draw ♠: a heart turned over, on a flared foot."""
    o = Outline(720)
    o.start((360, CAP_HEIGHT + OVERSHOOT))
    o.curve((412, 580), (664, 470), (664, 268))
    o.curve((664, 160), (590, 94), (506, 94))
    o.curve((456, 94), (414, 114), (388, 154))
    o.curve((394, 92), (424, 40), (492, 0))
    o.line((228, 0))
    o.curve((296, 40), (326, 92), (332, 154))
    o.curve((306, 114), (264, 94), (214, 94))
    o.curve((130, 94), (56, 160), (56, 268))
    o.curve((56, 470), (308, 580), (360, CAP_HEIGHT + OVERSHOOT))
    return o


def heart() -> Outline:
    """Draw ♥: two full bowls over a curved point."""
    o = Outline(720)
    top = CAP_HEIGHT
    o.start((360, 566))
    o.curve((384, 656), (442, top), (516, top))
    o.curve((604, top), (672, 640), (672, 524))
    o.curve((672, 312), (424, 190), (360, -OVERSHOOT))
    o.curve((296, 190), (48, 312), (48, 524))
    o.curve((48, 640), (116, top), (204, top))
    o.curve((278, top), (336, 656), (360, 566))
    return o


def diamond() -> Outline:
    """Draw ♦: a lozenge with sides bent slightly inwards."""
    o = Outline(660)
    centre = (330, CAP_HEIGHT / 2)
    tips = (
        (330, CAP_HEIGHT + OVERSHOOT),
        (606, CAP_HEIGHT / 2),
        (330, -OVERSHOOT),
        (54, CAP_HEIGHT / 2),
    )
    o.start(tips[0])
    for here, there in zip(tips, (*tips[1:], tips[0]), strict=True):
        leaving, arriving = between(here, there, 1 / 3), between(here, there, 2 / 3)
        o.curve(between(leaving, centre, BEND), between(arriving, centre, BEND), there)
    return o


def between(here: Point, there: Point, share: float) -> Point:
    """Return the point at a share of the way from here to there."""
    return here[0] + (there[0] - here[0]) * share, here[1] + (there[1] - here[1]) * share


def club() -> Outline:
    """Draw ♣: three circles that meet, on a flared foot."""
    o = Outline(760)
    radius = 176.0
    top, left, right = (380.0, CAP_HEIGHT + OVERSHOOT - radius), (206.0, 264.0), (554.0, 264.0)
    # The outer of the two points where the left circle meets the upper one.
    upwards = math.degrees(math.atan2(top[1] - left[1], top[0] - left[0]))
    opening = math.degrees(math.acos(math.dist(left, top) / 2 / radius))
    of_left, of_top = upwards + opening, upwards + 180 - opening
    foot = 332.0  # the angle at which the foot leaves the left circle
    o.start((516, 0))
    o.line((244, 0))
    o.curve((318, 40), (352, 104), (358, 178))
    o.line(on_circle(left, radius, math.radians(foot)))
    o.arc(left, radius, foot, of_left)
    o.arc(top, radius, of_top, 180 - of_top)
    o.arc(right, radius, 180 - of_left, 180 - foot)
    o.line((402, 178))
    o.curve((408, 104), (442, 40), (516, 0))
    return o


GLYPHS = {
    0x2660: ("spade", spade),
    0x2665: ("heart", heart),
    0x2666: ("diamond", diamond),
    0x2663: ("club", club),
}


def build(target: Path) -> None:
    """Write the font."""
    outlines = {name: draw() for name, draw in GLYPHS.values()}
    names = [".notdef", *outlines]
    builder = FontBuilder(EM, isTTF=True)
    builder.updateHead(created=CREATED, modified=CREATED)
    builder.setupGlyphOrder(names)
    builder.setupCharacterMap({code: name for code, (name, _) in GLYPHS.items()})
    glyphs = {name: outline.glyph() for name, outline in outlines.items()}
    builder.setupGlyf({".notdef": TTGlyphPen(None).glyph(), **glyphs})
    widths = {".notdef": 500} | {name: outline.width for name, outline in outlines.items()}
    edges = builder.font["glyf"]
    builder.setupHorizontalMetrics(
        {name: (width, getattr(edges[name], "xMin", 0)) for name, width in widths.items()}
    )
    builder.setupHorizontalHeader(ascent=ASCENT, descent=-DESCENT)
    builder.setupNameTable(
        {
            "familyName": FAMILY,
            "styleName": "Regular",
            "uniqueFontIdentifier": f"{FAMILY} 1.0",
            "fullName": FAMILY,
            "version": "Version 1.0",
            "psName": FAMILY.replace(" ", ""),
            "licenseDescription": "Drawn for bridge_rules_gui; under the licence of its code.",
        }
    )
    builder.setupOS2(
        sTypoAscender=ASCENT,
        sTypoDescender=-DESCENT,
        usWinAscent=ASCENT,
        usWinDescent=DESCENT,
        sCapHeight=CAP_HEIGHT,
    )
    builder.setupPost()
    builder.save(target)


if __name__ == "__main__":
    build(Path(__file__).with_name("suits.ttf"))
