"""How far the student is from the teacher, and the critic that tells smooth envelopes from real ones."""

import torch
import torch.nn as nn
import torch.nn.functional as F

from student import BANDS


def distances(y, target, counts, weight, steady):
    e, a, v = target
    pe, pa, pv = y[..., :BANDS], y[..., BANDS : BANDS + 7], y[..., -1]
    n = weight.sum()
    l_env = ((pe - e).abs() * weight).sum() / (n * BANDS)
    l_band = (((pe[..., 1:] - pe[..., :-1]) - (e[..., 1:] - e[..., :-1])).abs() * weight).sum() / (n * BANDS)
    l_wide = (((pe[..., 4:] - pe[..., :-4]) - (e[..., 4:] - e[..., :-4])).abs() * weight).sum() / (n * BANDS)
    l_time = (((pe[:, 1:] - pe[:, :-1]) - (e[:, 1:] - e[:, :-1])).abs() * weight[:, 1:]).sum() / (n * BANDS)
    l_slow = (((pe[:, 6:] - pe[:, :-6]) - (e[:, 6:] - e[:, :-6])).abs() * weight[:, 6:]).sum() / (n * BANDS)
    w = (v * steady)[..., None] * counts
    l_ap = ((pa - a).abs() * w).sum() / (w.sum() * 7 + 1)
    l_v = (F.binary_cross_entropy_with_logits(pv, v, reduction='none') * weight[..., 0]).sum() / n
    return l_env + 0.4 * l_band + 0.3 * l_wide + 0.4 * l_time + 0.3 * l_slow + 0.5 * l_ap + 0.2 * l_v, l_env


class Critic(nn.Module):
    """Patches of envelope, 80 bands wide, with their voice: real or the student's?"""

    def __init__(self, voices):
        super().__init__()
        c = [2, 32, 64, 96, 96]
        self.voice = nn.Embedding(voices, BANDS)
        self.layers = nn.ModuleList(
            [
                nn.Conv2d(a, b, (5, 5), stride=(1 if i == 0 else 2, 2), padding=2)
                for i, (a, b) in enumerate(zip(c, c[1:]))
            ]
        )
        self.last = nn.Conv2d(c[-1], 1, 3, padding=1)

    def forward(self, e, voice):
        x = torch.stack([e, self.voice(voice)[:, None].expand_as(e)], 1)
        kept = []
        for l in self.layers:
            x = F.leaky_relu(l(x), 0.2)
            kept.append(x)
        return self.last(x), kept
