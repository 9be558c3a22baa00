"""Synthesises the sounds of the table; the same bytes on every machine.

Run it with any Python: `python resources/sounds/make_sounds.py`.
Mono, 16 bit, 22,050 samples per second; every sound is shorter than a second.
"""

import math
import random
import struct
import wave
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).resolve().parent
RATE = 22_050
Signal = list[float]


def silence(seconds: float) -> Signal:
    """Return so many seconds of nothing."""
    return [0.0] * int(seconds * RATE)


def mix(target: Signal, source: Signal, at: float, level: float = 1.0) -> None:
    """Add a signal to another one from a moment in seconds on."""
    start = int(at * RATE)
    for index, value in enumerate(source[: len(target) - start]):
        target[start + index] += value * level


def noise(seconds: float, low: float, high: float, shape: Callable[[float], float], seed: int) -> Signal:
    """Return noise between two frequencies in hertz, shaped over its time from 0 to 1."""
    rng = random.Random(seed)
    count = int(seconds * RATE)
    a_high = 1 - math.exp(-math.tau * high / RATE)
    a_low = 1 - math.exp(-math.tau * low / RATE)
    upper = lower = 0.0
    result: Signal = []
    for index in range(count):
        upper += a_high * (rng.uniform(-1, 1) - upper)
        lower += a_low * (upper - lower)
        result.append((upper - lower) * shape(index / count))
    return result


def bar(frequency: float, seconds: float, decay: float) -> Signal:
    """Return the tone of a small wooden bar struck once."""
    partials = ((1.0, 1.0, 1.0), (3.93, 0.22, 2.6), (9.2, 0.06, 5.0))
    result: Signal = []
    for index in range(int(seconds * RATE)):
        time = index / RATE
        attack = min(1.0, time / 0.003)
        fade = min(1.0, (seconds - time) / 0.03)
        value = sum(
            level * math.exp(-time * decay * speed) * math.sin(math.tau * frequency * ratio * time)
            for ratio, level, speed in partials
        )
        result.append(value * attack * fade)
    return result


def flick(seed: int) -> Signal:
    """Return one card sliding off the pack."""
    return noise(0.055, 1400, 6500, lambda t: math.sin(math.pi * t) ** 0.7 * (1 - t), seed)


def deal() -> Signal:
    """Three cards dealt quickly."""
    result = silence(0.26)
    for number in range(3):
        mix(result, flick(10 + number), 0.07 * number)
    return result


def card() -> Signal:
    """Return a card laid on the cloth: a short slide, then a soft tap."""
    result = silence(0.18)
    mix(result, noise(0.06, 900, 5200, lambda t: t * (1 - t) * 3.2, 21), 0.0, 0.5)
    mix(result, noise(0.09, 90, 900, lambda t: math.exp(-7 * t), 22), 0.045, 2.2)
    return result


def sweep() -> Signal:
    """Return a trick drawn over the cloth."""
    return noise(0.34, 350, 3000, lambda t: math.sin(math.pi * t) ** 1.6, 31)


def turn() -> Signal:
    """Two quiet wooden notes: it is your turn."""
    result = silence(0.42)
    mix(result, bar(523.25, 0.3, 11), 0.0, 0.7)
    mix(result, bar(659.26, 0.3, 11), 0.11, 0.7)
    return result


def exact() -> Signal:
    """Return a rising chord: the prediction was hit exactly."""
    result = silence(0.95)
    for number, frequency in enumerate((523.25, 659.26, 783.99, 1046.5)):
        mix(result, bar(frequency, 0.6, 6.5), 0.085 * number, 0.6)
    return result


def write(name: str, signal: Signal, peak: float) -> None:
    """Write a signal as a WAV file whose loudest sample has the given level."""
    loudest = max(abs(value) for value in signal)
    samples = (round(value / loudest * peak * 32767) for value in signal)
    with wave.open(str(HERE / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(b"".join(struct.pack("<h", sample) for sample in samples))


if __name__ == "__main__":
    write("deal", deal(), 0.45)
    write("card", card(), 0.6)
    write("sweep", sweep(), 0.35)
    write("turn", turn(), 0.4)
    write("exact", exact(), 0.5)
