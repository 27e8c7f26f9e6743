"""The commands that print the books: editions, show, dump."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.cli.answers import print_answer
from bridge_rules_gui.cli.given import given_corpus
from bridge_rules_gui.cli.status import DONE
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.library import documents, plain_text, typed_place
from bridge_rules_gui.library.documents import whole_book_document

if TYPE_CHECKING:
    import argparse


def editions(arguments: argparse.Namespace) -> int:
    """List the editions and what there is of each."""
    found = documents.edition_documents(given_corpus())
    print_answer(found, arguments, plain_text.editions(found))
    return DONE


def show(arguments: argparse.Namespace) -> int:
    """Show one place of the books."""
    corpus = given_corpus()
    address = typed_place.understand_full(arguments.address, corpus)
    found = documents.place_document(corpus, address)
    print_answer(found, arguments, plain_text.place(found))
    return DONE


def dump(arguments: argparse.Namespace) -> int:
    """Print a whole book in reading order."""
    edition = Edition.parse(arguments.edition)
    corpus = given_corpus()
    found = whole_book_document(corpus, corpus.books[edition])
    print_answer(found, arguments, plain_text.book(found))
    return DONE
