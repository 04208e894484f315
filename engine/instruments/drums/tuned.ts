import { addModes } from '../../audio/addModes.ts'
import { bandPass, highPass, lowPass } from '../../audio/biquad.ts'
import { createNoise } from '../../audio/createNoise.ts'
import { exp } from '../../audio/math.ts'
import { sineOfCycles } from '../../audio/sineTable.ts'
import { addScaled, filtered, noiseBurst, type DrumVoice } from './drumVoice.ts'

export type BentSkinSpec = {
  /** The pitch bends from `fromHertz` to `hertz`: upwards under a pressing hand, downwards when struck hard. */
  fromHertz: number
  hertz: number
  bendSeconds: number
  fallSeconds: number
  /** Overtones as ratios of the fundamental; a loaded tabla head has whole ones, a plain head has not. */
  overtones: readonly (readonly [ratio: number, gain: number, share: number])[]
  slap: number
  slapHertz: number
  peak: number
  pan: number
}

/** A hand drum: a bending fundamental, its overtones and the hand. */
export function bentSkin(spec: BentSkinSpec): DrumVoice {
  return {
    seconds: spec.fallSeconds * 6,
    peak: spec.peak,
    pan: spec.pan,
    play: ({ velocity, variant, sampleRate }, frames) => {
      const out = new Float32Array(frames)
      const bend = exp(-1 / (spec.bendSeconds * sampleRate))
      const fall = exp(-1 / (spec.fallSeconds * sampleRate))
      let away = spec.fromHertz - spec.hertz
      let level = 0.8
      let cycles = 0
      for (let i = 0; i < frames; i++) {
        out[i] = level * sineOfCycles(cycles)
        cycles += (spec.hertz + away) / sampleRate
        away = Math.abs(away) < 1e-9 ? 0 : away * bend
        level *= fall
      }
      const detune = 1 + 0.006 * variant
      const overtones = spec.overtones.map(([ratio, gain, share]) => ({
        hertz: spec.hertz * ratio * detune,
        gain: gain * (0.4 + 0.7 * velocity),
        decaySeconds: spec.fallSeconds * 6 * share,
      }))
      addModes(out, overtones, sampleRate)
      const hand = filtered(
        noiseBurst(Math.min(frames, 4096), 211 + variant, { attack: 0.0004, fall: 0.008 }, sampleRate),
        [bandPass(spec.slapHertz, 0.7, sampleRate)],
      )
      addScaled(out, hand, spec.slap * (0.15 + velocity))
      return out
    },
  }
}

/** Cowbells, agogôs, gankoguis, triangles: a few inharmonic modes of sheet metal. */
export function metalBell(spec: {
  hertz: number
  ratios: readonly number[]
  fallSeconds: number
  peak: number
  pan: number
}): DrumVoice {
  return {
    seconds: spec.fallSeconds * 1.3,
    peak: spec.peak,
    pan: spec.pan,
    play: ({ velocity, variant, sampleRate }, frames) => {
      const out = new Float32Array(frames)
      const modes = spec.ratios.map((ratio, i) => ({
        hertz: spec.hertz * ratio * (1 + 0.003 * variant),
        gain: (i === 0 ? 0.6 : 0.5 * (0.3 + 0.8 * velocity)) / (1 + 0.35 * i),
        decaySeconds: spec.fallSeconds / (1 + 0.3 * i),
      }))
      addModes(out, modes, sampleRate)
      const stick = filtered(
        noiseBurst(Math.min(frames, 2048), 233 + variant, { attack: 0.0002, fall: 0.003 }, sampleRate),
        [highPass(3000, 0.7, sampleRate)],
      )
      addScaled(out, stick, 0.5 * velocity)
      return out
    },
  }
}

/** Tambourines, pandeiros, sleigh bells: small discs that ring after one another. */
export function jingles(spec: {
  hertz: number
  fallSeconds: number
  discs: number
  peak: number
  pan: number
}): DrumVoice {
  return {
    seconds: 0.04 + spec.fallSeconds * 6,
    peak: spec.peak,
    pan: spec.pan,
    play: ({ velocity, variant, sampleRate }, frames) => {
      const luck = createNoise(307 + variant)
      const out = new Float32Array(frames)
      for (let disc = 0; disc < spec.discs; disc++) {
        const start = Math.round(Math.abs(luck()) * 0.03 * sampleRate)
        const ring = noiseBurst(
          frames,
          311 + disc * 13 + variant,
          { attack: 0.0006, fall: spec.fallSeconds },
          sampleRate,
        )
        const hertz = spec.hertz * (1 + 0.35 * luck())
        addScaled(out, filtered(ring, [bandPass(hertz, 9, sampleRate)]), 1, start)
      }
      const shake = noiseBurst(frames, 331 + variant, { attack: 0.002, fall: spec.fallSeconds * 0.4 }, sampleRate)
      addScaled(out, filtered(shake, [highPass(spec.hertz * 0.8, 0.7, sampleRate)]), 0.05 + 0.25 * velocity)
      return out
    },
  }
}

/** Güiro and reco-reco: a stick over notches. */
export function scrape(spec: {
  hertz: number
  notches: number
  seconds: number
  peak: number
  pan: number
}): DrumVoice {
  return {
    seconds: spec.seconds + 0.08,
    peak: spec.peak,
    pan: spec.pan,
    play: ({ velocity, variant, sampleRate }, frames) => {
      const luck = createNoise(401 + variant)
      const out = new Float32Array(frames)
      for (let notch = 0; notch < spec.notches; notch++) {
        const at = (spec.seconds * (notch + 0.2 * luck())) / spec.notches
        const tick = noiseBurst(1024, 409 + notch * 3 + variant, { attack: 0.0002, fall: 0.002 }, sampleRate)
        addScaled(out, tick, 0.4 + (0.6 * notch) / spec.notches, Math.max(0, Math.round(at * sampleRate)))
      }
      return filtered(out, [
        bandPass(spec.hertz * (0.85 + 0.25 * velocity), 2, sampleRate),
        lowPass(9000, 0.7, sampleRate),
      ])
    },
  }
}
