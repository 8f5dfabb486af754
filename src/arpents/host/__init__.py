"""What whoever keeps a house does about it: people, matches, reports, copies, and what is old enough to go."""
