"""The statistics drawn: what is known of each law, what is due, how answers were over time."""
