"""The singer's network: phones with durations and a pitch contour in; envelope, noise shares and voicing every 5 ms out."""

import json

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

from phones import FLAGS, PHONES

STEP, PER, BANDS = 0.01, 2, 80  # a network step is 10 ms and gives two frames of 5 ms
OUT = BANDS + 7 + 1
SIZES = dict(phone=224, frame=320, hidden=768, blocks=6, kernel=9, phoneBlocks=4)


def position(t, a, b):
    """The place inside a phone that lasts from a to b, at time t: ratios only, so every machine agrees."""
    x, y, d = np.maximum(t - a, 0), np.maximum(b - t, 0), b - a
    return np.stack(
        [x / np.maximum(d, 1e-6), x / (x + 0.03), y / (y + 0.03), x / (x + 0.15), y / (y + 0.15), d / (d + 0.15)], -1
    )


class Student(nn.Module):
    def __init__(self, voices, sizes=SIZES, flags=len(FLAGS), drop=0.1):
        super().__init__()
        P, C, H, K = sizes['phone'], sizes['frame'], sizes['hidden'], sizes['kernel']
        self.drop, self.blocks = drop, sizes['blocks']
        self.phone = nn.Embedding(len(PHONES), 96)
        self.voice = nn.Embedding(voices, 64)
        self.pin = nn.Linear(96 + 64 + 2 + flags, P)
        n = range(sizes['phoneBlocks'])
        b = range(sizes['blocks'])
        self.pnorm = nn.ModuleList([nn.LayerNorm(P) for _ in n])
        self.pconv = nn.ModuleList([nn.Conv1d(P, P, 3, padding=1) for _ in n])
        self.fin = nn.Linear(P + 6 + 2 + 64, C)
        self.dw = nn.ModuleList([nn.Conv1d(C, C, K, padding=K // 2, groups=C) for _ in b])
        self.norm = nn.ModuleList([nn.LayerNorm(C) for _ in b])
        self.up = nn.ModuleList([nn.Linear(C, H) for _ in b])
        self.down = nn.ModuleList([nn.Linear(H, C) for _ in b])
        self.bias = nn.Parameter(torch.zeros(voices, sizes['blocks'], H))
        self.onorm = nn.LayerNorm(C)
        self.out = nn.Linear(C, PER * OUT)
        self.by_shifts = False  # which way to sum the depthwise convolution is quicker depends on the device

    def depthwise(self, k, x):
        if not self.by_shifts:
            return self.dw[k](x.transpose(1, 2)).transpose(1, 2)
        w = self.dw[k].weight[:, 0]
        K = w.shape[1]
        S = x.shape[1]
        z = F.pad(x, (0, 0, K // 2, K // 2))
        y = self.dw[k].bias + z[:, :S] * w[:, 0]
        for j in range(1, K):
            y = torch.addcmul(y, z[:, j : j + S], w[:, j])
        return y

    def forward(self, ph, flags, dur, which, pos, midi, voice, pmask, fmask):
        # Rows chosen by products, not by index: a recorded CUDA graph may not wait for the host.
        chosen = lambda i, n: (i[..., None] == torch.arange(n, device=i.device)).float()
        who = chosen(voice, self.voice.num_embeddings)
        v = who @ self.voice.weight
        bias = torch.einsum('bv,vkh->bkh', who, self.bias)
        B, N = ph.shape
        S = which.shape[1]
        d = torch.stack([dur / (dur + 0.05), dur / (dur + 0.25)], -1)
        x = (
            self.pin(
                torch.cat(
                    [chosen(ph, len(PHONES)) @ self.phone.weight, v[:, None].expand(B, N, -1), d]
                    + ([flags] if flags is not None else []),
                    -1,
                )
            )
            * pmask
        )
        for n, c in zip(self.pnorm, self.pconv):
            x = x + F.relu(c((n(x) * pmask).transpose(1, 2)).transpose(1, 2)) * pmask
        x = F.dropout(x, self.drop, self.training).gather(1, which[:, :, None].expand(B, S, x.shape[-1]))
        m = (midi - 60) / 12
        x = self.fin(torch.cat([x, pos, torch.stack([m, m * m], -1), v[:, None].expand(B, S, -1)], -1)) * fmask
        for k in range(self.blocks):
            y = self.norm[k](self.depthwise(k, x))
            x = (
                x + self.down[k](F.dropout(F.relu(self.up[k](y) + bias[:, k, None]), self.drop, self.training))
            ) * fmask
        return self.out(self.onorm(x)).reshape(B, S * PER, OUT)


class Trained:
    """weights.bin and weights.json, as they ship."""

    def __init__(self, folder, device='cpu'):
        self.info = json.load(open(f'{folder}/weights.json'))
        self.d = torch.device(device)
        half = np.fromfile(f'{folder}/weights.bin', '<f2')
        self.flags = len(self.info.get('phoneFlags', []))
        self.net = Student(len(self.info['voices']), self.info['layers'], self.flags, 0.0)
        self.net.load_state_dict(
            {
                t['name']: torch.from_numpy(
                    half[t['offset'] : t['offset'] + int(np.prod(t['shape']))].astype(np.float32).reshape(t['shape'])
                )
                for t in self.info['tensors']
            }
        )
        self.net.to(self.d).eval()

    @torch.no_grad()
    def __call__(self, phones, flags, durations, midi, voice):
        """-> decibels [frames, 80], noise shares [frames, 7], voiced share [frames]"""
        at = np.concatenate([[0], np.cumsum(durations)])
        t = (np.arange(len(midi)) + 0.5) * STEP
        w = np.clip(np.searchsorted(at, t, side='right') - 1, 0, len(phones) - 1)
        f = lambda x: torch.tensor(np.asarray(x, np.float32), device=self.d)[None]
        i = lambda x: torch.tensor(np.asarray(x, np.int64), device=self.d)
        y = self.net(
            i([[PHONES.index(p) for p in phones]]),
            f(flags) if self.flags else None,
            f(durations),
            i(w)[None],
            f(position(t, at[w], at[w + 1])),
            f(midi),
            i([self.info['voices'].index(voice)]),
            torch.ones(1, len(phones), 1, device=self.d),
            torch.ones(1, len(midi), 1, device=self.d),
        )[0]
        self.raw_ap, self.logit = y[:, BANDS : BANDS + 7], y[:, -1]
        db = y[:, :BANDS] * self.info['scaleDb'] + torch.tensor(self.info['meanDb'], device=self.d)
        return db, y[:, BANDS : BANDS + 7].clamp(0, 1), torch.sigmoid(2 * y[:, -1])
