"""The window's command line: what it asks for, what it answers, what it leaves alone."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QLocale, QThreadPool, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from bridge_rules_gui import __version__, app, building, resources
from bridge_rules_gui.building import build_search
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.language.phrasebook import ENGLISH
from bridge_rules_gui.reading.document import SourceError
from bridge_rules_gui.search.search import Search
from bridge_rules_gui.window.main_window import MainWindow
from bridge_rules_gui.window.settings import Settings, ThemeChoice
from bridge_rules_gui.window.shell import picture
from bridge_rules_gui.window.speaking import phrasebook, speak


@pytest.fixture(scope="module")
def search(small_corpus: Corpus) -> Search:
    """Return the search of the little books, made once as the program makes it."""
    return build_search(small_corpus)


@pytest.fixture(autouse=True)
def own_state(
    qapp: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    small_corpus: Corpus,
    search: Search,
) -> Iterator[None]:
    """Let the program run in the test's process, with folders of its own and little books."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    monkeypatch.setattr(building, "read_books", lambda: small_corpus)
    searches = {id(small_corpus): search}
    monkeypatch.setattr(
        building, "build_search", lambda corpus: searches.get(id(corpus)) or build_search(corpus)
    )
    palette = QApplication.palette()
    yield
    speak(lambda: ENGLISH)
    QLocale.setDefault(QLocale.system())
    QApplication.setPalette(palette)
    for window in QApplication.topLevelWidgets():
        if isinstance(window, MainWindow):
            window.deleteLater()
    QApplication.processEvents()


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """Return exit status and complaint of the program; it prints nothing else."""
    try:
        status = app.main(arguments)
    except SystemExit as end:
        status = int(str(end.code))
    printed, complaint = capsys.readouterr()
    assert not printed
    return status, complaint


def close_when_all_is_shown(
    monkeypatch: pytest.MonkeyPatch, before: Callable[[MainWindow], None] = lambda _: None
) -> list[str]:
    """Let a reader close the window as soon as all of it is there; return the addresses read."""
    read: list[str] = []
    begin = MainWindow.__init__

    def watched(window: MainWindow, *arguments: object, **options: object) -> None:
        begin(window, *arguments, **options)  # type: ignore[arg-type]

        def close() -> None:
            read.append(window.parts.status_line.address.text())
            before(window)
            window.close()

        window.asked_shown.connect(lambda: QTimer.singleShot(0, window, close))

    monkeypatch.setattr(MainWindow, "__init__", watched)
    return read


def test_picture_is_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "law.png"
    arguments = ("--open", "1987 27B", "--screenshot", str(file), "--size", "1024x640")
    assert answer(capsys, *arguments) == (0, "")
    picture = QImage(str(file))
    assert (picture.width(), picture.height()) == (1024, 640)
    colours = {picture.pixel(x, y) for x in range(0, 1024, 4) for y in range(0, 640, 4)}
    assert len(colours) > 10


def _lightness(file: Path) -> float:
    picture = QImage(str(file))
    points = [picture.pixelColor(x, y) for x in range(0, 800, 20) for y in range(0, 500, 20)]
    return sum(point.lightness() for point in points) / len(points)


