"""What the notebook calls its entries, in the window's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.library.law_names import listed_title
from bridge_rules_gui.notebook.entries import Bookmark, Entry, Highlight, Ink, Note
from bridge_rules_gui.notebook.markdown import NotebookWords
from bridge_rules_gui.window.place_names import name_of_place
from bridge_rules_gui.window.speaking import in_quotation_marks, short_date, spoken_language


def ink_name(ink: Ink) -> str:
    """Return what words are highlighted as."""
    translate = QCoreApplication.translate
    names = {
        Ink.IMPORTANT: translate("Notebook", "Important"),
        Ink.QUESTION: translate("Notebook", "Question"),
        Ink.LEARN: translate("Notebook", "To learn"),
    }
    return names[ink]


def kind_name(entry: Entry) -> str:
    """Return what an entry is."""
    translate = QCoreApplication.translate
    match entry:
        case Bookmark():
            return translate("Notebook", "Bookmark")
        case Note():
            return translate("Notebook", "Note")
        case Highlight():
            return ink_name(entry.ink)


def lost_words() -> str:
    """Return what is said of highlighted words that are nowhere in the text."""
    return QCoreApplication.translate("Notebook", "these words are no longer in the text")


def day_name(entry: Entry) -> str:
    """Return the day an entry was last changed."""
    return short_date(entry.at.astimezone().date())


def place_name(corpus: Corpus, address: Address) -> str:
    """Return a place by its edition, citation and title."""
    edition = f"{address.edition.year} {address.edition.language.upper()}"
    is_there = corpus.has_place(address)
    title = listed_title(corpus, address, spoken_language()) if is_there else ""
    titled = title if isinstance(address.place, Citation) else ""
    return " · ".join(filter(None, (edition, name_of_place(address, title), titled)))


def notebook_words() -> NotebookWords:
    """Return what stands in an exported notebook around the words of book and reader."""
    translate = QCoreApplication.translate
    return NotebookWords(
        title=translate("Notebook", "My notes on the Laws"),
        bookmark=translate("Notebook", "Bookmark"),
        note=translate("Notebook", "Note"),
        inks={ink: ink_name(ink) for ink in Ink},
        lost=lost_words(),
        gone=translate("Notebook", "This place is no longer in the book."),
        quotation=in_quotation_marks("{0}"),
        day=day_name,
        language=spoken_language(),
    )
