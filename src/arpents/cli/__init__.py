"""`arpents`: the command line, and a table in the terminal."""