def test_picture_has_the_theme_asked_for_or_the_readers(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    settings = Settings(app._settings_file())
    settings.theme = ThemeChoice.DARK
    settings.save()
    files = {name: tmp_path / f"{name}.png" for name in ("readers", "light")}
    for name, asked in (("readers", ()), ("light", ("--theme", "light"))):
        arguments = ("--open", "27B", "--screenshot", str(files[name]), *asked)
        assert answer(capsys, *arguments) == (0, "")
    assert _lightness(files["readers"]) < 100
    assert _lightness(files["light"]) > 150
    assert Settings(app._settings_file()).theme is ThemeChoice.DARK


@pytest.mark.parametrize("asked", ["search:", "search:  ", "search:?"])
def test_picture_of_an_empty_search_is_written_at_once(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    file = tmp_path / "searches.png"
    assert answer(capsys, "--open", asked, "--screenshot", str(file)) == (0, "")
    assert file.exists()


_MORE_ADDRESSES: Final = (
    *("terms:report/27", "compare:", "compare:27", "compare:overview", "compare:topics/zzz"),
    *("compare:witness", "compare:commentary", "compare:own", "compare:none.md"),
    *("scenario:none.toml", "scenario:law27-pass-instead#3/zzz", "quiz:law/99", "quiz:report/zzz"),
)


@pytest.mark.parametrize(
    "asked",
    [
        *("search:99", "terms:zzz", "notebook:zzz", "help:zzz", "compare:94", "scenario:zzz"),
        *("quiz:zzz", "quiz:practice"),
        *(pytest.param(address, marks=pytest.mark.slow) for address in _MORE_ADDRESSES),
    ],
)
def test_whatever_is_asked_for_is_shown_or_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    monkeypatch.setattr(picture, "PATIENCE", 30)
    file = tmp_path / "asked.png"
    status, complaint = answer(capsys, "--open", asked, "--screenshot", str(file))
    assert file.exists() == (status == 0) == (not complaint)
    assert "seconds" not in complaint


def test_picture_that_comes_to_nothing_is_given_up(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    corpus = building.read_books()

    def slow() -> Corpus:
        threading.Event().wait(1)
        return corpus

    monkeypatch.setattr(building, "read_books", slow)
    monkeypatch.setattr(picture, "PATIENCE", 0.1)
    file = tmp_path / "law.png"
    status, complaint = answer(capsys, "--screenshot", str(file))
    assert (status, file.exists()) == (2, False)
    assert "nothing to take a picture of within 0.1 seconds" in complaint


def test_signals_do_after_the_window_what_they_did_before(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def handlers() -> list[object]:
        woken = signal.set_wakeup_fd(-1)
        signal.set_wakeup_fd(woken, warn_on_full_buffer=False)
        return [woken, signal.getsignal(signal.SIGTERM), signal.getsignal(signal.SIGINT)]

    before, during = handlers(), []
    close_when_all_is_shown(monkeypatch, lambda _window: during.extend(handlers()))
    assert answer(capsys) == (0, "")
    assert handlers() == before
    assert all(was is not then for was, then in zip(before, during, strict=True))


def test_picture_never_touches_the_saved_state(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    answer(capsys, "--screenshot", str(tmp_path / "law.png"))
    assert not (tmp_path / "config").exists()
    assert not (tmp_path / "state").exists()


@pytest.mark.parametrize(
    ("arguments", "status", "complaint"),
    [
        # what was asked for does not exist
        (("--open", "27Z"), 1, "bg2017/27Z: not in this edition"),
        (("--open", "ru1987/99"), 1, "ru1987/99: not in this edition"),
        # what cannot be a place
        (("--open", "???"), 2, "'???' is not a citation; write the law and its labels"),
    ],
)
def test_picture_of_a_place_that_is_none(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    arguments: tuple[str, ...],
    status: int,
    complaint: str,
) -> None:
    file = tmp_path / "law.png"
    found = answer(capsys, *arguments, "--screenshot", str(file))
    assert found[0] == status
    assert found[1].startswith(f"bridge-rules-gui: {complaint}")
    assert found[1].count("\n") == 1
    assert not file.exists()


def test_picture_that_cannot_be_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "no such folder" / "law.png"
    status, complaint = answer(capsys, "--screenshot", str(file))
    assert status == 2
    assert complaint.startswith(f"bridge-rules-gui: {file}: cannot be written")
    assert complaint.count("\n") == 1


def test_picture_on_a_full_disk_leaves_the_one_before(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def full(*_arguments: object) -> None:
        raise OSError(28, "No space left on device")

    file = tmp_path / "law.png"
    file.write_bytes(b"old")
    monkeypatch.setattr("os.fsync", full)
    status, complaint = answer(capsys, "--screenshot", str(file))
    assert status == 2
    assert complaint.startswith(f"bridge-rules-gui: {file}: cannot be written: No space left")
    assert file.read_bytes() == b"old"


def test_picture_of_books_that_cannot_be_read(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> Corpus:
        raise SourceError("content/sources/bg2017.txt cannot be read; restore the file")

    monkeypatch.setattr(building, "read_books", fail)
    file = tmp_path / "law.png"
    assert answer(capsys, "--screenshot", str(file)) == (
        2,
        "bridge-rules-gui: content/sources/bg2017.txt cannot be read; restore the file\n",
    )
    assert not file.exists()


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--size", "huge"), "'huge' is not a size; write WIDTHxHEIGHT"),
        (("--size", "10x10"), "'10x10' is not a size; write WIDTHxHEIGHT"),
        (("--size", "99999x800"), "'99999x800' is not a size; write WIDTHxHEIGHT"),
        (("--size", "-5x800"), "expected one argument"),
        (("--language", "fr"), "'fr' is no language of the interface; write one of en, bg, ru"),
        (
            ("--theme", "pink"),
            "'pink' is no theme; write one of system, light, dark, high-contrast",
        ),
        (("--screenshot", "law.gif"), "'law.gif' is no PNG file; write a name that ends in .png"),
        (("--screenshot", "law"), "'law' is no PNG file; write a name that ends in .png"),
        (("--dance",), "unrecognized arguments: --dance"),
    ],
)
def test_wrong_usage_is_one_line_and_status_2(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], complaint: str
) -> None:
    status, complained = answer(capsys, *arguments)
    assert status == 2
    assert complaint in complained
    assert complained.startswith("bridge-rules-gui: ")
    assert complained.count("\n") == 1


def test_language_asked_for_is_spoken(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken: list[tuple[InterfaceLanguage, bool]] = []
    close_when_all_is_shown(
        monkeypatch, lambda window: spoken.append((phrasebook().language, _speaks(window, "bg")))
    )
    assert answer(capsys, "--language", "bg") == (0, "")
    assert spoken == [(InterfaceLanguage.BULGARIAN, True)]


def test_language_is_changed_without_a_restart_and_remembered(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    are_serbian: list[bool] = []

    def choose(window: MainWindow) -> None:
        are_serbian.append(_speaks(window, "sr-cyrl"))
        if len(are_serbian) == 1:
            window.parts.actions["language-sr-cyrl"].trigger()

    read = close_when_all_is_shown(monkeypatch, choose)
    assert answer(capsys, "--open", "1987 27B") == (0, "")
    assert are_serbian == [False, True]
    assert read[-1] == "ru1987/27B"
    assert answer(capsys) == (0, "")
    assert are_serbian == [False, True, True]


def test_language_is_changed_with_the_ways_back_and_forward(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    visited: list[tuple[list[str], bool, bool]] = []

    def choose(window: MainWindow) -> None:
        assert window.workplaces is not None
        actions = window.parts.actions
        if not visited:
            for name in ("next-law", "previous-law", "back"):
                actions[name].trigger()
        places = [str(place) for place in window.workplaces.shell.navigator.history.places]
        visited.append((places, actions["back"].isEnabled(), actions["forward"].isEnabled()))
        if len(visited) == 1:
            actions["language-ru"].trigger()

    close_when_all_is_shown(monkeypatch, choose)
    assert answer(capsys, "--open", "1987 27B") == (0, "")
    assert visited[0] == visited[1]
    places, *ways = visited[0]
    assert len(places) == 3
    assert ways == [True, True]


WORKPLACES: Final = (
    *("terms:dummy", "scenario:"),
    *(pytest.param(a, marks=pytest.mark.slow) for a in ("terms:report", "scenario:new", "quiz")),
)


@pytest.mark.parametrize("asked", [*WORKPLACES, "search:dummy"])
def test_language_is_changed_where_the_reader_is(
    asked: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    corpus: Corpus,
) -> None:
    if asked == "quiz":  # it quotes the books, and little ones lack the laws it asks about
        monkeypatch.setattr(building, "read_books", lambda: corpus)
    shown: list[str] = []

    def choose(window: MainWindow) -> None:
        assert window.workplaces is not None
        shown.append(window.workplaces.shell.address)
        if len(shown) == 1:
            window.parts.actions["language-ru"].trigger()

    close_when_all_is_shown(monkeypatch, choose)
    assert answer(capsys, "--open", asked) == (0, "")
    assert shown == [asked, asked]


def test_language_chosen_at_the_welcome_brings_its_book(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("bridge_rules_gui.app._settings_file", lambda: tmp_path / "window.ini")
    windows: list[MainWindow] = []

    def choose(window: MainWindow) -> None:
        windows.append(window)
        if len(windows) == 1:
            window.parts.actions["language-ru"].trigger()

    read = close_when_all_is_shown(monkeypatch, choose)
    assert answer(capsys, "--language", "en") == (0, "")
    assert [address.partition("/")[0] for address in read] == ["bg2017", "ru1987"]


def _speaks(window: MainWindow, language: str) -> bool:
    return window.parts.actions[f"language-{language}"].isChecked()


def test_window_opens_where_it_was_closed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    read = close_when_all_is_shown(monkeypatch)
    assert answer(capsys, "--open", "1987 27B", "--size", "900x600") == (0, "")
    assert answer(capsys) == (0, "")
    assert read == ["ru1987/27B", "ru1987/27B"]
    assert (tmp_path / "config" / "bridge-rules-gui" / "window.ini").exists()


@pytest.mark.parametrize("asked", WORKPLACES)
def test_window_opens_in_the_workplace_where_it_was_closed(
    asked: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    corpus: Corpus,
) -> None:
    if asked == "quiz":
        monkeypatch.setattr(building, "read_books", lambda: corpus)
    monkeypatch.setattr("bridge_rules_gui.app._settings_file", lambda: tmp_path / "window.ini")
    welcomed(tmp_path / "window.ini")
    shown: list[str] = []

    def look(window: MainWindow) -> None:
        assert window.workplaces is not None
        shown.append(window.workplaces.shell.address)

    close_when_all_is_shown(monkeypatch, look)
    assert answer(capsys, "--open", asked) == (0, "")
    assert answer(capsys) == (0, "")
    assert shown == [asked, asked]


def test_workplace_left_that_is_none_any_more_ends_in_the_books(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("bridge_rules_gui.app._settings_file", lambda: tmp_path / "window.ini")
    welcomed(tmp_path / "window.ini").workplace = "nowhere:at-all"
    read = close_when_all_is_shown(monkeypatch)
    assert answer(capsys) == (0, "")
    assert read == ["bg2017/23"]


def welcomed(file: Path) -> Settings:
    """Return the settings of somebody who has been welcomed."""
    settings = Settings(file)
    settings.was_welcomed = True
    settings.save()
    return settings


def test_nothing_of_the_window_works_on_once_the_program_has_ended(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    close_when_all_is_shown(monkeypatch)
    assert answer(capsys, "--open", "bg2017/27")[0] == 0
    assert not [w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow)]
    QApplication.processEvents()
    assert QThreadPool.globalInstance().activeThreadCount() == 0


def test_window_opens_although_the_place_asked_for_is_none(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    read = close_when_all_is_shown(monkeypatch)
    assert answer(capsys, "--open", "27Z") == (
        1,
        "bridge-rules-gui: bg2017/27Z: not in this edition\n",
    )
    assert read == ["bg2017/23"]


def test_unexpected_error_ends_a_picture_with_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fail() -> None:
        QTimer.singleShot(0, go_wrong)

    def go_wrong() -> None:
        sys.excepthook(ValueError, ValueError("wrong"), None)
        may_read.set()  # the program waits for its workers before it ends

    def read_slowly() -> Corpus:
        assert may_read.wait(10)
        raise SourceError("too late")

    may_read = threading.Event()
    monkeypatch.setattr(building, "read_books", read_slowly)
    begin = MainWindow.__init__

    def watched(window: MainWindow, *arguments: object, **options: object) -> None:
        begin(window, *arguments, **options)  # type: ignore[arg-type]
        window.painted.connect(fail)

    monkeypatch.setattr(MainWindow, "__init__", watched)
    status, complaint = answer(capsys, "--screenshot", str(tmp_path / "law.png"))
    assert status == 1
    assert "Something went wrong (ValueError: wrong)." in complaint
    assert complaint.count("\n") == 1


def welcome_seen(monkeypatch: pytest.MonkeyPatch, *, passes: bool = True) -> list[bool]:
    """Let a reader close each window once all of it is there; return whether he was welcomed."""
    seen: list[bool] = []
    begin = MainWindow.__init__

    def watched(window: MainWindow, *arguments: object, **options: object) -> None:
        begin(window, *arguments, **options)  # type: ignore[arg-type]

        def look() -> None:
            sheet = window.guide.welcome
            seen.append(sheet is not None and sheet.isVisible())
            if sheet is not None and passes:
                sheet.leave()
            window.close()

        window.asked_shown.connect(lambda: QTimer.singleShot(0, window, look))

    monkeypatch.setattr(MainWindow, "__init__", watched)
    return seen


def test_newcomer_is_welcomed_at_the_first_start_alone(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = welcome_seen(monkeypatch)
    for _ in range(2):
        assert answer(capsys) == (0, "")
    assert seen == [True, False]


def test_welcome_waits_for_a_start_without_a_place(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = welcome_seen(monkeypatch)
    assert answer(capsys, "--open", "27B") == (0, "")
    assert answer(capsys) == (0, "")
    assert seen == [False, True]


def test_welcome_nobody_chose_from_or_passed_by_comes_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = welcome_seen(monkeypatch, passes=False)
    for _ in range(2):
        assert answer(capsys) == (0, "")
    assert seen == [True, True]


@pytest.mark.parametrize(
    ("variables", "status"),
    [({}, 2), ({"DISPLAY": ""}, 2)],
)
@pytest.mark.skipif(sys.platform != "linux", reason="only there a screen has a variable")
def test_machine_without_a_screen_is_reported_in_one_line(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    variables: dict[str, str],
    status: int,
) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    found = answer(capsys)
    assert found[0] == status
    assert found[1].startswith("bridge-rules-gui: there is no screen to open a window on")


def test_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        app.main(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out == f"bridge-rules-gui {__version__}\n"


def test_search_of_made_up_books_is_not_kept(
    small_corpus: Corpus, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(resources, "user_cache", lambda: tmp_path)
    build_search(small_corpus)
    assert not list(tmp_path.iterdir())
