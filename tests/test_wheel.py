"""The built wheel alone, installed in an empty environment, shows the books."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
DATA_FOLDERS = ("content", "translations", "assets")

pytestmark = pytest.mark.slow


@dataclass(frozen=True, slots=True)
class Installation:
    """A wheel and the environment it is installed in; ``elsewhere`` is no part of a checkout."""

    wheel: Path
    bin: Path
    elsewhere: Path

    def run(self, *command: str) -> str:
        """Run a program of the environment, away from the checkout, as a fresh user."""
        environment = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
        environment |= {"XDG_CACHE_HOME": str(self.elsewhere), "PYTHONIOENCODING": "utf-8"}
        program, *arguments = command
        answer = subprocess.run(
            [self.bin / program, *arguments],
            cwd=self.elsewhere,
            env=environment,
            stdout=subprocess.PIPE,
            check=True,
        )
        return answer.stdout.decode("utf-8")


def _empty_environment(folder: Path) -> tuple[Path, Path]:
    """Make an environment without any package; return its interpreter and its programs' folder."""
    builder = venv.EnvBuilder(with_pip=False)
    builder.create(folder)
    context = builder.ensure_directories(folder)
    return Path(context.env_exe), Path(context.bin_path)


def _borrow_dependencies(folder: Path) -> None:
    """Let an environment find the dependencies in the running one instead of downloading them.

    A ``.pth`` line puts them last on the path, where their own ``.pth`` files, and with
    them an editable installation of the checkout, have no effect.
    """
    paths = {"base": str(folder), "platbase": str(folder)}
    site_packages = Path(sysconfig.get_path("purelib", "venv", vars=paths))
    borrowed = [sysconfig.get_path("purelib"), sysconfig.get_path("platlib")]
    (site_packages / "borrowed.pth").write_text("\n".join(dict.fromkeys(borrowed)), "utf-8")


@pytest.fixture(scope="module")
def installation(tmp_path_factory: pytest.TempPathFactory) -> Installation:
    folder = tmp_path_factory.mktemp("wheel")
    build = ["-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run([sys.executable, *build], check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    interpreter, programs = _empty_environment(folder / "environment")
    install = ["-m", "pip", "--python", str(interpreter), "install", "--quiet"]
    subprocess.run(
        [sys.executable, *install, "--no-deps", "--no-index", str(wheel)],
        check=True,
        capture_output=True,
    )
    _borrow_dependencies(folder / "environment")
    elsewhere = folder / "elsewhere"
    elsewhere.mkdir()
    return Installation(wheel, programs, elsewhere)


def test_installed_package_is_not_the_checkout(installation: Installation) -> None:
    program = "import bridge_rules_gui, sys; print(bridge_rules_gui.__file__, *sys.path, sep='\\n')"
    package, *path = installation.run("python", "-c", program).splitlines()
    assert Path(package).is_relative_to(installation.wheel.parent / "environment")
    assert str(ROOT) not in path


@pytest.mark.parametrize("name", DATA_FOLDERS)
def test_wheel_holds_every_file_of_the_data_folders(installation: Installation, name: str) -> None:
    paths = (p.relative_to(ROOT) for p in (ROOT / name).rglob("*") if p.is_file())
    # Pictures are for readers of README, the desktop entry for the desktop, the recipe for packers.
    files = {
        path.as_posix()
        for path in paths
        if not {"screenshots", "deploy"} & {*path.parts}
        and path.suffix != ".desktop"
        and (name != "translations" or path.suffix == ".mo")  # the rest is for translators
    }
    with zipfile.ZipFile(installation.wheel) as archive:
        inside = archive.namelist()
    assert files
    assert {f"bridge_rules_gui/{file}" for file in files} <= set(inside)


def test_wheel_brings_the_desktop_its_entry_and_icon(installation: Installation) -> None:
    with zipfile.ZipFile(installation.wheel) as archive:
        inside = archive.namelist()
    assert any(name.endswith("share/applications/bridge-rules-gui.desktop") for name in inside)
    assert any(name.endswith("scalable/apps/bridge-rules-gui.svg") for name in inside)


@pytest.mark.parametrize("name", DATA_FOLDERS)
def test_data_folders_are_found_inside_the_package(installation: Installation, name: str) -> None:
    program = f"from bridge_rules_gui import resources; print(resources.{name}().is_dir())"
    folder = f"from bridge_rules_gui import resources; print(resources.{name}())"
    assert installation.run("python", "-c", program).strip() == "True"
    inside = Path(installation.run("python", "-c", folder).strip())
    assert inside.resolve().parent.name == "bridge_rules_gui"
    assert not inside.resolve().is_relative_to(ROOT)


def test_books_are_byte_for_byte_the_given_ones(installation: Installation) -> None:
    with zipfile.ZipFile(installation.wheel) as archive:
        for book in (ROOT / "content" / "sources").glob("*.txt"):
            inside = archive.read(f"bridge_rules_gui/content/sources/{book.name}")
            assert inside == book.read_bytes()


def test_module_lists_the_editions(installation: Installation) -> None:
    printed = installation.run("python", "-m", "bridge_rules_gui.cli", "editions", "--json")
    editions: list[dict[str, Any]] = json.loads(printed)
    assert {e["edition"]: e["laws"] for e in editions} == {
        "ru1987": 93,
        "sr2007": 93,
        "bg2017": 93,
    }


def test_console_script_shows_a_provision(installation: Installation) -> None:
    shown = json.loads(installation.run("bridge-rules", "show", "bg2017/27B1(a)", "--json"))
    book = (ROOT / "content" / "sources" / "bg2017.txt").read_text("utf-8")
    assert shown["cite"] == "27B1(a)"
    assert shown["text"].split()[:4] == ["Ако", "недостатъчната", "декларация", "е"]
    assert shown["text"].split(".")[0] in " ".join(book.split())


def test_installed_package_brings_the_templates_of_its_pages(installation: Installation) -> None:
    page = installation.elsewhere / "concordance.html"
    order = ("export", "concordance", "--format", "html", "--law", "27", "-o", str(page))
    installation.run("bridge-rules", *order)
    assert '<h2 id="law-27">' in page.read_text("utf-8")
