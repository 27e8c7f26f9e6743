"""Start the program with a search, and print when law text and when the answer were shown."""

from __future__ import annotations

import sys
import time

from PySide6.QtWidgets import QApplication

from bridge_rules_gui.views import main_window

ASKED = "search:insufficient bid"
noted: dict[str, int] = {}


class WatchedWindow(main_window.MainWindow):
    """The program's window, its signals noted with their time."""

    def __init__(self, *arguments: object) -> None:
        super().__init__(*arguments)  # type: ignore[arg-type]
        self.painted.connect(self.note_window)
        self.law_shown.connect(self.note_law)
        self.answered.connect(self.note_answer)
        self.books_failed.connect(self.give_up)

    def note_window(self) -> None:
        noted["painted"] = time.monotonic_ns()

    def note_law(self) -> None:
        noted.setdefault("law_shown", time.monotonic_ns())

    def note_answer(self) -> None:
        noted["answered"] = time.monotonic_ns()
        QApplication.quit()

    def give_up(self, error: Exception) -> None:
        print(error, file=sys.stderr)
        QApplication.exit(1)


def main() -> int:
    main_window.MainWindow = WatchedWindow  # type: ignore[misc,assignment]
    from bridge_rules_gui.app import main as run

    status = run(["--open", ASKED])
    from tests.benchmarks.measuring import print_measures

    print_measures(**noted)
    return status


if __name__ == "__main__":
    sys.exit(main())
