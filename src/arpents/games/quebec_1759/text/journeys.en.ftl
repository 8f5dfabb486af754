### What is decided in one go in Québec 1759.

journey-strongest = Send the strongest: { $blocks }
journey-weakest = Send the weakest: { $blocks }
