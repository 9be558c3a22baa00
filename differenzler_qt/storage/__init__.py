"""Everything that outlives the program: save files, history, settings, rule sets, slates, logs.

Standard library and platformdirs only; nothing here knows the screen. Reading a bad file gives an outcome
that says so; writing gives nothing, or raises ``SaveFailed`` with the reason.
"""
