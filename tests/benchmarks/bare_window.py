"""Show an empty `QMainWindow` and print when it was painted: what every window costs."""

from __future__ import annotations

import sys
import time

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QMainWindow


class BareWindow(QMainWindow):
    """A window with nothing in it, of the size the program's window usually has."""

    def __init__(self) -> None:
        super().__init__()
        self.painted_at = 0
        self.resize(1280, 800)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        super().paintEvent(event)
        if not self.painted_at:
            QTimer.singleShot(0, self.note)

    def note(self) -> None:
        self.painted_at = time.monotonic_ns()
        QApplication.quit()


def main() -> None:
    app = QApplication(sys.argv)
    window = BareWindow()
    window.show()
    app.exec()
    from tests.benchmarks.measuring import print_measures

    print_measures(painted=window.painted_at)


if __name__ == "__main__":
    main()
