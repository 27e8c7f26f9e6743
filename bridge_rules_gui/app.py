"""Starts the window: the screen, the application, the folders of the user, then a session."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QApplication

from bridge_rules_gui import __version__
from bridge_rules_gui.cli.status import UNUSABLE
from bridge_rules_gui.session import KeptIn, Session
from bridge_rules_gui.start_options import PROGRAM, complain, understand_arguments
from bridge_rules_gui.window.settings import USUAL_SIZE, Settings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bridge_rules_gui.start_options import StartOptions

_STYLE: Final = ("-style", "fusion")
_SCALE: Final = "QT_SCALE_FACTOR"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the window, or save a picture of it; return the exit status of the program."""
    options = understand_arguments(argv)
    if not _has_screen():
        if options.picture is None:
            complain("there is no screen to open a window on; set DISPLAY or WAYLAND_DISPLAY")
            return UNUSABLE
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if options.picture is None:
        session = _session(options, _settings_file(), KeptIn(_error_log(), pages=_page_folder()))
        status = session.run()
        if session.begins_again:
            from PySide6.QtCore import QProcess  # noqa: PLC0415 - rare

            QProcess.startDetached(sys.orig_argv[0], sys.orig_argv[1:])
        return status
    if options.theme is None:
        options = options._replace(theme=Settings(_settings_file()).theme)
    with TemporaryDirectory() as scratch:  # but for the theme, a picture is not the user's state
        folder = Path(scratch)
        return _session(options, folder / "window.ini", KeptIn(_error_log(), work=folder)).run()


def _session(options: StartOptions, settings_file: Path, kept_in: KeptIn) -> Session:
    settings = Settings(settings_file)
    settings.theme_of_run = options.theme
    return Session(_application(settings.interface_size), settings, options, kept_in)


def _has_screen() -> bool:
    """Tell whether Qt will find a screen: on Linux it would abort the program if not."""
    named = ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform != "linux" or any(os.environ.get(name) for name in named)


def _application(size: int) -> QApplication:
    """Return Qt's application, which draws everything at a size in percent."""
    running = QApplication.instance()
    # Asked by `setStyle`, its binding would bring in all a style can draw, before anything is.
    with drawn_at(size):
        app = running if isinstance(running, QApplication) else QApplication([PROGRAM, *_STYLE])
    app.setApplicationName(PROGRAM)
    app.setApplicationDisplayName("Bridge Rules")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(PROGRAM)
    return app


@contextmanager
def drawn_at(size: int) -> Iterator[None]:
    """Have an application that is made now draw everything at a size in percent.

    The desktop may have a factor of its own. Programs started from this one shall not inherit.
    """
    given = os.environ.get(_SCALE)
    if size != USUAL_SIZE:
        os.environ[_SCALE] = f"{_number(given) * size / 100:g}"
    try:
        yield
    finally:
        os.environ.pop(_SCALE, None)
        if given is not None:
            os.environ[_SCALE] = given


def _number(written: str | None) -> float:
    try:
        return float(written or 1)
    except ValueError:  # Qt takes no notice of it either
        return 1.0


def _settings_file() -> Path:
    return _user_folder(QStandardPaths.StandardLocation.GenericConfigLocation) / "window.ini"


def _error_log() -> Path:
    return _user_folder(QStandardPaths.StandardLocation.GenericStateLocation) / "errors.log"


def _page_folder() -> Path:
    return _user_folder(QStandardPaths.StandardLocation.GenericCacheLocation) / "pages"


def _user_folder(location: QStandardPaths.StandardLocation) -> Path:
    return Path(QStandardPaths.writableLocation(location)) / PROGRAM
