"""Start the program with a search, and print when the answer was shown."""

from __future__ import annotations

import sys
import time

from bridge_rules_gui.__main__ import prepare, start

ASKED = "search:insufficient bid"
noted: dict[str, int] = {}


def main() -> int:
    """Run the program until it has answered; return its exit status."""
    prepare()  # as the program does before all else
    from PySide6.QtWidgets import QApplication

    from bridge_rules_gui.window import main_window

    class WatchedWindow(main_window.MainWindow):
        """The program's window, its signals noted with their time."""

        def __init__(self, *given: object, **named: object) -> None:
            super().__init__(*given, **named)  # type: ignore[arg-type]
            self.painted.connect(self.note_window)
            self.answered.connect(self.note_answer)
            self.books_failed.connect(self.give_up)

        def note_window(self) -> None:
            noted["painted"] = time.monotonic_ns()

        def note_answer(self) -> None:
            noted["answered"] = time.monotonic_ns()
            QApplication.quit()

        def give_up(self, error: Exception) -> None:
            print(error, file=sys.stderr)
            QApplication.exit(1)

    main_window.MainWindow = WatchedWindow  # type: ignore[misc]
    sys.argv[1:] = ["--open", ASKED]
    status = start()
    from tests.benchmarks.measuring import print_measures

    print_measures(**noted)
    return status


if __name__ == "__main__":
    sys.exit(main())
