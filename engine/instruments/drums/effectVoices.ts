import { applyCurve, controlCurve, glideHertz } from '../../audio/controlCurve.ts'
import { createNoise } from '../../audio/createNoise.ts'
import { exp } from '../../audio/math.ts'
import { sineOfCycles } from '../../audio/sineTable.ts'
import { sweepLowPass } from '../../audio/sweepLowPass.ts'
import { bandPass, highPass } from '../../audio/biquad.ts'
import { filtered, type DrumVoice } from './drumVoice.ts'

function whiteNoise(frames: number, seed: number): Float32Array<ArrayBuffer> {
  const noise = createNoise(seed)
  return Float32Array.from({ length: frames }, () => noise())
}

/** Noise whose colour glides between two frequencies while its level follows `level` (0 to 1 along its length). */
export function noiseSweep(spec: {
  seconds: number
  fromHertz: number
  toHertz: number
  level: (share: number) => number
  resonance: number
  peak: number
}): DrumVoice {
  return {
    seconds: spec.seconds,
    peak: spec.peak,
    pan: 0,
    play: ({ velocity, variant, sampleRate }, frames) => {
      const out = whiteNoise(frames, 503 + variant)
      const share = (seconds: number): number => Math.min(1, seconds / spec.seconds)
      const top = 0.7 + 0.4 * velocity
      const cutoff = controlCurve(frames, sampleRate, (s) => glideHertz(spec.fromHertz, spec.toHertz * top, share(s)))
      sweepLowPass(out, cutoff, spec.resonance, sampleRate)
      applyCurve(
        out,
        controlCurve(frames, sampleRate, (s) => spec.level(share(s))),
      )
      return filtered(out, [highPass(150, 0.7, sampleRate)])
    },
  }
}

/** A siren that climbs two octaves under the noise. */
export function toneRise(spec: { seconds: number; fromHertz: number; toHertz: number; peak: number }): DrumVoice {
  return {
    seconds: spec.seconds,
    peak: spec.peak,
    pan: 0,
    play: ({ velocity, variant, sampleRate }, frames) => {
      const noise = createNoise(521 + variant)
      const out = new Float32Array(frames)
      let cycles = 0
      for (let i = 0; i < frames; i++) {
        const share = i / frames
        const end = Math.min(1, (1 - share) * 60)
        const level = share * share
        const saw = sineOfCycles(cycles) + 0.5 * sineOfCycles(2 * cycles) + velocity * 0.33 * sineOfCycles(3 * cycles)
        out[i] = end * end * level * (0.3 * saw + 0.25 * share * noise())
        cycles += (spec.fromHertz + (spec.toHertz - spec.fromHertz) * level) / sampleRate
      }
      return filtered(out, [highPass(200, 0.7, sampleRate)])
    },
  }
}

/** A boom: a falling sub with a burst of noise that closes. */
export function boom(spec: {
  seconds: number
  fromHertz: number
  toHertz: number
  noise: number
  peak: number
}): DrumVoice {
  return {
    seconds: spec.seconds,
    peak: spec.peak,
    pan: 0,
    play: ({ velocity, variant, sampleRate }, frames) => {
      const out = whiteNoise(frames, 541 + variant)
      sweepLowPass(
        out,
        controlCurve(frames, sampleRate, (s) => 120 + 5000 * (0.4 + velocity) * exp(-s / 0.12)),
        0.7,
        sampleRate,
      )
      let cycles = 0
      for (let i = 0; i < frames; i++) {
        const seconds = i / sampleRate
        const fall = exp((-6 * seconds) / spec.seconds)
        out[i] = fall * (spec.noise * out[i] + sineOfCycles(cycles))
        cycles += (spec.toHertz + (spec.fromHertz - spec.toHertz) * exp(-seconds / 0.15)) / sampleRate
      }
      return out
    },
  }
}

/** Dust in a groove: sparse ticks over a faint hiss. */
export function crackle(spec: { seconds: number; ticksPerSecond: number; peak: number; pan: number }): DrumVoice {
  return {
    seconds: spec.seconds,
    peak: spec.peak,
    pan: spec.pan,
    play: ({ velocity, variant, sampleRate }, frames) => {
      const luck = createNoise(557 + variant)
      const out = new Float32Array(frames)
      const chance = spec.ticksPerSecond / sampleRate
      for (let i = 0; i < frames; i++) {
        out[i] = 0.012 * luck()
        if (Math.abs(luck()) < chance) out[i] += luck() * (0.3 + 0.7 * Math.abs(luck()))
      }
      applyCurve(
        out,
        controlCurve(frames, sampleRate, (s) => Math.min(1, s / 0.2, (spec.seconds - s) / 0.2)),
      )
      return filtered(out, [bandPass(2200 + 1800 * velocity, 0.4, sampleRate), highPass(500, 0.7, sampleRate)])
    },
  }
}
