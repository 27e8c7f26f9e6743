"""Foreign formats: TBX, TMX, CSV, Anki, Akoma Ntoso, reports."""
