"""Many matches at once: simulation and measurement."""
