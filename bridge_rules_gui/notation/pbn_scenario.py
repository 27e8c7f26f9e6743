"""PBN files as cases: what the tags, the auction and the play of each game tell."""

from __future__ import annotations

from pathlib import PurePath

from bridge_rules_gui.game.contract import Contract
from bridge_rules_gui.game.deal import NO_HANDS, Deal
from bridge_rules_gui.game.play import PlayPeriod
from bridge_rules_gui.game.scenario import Event, Facts, OptionTaken, Scenario
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.notation.encoding import decoded
from bridge_rules_gui.notation.pbn_auction import read_auction
from bridge_rules_gui.notation.pbn_game import PbnGame, Section
from bridge_rules_gui.notation.pbn_head import PbnHead
from bridge_rules_gui.notation.pbn_play import RecordedPlay
from bridge_rules_gui.notation.pbn_reader import games_of
from bridge_rules_gui.notation.pbn_writer import auction_rows, play_rows
from bridge_rules_gui.notation.problems import NotationError, ReadResult, Report
from bridge_rules_gui.notation.recorded_auction import RecordedAuction
from bridge_rules_gui.notation.scenario_reader import read_scenario
from bridge_rules_gui.notation.table_record import record_of


def read_pbn(content: bytes, name: str) -> ReadResult:
    """Read the games of a PBN file as far as they go.

    `name` is what messages call the file. Raise `NotationError` where there is no game.
    """
    report = Report(name)
    games = games_of(decoded(content), report)
    if not games:
        problem = sentence("this file has no games")
        report.note(1, "", problem, sentence('a game begins with tags like [Dealer "N"]'))
        raise NotationError(report.problems)
    return report.result([_GameReader(game, report).scenario() for game in games])


class _GameReader:
    """Reads one game as a case."""

    def __init__(self, game: PbnGame, report: Report) -> None:
        self._game = game
        self._report = report
        self._head = PbnHead(game, report)

    def scenario(self) -> Scenario:
        """Return the case: the one of the hidden lines where there is one, else the game."""
        hidden = _hidden_scenario(self._game, self._report)
        if hidden is not None:
            return hidden
        head = self._head
        dealer, deal = head.dealer(), head.deal()
        auction = self._auction(dealer)
        played, swapped_from = self._contract(auction)
        if played is not None and auction is not None and not auction.auction.is_over:
            problem = sentence("the auction is not complete: the case begins after it")
            remedy = sentence("complete the auction, or remove the play")
            self._report.note(self._game.line_of("Auction"), "Auction", problem, remedy)
            auction = None
        play = self._play(played, deal, swapped_from)
        if swapped_from is not None and not (play and play.events):
            problem = sentence(
                "the caret marks an opening lead out of turn that the play does not show"
            )
            remedy = sentence("write the play, or remove the caret")
            self._report.ask(self._game.line_of("Declarer"), "Declarer", problem, remedy)
        return Scenario(
            identifier=self._identifier(),
            title=self._title(),
            dealer=auction.auction.dealer if auction else dealer,
            vulnerable=head.vulnerable(),
            scoring=head.scoring(),
            deal=deal,
            contract=None if auction else _unswapped(played, swapped_from),
            events=(*(auction.events if auction else ()), *(play.events if play else ())),
            facts=self._facts(played, play),
        )

    def _auction(self, dealer: Seat | None) -> RecordedAuction | None:
        section = self._game.auction
        if section is None:
            return None
        auction = read_auction(section, dealer, self._report)
        if auction is None:
            problem = sentence("the dealer is not given")
            self._report.note(
                self._game.line, "Dealer", problem, sentence('add [Dealer "N"], E, S or W')
            )
        return auction

    def _contract(self, auction: RecordedAuction | None) -> tuple[Contract | None, Seat | None]:
        """Return the contract as it was played, and who was declarer before a swap."""
        declarer, is_swapped = self._head.declarer()
        stated = self._head.contract(declarer)
        by_auction = auction.auction.contract if auction else None
        if by_auction is None:
            if auction is not None and self._game.play is None and not auction.auction.is_over:
                return None, None
            is_passed_out = auction is not None and auction.auction.is_passed_out
            self._compare_contracts("Pass" if is_passed_out else "", stated)
            return stated, declarer.partner if is_swapped and declarer else None
        expected = by_auction.declarer.partner if is_swapped else by_auction.declarer
        if declarer is not None and declarer is not expected:
            problem = sentence(
                "according to the auction, {declarer} is declarer", declarer=by_auction.declarer
            )
            remedy = sentence(
                "write {declarer}, or ^{partner} if declarer became dummy",
                declarer=by_auction.declarer.value,
                partner=by_auction.declarer.partner.value,
            )
            self._report.note(self._game.line_of("Declarer"), "Declarer", problem, remedy)
            return by_auction, None
        self._compare_contracts(str(by_auction), stated)
        played = Contract(by_auction.bid, by_auction.doubling, expected)
        return played, by_auction.declarer if is_swapped else None

    def _compare_contracts(self, by_auction: str, stated: Contract | None) -> None:
        """Report where the auction leads to another contract than the tag states."""
        tag = "Pass" if self._head.is_passed_out() else str(stated or "")
        if by_auction and tag and tag != by_auction:
            problem = sentence(
                "the auction as read leads to {by_auction}, not to {tag}",
                tag=tag,
                by_auction=by_auction,
            )
            line = self._game.line_of("Contract")
            self._report.note(line, "Contract", problem, sentence("correct one of them"))

    def _play(
        self, played: Contract | None, deal: Deal | None, swapped_from: Seat | None
    ) -> RecordedPlay | None:
        section = self._game.play
        if section is None or (played is None and not section.entries):
            return None
        if played is None:
            problem = sentence("there is no contract, so it is not known who played which card")
            self._report.note(
                section.first.line, "Play", problem, sentence("add the tags Contract, Declarer")
            )
            return None
        play = RecordedPlay(PlayPeriod.begun(played, deal or NO_HANDS), self._report)
        play.take_section(section)
        if swapped_from is not None and play.events:
            # Law 54A: the lead by the wrong defender was faced, and declarer laid down his hand.
            play.events.insert(1, Event(OptionTaken("become_dummy"), swapped_from))
        return play

    def _facts(self, played: Contract | None, play: RecordedPlay | None) -> Facts:
        """Return the result as a fact where the play does not show it."""
        if played is None:
            return Facts()
        tricks = self._head.tricks_of(played.declarer)
        if tricks is None:
            return Facts()
        if play is not None and play.play.is_over:
            shown = play.play.tricks_won.of(played.declarer.side)
            if tricks == shown:
                return Facts()
            if not self._head.is_result_irregular():
                problem = sentence(
                    "the play shows {shown} tricks for declarer, not {tricks}",
                    shown=shown,
                    tricks=tricks,
                )
                remedy = sentence("correct one of them, or write ^ before the number")
                self._report.note(self._game.line_of("Result"), "Result", problem, remedy)
        return Facts((("tricks_declarer", tricks),))

    def _identifier(self) -> str:
        stem = PurePath(self._report.file.replace("\\", "/")).stem or "game"
        return f"{stem}-{self._game.value('Board') or self._game.number}"

    def _title(self) -> str:
        board = self._game.value("Board")
        parts = (self._game.value("Event"), f"board {board}" if board else "")
        return ", ".join(part for part in parts if part)


