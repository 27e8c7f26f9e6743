"""What helps a newcomer and a reader in a hurry: three doors, a tour, and finding by typing."""
