"""When each phone of a line is sung and at which pitch, by the product's rules (consonants before the beat, the vowel on
its note). The teacher speaks with its own timing; its latent frames are then warped in time onto the sung phones."""

import math
import random

import numpy as np

from phones import DIPHTHONGS, SONORANT, VOWELS

FRAME = 0.025
# The teacher's sound runs ahead of its characters by this much (measured: voicing against characters, four voices alike).
LAG = 0.0625
STEP = 0.0125


def layout(line, names, natural, vowel_phones, how):
    """natural: seconds of every phone as the teacher says it, first and last are pauses -> where each is sung."""
    rnd = random.Random(line['seed'] + 1)
    n = len(names)
    if 'notes' not in line:
        tempo = rnd.uniform(0.85, 1.2)
        length = [max(0.02, d * tempo * rnd.uniform(0.85, 1.18)) for d in natural]
        length[0] = rnd.uniform(0.25, 0.4)
        length[-1] = 0.3
        return np.concatenate([[0], np.cumsum(length)])
    least, most_sonorant, most_obstruent = how['least'], how['most_sonorant'], how['most_obstruent']
    uneven = how.get('uneven', 0)

    def consonant(p, r):
        f = min(r, most_sonorant) if names[p] in SONORANT else min(math.sqrt(max(r, 0.01)), most_obstruent)
        return min(0.3, max(0.025, natural[p] * max(least, f) * math.exp(uneven * rnd.uniform(-1, 1))))

    notes = [x for w in line['notes'] for x in w][: len(vowel_phones)]
    length = list(natural)
    lead = rnd.uniform(0.7, 1.1)
    for p in range(1, vowel_phones[0]):
        length[p] = max(0.025, natural[p] * lead)
    length[0] = rnd.uniform(0.25, 0.4)
    for j, p in enumerate(vowel_phones):
        last = j + 1 == len(vowel_phones)
        stop = n - 1 if last else vowel_phones[j + 1]
        room = max(0.1, notes[j][1] - notes[j][0] if last else notes[j + 1][0] - notes[j][0])
        rest = next((k for k in range(p, stop) if names[k] == 'pau'), None)
        gap = 0
        if rest is not None:
            gap = min(max(0.03, notes[j + 1][0] - notes[j][1] - 0.1), room * 0.6)
        r = (room - gap) / max(0.05, sum(natural[k] for k in range(p, stop) if k != rest))
        ks = [k for k in range(p + 1, stop) if k != rest]
        for k in ks:
            length[k] = consonant(k, r)
        c = sum(length[k] for k in ks)
        most = 0.65 * (room - gap)
        if c > most:
            for k in ks:
                length[k] *= most / c
            c = most
        if rest is not None:
            length[rest] = gap
        length[p] = room - gap - c
    length[-1] = 0.3
    return np.concatenate([[0], np.cumsum(length)])


def warp(names, nat_at, at, times, how):
    """Sung time -> time in the teacher's speech. A long vowel keeps its edges and is held in its middle; a diphthong may be
    held early and glide at its natural speed, as singers do."""
    xs, ys = [at[0]], [nat_at[0]]
    for p, name in enumerate(names):
        a, b, c, d = at[p], at[p + 1], nat_at[p], nat_at[p + 1]
        if name in VOWELS and b - a > d - c:
            if name in DIPHTHONGS and how.get('glide_late'):
                e, f = how['glide_late'][0] * (d - c), (1 - how['glide_late'][1]) * (d - c)
            else:
                e = f = min(how['edge'], how['edge_share'] * (d - c))
            xs += [a + e, b - f]
            ys += [c + e, d - f]
        elif name == 'pau' and p == 0:
            xs.append(b - min(b - a, d - c) * 0.999)
            ys.append(max(c, d - (b - a)))
        xs.append(b)
        ys.append(d)
    return np.interp(times, xs, ys)


def smooth_step(x):
    return 0 if x <= 0 else 1 if x >= 1 else x * x * (3 - 2 * x)


def pitch(line, on, notes, total, step=STEP):
    """MIDI pitch every step over the whole line."""
    rnd = random.Random(line['seed'] + 2)
    count = round(total / step)
    out = np.zeros(count)
    j = 0
    detune = rnd.uniform(-0.5, 0.5)
    wander = [rnd.uniform(-1, 1) for _ in range(int(count * step / 0.2) + 3)]
    for i in range(count):
        t = (i + 0.5) * step
        while j + 1 < len(on) and t >= on[j + 1] - 0.04:
            j += 1
        before = notes[j - 1] if j else notes[j] - 0.5
        since = t - on[j] - 0.25
        x = i * step / 0.2
        k = int(x)
        drift = wander[k] + (wander[k + 1] - wander[k]) * smooth_step(x - k)
        vibrato = smooth_step(since / 0.25) * line.get('vibrato', 0) * math.sin(2 * math.pi * 5.5 * max(0, since))
        out[i] = (
            before + (notes[j] - before) * smooth_step((t - on[j] + 0.04) / 0.08) + (vibrato + 6 * drift) / 100 + detune
        )
    return out
