"""The story that a PBN game hides in lines no other program reads, held against the game."""

from __future__ import annotations

from bridge_rules_gui.game.story import Scenario
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.notation.pbn_game import PbnGame, Section
from bridge_rules_gui.notation.pbn_head import PbnHead
from bridge_rules_gui.notation.pbn_rows import auction_rows, play_rows
from bridge_rules_gui.notation.problems import NotationError
from bridge_rules_gui.notation.reports import Report
from bridge_rules_gui.notation.scenario import read_scenario
from bridge_rules_gui.notation.table_record import record_of


def hidden_story(game: PbnGame, report: Report) -> Scenario | None:
    """Return the story a game hides in its ``%`` lines; None where it has none to be read."""
    if not game.story:
        return None
    try:
        story = read_scenario(game.story, report.file)
    except NotationError as error:
        problem = sentence(
            "the hidden story cannot be read ({key}: {problem})",
            key=error.key,
            problem=error.problem,
        )
        remedy = sentence("take the lines that begin with %: out; the game is read without them")
        report.note(game.line, "", problem, remedy)
        return None
    _compare(game, story, report)
    return story


def _compare(game: PbnGame, story: Scenario, report: Report) -> None:
    """Report where the game was changed and the hidden story was not."""
    head = PbnHead(game, Report(report.file))
    record = record_of(story)
    auction, play = record.auction, record.play
    told: dict[str, tuple[object, object]] = {
        "Dealer": (head.dealer(), story.dealer),
        "Deal": (head.deal(), story.deal),
        "Vulnerable": (head.vulnerable(), story.vulnerable),
        "Auction": (
            _words(game.auction),
            _words_of(auction_rows(auction, record.meanings)[0]) if auction else (),
        ),
        "Play": (
            _words(game.play),
            _words_of(play_rows(play, story.deal)) if play else (),
        ),
    }
    for tag, (written, hidden) in told.items():
        if game.value(tag) and written != hidden and _can_be_written(tag, story):
            problem = sentence("the game says something else than the hidden story, which counts")
            remedy = sentence("take the lines that begin with %: out to read the game itself")
            report.note(game.line_of(tag), tag, problem, remedy)


def _can_be_written(tag: str, story: Scenario) -> bool:
    """Tell whether a tag can say what the story says: a faulty deal cannot be written so."""
    if tag != "Deal" or story.deal is None:
        return True
    return story.start is None and not any(story.deal.faults())


def _words(section: Section | None) -> tuple[str, ...]:
    """Return the entries of a section with their signs, word by word."""
    if section is None:
        return ()
    return tuple(word for entry in section.entries for word in (*entry.signs, entry.word))


def _words_of(rows: list[str]) -> tuple[str, ...]:
    """Return the words of rows as they are written, without the marks of notes."""
    return tuple(word for row in rows for word in row.split() if not word.startswith("="))
