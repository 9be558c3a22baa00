"""Computer players: what they see, how they judge, and how strong they are."""

import os

# Their matrices are small: a second thread of the matrix library only waits for the first, and on a busy
# machine both wait for each other. The library asks once, when numpy is loaded.
for _name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "VECLIB_MAXIMUM_THREADS"):
    os.environ.setdefault(_name, "1")
