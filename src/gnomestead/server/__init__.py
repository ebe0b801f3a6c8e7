"""The server: people, tables and sockets around `table/` and `store/`. It knows no game."""
