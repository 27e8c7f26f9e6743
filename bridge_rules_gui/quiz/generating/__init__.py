"""Questions made from what the app knows: one module for each thing that can be asked."""
