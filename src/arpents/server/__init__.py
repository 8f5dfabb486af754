"""HTTP and WebSocket over the table."""