def _unswapped(played: Contract | None, declarer: Seat | None) -> Contract | None:
    """Return the contract before declarer and dummy changed their parts."""
    if played is None or declarer is None:
        return played
    return Contract(played.bid, played.doubling, declarer)


def _hidden_scenario(game: PbnGame, report: Report) -> Scenario | None:
    """Return the case a game hides in its ``%`` lines; None where it has none to be read."""
    if not game.hidden_scenario:
        return None
    try:
        scenario = read_scenario(game.hidden_scenario, report.file)
    except NotationError as error:
        problem = sentence(
            "the hidden record cannot be read ({key}: {problem})",
            key=error.key,
            problem=error.problem,
        )
        remedy = sentence("remove the lines that begin with %:; the game is read without them")
        report.note(game.line, "", problem, remedy)
        return None
    _compare(game, scenario, report)
    return scenario


def _compare(game: PbnGame, scenario: Scenario, report: Report) -> None:
    """Report where the game was changed and the hidden case was not."""
    head = PbnHead(game, Report(report.file))
    record = record_of(scenario)
    auction, play = record.auction, record.play
    compared: dict[str, tuple[object, object]] = {
        "Dealer": (head.dealer(), scenario.dealer),
        "Deal": (head.deal(), scenario.deal),
        "Vulnerable": (head.vulnerable(), scenario.vulnerable),
        "Auction": (
            _words(game.auction),
            _words_of(auction_rows(auction, record.meanings)[0]) if auction else (),
        ),
        "Play": (
            _words(game.play),
            _words_of(play_rows(play, scenario.deal)) if play else (),
        ),
    }
    for tag, (written, hidden) in compared.items():
        if game.value(tag) and written != hidden and _can_be_written(tag, scenario):
            problem = sentence("the game differs from the hidden record, which is read instead")
            remedy = sentence("remove the lines that begin with %: to read the game itself")
            report.note(game.line_of(tag), tag, problem, remedy)


def _can_be_written(tag: str, scenario: Scenario) -> bool:
    """Tell whether a tag can say what the case says: a faulty deal cannot be written so."""
    if tag != "Deal" or scenario.deal is None:
        return True
    return scenario.start is None and not any(scenario.deal.faults())


def _words(section: Section | None) -> tuple[str, ...]:
    """Return the entries of a section with their signs, word by word."""
    if section is None:
        return ()
    return tuple(word for entry in section.entries for word in (*entry.signs, entry.word))


def _words_of(rows: list[str]) -> tuple[str, ...]:
    """Return the words of rows as they are written, without the marks of notes."""
    return tuple(word for row in rows for word in row.split() if not word.startswith("="))
