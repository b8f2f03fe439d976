"""The server: everything over real sockets."""
