from __future__ import annotations

import pytest

from bridge_rules_gui.notation.encoding import decoded
from bridge_rules_gui.notation.files import read_scenarios
from bridge_rules_gui.notation.lin_writer import write_lin
from bridge_rules_gui.notation.pbn_writer import write_pbn
from bridge_rules_gui.notation.scenario_writer import scenario_toml
from tests.notation.boards import boards

(BOARD,) = boards(1, seed=7)


@pytest.mark.parametrize("name", ["a.pbn", "A.PBN", "a.txt", "noname"])
def test_pbn_is_known_by_its_name_or_its_beginning(name: str) -> None:
    assert read_scenarios(write_pbn([BOARD]), name).scenarios == (BOARD,)


@pytest.mark.parametrize("name", ["boards.lin", "boards.txt", "boards"])
def test_lin_is_known_by_its_name_or_its_beginning(name: str) -> None:
    assert read_scenarios(write_lin([BOARD]), name).scenarios == (BOARD,)


@pytest.mark.parametrize("name", ["a.toml", "a.txt", "noname"])
def test_anything_else_is_a_scenario(name: str) -> None:
    assert read_scenarios(scenario_toml(BOARD).encode(), name).scenarios == (BOARD,)


@pytest.mark.parametrize(
    ("content", "text"),
    [
        # a byte order mark decides
        ("Čović".encode("utf-8-sig"), "Čović"),
        ("Čović".encode("utf-16"), "Čović"),
        # the header of BridgeComposer and of Bridgewebs
        ("%Content-type: text/x-pbn; charset=UTF-8\nЮг".encode(), None),
        ("% content-type: text/x-pbn; charset=ISO-8859-2\nČović".encode("iso-8859-2"), None),
        ("%Content-type: text/x-pbn; charset=windows-1251\nЮг".encode("cp1251"), None),
        # neither: UTF-8 where it can be, else the character set of PBN
        ("Čović".encode(), "Čović"),
        ("Müller".encode("iso-8859-1"), "Müller"),
        # a header that says what is not so, or what there is not
        ("%Content-type: text/x-pbn; charset=UTF-8\nMüller".encode("iso-8859-1"), None),
        (b"%Content-type: text/x-pbn; charset=klingon\nabc", None),
        # line ends
        (b"a\r\nb\rc\n", "a\nb\nc\n"),
    ],
)
def test_characters_are_read_as_they_were_written(content: bytes, text: str | None) -> None:
    read = decoded(content)
    if text is not None:
        assert read == text
    else:
        assert read.split("\n")[1] in ("Юг", "Čović", "Müller", "abc")
