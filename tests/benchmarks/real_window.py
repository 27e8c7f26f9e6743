"""Start the program as its user does, and print when window and law text were painted."""

from __future__ import annotations

import sys
import time

from PySide6.QtWidgets import QApplication

from bridge_rules_gui.views import main_window

ASKED = "bg2017/27B1"
painted: dict[str, int] = {}


class WatchedWindow(main_window.MainWindow):
    """The program's window, its two signals noted with their time."""

    def __init__(self, *arguments: object) -> None:
        super().__init__(*arguments)  # type: ignore[arg-type]
        self.painted.connect(self.note_window)
        self.law_shown.connect(self.note_law)
        self.books_failed.connect(self.give_up)

    def note_window(self) -> None:
        painted["painted"] = time.monotonic_ns()

    def note_law(self) -> None:
        painted["law_shown"] = time.monotonic_ns()
        QApplication.quit()

    def give_up(self, error: Exception) -> None:
        print(error, file=sys.stderr)
        QApplication.exit(1)


def main() -> int:
    main_window.MainWindow = WatchedWindow  # type: ignore[misc,assignment]
    from bridge_rules_gui import resources
    from bridge_rules_gui.app import main as run

    status = run(["--open", ASKED])
    from tests.benchmarks.measuring import print_measures

    print_measures(**painted, cache=str(resources.user_cache()))
    return status


if __name__ == "__main__":
    sys.exit(main())
