"""What all tests share: an offscreen window system, golden files, a small corpus."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from bridge_rules_gui.corpus.corpus import Corpus

# Before anybody imports PySide6. The project's own fonts are the only ones, so that a window has
# the same sizes on every machine; another FONTCONFIG_FILE in the environment replaces them.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("FONTCONFIG_FILE", str(Path(__file__).with_name("fonts.conf")))
if sys.platform == "linux":
    os.environ["LC_ALL"] = "C.UTF-8"  # Qt warns of a locale that is not UTF-8


import pytest
from hypothesis import HealthCheck, settings

from bridge_rules_gui import building, resources
from bridge_rules_gui.reading.corpus import read_corpus
from bridge_rules_gui.reading.termbase import read_function_words, read_termbase
from bridge_rules_gui.simulation import library
from bridge_rules_gui.terms.terminology import Terminology
from tests import factories
from translations import make

_HERE = Path(__file__).parent
GOLDEN = _HERE / "golden"

# Before helpers are imported: an assertion of theirs that fails says what differs, as in a test.
_HELPERS = {f"tests.{each.stem}" for each in _HERE.iterdir()}
pytest.register_assert_rewrite(*(_HELPERS - sys.modules.keys()))

_LONGEST_SLOW = (
    *("test_what_is_in_the_way.py", "test_bank.py", "test_practice.py", "test_app.py"),
    *("test_killing.py", "test_watching.py", "test_one_language.py", "test_start.py"),
    *("test_wheel.py", "test_what_if.py", "test_hostile_words.py", "test_oracle.py"),
    *("test_retrieval.py", "test_links.py", "test_citations.py", "test_questions.py"),
)
"""The files whose slow tests take longest: begun first, none of them is waited for at the end."""

# No test asserts how long something takes; a busy machine is no fault of the program.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Golden files are rewritten on demand only, and then reviewed as a diff."""
    parser.addoption("--update-golden", action="store_true", help="rewrite the golden files")
    parser.addoption(
        "--random-scenarios",
        type=int,
        help="how many cases made at random are ruled on (300, or 900 others with -m slow)",
    )
    parser.addoption(
        "--random-deals",
        type=int,
        help="how many deals made at random are ruled on beside the oracle (60, or 1,000: -m slow)",
    )


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Run named tests in one process, the whole suite on up to eight cores."""
    return 0 if config.args_source is pytest.Config.ArgsSource.ARGS else min(8, os.cpu_count() or 1)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Let the slow tests that take longest begin first; the order of the others is kept."""
    if config.option.markexpr == "slow":
        order = {name: place for place, name in enumerate(_LONGEST_SLOW)}
        items.sort(key=lambda item: order.get(item.path.name, len(order)))


def pytest_configure(config: pytest.Config) -> None:
    """Compile the catalogues that have changed, before any worker reads them."""
    # The books and the rulings stay: to look through them for garbage again and again took a
    # seventh of the time.
    gc.set_threshold(20_000, 20, 50)
    if not hasattr(config, "workerinput"):
        make.compile_catalogues(resources.translations())


def pytest_collection_finish() -> None:
    """Leave out of every search for garbage what has been imported: it stays to the end."""
    gc.freeze()


@pytest.fixture(autouse=True, scope="session")
def _own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Keep what is read in a folder of this run, not in the user's own."""
    folder = tmp_path_factory.mktemp("cache")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(resources, "user_cache", lambda: folder)
        yield folder


@pytest.fixture(scope="session")
def filled_cache(_own_cache: Path) -> Path:
    """Return this run's cache with the books and the search in it, to be copied to a user."""
    building.build_search(building.read_books())
    return _own_cache


@pytest.fixture(autouse=True, scope="session")
def _content_read_once() -> Iterator[None]:
    """Read the content once for all windows and searches: nobody changes what has been read."""
    parts = ("open_termbase", "open_concordance", "open_descriptions")
    kinds = {building: parts, library: ("read_scenario", "forms_in_any_language")}
    with pytest.MonkeyPatch.context() as patch:
        for module, name in ((module, name) for module, names in kinds.items() for name in names):
            patch.setattr(module, name, _once(getattr(module, name)))
        yield


def _once(read: Callable[..., object]) -> Callable[..., object]:
    """Return what a function returned before, for the same arguments and folders."""
    kept = cache(lambda _content, _translations, *given: read(*given))
    return lambda *given: kept(resources.content(), resources.translations(), *given)


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Return a check that a text equals a golden file."""

    def check(name: str, text: str) -> None:
        path = GOLDEN / name
        if request.config.getoption("--update-golden"):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        assert path.exists(), f"{path.name} does not exist yet; run pytest --update-golden"
        assert text == path.read_text("utf-8")

    return check


@pytest.fixture(scope="session")
def small_corpus() -> Corpus:
    """Return three little books that hold one of everything a page can show."""
    return factories.small_corpus()


@pytest.fixture(scope="session")
def corpus() -> Corpus:
    """Return the real books, read from the given documents."""
    return read_corpus()


@pytest.fixture(scope="session")
def terminology(corpus: Corpus) -> Terminology:
    """Return the real termbase with its places in the real books."""
    content = resources.content()
    return Terminology(corpus, read_termbase(content), read_function_words(content))
