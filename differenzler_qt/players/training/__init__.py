"""Self-play training of the networks (extra ``train``: torch and numba)."""
