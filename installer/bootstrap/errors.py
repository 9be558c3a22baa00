"""What can stop a set-up."""


class SetupError(Exception):
    """A step that cannot be taken; the message says in one or two lines what to do."""
