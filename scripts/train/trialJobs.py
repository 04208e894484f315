"""Jobs for trial.py: who sings which line how.
   python3 trialJobs.py ways choosing.jsonl dictionary styles.npz jobs.json
   python3 trialJobs.py weights comparing.jsonl dictionary jobs.json old_weights new_weights…
dictionary: index.js of cmu-pronouncing-dictionary; a weights folder holds weights.bin and weights.json."""

import json
import random
import sys

import numpy as np

import cases
from cases import CAPPED, PRODUCT

CAST = {'woman 1': 'af_heart', 'woman 2': 'af_bella', 'man 1': 'am_michael', 'man 2': 'am_fenrir'}
VIBRATO_CENTS = 25
S = dict(PRODUCT, slope=0.4, speed=0.85, edge=0.05, edge_share=0.35, obstruent_db=0.0)
WAYS = {
    'at the sung pitch': dict(S, slope=1.0),
    'slope 0.4': S,
    'slope 0': dict(S, slope=0.0),
    'lag 0.05': dict(S, lag=0.05),
    'lag 0.075': dict(S, lag=0.075),
    'speed 0.7': dict(S, speed=0.7),
    'speed 1': dict(S, speed=1.0),
    'edge 0.1': dict(S, edge=0.1, edge_share=0.45),
    'edge 0.03': dict(S, edge=0.03, edge_share=0.2),
    'late glide': dict(S, glide_late=[0.35, 0.55]),
    'obstruents +4': dict(S, obstruent_db=4.0),
    'capped': dict(S, **CAPPED),
    'short': dict(S, least=0.8, most_sonorant=1.3, most_obstruent=1.2),
    'long': dict(S, least=1.0, most_sonorant=2.2, most_obstruent=1.7),
    'stress all': dict(S, stress_all=True),
    'lift 3': dict(S, lift=3.0),
    'capped, speed 0.75, edge 0.1, +3': dict(S, **CAPPED)
    | dict(speed=0.75, edge=0.1, edge_share=0.45, obstruent_db=3.0),
}


def lines_of(file, dictionary_file):
    dictionary = cases.read_dictionary(dictionary_file)
    lines = [json.loads(l) for l in open(file)]
    for i, l in enumerate(lines):
        l.update(words=cases.dictionary_words(l['text'], dictionary), seed=1000 + i, vibrato=VIBRATO_CENTS)
    good = [l for l in lines if cases.fits(l)]
    print(len(lines), 'lines,', len(good), 'with a note a vowel')
    return good


def ways(lines, styles):
    sung = lambda l, voice, how: dict(l, voice=voice, how=how)
    jobs = []
    for name, how in WAYS.items():
        jobs += [dict(kind='teacher', name=name, line=sung(l, CAST[l['singer']], how)) for l in lines]
    for l in lines:
        voice = CAST[l['singer']]
        jobs.append(dict(kind='wave', name='no vocoder', line=sung(l, voice, WAYS['at the sung pitch'])))
        jobs.append(dict(kind='teacher', name='sharpen 0.2', sharpen=0.2, line=sung(l, voice, S)))
        jobs.append(dict(kind='teacher', name='breath 2', breath=2.0, line=sung(l, voice, S)))
    for voice in np.load(styles).files:
        mine = [l for l in lines if l['singer'] == ('woman 1' if voice[1] == 'f' else 'man 1')][:16]
        jobs += [dict(kind='teacher', name='voice', line=sung(l, voice, S)) for l in mine]
    return jobs


def weights(lines, folders):
    jobs = []
    ask = lambda l, w, name, voice: dict(
        kind='weights', name=f'{w}, {name}', weights=w, voice=voice, text=l['text'], case=cases.lay_out(l, PRODUCT)
    )
    for w in folders:
        jobs += [dict(ask(l, w, 'cast', CAST[l['singer']]), keep=l['seed'] % 30 == 0) for l in lines]
        for voice in json.load(open(w + '/weights.json'))['voices']:
            if voice in CAST.values():
                continue
            mine = 'woman 1' if voice[1] == 'f' else 'man 1'
            jobs += [ask(l, w, 'other voices', voice) for l in lines if l['singer'] == mine]
    return jobs


def main():
    mode, file, dictionary, *rest = sys.argv[1:]
    lines = lines_of(file, dictionary)
    jobs, out = (ways(lines, rest[0]), rest[1]) if mode == 'ways' else (weights(lines, rest[1:]), rest[0])
    random.Random(1).shuffle(jobs)
    json.dump(jobs, open(out, 'w'))
    print(len(jobs), 'jobs')


if __name__ == '__main__':
    main()
