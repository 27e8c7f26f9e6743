"""The books as they are read: pages, contents, previews, places and the ways between them."""
