"""Envelopes to sound, as the engine does it (24 kHz): one excitation a period through a minimum-phase tract, noise where
unvoiced. For judging only: noise and pulse places are not the engine's to the sample."""

import math

import numpy as np
import torch

import features as X

RATE, FFT, HOP = 24000, 1024, 120
BINS = FFT // 2 + 1


class Vocoder:
    def __init__(self, device, breath=1.3, sharpen=0.0):
        d = self.d = torch.device(device)
        self.breath, self.sharpen = breath, sharpen
        f = np.arange(BINS) * RATE / FFT
        place = X.mel(f) / X.mel(RATE / 2) * (X.BANDS - 1)
        i = np.minimum(X.BANDS - 2, place.astype(int))
        w = np.zeros((X.BANDS, BINS))
        k = np.arange(BINS)
        w[i, k] = 1 - (place - i)
        w[i + 1, k] += place - i
        e = np.array(X.AP_EDGES)
        c = (e[1:] + e[:-1]) / 2
        a = np.zeros((7, BINS))
        for b in range(7):
            a[b] = np.interp(f, c, np.eye(7)[b])
        self.w, self.a = torch.from_numpy(w).float().to(d), torch.from_numpy(a).float().to(d)
        self.k = torch.arange(BINS, device=d)
        self.n = torch.arange(FFT, device=d)

    def tract(self, db):
        log = (db @ self.w) * (math.log(10) / 10)
        c = torch.fft.irfft(log.to(torch.complex64), n=FFT)
        n = torch.arange(FFT, device=self.d)
        fold = torch.where(n <= FFT // 2, 1.0, 0.0)
        fold[0] = 0.5
        fold[FFT // 2] = 0.5
        if self.sharpen:
            fold = fold * torch.where(n > 0, 1 + self.sharpen * (n / 8).clamp(max=1), 1.0)
        return torch.fft.rfft(c * fold).exp()

    @torch.no_grad()
    def __call__(self, db, ap, voiced, hertz, gain, seed=1):
        """db [frames, 80], ap [frames, 7], voiced share, hertz and gain a frame of 5 ms -> samples"""
        g = torch.Generator(device=self.d)
        g.manual_seed(seed)
        count = len(db)
        H = self.tract(db)
        share = (ap @ self.a).clamp(0, 0.97) ** self.breath
        out = torch.zeros(count * HOP + 3 * FFT, device=self.d)
        phase = np.concatenate([[0], np.cumsum(np.repeat(hertz.cpu().numpy().astype(np.float64), HOP)) / RATE])
        pulses = np.interp(np.arange(1, int(phase[-1])), phase, np.arange(len(phase)))
        pulses = pulses[(pulses > HOP) & (pulses < (count - 2) * HOP)]
        t = torch.from_numpy(pulses).to(self.d)
        c = (t / HOP - 0.5).clamp(0, count - 2.001)
        i = c.long()
        b = (c - i).float()
        mix = lambda x: x[i] + (x[i + 1] - x[i]) * (b[:, None] if x.dim() > 1 else b)
        level = mix(gain) * mix(voiced).clamp_min(0).sqrt()
        period = RATE / mix(hertz)
        keep = level > 1e-4
        i, b, t, level, period = i[keep], b[keep], t[keep], level[keep], period[keep]
        start = t.floor().long()
        delay = (t - start).float()
        s = mix(share)
        noise = (
            (torch.rand(len(t), FFT, device=self.d, generator=g) * 2 - 1)
            * 1.7320508
            * (self.n[None] < period.round()[:, None])
        )
        turn = torch.polar(torch.ones((), device=self.d), -2 * math.pi * self.k[None] * delay[:, None] / FFT)
        y = (
            torch.fft.irfft(
                (period.sqrt()[:, None] * turn * (1 - s).sqrt() + torch.fft.rfft(noise) * s.sqrt()) * mix(H), n=FFT
            )
            * level[:, None]
        )
        place = start[:, None] + torch.where(self.n < FFT - 32, self.n, self.n - FFT)[None] + FFT
        out.index_add_(0, place.reshape(-1), y.reshape(-1))
        f = torch.arange(1, count - 1, device=self.d)
        u = gain[f] * (1 - voiced[f]).clamp_min(0).sqrt() * 1.1547
        f, u = f[u > 1e-4], u[u > 1e-4]
        window = torch.where(self.n < 2 * HOP, 0.5 - 0.5 * torch.cos(math.pi * (self.n + 0.5) / HOP), 0.0)
        noise = (torch.rand(len(f), FFT, device=self.d, generator=g) * 2 - 1) * 1.7320508 * window
        y = torch.fft.irfft(torch.fft.rfft(noise) * H[f], n=FFT) * u[:, None]
        out.index_add_(0, ((f * HOP - HOP // 2)[:, None] + self.n[None] + FFT).reshape(-1), y.reshape(-1))
        return out[FFT : FFT + count * HOP]
