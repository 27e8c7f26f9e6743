"""What helps a newcomer and a reader in a hurry: a welcome, a tour, and finding by typing."""
