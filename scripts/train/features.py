"""What the student learns: every 5 ms an envelope free of the pitch (80 mel-warped bands of log power at 24 kHz), how noisy
seven bands are, and whether the sound is voiced. The pitch is known, so the envelope follows CheapTrick (Morise 2015)."""

import math

import numpy as np
import torch
import torch.nn.functional as F

RATE, HOP, FFT, BANDS = 24000, 120, 2048, 80
BINS = FFT // 2 + 1
AP_EDGES = [0, 1000, 2000, 3000, 4500, 6500, 9000, 12000]
UNVOICED_HERTZ = 200.0
DB_LOW, DB_STEP = -110.0, 0.5


def mel(f):
    return 1127 * np.log1p(np.asarray(f, np.float64) / 700)


def band_hertz():
    return 700 * np.expm1(np.linspace(0, mel(RATE / 2), BANDS) / 1127)


def band_matrix():
    """[BINS, BANDS]: the mean of log power under a triangle, or the value between two bins where a band is narrow."""
    c = band_hertz()
    w = np.zeros((BINS, BANDS))
    f = np.arange(BINS) * RATE / FFT
    bin_hz = RATE / FFT
    for b in range(BANDS):
        left = max(bin_hz, c[b] - c[b - 1] if b else bin_hz)
        right = max(bin_hz, c[b + 1] - c[b] if b + 1 < BANDS else bin_hz)
        w[:, b] = np.clip(np.where(f < c[b], 1 - (c[b] - f) / left, 1 - (f - c[b]) / right), 0, None)
    return w / w.sum(0)


class Extractor:
    def __init__(self, device):
        self.d = device
        self.u = torch.arange(FFT, device=device) - FFT // 2
        self.m = torch.from_numpy(band_matrix()).float().to(device)
        self.fbin = torch.arange(BINS, device=device) * (RATE / FFT)
        self.band = torch.bucketize(
            self.fbin, torch.tensor(AP_EDGES[1:-1], device=device, dtype=torch.float32), right=True
        )
        self.cand = 2 ** (torch.arange(-7, 8, device=device) * 5 / 1200)

    def power(self, x, centre, half):
        u = self.u[None]
        h = half[:, None]
        w = torch.where(u.abs() < h, 0.5 + 0.5 * torch.cos(math.pi * u / h), torch.zeros((), device=self.d))
        s = x[(centre[:, None] + u + FFT)] * w
        s = s - w * (s.sum(1, keepdim=True) / w.sum(1, keepdim=True))
        return torch.fft.rfft(s).abs().square() / w.square().sum(1, keepdim=True)

    def envelope(self, p, f):
        fb = f / (RATE / FFT)
        k = torch.arange(BINS, device=self.d)[None]
        mirror = (fb.round().long()[:, None] - k).clamp(0, BINS - 1)
        p = p + torch.where(k <= fb[:, None] / 2, p.gather(1, mirror), torch.zeros((), device=self.d))
        pad = 96
        q = torch.cat([p[:, 1 : pad + 1].flip(1), p, p[:, -pad - 1 : -1].flip(1)], 1).double()
        c = F.pad(q.cumsum(1), (1, 0))
        w = (fb * 2 / 3)[:, None].double()

        def at(pos):
            i = pos.floor().clamp(0, c.shape[1] - 2)
            lo = c.gather(1, i.long())
            hi = c.gather(1, i.long() + 1)
            return lo + (hi - lo) * (pos - i)

        sm = (at(k + pad + 0.5 + w / 2) - at(k + pad + 0.5 - w / 2)) / w
        log = torch.log(sm.clamp_min(0) + 1e-11).float()
        cep = torch.fft.irfft(log.to(torch.complex64), n=FFT)
        n = torch.arange(FFT, device=self.d)
        n = torch.minimum(n, FFT - n)[None]
        t = f[:, None] * n / RATE
        return torch.fft.rfft(cep * torch.sinc(t) * (1.3 - 0.3 * torch.cos(2 * math.pi * t))).real

    @torch.no_grad()
    def __call__(self, wave, f0, taught, midi):
        """taught: the pitch the wave was made with; midi: the pitch it is taught for."""
        count = wave.numel() // HOP
        b = wave[: wave.numel() // 240 * 240].reshape(-1, 240).square().mean(1)
        if not torch.isfinite(b).all() or b.max() < 1e-8:
            return None
        loud = b[b > b.max() * 10**-3.5].mean()
        wave = wave * (0.1 / loud.sqrt())
        t = (torch.arange(count, device=self.d) + 0.5) * (HOP / RATE)
        pos = (t / 0.0125 - 0.5).clamp(0, len(midi) - 1.001)
        i = pos.floor().long()
        between = lambda x: x[i] + (x[i + 1] - x[i]) * (pos - i)
        m, label = between(taught), between(midi)
        v = f0[(t / 0.0125).long().clamp(0, len(f0) - 1)] > 10
        f = torch.where(v, 440 * 2 ** ((m - 69) / 12), torch.full_like(m, UNVOICED_HERTZ)).clamp(66, 1200)
        x = F.pad(wave, (FFT, 2 * FFT))
        c = torch.arange(count, device=self.d) * HOP + HOP // 2
        env = self.envelope(self.power(x, c, 1.5 * RATE / f), f)
        db = (env @ self.m) * (10 / math.log(10))
        flat = self.power(x, c, 2 * RATE / f) / env.exp()
        low = (self.fbin > 300) & (self.fbin < 4000)
        fl = flat[:, low]
        ph = self.fbin[low][None, None] / (f[:, None] * self.cand[None])[:, :, None]
        val = ((ph - ph.floor() - 0.5).abs() < 0.12).float()
        depth = (fl[:, None] * val).sum(2) / val.sum(2).clamp_min(1)
        best = self.cand[depth.argmin(1)]
        ph = self.fbin[None] / (f * best)[:, None]
        val = ((ph - ph.floor() - 0.5).abs() < 0.12).float()
        ap = []
        for k in range(len(AP_EDGES) - 1):
            s = self.band == k
            ap.append(
                (flat[:, s] * val[:, s]).sum(1) / val[:, s].sum(1).clamp_min(1) / flat[:, s].mean(1).clamp_min(1e-9)
            )
        ap = torch.where(v[:, None], torch.stack(ap, 1).clamp(0, 1), torch.ones((), device=self.d))
        return dict(
            env=((db - DB_LOW) / DB_STEP).round().clamp(0, 255).byte().cpu().numpy(),
            ap=(ap * 255).round().byte().cpu().numpy(),
            vuv=v.byte().cpu().numpy(),
            m5=label.half().cpu().numpy(),
        )


def pack(lines, file):
    """Lines laid end to end in one file; `frames` and `phones_of` say how long each is."""
    cat = lambda k, t: np.concatenate([np.asarray(l[k], t) for l in lines])
    np.savez(
        file,
        env=cat('env', np.uint8),
        ap=cat('ap', np.uint8),
        vuv=cat('vuv', np.uint8),
        midi=cat('m5', np.float16),
        ph=cat('ph', np.uint8),
        flags=cat('flags', np.uint8),
        at=cat('at', np.float32),
        frames=np.array([len(l['env']) for l in lines]),
        phones_of=np.array([len(l['ph']) for l in lines]),
        voice=np.array([l['voice'] for l in lines]),
        text=np.array([l['text'] for l in lines]),
    )
