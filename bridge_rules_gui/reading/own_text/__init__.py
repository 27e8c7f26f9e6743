"""How a text of the user's own is read: any edition, any language, by general rules alone."""
