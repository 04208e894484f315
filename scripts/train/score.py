"""Held-out lines: dB over sounding frames, dB of obstruents, how much of the envelope's ripple is kept, voicing right."""

import numpy as np
import torch

from data import SCALE
from student import BANDS

LONGEST_STEPS = 1000
SOUNDING_DB = -62


@torch.no_grad()
def score(net, data, most=None):
    """Figures of each voice; of all together when only `most` lines are asked for."""
    held = data.held if len(data.held) else data.taught
    totals = {}
    for i in range(0, len(held[:most]), 24):
        lines = torch.from_numpy(held[:most][i : i + 24]).to(data.d)
        x, (env, _, voiced), counts, weight, _ = data.batch(lines, torch.zeros_like(lines), LONGEST_STEPS)
        y = net(*x).float()
        m = counts[..., 0]
        error = ((y[..., :BANDS] - env) * SCALE).square().mean(-1).sqrt()
        loud = ((env * SCALE + data.mean).mean(-1) > SOUNDING_DB).float() * m
        obstruent = loud * (weight[..., 0] > m * 1.2)
        ripple = lambda z, w=loud: ((z[..., 4:] - z[..., :-4]).abs().mean(-1) * w).sum(1)
        right = ((y[..., -1] > 0).float() == voiced).float() * m
        sums = [(error * loud).sum(1), loud.sum(1), (error * obstruent).sum(1), obstruent.sum(1)]
        sums += [ripple(y[..., :BANDS]), ripple(env), right.sum(1), m.sum(1)]
        for voice, row in zip(data.voice[lines].tolist(), torch.stack(sums, 1).cpu().numpy()):
            name = str(data.names[voice])
            totals[name] = totals.get(name, np.zeros(8)) + row
    ratios = lambda t: [round(float(a / max(b, 1e-9)), 3) for a, b in zip(t[::2], t[1::2])]
    return ratios(sum(totals.values())) if most else {k: ratios(t) for k, t in sorted(totals.items())}
