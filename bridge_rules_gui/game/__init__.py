"""The game itself: seats, cards, calls, deals, auctions and play, without rulings and editions."""
