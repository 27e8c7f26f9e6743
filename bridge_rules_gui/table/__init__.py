"""What stands at the table under an edition: the facts a law is asked about, and its verdicts."""
