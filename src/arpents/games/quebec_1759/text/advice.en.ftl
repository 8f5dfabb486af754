### What speaks for a plan: what the computer counts, in a player’s words.

term-army = the balance of the armies
term-margin = the British margin above twenty CV
term-approach = the British advance towards Abraham
term-guard = the French guard of the approaches
term-landing = the strength that could land at Abraham
term-abraham = the hold on the Plains of Abraham
term-parishes = the parishes and their militia
term-supply = the supply road at Cap Rouge
term-camp = the first camp of the French
