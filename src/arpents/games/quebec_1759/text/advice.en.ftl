### What speaks for a plan: what the computer counts, in a player’s words.

term-army = the balance of the armies
term-margin = how the British stand to twenty CV
term-approach = how far the British are from Abraham
term-guard = how the approaches are guarded
term-landing = the strength that could land at Abraham
term-abraham = the hold on the Plains of Abraham
term-parishes = the parishes and their militia
term-supply = the supply road at Cap Rouge
term-camp = the first camp of the French
