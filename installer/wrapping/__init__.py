"""Makes the files that people download: what goes into the bundle, and each system's wrapping around it."""
