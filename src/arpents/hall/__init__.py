"""What people do around matches: accounts, sessions, seats that belong to somebody. No HTTP in here.

A person who leaves is deleted. A table that refers to `people.id` says what becomes of its rows then:
`ondelete="CASCADE"` for what goes with the person, `ondelete="SET NULL"` for what stays without a name.
"""
