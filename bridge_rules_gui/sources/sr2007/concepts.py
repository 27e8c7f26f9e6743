"""The defined terms and the English terms of the Laws they stand for."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Concept:
    """The concept id and the English term of a headword.

    The book itself prints an English term in brackets behind four headwords only
    (dealer, RHO, LHO, dummy); the others are supplied from the English Laws of 2007.
    """

    id: str
    english: str


CONCEPTS = {
    "Adut": Concept("trump", "trump"),
    "Alert": Concept("alert", "alert"),
    "Atak": Concept("lead", "lead"),
    "Blef": Concept("psychic-call", "psychic call"),
    "Boja": Concept("suit", "suit"),
    "Bord": Concept("board", "board"),
    "Govor": Concept("call", "call"),
    "Delitelj (dealer)": Concept("dealer", "dealer"),
    "Deljenje": Concept("deal", "deal"),
    "Imenovanje": Concept("denomination", "denomination"),
    "Direktor turnira (sudija, DT)": Concept("director", "Director"),
    "DP (RHO)": Concept("rho", "RHO"),
    "Zonalnost": Concept("vulnerability", "vulnerability"),
    "Igra": Concept("play", "play"),
    "Igrač odbrane": Concept("defender", "defender"),
    "Izvođač": Concept("declarer", "declarer"),
    "Izvorni atak": Concept("opening-lead", "opening lead"),
    "Internacionalni meč poeni (IMP)": Concept(
        "international-matchpoint", "international matchpoint (IMP)"
    ),
    "Ispravka": Concept("rectification", "rectification"),
    "Konvencija": Concept("convention", "convention"),
    "Kontra": Concept("double", "double"),
    "Kontrakt": Concept("contract", "contract"),
    "List": Concept("hand", "hand"),
    "Licit": Concept("bid", "bid"),
    "Licitacija": Concept("auction", "auction"),
    "LP (LHO)": Concept("lho", "LHO"),
    "Manša": Concept("game", "game"),
    "Meč poen": Concept("matchpoint", "matchpoint"),
    "Nagradni poeni (bonus)": Concept("premium-points", "premium points"),
    "Nepravilnost": Concept("irregularity", "irregularity"),
    "Odgovaranje na boju": Concept("follow-suit", "follow suit"),
    "Oner": Concept("honour", "honour"),
    "Pad": Concept("undertrick", "undertrick"),
    "Parcijalni rezultat (part-skor)": Concept("partscore", "partscore"),
    "Partner": Concept("partner", "partner"),
    "Pas": Concept("pass", "pass"),
    "Prekoštih": Concept("overtrick", "overtrick"),
    "Prilagođeni rezultat": Concept("adjusted-score", "adjusted score"),
    "Protivnik": Concept("opponent", "opponent"),
    "Red (biti na redu)": Concept("turn", "turn"),
    "Rekontra": Concept("redouble", "redouble"),
    "Renons": Concept("revoke", "revoke"),
    "Runda (kolo)": Concept("round", "round"),
    "DAMI (dummy)": Concept("dummy", "dummy"),
    "Sednica": Concept("session", "session"),
    "Slem": Concept("slam", "slam"),
    "Strana": Concept("side", "side"),
    "Takmičar": Concept("contestant", "contestant"),
    "Tim": Concept("team", "team"),
    "Turnir": Concept("event", "event"),
    "Špil": Concept("pack", "pack"),
    "Štih": Concept("trick", "trick"),
    "Štihovski poeni": Concept("trick-points", "trick points"),
}
"""By the headword as printed."""
