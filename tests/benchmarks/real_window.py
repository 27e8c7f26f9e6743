"""Start the program as its user does, and print when window and law text were painted.

Arguments are the program's own. Before them ``--whole`` lets it run until all of the window is
there and closes it, as a reader would: then the page last read is kept for the next start.
"""

from __future__ import annotations

import sys
import time

from bridge_rules_gui.__main__ import prepare, start

noted: dict[str, int] = {}


def main(arguments: list[str]) -> int:
    """Run the program; return its exit status."""
    prepare()  # as the program does before all else
    from PySide6.QtWidgets import QApplication

    from bridge_rules_gui.window import main_window

    is_whole = "--whole" in arguments[:1]

    class WatchedWindow(main_window.MainWindow):
        """The program's window, its signals noted with their time."""

        def __init__(self, *given: object, **named: object) -> None:
            super().__init__(*given, **named)  # type: ignore[arg-type]
            self.painted.connect(self.note_window)
            self.law_shown.connect(self.note_law)
            self.asked_shown.connect(self.end_whole)
            self.books_failed.connect(self.give_up)

        def note_window(self) -> None:
            noted["painted"] = time.monotonic_ns()

        def note_law(self) -> None:
            noted["law_shown"] = time.monotonic_ns()
            if not is_whole:
                QApplication.quit()

        def end_whole(self) -> None:
            self.close()

        def give_up(self, error: Exception) -> None:
            print(error, file=sys.stderr)
            QApplication.exit(1)

    main_window.MainWindow = WatchedWindow  # type: ignore[misc]
    sys.argv[1:] = arguments[is_whole:]
    status = start()
    from bridge_rules_gui import resources
    from tests.benchmarks.measuring import print_measures

    print_measures(**noted, cache=str(resources.user_cache()))
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
