"""The laws of the table: no game, no I/O, no clock, standard library only."""
