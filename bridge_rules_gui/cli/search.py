"""The command that finds the places of all books that answer a query."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui import resources
from bridge_rules_gui.building import build_search
from bridge_rules_gui.cli.answers import complain, print_answer
from bridge_rules_gui.cli.given import lines_of
from bridge_rules_gui.cli.status import DONE, NOT_FOUND, UNUSABLE
from bridge_rules_gui.reading.corpus import read_corpus
from bridge_rules_gui.search import commands as search_commands

if TYPE_CHECKING:
    import argparse


def run(arguments: argparse.Namespace) -> int:
    """Answer a query, or a file of them."""
    if bool(arguments.query) == bool(arguments.batch):
        raise ValueError("search: give a query, or --batch FILE with one query per line")
    request = search_commands.SearchRequest(
        queries=tuple(
            lines_of(arguments.batch) if arguments.batch else [" ".join(arguments.query)]
        ),
        batch=arguments.batch or "",
        editions=tuple(arguments.edition),
        languages=tuple(arguments.language),
        kinds=arguments.kind,
        chapters=tuple(arguments.chapter),
        limit=arguments.limit,
    )
    queries = request.understood()
    refused = search_commands.refusals(request, queries)
    if refused and not request.batch:
        return complain(UNUSABLE, refused[0])
    corpus = read_corpus(cache_folder=resources.user_cache(), is_seldom_read=True)
    reply = search_commands.reply(build_search(corpus), request, queries)
    for complaint in reply.complaints:
        complain(UNUSABLE, complaint)
    if reply.text or arguments.json:
        print_answer(reply.document, arguments, reply.text)
    if request.batch:
        return UNUSABLE if reply.is_refused else DONE
    return NOT_FOUND if reply.is_missing else DONE
