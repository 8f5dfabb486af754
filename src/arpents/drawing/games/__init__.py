"""How each game is drawn: what its view says, as pieces, places and tracks."""
