"""The maps of the table, drawn from real geography: `python -m maps` in tools/ writes src/arpents/web/maps."""
