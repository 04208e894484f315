"""One line sung by the teacher: it speaks with its own timing, at our pitch; its latent frames are warped onto the sung
phones and its generator runs on them with our pitch. What comes out are envelopes (features.py), and the sound if asked."""

import numpy as np
import torch

import features as X
import teacher as T
import timing as M
from phones import CONSONANT_CHARACTERS, MARKS, PHONES, SONORANT, TOKENS, VOWELS, spell

# Chosen with trial.py: only the slope and louder obstruents showed a gain, the rest is within a point.
HOW = dict(
    speed=0.8,
    edge=0.08,
    edge_share=0.4,
    least=0.7,
    most_sonorant=99,
    most_obstruent=99,
    slope=0.4,
    lag=M.LAG,
    obstruent_db=3.0,
    stress_all=False,
)
CALIBRATION = 'ðə mˈOɹnɪŋ lˈIt ɪz fˈɔlɪŋ ˌOvəɹ ðə wˈɔɾəɹ'.replace('ɾ', 't')


def hertz(midi):
    return 440 * 2 ** ((np.asarray(midi) - 69) / 12)


def midi_of(hz):
    return 69 + 12 * np.log2(np.maximum(hz, 1e-3) / 440)


class Teacher:
    def __init__(self, folder, styles, device):
        import onnx
        import onnxruntime as ort

        so = ort.SessionOptions()
        so.intra_op_num_threads = 1
        so.inter_op_num_threads = 1
        self.durations, self.encoder = (
            ort.InferenceSession(f'{folder}/dur.onnx', so),
            ort.InferenceSession(f'{folder}/enc.onnx', so),
        )
        self.styles = {k: v for k, v in np.load(styles).items()}
        self.d = torch.device(device)
        self.singer = T.Singer((onnx.load(f'{folder}/front.onnx'), onnx.load(f'{folder}/gen.onnx')), self.d)
        self.extract = X.Extractor(self.d)
        self.centres = {}
        self.spoken = {}

    def speak(self, chars, voice, speed):
        """-> frames a character lasts, text frames, spoken pitch in hertz, energy"""
        key = (''.join(chars), voice, speed)
        if key not in self.spoken:
            if len(self.spoken) > 64:
                self.spoken.clear()
            ids = np.array([[0] + [TOKENS[c] for c in chars] + [0]])
            style = self.styles[voice]
            D = self.durations.run(None, {'input_ids': ids, 'style': style, 'speed': np.array([speed], np.float32)})[
                0
            ].reshape(-1)
            # Long breaths before and after a line say nothing, and pauses inside a phone are not the phone.
            for k, c in enumerate(chars):
                D[k + 1] = min(
                    D[k + 1],
                    10 if c == '.' else 2 if c in MARKS and c != ',' else 6 if c in CONSONANT_CHARACTERS else 9,
                )
            D[0] = min(D[0], 14)
            D[-1] = min(D[-1], 6)
            asr, f0, nrg = self.encoder.run(None, {'input_ids': ids, 'style': style, T.DUR: D[None]})
            self.spoken[key] = D, asr, f0[0], nrg
        return self.spoken[key]

    def centre(self, voice):
        """The voice's own speaking pitch, a MIDI number."""
        if voice not in self.centres:
            f0 = self.speak(list(CALIBRATION), voice, 1.0)[2]
            self.centres[voice] = float(np.median(midi_of(f0[f0 > 40])))
        return self.centres[voice]

    def sing(self, line, want_wave=False):
        how = {**HOW, **line.get('how', {})}
        voice = line['voice']
        chars, own, names, flags, vowels = spell(line, how['stress_all'])
        D, asr, nat, nrg = self.speak(chars, voice, how['speed'] if 'notes' in line else line['speed'])
        end = np.cumsum(D) * M.FRAME
        # Phones as they sound: marks and blanks belong to a phone beside them, and sound runs ahead of characters.
        ph, fl, nat_at, first_of, prev = ['pau'], [[0, 0, 0, 0]], [0.0], {}, -2
        for k, o in enumerate(own):
            if o != prev:
                first_of[o] = len(ph)
                ph.append(names[o])
                fl.append(flags[o])
                nat_at.append(float(end[k]) - how['lag'])
                prev = o
        nat_at.append(float(end[-1]))
        nat_at = np.array(nat_at)
        vp = [first_of[own[c]] for c in vowels]
        at = M.layout(line, ph, np.diff(nat_at), vp, how)
        count = round(at[-1] / M.STEP)
        times = (np.arange(count) + 0.5) * M.STEP
        tau = M.warp(ph, nat_at, at, times, how)
        sung = np.array(ph)[np.clip(np.searchsorted(at, times, side='right') - 1, 0, len(ph) - 1)]
        sure = np.isin(sung, list(VOWELS | SONORANT))
        nat_voiced = nat > 40
        nv = nat_voiced[np.clip((tau / M.STEP).astype(int), 0, len(nat) - 1)]
        if 'notes' in line:
            midi = M.pitch(line, [at[p] for p in vp], [x[2] for w in line['notes'] for x in w], at[-1])
            voiced = nv | sure
        else:
            ix = np.flatnonzero(nat_voiced)
            if len(ix) < 5:
                return None
            m = np.interp(np.arange(len(nat)), ix, midi_of(nat[ix]) + line['shift'])
            midi = np.interp(tau / M.STEP - 0.5, np.arange(len(nat)), m)
            voiced = nv
        voiced = voiced & (times > at[1] - 0.03) & (times < at[-2] + 0.05)
        # The teacher sings nearer to its speaking pitch than asked: envelopes are finer there and vowels clearer.
        taught = self.centre(voice) + how.get('lift', 0) + how['slope'] * (midi - self.centre(voice))
        f0 = np.where(voiced, hertz(taught), 0).astype(np.float32)
        nt = (np.arange(len(nat)) + 0.5) * M.STEP
        f0n = np.where(nat_voiced, hertz(np.interp(nt, tau + np.arange(count) * 1e-9, taught)), 0).astype(np.float32)
        to = lambda x: torch.from_numpy(np.ascontiguousarray(x, np.float32)).to(self.d)
        wave = self.singer(to(asr), to(f0n[None]), to(nrg), to(self.styles[voice]), to(tau), to(f0[None]))
        found = self.extract(wave, to(f0), to(taught), to(midi))
        if found is None:
            return None
        env, count5 = found['env'], len(found['env'])
        if how['obstruent_db']:
            t5 = (np.arange(count5) + 0.5) * 0.005
            p5 = np.array(ph)[np.clip(np.searchsorted(at, t5, side='right') - 1, 0, len(ph) - 1)]
            lift = np.convolve(
                np.where(np.isin(p5, list(VOWELS | SONORANT | {'pau'})), 0.0, how['obstruent_db']),
                np.ones(5) / 5,
                'same',
            )
            found['env'] = np.clip(env + np.round(lift / X.DB_STEP)[:, None], 0, 255).astype(np.uint8)
        found.update(
            voice=voice,
            ph=[PHONES.index(p) for p in ph],
            flags=fl,
            at=[float(x) for x in at[:-1]],
            total=float(at[-1]),
            D=[int(x) for x in D[1:-1]],
            chars=chars,
        )
        if want_wave:
            found['wave'] = wave.cpu().numpy()
        return found
