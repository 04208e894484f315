"""Lines to judge with: notes of the product's composer in, what the network is asked out."""

import json
import os
import re

import numpy as np

import timing
from phones import IPA, PHONES, SONORANT, VOWELS, spell

STEP_SECONDS = 0.01
FRAME_SECONDS = 0.005
# A stress mark belongs to its vowel, a blank to the phone before it.
MARK_SECONDS = 0.049
BLANK_SECONDS = 0.048
ATTACK_SECONDS = 0.012
RELEASE_SECONDS = {'sings': 0.14, 'other': 0.05}
# How the product stretches consonants: at least 0.7 of their spoken length, no upper limit but 0.3 seconds.
PRODUCT = dict(least=0.7, most_sonorant=99, most_obstruent=99)
CAPPED = dict(least=0.8, most_sonorant=2.2, most_obstruent=1.7)


def read_dictionary(file):
    """index.js of the npm package cmu-pronouncing-dictionary -> word: phones"""
    text = open(file, encoding='utf8').read()
    return dict(re.findall(r'^\s*"?([a-z\']+)"?: "([A-Z0-9 ]+)",?$', text, re.M))


def dictionary_words(text, dictionary):
    words = [dictionary.get(w) for w in text.split()]
    if any(w is None for w in words):
        return None
    return [[[p.rstrip('012'), int(p[-1]) if p[-1].isdigit() else -1] for p in w.split()] for w in words]


def fits(line):
    """As many notes as vowels in every word."""
    words, notes = line['words'], line['notes']
    if words is None or len(words) != len(notes):
        return False
    return all(len(n) == sum(p[1] >= 0 for p in w) for n, w in zip(notes, words))


def spoken_seconds():
    """Mean seconds of each phone in the teacher's speech, without marks and blanks."""
    frames = json.load(open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'naturalFrames.json')))[
        'characters'
    ]
    seconds = {c: n * timing.FRAME for c, n in frames.items()}
    table = {'pau': 0.3, 'ax': seconds['ə'], 'ah': seconds['ʌ'], 'er': seconds['ɜ'] + seconds['ɹ']}
    for p, c in IPA.items():
        if p.lower() in PHONES:
            table.setdefault(p.lower(), seconds[c])
    return table


def lay_out(line, how):
    """phones, flags, durations and MIDI pitch every 10 ms, as the product feeds its network."""
    table = spoken_seconds()
    _, own, names, flags, vowels = spell(line)
    ph, fl = ['pau'] + names, [[0, 0, 0, 0]] + flags
    natural = np.array([table[p] + MARK_SECONDS * max(f[:2]) + BLANK_SECONDS * f[3] for p, f in zip(ph, fl)])
    vowel_phones = [own[c] + 1 for c in vowels]
    at = timing.layout(line, ph, natural, vowel_phones, how)
    pitches = [x[2] for w in line['notes'] for x in w]
    midi = timing.pitch(line, [at[p] for p in vowel_phones], pitches, at[-1], STEP_SECONDS)
    return dict(phones=ph, flags=fl, durations=list(np.diff(at)), midi=list(midi))


def gain_of(case):
    """Every 5 ms: silence in pauses, a short attack, a release that is longer for what sings."""
    at = np.concatenate([[0], np.cumsum(case['durations'])])
    count = len(case['midi']) * 2
    t = (np.arange(count) + 0.5) * FRAME_SECONDS
    gain = np.zeros(count)
    phones = case['phones']
    i = 0
    while i < len(phones):
        if phones[i] == 'pau':
            i += 1
            continue
        j = i
        while j < len(phones) and phones[j] != 'pau':
            j += 1
        release = RELEASE_SECONDS['sings' if phones[j - 1] in VOWELS | SONORANT else 'other']
        fade = np.minimum((t - at[i]) / ATTACK_SECONDS + 1, (at[j] - t) / release + 0.6)
        gain = np.maximum(gain, np.clip(fade, 0, 1))
        i = j
    return gain
