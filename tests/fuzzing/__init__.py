"""Files as strangers may give them, by the thousand: read or refused in one line, never a crash."""
