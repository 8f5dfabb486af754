"""Proofs that run on any game: seeded random matches under a battery of questions."""
