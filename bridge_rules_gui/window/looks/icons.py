"""Icons drawn from strokes: they take the colour of the text around them at any size."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QGuiApplication,
    QIcon,
    QIconEngine,
    QPainter,
    QPainterPath,
    QPalette,
    QPen,
    QPixmap,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

# Polylines on a grid of 16 by 16; a circle is written as its centre and radius.
_Polyline = tuple[tuple[float, float], ...]
_STROKES: Final[Mapping[str, tuple[_Polyline, ...]]] = {
    "back": (((9.5, 3.5), (5, 8), (9.5, 12.5)),),
    "forward": (((6.5, 3.5), (11, 8), (6.5, 12.5)),),
    "up": (((3.5, 9.5), (8, 5), (12.5, 9.5)),),
    "down": (((3.5, 6.5), (8, 11), (12.5, 6.5)),),
    "contents": (
        ((2, 3), (14, 3), (14, 13), (2, 13), (2, 3)),
        ((6.5, 3), (6.5, 13)),
        ((3.5, 5.5), (5, 5.5)),
        ((3.5, 8), (5, 8)),
    ),
    "side-panel": (
        ((2, 3), (14, 3), (14, 13), (2, 13), (2, 3)),
        ((9.5, 3), (9.5, 13)),
        ((11, 5.5), (12.5, 5.5)),
        ((11, 8), (12.5, 8)),
    ),
    "find": (((10, 10), (14, 14)),),
    "copy": (
        ((5.5, 5.5), (13.5, 5.5), (13.5, 13.5), (5.5, 13.5), (5.5, 5.5)),
        ((3.5, 10.5), (2.5, 10.5), (2.5, 2.5), (10.5, 2.5), (10.5, 3.5)),
    ),
    "close": (((4, 4), (12, 12)), ((12, 4), (4, 12))),
    "first": (((4, 3.5), (4, 12.5)), ((12, 3.5), (7, 8), (12, 12.5))),
    "last": (((12, 3.5), (12, 12.5)), ((4, 3.5), (9, 8), (4, 12.5))),
    "play": (((5, 3), (12.5, 8), (5, 13), (5, 3)),),
    "pause": (((5.5, 3.5), (5.5, 12.5)), ((10.5, 3.5), (10.5, 12.5))),
    "bookmark": (((4.5, 2.5), (11.5, 2.5), (11.5, 13.5), (8, 10), (4.5, 13.5), (4.5, 2.5)),),
    "note": (
        ((3, 2.5), (13, 2.5), (13, 9.5), (9.5, 13.5), (3, 13.5), (3, 2.5)),
        ((5.5, 6), (10.5, 6)),
        ((5.5, 9), (8.5, 9)),
    ),
    "highlight": (
        ((2, 13.5), (14, 13.5)),
        ((5.5, 10), (5.5, 7.5), (10.5, 2.5), (13, 5), (8, 10), (5.5, 10)),
    ),
    "irregularity": (((8, 2), (14.5, 13.5), (1.5, 13.5), (8, 2)), ((8, 6), (8, 10.5))),
}
_CIRCLES: Final[Mapping[str, tuple[float, float, float]]] = {"find": (6.5, 6.5, 4.5)}
_GRID: Final = 16.0


def drawn_icon(name: str) -> QIcon:
    """Return an icon of the set by its name; an empty icon for an empty name."""
    return QIcon(_StrokeEngine(name)) if name else QIcon()


def _path(name: str) -> QPainterPath:
    path = QPainterPath()
    for polyline in _STROKES[name]:
        path.moveTo(*polyline[0])
        for point in polyline[1:]:
            path.lineTo(*point)
    if name in _CIRCLES:
        x, y, radius = _CIRCLES[name]
        path.addEllipse(QRectF(x - radius, y - radius, 2 * radius, 2 * radius))
    return path


class _StrokeEngine(QIconEngine):
    """Paints one icon in the palette's colour for text on buttons."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    def clone(self) -> QIconEngine:
        """Return another engine for the same icon."""
        return _StrokeEngine(self._name)

    def paint(
        self,
        painter: QPainter,
        rect: QRect,
        mode: QIcon.Mode,
        state: QIcon.State,  # noqa: ARG002 - Qt's signature
    ) -> None:
        """Paint the strokes in the middle of an area."""
        group = (
            QPalette.ColorGroup.Disabled
            if mode == QIcon.Mode.Disabled
            else QPalette.ColorGroup.Active
        )
        colour = QGuiApplication.palette().color(group, QPalette.ColorRole.ButtonText)
        side = min(rect.width(), rect.height())
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rect.center().x() + 0.5 - side / 2, rect.center().y() + 0.5 - side / 2)
        painter.scale(side / _GRID, side / _GRID)
        cap, join = Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        painter.setPen(QPen(colour, 1.5, Qt.PenStyle.SolidLine, cap, join))
        painter.drawPath(_path(self._name))
        painter.restore()

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        """Return the icon as a picture of a size."""
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        self.paint(painter, QRect(QPoint(0, 0), size), mode, state)
        painter.end()
        return pixmap
