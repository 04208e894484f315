"""The teacher sings all lines: lines.json -> features of every take, one .npz a worker.
   python3 teach.py lines.json work_dir out_dir seconds workers device
About as long as asked; what was sung until then is kept."""

import json
import multiprocessing as mp
import os
import sys
import time
import traceback


def worker(args):
    wid, n, lines_file, work, out, until, device, done = args
    import torch

    torch.set_num_threads(1)
    if device == 'cuda':
        torch.cuda.set_per_process_memory_fraction(0.97 / n)
    torch.backends.cuda.matmul.allow_tf32 = True
    torch.backends.cudnn.allow_tf32 = True
    import features as X
    import sing

    teacher = sing.Teacher(work, work + '/styles.npz', device)
    kept, errors = [], 0
    entries = json.load(open(lines_file))
    for i in range(wid, len(entries), n):
        e = entries[i]
        for take in e['takes']:
            if time.time() > until:
                break
            line = dict(voice=e['voice'], text=e['text'], words=e['words'], **take)
            try:
                r = teacher.sing(line)
                if r is None or len(r['env']) < 20 or len(r['ph']) > 64 or r['total'] > 10:
                    continue
                kept.append(
                    dict(
                        env=r['env'],
                        ap=r['ap'],
                        vuv=r['vuv'],
                        m5=r['m5'],
                        ph=r['ph'],
                        flags=r['flags'],
                        at=r['at'],
                        voice=e['voice'],
                        text=e['text'],
                    )
                )
                with done.get_lock():
                    done[0] += 1
                    done[1] += r['total']
            except Exception:
                errors += 1
                if errors < 3:
                    print(wid, e['text'], traceback.format_exc()[-500:], flush=True)
        if time.time() > until:
            break
    X.pack(kept, f'{out}/part{wid:02d}.npz')
    print('worker', wid, len(kept), 'takes', errors, 'errors', flush=True)


def main():
    lines_file, work, out, seconds, workers, device = sys.argv[1:7]
    t0 = time.time()
    workers = int(workers)
    os.makedirs(out, exist_ok=True)
    ctx = mp.get_context('spawn')
    done = ctx.Array('d', 2)
    ps = [
        ctx.Process(target=worker, args=((w, workers, lines_file, work, out, t0 + float(seconds), device, done),))
        for w in range(workers)
    ]
    for p in ps:
        p.start()
    last = 0
    while any(p.is_alive() for p in ps):
        time.sleep(0.5)
        if time.time() - last > 20:
            last = time.time()
            print(
                int(done[0]), 'takes', round(done[1] / 60, 1), 'minutes after', round(time.time() - t0), 's', flush=True
            )
    print(
        'taught', int(done[0]), 'takes', round(done[1] / 60, 1), 'minutes in', round(time.time() - t0), 's', flush=True
    )


if __name__ == '__main__':
    main()
