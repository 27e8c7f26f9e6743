"""The game itself: seats, cards, calls and deals, without rulings and editions."""
