"""The QObjects and list models that QML binds to; they give facts, never sentences."""
