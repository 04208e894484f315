"""What the teacher sang, on the device: windows of lines with inputs, targets and the frames that count."""

import glob

import numpy as np
import torch
import torch.nn.functional as F

import features as X
from phones import PHONES, SONORANT, VOWELS
from student import PER, STEP

FLOOR_DB, SCALE = -85.0, 10.0
# A window of steps out of a line; the network sees EDGE steps to either side, so those of a cut do not count.
MOST_PHONES, CROP, EDGE = 64, 448, 24
OBSTRUENT_WEIGHT = 1.5


class Data:
    def __init__(self, folder, d):
        parts = [np.load(f) for f in sorted(glob.glob(folder + '/part*.npz'))]
        cat = lambda k: np.concatenate([p[k] for p in parts])
        on = lambda x: torch.from_numpy(x).to(d)
        self.env, self.ap, self.vuv, self.midi = (
            on(cat('env')),
            on(cat('ap')),
            on(cat('vuv')),
            on(cat('midi').astype(np.float32)),
        )
        frames, phones, voice, text = cat('frames'), cat('phones_of'), cat('voice'), cat('text')
        self.names = sorted(set(voice))
        L = len(frames)
        ph, fl, at = cat('ph'), cat('flags'), cat('at')
        p = np.concatenate([[0], np.cumsum(phones)])
        P, FL, AT = (
            np.zeros((L, MOST_PHONES), np.int64),
            np.zeros((L, MOST_PHONES, 4), np.float32),
            np.full((L, MOST_PHONES + 1), 1e4, np.float32),
        )
        for l in range(L):
            k = phones[l]
            P[l, :k] = ph[p[l] : p[l + 1]]
            FL[l, :k] = fl[p[l] : p[l + 1]]
            AT[l, :k] = at[p[l] : p[l + 1]]
            AT[l, k] = frames[l] // PER * STEP
        self.ph, self.flags, self.at, self.count = on(P), on(FL), on(AT), on(phones.astype(np.int64))
        self.start, self.steps = (
            on(np.concatenate([[0], np.cumsum(frames)])[:-1].astype(np.int64)),
            on((frames // PER).astype(np.int64)),
        )
        self.voice = on(np.array([self.names.index(v) for v in voice]))
        held = np.array([sum(t.encode()) * 7919 % 1000 < 20 for t in text])
        self.held, self.taught = np.flatnonzero(held), np.flatnonzero(~held)
        sub = torch.randperm(len(self.env), device=d)[:400000]
        self.mean = self.decibels(self.env[sub]).mean(0)
        self.loud = torch.tensor(
            [1.0 if n in VOWELS | SONORANT | {'pau'} else OBSTRUENT_WEIGHT for n in PHONES], device=d
        )
        self.d = d
        print(
            L,
            'lines',
            round(frames.sum() * 0.005 / 60),
            'minutes',
            len(self.held),
            'held out (their texts are not taught)',
            flush=True,
        )

    @staticmethod
    def decibels(e):
        return (e.float() * X.DB_STEP + X.DB_LOW).clamp_min(FLOOR_DB)

    def batch(self, lines, offset, crop=CROP):
        """Inputs, targets and the mask of frames that count, for windows of lines."""
        s = offset[:, None] + torch.arange(crop, device=self.d)
        n = self.steps[lines][:, None]
        valid = s < n
        t = (s.float() + 0.5) * STEP
        at = self.at[lines]
        w = (torch.searchsorted(at, t, right=True) - 1).clamp(min=0).minimum(self.count[lines][:, None] - 1)
        a, b = at.gather(1, w), at.gather(1, w + 1)
        x, y, l = (t - a).clamp_min(0), (b - t).clamp_min(0), b - a
        pos = torch.stack(
            [x / l.clamp_min(1e-6), x / (x + 0.03), y / (y + 0.03), x / (x + 0.15), y / (y + 0.15), l / (l + 0.15)], -1
        )
        f = self.start[lines][:, None, None] + PER * s.minimum(n - 1)[:, :, None] + torch.arange(PER, device=self.d)
        midi = self.midi[f].mean(-1)
        f = f.reshape(len(lines), -1)
        k = torch.arange(MOST_PHONES, device=self.d)
        pm = (k < self.count[lines][:, None]).float()[:, :, None]
        dur = torch.where(pm[..., 0] > 0, at[:, 1:] - at[:, :-1], torch.zeros((), device=self.d))
        ph = self.ph[lines]
        fm = valid.float()[:, :, None]
        j = torch.arange(crop, device=self.d)
        counts = valid & ((j >= EDGE) | (offset[:, None] == 0)) & ((j < crop - EDGE) | (s + EDGE >= n))
        twice = lambda z: z[:, :, None].expand(-1, -1, PER).reshape(len(lines), -1, 1)
        counts = twice(counts.float())
        weight = counts * twice(self.loud[ph.gather(1, w)])
        m5 = self.midi[f]
        steady = F.pad(((m5[:, 2:] - m5[:, :-2]).abs() < 0.06).float(), (1, 1), value=1.0)
        target = (self.decibels(self.env[f]) - self.mean) / SCALE, self.ap[f].float() / 255, self.vuv[f].float()
        return (ph, self.flags[lines], dur, w, pos, midi, self.voice[lines], pm, fm), target, counts, weight, steady
