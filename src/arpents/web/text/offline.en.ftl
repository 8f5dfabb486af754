### What the page says when there is no connection.

offline-title = No connection.
offline-what = You can read the rules, and the records you have looked at. Matches go on when the connection is back.
