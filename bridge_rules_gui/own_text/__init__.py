"""The reader's own texts: kept, understood, set beside an edition."""
