"""One module for each command: `options` declares what it takes, `run` does it and gives the exit code."""
