"""Lines to teach the singer with.
   python3 makeLines.py songs.jsonl dictionary own.jsonl… lines.json count
songs.jsonl: songLines.ts; dictionary: index.js of cmu-pronouncing-dictionary; own.jsonl…: composeOwnLines.ts, whose
sentences are never taught (songLines.ts leaves out the lines that judge). An entry is a voice, words as ARPAbet phones with stress, and takes: one note (seconds, MIDI pitch) a
syllable, or none (speech). Three in ten are random words, so that all joints between sounds occur."""

import json
import random
import sys

from cases import dictionary_words, fits, read_dictionary

VOICES = [
    'af_heart',
    'af_bella',
    'af_kore',
    'af_alloy',
    'bf_emma',
    'bf_alice',
    'am_michael',
    'am_fenrir',
    'am_puck',
    'am_liam',
    'am_echo',
    'bm_george',
]
RANGE = {'f': (53, 81), 'm': (38, 69)}
LENGTHS = [0.5, 0.5, 0.5, 1, 1, 1, 1.5, 2, 0.25, 3]
LONGEST_SECONDS, MOST_PHONES = 8.5, 52


def random_melody(words, rnd):
    beat = 60 / rnd.uniform(64, 168) * rnd.choice([0.5, 1, 1, 1, 1.5])
    t = 0.0
    pitch = 0.0
    notes = []
    for w in words:
        word = []
        for _ in range(sum(p[1] >= 0 for p in w)):
            length = max(0.12, min(2.5, rnd.choice(LENGTHS) * beat))
            word.append([t, t + length, pitch])
            t += length
            pitch = max(-8, min(8, pitch + rnd.choice([0, 0, 1, 2, 2, 3, 4, 5, 7]) * rnd.choice([-1, 1])))
        if rnd.random() < 0.1:
            t += rnd.uniform(0.1, 0.6)
        notes.append(word)
    return notes


def take(notes, sex, rnd):
    """The same melody elsewhere: another tempo and pitch, long notes let go of early as the product does."""
    end = notes[-1][-1][1]
    scale = min(rnd.choice([0.8, 0.9, 1, 1, 1.15, 1.3, 1.6]), LONGEST_SECONDS / max(end, 0.5))
    pitches = [n[2] for w in notes for n in w]
    low, high = RANGE[sex]
    least, most = low - min(pitches), high - max(pitches)
    shift = rnd.uniform(least, most) if most > least else (least + most) / 2
    out = [[[round(a * scale, 4), round(b * scale, 4), round(p + shift)] for a, b, p in w] for w in notes]
    for w in out:
        a, b, _ = w[-1]
        if b - a > 0.6 and rnd.random() < 0.5:
            w[-1][1] = round(a + rnd.uniform(0.45, b - a), 4)
    return dict(notes=out, vibrato=rnd.choice([0, 0, 25, 40]), seed=rnd.randrange(1 << 30), how=layout_of(rnd))


def layout_of(rnd):
    how = dict(uneven=rnd.choice([0.0, 0.1, 0.2]))
    if rnd.random() < 0.4:
        how.update(
            least=rnd.choice([0.7, 0.8, 0.9, 1]),
            most_sonorant=rnd.choice([1.3, 1.6, 2.2, 3]),
            most_obstruent=rnd.choice([1.2, 1.4, 1.7, 2.2]),
        )
    return how


def main():
    songs, dict_file, *own, out, count = sys.argv[1:]
    rnd = random.Random(21)
    dictionary = read_dictionary(dict_file)
    never = {' '.join(json.loads(l)['text'].split()) for f in own for l in open(f)}
    lyric = [l for l in map(json.loads, open(songs)) if l['text'] not in never]
    for l in lyric:
        l['words'] = dictionary_words(l['text'], dictionary)
    lyric = [l for l in lyric if fits(l) and 2 <= len(l['words']) and sum(map(len, l['words'])) <= MOST_PHONES]
    bank = sorted(
        w
        for w, p in dictionary.items()
        if w.isalpha() and 2 <= len(p.split()) <= 9 and any(x[-1].isdigit() for x in p.split())
    )
    rnd.shuffle(lyric)
    entries, at = [], 0
    while len(entries) < int(count):
        voice = VOICES[len(entries) % len(VOICES)]
        kind = rnd.random()
        if kind < 0.7:
            l = lyric[at % len(lyric)]
            at += 1
            text, words, notes = l['text'], l['words'], l['notes']
        else:
            text = ' '.join(rnd.choice(bank) for _ in range(rnd.randint(3, 7)))
            words, notes = dictionary_words(text, dictionary), None
            if sum(map(len, words)) > 44 or text in never:
                continue
        if notes is None or rnd.random() < 0.2:
            notes = random_melody(words, rnd)
        if rnd.random() < 0.06:
            takes = [
                dict(speed=round(rnd.uniform(0.7, 1.05), 2), shift=rnd.uniform(-3, 6), seed=rnd.randrange(1 << 30))
            ]
        else:
            takes = [take(notes, voice[1], rnd) for _ in range(2)]
        entries.append(dict(voice=voice, text=text, words=words, takes=takes))
    json.dump(entries, open(out, 'w'), separators=(',', ':'))
    print(len(lyric), 'composed lines,', len(entries), 'entries,', sum(len(e['takes']) for e in entries), 'takes')


if __name__ == '__main__':
    main()
