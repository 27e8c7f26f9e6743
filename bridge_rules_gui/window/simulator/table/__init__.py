"""The card table drawn: hands, tricks, the auction and the timeline; values in, pictures out."""
