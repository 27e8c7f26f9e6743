"""What a student has answered, kept in one file that survives crashes and a second window."""
