"""Real melodies as the phrase network reads them: one row of small numbers a note. See README.md for where they come from."""

import json
import lzma
import sys
from bisect import bisect_right
from pathlib import Path
from statistics import mean, median

import numpy as np

QUALITIES = {
    'maj': 0, 'maj6': 0, 'maj7': 0, 'maj9': 0, '5': 0,
    'min': 1, 'min6': 1, 'min7': 1, 'min9': 1, 'minmaj7': 1,
    '7': 2, '9': 2,
    'dim': 3, 'dim7': 3, 'hdim7': 3, 'm7b5': 3,
    'aug': 4, 'aug7': 4,
    'sus4': 5, 'sus2': 5, '7sus4': 5,
}  # fmt: skip
LENGTHS = [1, 2, 3, 4, 6, 8, 12, 16]
# How many values each column of a row can take; the engine's phraseFeatures.ts writes the same columns.
SIZES = {
    'before': 26, 'tone': 12, 'height': 25, 'length': 8, 'rest': 2, 'place': 44, 'chord': 73, 'nextChord': 73,
    'start': 8, 'left': 5, 'minor': 2, 'corpus': 2,
}  # fmt: skip
MOST_INTERVAL = 12
REST_STEPS = 2
SONG_NOTES = (30, 4000)


def length_class(steps: int) -> int:
    return max(0, bisect_right(LENGTHS, steps) - 1)


def place_class(position: int, bar: int, meter: list[int]) -> int:
    """Sixteenths of 4/4, of three quarters and of threes of eighths; the rest by its beat."""
    if meter[1] == 8 and meter[0] % 3 == 0:
        return 28 + position % 12
    if bar == 12:
        return 16 + position % 12
    return position % 16 if bar in (8, 16, 32) else 40 + position % 4


def phrase_ends(onsets: list[int], lengths: list[int]) -> list[int]:
    """Where a singer breathes: after a rest, or a note much longer than the others."""
    gaps = [b - a for a, b in zip(onsets, onsets[1:])]
    usual = median(gaps)
    ends, start = [], 0
    for i, gap in enumerate(gaps):
        count = i + 1 - start
        rests = gap - lengths[i] >= REST_STEPS
        if (count >= 4 and (rests or gap >= max(6, 2.5 * usual))) or count >= 20:
            ends.append(i)
            start = i + 1
    return [*ends, len(onsets) - 1]


def rows_of(song: dict, corpus: int) -> list[list[int]]:
    starts = [0]
    for bar in song['L']:
        starts.append(starts[-1] + bar)
    notes = sorted((starts[bar] + at, length, pitch, bar, at) for bar, at, length, pitch, *_ in song['melody'])
    notes = [note for i, note in enumerate(notes) if i == 0 or note[0] > notes[i - 1][0]]
    if not SONG_NOTES[0] <= len(notes) <= SONG_NOTES[1]:
        return []
    chords = [(starts[bar] + at, 6 * root + QUALITIES.get(quality, 0)) for bar, at, root, quality, *_ in song['chords']]
    chord_starts = [at for at, _ in chords]

    def chord_at(step: int) -> int:
        k = bisect_right(chord_starts, step) - 1
        return chords[k][1] if k >= 0 else 72

    onsets = [note[0] for note in notes]
    lengths = [note[1] for note in notes]
    middle = mean(note[2] for note in notes)
    ends = phrase_ends(onsets, lengths)
    rows, phrase_start, phrase = [], 0, 0
    for i, (onset, length, pitch, bar, at) in enumerate(notes):
        if i > ends[phrase]:
            phrase, phrase_start = phrase + 1, i
        last = notes[i - 1][2] if i > 0 else pitch
        before = 0 if i < 2 else max(-12, min(12, last - notes[i - 2][2])) + 13
        rests = i > 0 and onset - onsets[i - 1] - lengths[i - 1] >= REST_STEPS
        following = onsets[i + 1] if i + 1 < len(notes) else onset + length
        rows.append([
            before,
            last % 12,
            max(-12, min(12, round(last - middle))) + 12,
            length_class(length),
            int(rests),
            place_class(at, song['L'][bar], song['meter']),
            chord_at(onset),
            chord_at(following),
            min(7, i - phrase_start),
            min(4, ends[phrase] - i),
            int(song['mode'] == 'min'),
            corpus,
            # What is to be told: the interval from the last note; one too wide, or the first note, is not.
            pitch - last + MOST_INTERVAL if i > 0 and abs(pitch - last) <= MOST_INTERVAL else -1,
        ])  # fmt: skip
    return rows


def read_songs(folder: Path) -> list[tuple[str, list[list[int]]]]:
    songs = []
    for corpus, name in enumerate(['ewld', 'lieder']):
        with lzma.open(folder / f'{name}.jsonl.xz', 'rt') as lines:
            for line in lines:
                song = json.loads(line)
                rows = rows_of(song, corpus)
                if rows:
                    songs.append((song['id'], rows))
    return songs


if __name__ == '__main__':
    found = read_songs(Path(sys.argv[1]))
    np.savez_compressed(
        sys.argv[2],
        rows=np.concatenate([np.array(rows, dtype=np.int8) for _, rows in found]),
        counts=np.array([len(rows) for _, rows in found]),
        ids=np.array([name for name, _ in found]),
    )
