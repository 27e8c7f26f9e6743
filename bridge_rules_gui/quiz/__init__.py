"""Questions, sessions and the review schedule."""
