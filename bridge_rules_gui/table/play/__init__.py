"""What lies on the table in the play, and what is still to be dealt with."""
