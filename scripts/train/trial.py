"""Words heard: ways for the teacher to sing, voices, and trained weights, side by side.
   python3 trial.py jobs.json work_dir out.json seconds workers device
A job is {kind: teacher|wave|weights, name, line | case, voice, ...}; every worker sings, renders and listens."""

import collections
import json
import multiprocessing as mp
import os
import sys
import time
import traceback

import numpy as np


def worker(args):
    wid, n, jobs_file, work, until, device, q = args
    import torch

    torch.set_num_threads(1)
    import cases
    import features as X
    import hear
    import sing
    import student
    import vocoder

    jobs = json.load(open(jobs_file))
    teacher = None
    nets, vocoders = {}, {}
    ear = hear.Ear(work + '/whisper')
    d = torch.device(device)
    to = lambda x: torch.as_tensor(np.asarray(x, np.float32), device=d)
    for i in range(wid, len(jobs), n):
        if time.time() > until:
            break
        job = jobs[i]
        try:
            if job['kind'] in ('teacher', 'wave'):
                if teacher is None:
                    teacher = sing.Teacher(work, work + '/styles.npz', device)
                r = teacher.sing(job['line'], job['kind'] == 'wave')
                text = job['line']['text']
                if r is None:
                    continue
                if job['kind'] == 'wave':
                    wave = r['wave']
                else:
                    db, ap, voiced, midi = (
                        to(r['env']) * X.DB_STEP + X.DB_LOW,
                        to(r['ap']) / 255,
                        to(r['vuv']),
                        to(r['m5']),
                    )
                    gain = torch.ones(len(db), device=d)
            else:
                c = job['case']
                text = job['text']
                if job['weights'] not in nets:
                    nets[job['weights']] = student.Trained(job['weights'], device)
                db, ap, voiced = nets[job['weights']](c['phones'], c['flags'], c['durations'], c['midi'], job['voice'])
                midi = to(c['midi']).repeat_interleave(2)
                gain = to(cases.gain_of(c))
                r = None
            if job['kind'] != 'wave':
                key = (job.get('breath', 1.3), job.get('sharpen', 0.0))
                if key not in vocoders:
                    vocoders[key] = vocoder.Vocoder(device, *key)
                wave = vocoders[key](db, ap, voiced, 440 * 2 ** ((midi - 69) / 12), gain).cpu().numpy()
            said = ear(wave)
            hits, count = hear.heard(text, said)
            q.put(
                dict(
                    name=job['name'],
                    voice=job.get('voice') or job['line']['voice'],
                    hits=hits,
                    words=count,
                    text=text,
                    said=said,
                    durations=[r['chars'], r['D']] if r else None,
                    wave=(wave / np.abs(wave).max() * 0.8 * 32767).astype('<i2').tobytes() if job.get('keep') else None,
                    job=i,
                )
            )
        except Exception:
            q.put(dict(error=traceback.format_exc()[-600:], job=i))
    q.put(None)


def main():
    jobs_file, work, out, seconds, workers, device = sys.argv[1:7]
    workers = int(workers)
    t0 = time.time()
    ctx = mp.get_context('spawn')
    q = ctx.Queue()
    ps = [
        ctx.Process(target=worker, args=((w, workers, jobs_file, work, t0 + float(seconds), device, q),), daemon=True)
        for w in range(workers)
    ]
    for p in ps:
        p.start()
    rows, over, errors, frames = [], 0, [], collections.defaultdict(lambda: [0, 0])
    while over < workers and time.time() - t0 < float(seconds) + 30:
        try:
            r = q.get(timeout=2)
        except Exception:
            continue
        if r is None:
            over += 1
            continue
        if 'error' in r:
            errors.append(r)
            if len(errors) < 4:
                print(r['error'], flush=True)
            continue
        if r['durations']:
            for c, x in zip(*r['durations']):
                frames[c][0] += 1
                frames[c][1] += x
        if r['wave']:
            os.makedirs(out + '.waves', exist_ok=True)
            open(f'{out}.waves/{r["job"]}_{r["name"]}_{r["voice"]}.pcm'.replace(' ', '_'), 'wb').write(r['wave'])
        rows.append({k: r[k] for k in ('name', 'voice', 'hits', 'words', 'text', 'said')})
        if len(rows) % 300 == 1:
            print(len(rows), 'heard after', round(time.time() - t0), 's', flush=True)
    table = collections.defaultdict(lambda: [0, 0])
    per = collections.defaultdict(lambda: [0, 0])
    for r in rows:
        for key, t in ((r['name'], table), (r['name'] + ' ' + r['voice'], per)):
            t[key][0] += r['hits']
            t[key][1] += r['words']
    show = lambda t: [f'{100 * h / max(1, n):5.1f}% of {n:4d}  {k}' for k, (h, n) in t.items()]
    print('\n'.join(show(table) + ['--'] + sorted(show(per), key=lambda x: x[12:])), flush=True)
    json.dump(
        dict(rows=rows, frames={c: [n, round(s / n, 3)] for c, (n, s) in frames.items()}, errors=len(errors)),
        open(out, 'w'),
    )
    print(len(rows), 'heard,', len(errors), 'errors,', round(time.time() - t0), 's', flush=True)
    for p in ps:
        p.terminate()
    os._exit(0)


if __name__ == '__main__':
    main()
