"""What of a case stands in the PBN and LIN that other programs read."""

from __future__ import annotations

import pytest

from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.notation.lin_writer import write_lin
from bridge_rules_gui.notation.pbn_scenario import read_pbn
from bridge_rules_gui.notation.pbn_writer import write_pbn
from bridge_rules_gui.notation.scenario_reader import read_scenario
from bridge_rules_gui.notation.table_record import record_of

DEAL = 'deal = "N:KT76.A75.Q83.K92 42.T83.T762.JT73 AQJ98.K42.A5.Q64 53.QJ96.KJ94.A85"\n'
FIRST_TRICK = ("W play HQ", "N play H5", "E play H3", "S play HK")


def _event(text: str) -> str:
    """Return the TOML of an event written in short: ``N call 1S``, ``S accept false``."""
    who, act, *rest = text.split(" ", 2)
    value = rest[0] if rest else ""
    shown = value if value in ("true", "false") or value.startswith("[") else f'"{value}"'
    return f'[[events]]\nwho = "{who}"\n{act} = {shown}\n'


def auction(*events: str) -> Scenario:
    text = 'schema = 1\nid = "x"\ndealer = "N"\n' + "".join(_event(event) for event in events)
    return read_scenario(text, "x.toml")


def play(*events: str) -> Scenario:
    head = f'schema = 1\nid = "x"\n{DEAL}contract = "4S"\ndeclarer = "S"\n'
    return read_scenario(head + "".join(_event(event) for event in events), "x.toml")


def section(scenario: Scenario, name: str) -> str:
    """Return the entries of a section of the PBN a case is written as, in one line."""
    lines = write_pbn([scenario]).decode().split("\r\n")
    start = next((n for n, line in enumerate(lines) if line.startswith(f"[{name} ")), None)
    if start is None:
        return ""
    end = next(n for n in range(start + 1, len(lines)) if lines[n][:1] in ("[", "{", "%"))
    return " / ".join(lines[start + 1 : end])


@pytest.mark.parametrize(
    ("events", "entries"),
    [
        (("E call P", "S call P", "W call P", "N call P"), "^S Pass AP"),
        (("N call P", "E call P", "S call P", "W call P"), "AP"),
        # accepted by word, by calling over it, or by the option of that name
        (("N call 1D", "E call 1C", "S accept true"), "1D ^I 1C *"),
        (("N call 1D", "E call 1C", "S call P"), "1D ^I 1C Pass *"),
        (("N call 1D", "E call 1C", "S option accept_call"), "1D ^I 1C *"),
        (("E call 1D", "S call P"), "^S 1D Pass *"),
        (("N call 1D", "W call P", "N accept true"), "1D ^S ^S Pass / *"),
        # refused, replaced, or open
        (("N call 1D", "E call 1C", "S accept false", "E replace 2C"), "1D 2C *"),
        (("N call 1D", "E call 1C", "E replace 2C", "S call P"), "1D 2C Pass *"),
        (("N call 1D", "E call 1C"), "1D *"),
        (("E call 1D", "S accept false", "N call 1C"), "1C *"),
        (("E call 1D", "N call 1C", "E call P"), "1C Pass *"),
        # a substitute that is insufficient too, and accepted
        (("N call 2D", "E call 1C", "E replace 2C", "S accept true"), "2D ^I 2C *"),
        # a change of mind: allowed, refused, and the first call kept
        (("N call 1H", "N replace 2H", "E call P"), "2H Pass *"),
        (("N call 1H", "N replace 2H", "E accept false", "E call P"), "1H Pass *"),
        (("N call 1H", "N replace 2H", "N option keep_first_call", "E call P"), "1H Pass *"),
        # what is no token of PBN, or nobody's call to change
        (("N call X", "E call P"), "*"),
        (("N call 8C", "N replace 7C"), "7C *"),
        # a change to what can be no call, not allowed
        (("N call P", "N replace 8C", "E accept false"), "Pass *"),
        (("N call 1H", "E call 2C", "E replace 8C", "S accept false"), "1H 2C *"),
        (("N call 1H", "W replace 2H", "W accept false"), "1H *"),
    ],
)
def test_of_an_auction_the_legal_and_accepted_calls_stand(
    events: tuple[str, ...], entries: str
) -> None:
    assert section(auction(*events), "Auction") == entries


