"""A match between people: seats, undo, record, fair dice."""
