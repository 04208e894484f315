"""Weights as the engine reads them: weights.bin (float16, little endian), weights.json, reference.json (cases that a
reader of the weights must reproduce)."""

import json

import numpy as np

import features as X
from phones import FLAGS, PHONES
from student import PER, STEP, Trained


def export(folder, tensors, sizes, voices, mean, scale, floor, figures, data):
    manifest, blob, at = [], [], 0
    for k, v in tensors.items():
        a = v.numpy().astype('<f2')
        manifest.append(dict(name=k, shape=list(a.shape), offset=at))
        blob.append(a.tobytes())
        at += a.size
    open(folder + '/weights.bin', 'wb').write(b''.join(blob))
    json.dump(
        dict(
            format='arioso-singer-2',
            voices=voices,
            phones=PHONES,
            phoneFlags=FLAGS,
            stepSeconds=STEP,
            framesPerStep=PER,
            bands=X.BANDS,
            bandHertz=[round(float(f), 3) for f in X.band_hertz()],
            aperiodicityEdgesHertz=X.AP_EDGES,
            sampleRate=X.RATE,
            meanDb=[round(float(x), 4) for x in mean],
            scaleDb=scale,
            floorDb=floor,
            layers=sizes,
            heldOut=figures,
            tensors=manifest,
        ),
        open(folder + '/weights.json', 'w'),
        indent=1,
    )
    net = Trained(folder)
    cases, seen = [], set()
    for l in data.held if len(data.held) else data.taught:
        n, k, voice = int(data.steps[l]), int(data.count[l]), voices[int(data.voice[l])]
        if voice in seen or n > 320 or len(cases) >= 4:
            continue
        seen.add(voice)
        at = data.at[l, : k + 1].cpu().numpy().astype(np.float64)
        s = int(data.start[l])
        midi = [round(float(x), 4) for x in data.midi[s : s + n * PER].reshape(n, PER).mean(1)]
        phones = [PHONES[p] for p in data.ph[l, :k].tolist()]
        flags = [[int(f) for f in r] for r in data.flags[l, :k].tolist()]
        durations = [round(float(x), 6) for x in np.diff(at)]
        db, ap, _ = net(phones, flags, durations, midi, voice)
        logit = net.logit
        cases.append(
            dict(
                voice=voice,
                phones=phones,
                flags=flags,
                durations=durations,
                midi=midi,
                expectedDb=[[round(float(x), 3) for x in r] for r in db[::20]],
                expectedAperiodicity=[[round(float(x), 4) for x in r] for r in net.raw_ap[::20]],
                expectedVoicing=[round(float(x), 4) for x in logit[::20]],
            )
        )
    json.dump(cases, open(folder + '/reference.json', 'w'))
