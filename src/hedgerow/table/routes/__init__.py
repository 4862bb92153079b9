"""What the addresses of the table do."""
