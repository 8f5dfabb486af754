# Set pieces: a title, and why the right decision is right

piece-last-march-title = The last march
piece-last-march-why = It is the sixteenth Move, and whoever is not on Abraham when it ends has lost: the whole army at Ste. Foy marches, and one militia cannot stop it.
