"""What stands around the books in the window: bars, workplaces, messages, start pages."""
