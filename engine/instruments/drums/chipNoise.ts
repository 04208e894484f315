import { highPass } from '../../audio/biquad.ts'
import { exp } from '../../audio/math.ts'
import { sineOfCycles } from '../../audio/sineTable.ts'
import { filtered, type DrumVoice } from './drumVoice.ts'

// Four shades of loudness less than a modern chip's sixteen would sound like a fault.
const STEPS = 15

/** The shift-register noise of an old game console, clocked at `hertz`. */
export function chipNoise(spec: { hertz: number; fallSeconds: number; peak: number; pan: number }): DrumVoice {
  return {
    seconds: spec.fallSeconds * 6,
    peak: spec.peak,
    pan: spec.pan,
    play: ({ velocity, variant, sampleRate }, frames) => {
      const out = new Float32Array(frames)
      const fall = exp(-1 / (spec.fallSeconds * sampleRate))
      const clock = (spec.hertz * (0.75 + 0.35 * velocity)) / sampleRate
      let register = 0x4001 + variant * 37
      let phase = 0
      let level = 1
      for (let i = 0; i < frames; i++) {
        // The mean over the sample, not its edge: a clock faster than the samples would alias.
        phase += clock
        let sum = 0
        let count = 0
        while (phase >= 1 || count === 0) {
          if (phase >= 1) {
            const bit = (register ^ (register >> 1)) & 1
            register = (register >> 1) | (bit << 14)
            phase -= 1
          }
          sum += register & 1 ? 1 : -1
          count += 1
        }
        out[i] = (sum / count) * (Math.round(level * STEPS) / STEPS)
        level *= fall
      }
      // A short run of the register is never balanced.
      return filtered(out, [highPass(120, 0.7, sampleRate)])
    },
  }
}

/** The console's triangle channel dropping in pitch: its kick and toms. */
export function chipDrop(spec: {
  fromHertz: number
  toHertz: number
  fallSeconds: number
  peak: number
  pan: number
}): DrumVoice {
  return {
    seconds: spec.fallSeconds * 6,
    peak: spec.peak,
    pan: spec.pan,
    play: ({ velocity, sampleRate }, frames) => {
      const out = new Float32Array(frames)
      const fall = exp(-1 / (spec.fallSeconds * sampleRate))
      const bend = exp(-1 / (0.25 * spec.fallSeconds * sampleRate))
      let above = spec.fromHertz * (0.7 + 0.4 * velocity) - spec.toHertz
      let level = 1
      let cycles = 0
      for (let i = 0; i < frames; i++) {
        // The first three odd harmonics of a triangle.
        const wave = sineOfCycles(cycles) - sineOfCycles(3 * cycles) / 9 + (velocity * sineOfCycles(5 * cycles)) / 12
        out[i] = wave * level
        cycles += (spec.toHertz + above) / sampleRate
        above *= bend
        if (above < 1e-9) above = 0
        level *= fall
      }
      return out
    },
  }
}