@pytest.mark.parametrize(
    ("events", "rows"),
    [
        (("W play HQ", "N play HA"), "HQ HA - - / *"),
        # a lead out of turn: accepted by word, by playing to it, refused, open
        ((*FIRST_TRICK, "W play H6", "S accept true"), "HQ H5 H3 HK / ^L H6 - - - / *"),
        ((*FIRST_TRICK, "W play H6", "N play H7"), "HQ H5 H3 HK / ^L H6 H7 - - / *"),
        ((*FIRST_TRICK, "W play H6", "S accept false", "S play H2"), "HQ H5 H3 HK / - - - H2 / *"),
        ((*FIRST_TRICK, "W play H6", "W withdraw H6"), "HQ H5 H3 HK / *"),
        ((*FIRST_TRICK, "W play H6", "S option accept_lead"), "HQ H5 H3 HK / ^L H6 - - - / *"),
        ((*FIRST_TRICK, "W play H6"), "HQ H5 H3 HK / *"),
        # a revoke that stands, and one that was put right
        (("W play HQ", "N play S6"), "HQ ^R S6 - - / *"),
        (("W play HQ", "N play S6", "N withdraw S6", "N play H5"), "HQ H5 - - / *"),
        (("W play HQ", "N withdraw S6", "N play H5"), "HQ H5 - - / *"),
        # the opening lead by the wrong defender
        (("E play CJ", "S option become_dummy", "S play C4"), "CJ C4 - - / *"),
        (("E play CJ", "S accept false", "W play HQ"), "HQ - - - / *"),
        (("N play C2", "S option become_dummy", "W play HQ"), "HQ - - - / *"),
        # what could lie in no trick ends the record
        (('W play ["HQ", "HJ"]', "N play H5"), ""),
        (("W play HQ", "E play H3", "N play H5"), "HQ - - - / *"),
    ],
)
def test_of_a_play_the_cards_in_their_tricks_stand(events: tuple[str, ...], rows: str) -> None:
    assert section(play(*events), "Play") == rows


def test_dummy_who_was_declarer_is_told_by_a_caret() -> None:
    lines = write_pbn([play("E play CJ", "S option become_dummy")]).decode().split("\r\n")
    assert '[Declarer "^N"]' in lines
    assert '[Play "E"]' in lines


def test_what_does_not_stand_is_given_in_a_comment() -> None:
    text = write_pbn([auction("N call 1D", "E call 1C", "S accept false", "E replace 2C")]).decode()
    assert "{ 1C by E does not stand }" in text


def test_a_long_title_is_cut_to_a_line_of_pbn() -> None:
    text = f'schema = 1\nid = "x"\ntitle = "{"Правило " * 60}"\n'
    scenario = read_scenario(text, "x.toml")
    lines = write_pbn([scenario]).split(b"\r\n")
    assert lines[2] == b"%Content-type: text/x-pbn; charset=UTF-8"
    assert all(len(line) <= 253 for line in lines)
    assert read_pbn(b"\r\n".join(lines), "x.pbn").scenarios == (scenario,)


def test_simultaneous_calls_are_taken_in_the_order_they_are_told() -> None:
    text = (
        'schema = 1\nid = "x"\ndealer = "N"\n[[events]]\n'
        'simultaneous = [{ who = "N", call = "1C" }, { who = "E", call = "P" }]\n'
    )
    assert section(read_scenario(text, "x.toml"), "Auction") == "1C Pass *"


def test_a_case_without_calls_has_no_auction() -> None:
    assert record_of(auction("N ask what?")).auction is None


def test_more_meanings_than_notes_are_left_to_the_hidden_lines() -> None:
    calls = [f"{level}{letter}" for level in range(1, 8) for letter in ("C", "D", "H", "S", "NT")]
    seats = "NESW" * 9
    events = "".join(
        f'[[events]]\nwho = "{seat}"\ncall = "{call}"\nmeaning = "as {call}"\n'
        for seat, call in zip(seats, calls, strict=False)
    )
    scenario = read_scenario(f'schema = 1\nid = "x"\ndealer = "N"\n{events}', "x.toml")
    text = write_pbn([scenario]).decode()
    assert '[Note "32:as 7D"]' in text
    assert '[Note "33:' not in text


def test_a_defective_trick_ends_the_rows() -> None:
    scenario = play(*FIRST_TRICK, "S play SA", "W play S3", "N play S6", "S play SQ")
    assert section(scenario, "Play") == "HQ H5 H3 HK / S3 S6 - SA / *"


def test_a_result_against_the_play_is_told_by_a_caret() -> None:
    head = f'schema = 1\nid = "x"\n{DEAL}contract = "4S"\ndeclarer = "S"\n'
    assert (
        '[Result "9"]'
        in write_pbn([read_scenario(f"{head}[facts]\ntricks_declarer = 9\n", "x.toml")]).decode()
    )


@pytest.mark.parametrize(
    ("scenario", "fields"),
    [
        (auction("N call 1NT", "E call X", "S call XX"), "mb|1N|mb|d|mb|r|pg||"),
        (
            auction("E call 1D", "S call P"),
            "nt|1D by E was out of rotation: the auction is written up to here|pg||",
        ),
        (auction("N call 1D", "E call 1C", "S accept false"), "nt|1C by E does not stand|"),
        (play(*FIRST_TRICK, "W play H6", "N play H7"), "led out of turn"),
        (play("W play HQ"), "pg||pc|HQ|pg||"),
    ],
)
def test_lin_says_what_it_can(scenario: Scenario, fields: str) -> None:
    assert fields in write_lin([scenario]).decode()
