import { addModes } from '../../audio/addModes.ts'
import { bandPass, highPass } from '../../audio/biquad.ts'
import { addScaled, filtered, noiseBurst, type DrumVoice } from './drumVoice.ts'

/** Rim shots, claves, blocks: one or two short wooden modes. */
export function wood(spec: { hertz: number; seconds: number; peak: number; pan: number; noise: number }): DrumVoice {
  return {
    seconds: spec.seconds * 1.5,
    peak: spec.peak,
    pan: spec.pan,
    play: ({ velocity, variant, sampleRate }, frames) => {
      const out = new Float32Array(frames)
      addModes(
        out,
        [
          { hertz: spec.hertz, gain: 0.7, decaySeconds: spec.seconds },
          { hertz: spec.hertz * 2.57, gain: 0.3 * velocity, decaySeconds: spec.seconds * 0.4 },
        ],
        sampleRate,
      )
      const tick = filtered(
        noiseBurst(Math.min(frames, 2048), 61 + variant, { attack: 0.0002, fall: 0.003 }, sampleRate),
        [highPass(1500, 0.7, sampleRate)],
      )
      addScaled(out, tick, spec.noise * velocity)
      return out
    },
  }
}

const CLAP_SECONDS = [0, 0.011, 0.021, 0.03]

/** Several hands, not quite together, then the room. */
export function clap(spec: { hertz: number; fallSeconds: number; peak: number }): DrumVoice {
  return {
    seconds: 0.05 + spec.fallSeconds * 7,
    peak: spec.peak,
    pan: 0,
    play: ({ velocity, variant, sampleRate }, frames) => {
      const out = new Float32Array(frames)
      CLAP_SECONDS.forEach((seconds, i) => {
        const last = i === CLAP_SECONDS.length - 1
        const hand = noiseBurst(
          frames,
          101 + i * 7 + variant,
          { attack: 0.0005, fall: last ? spec.fallSeconds : 0.006 },
          sampleRate,
        )
        addScaled(out, hand, last ? 0.8 : 1, Math.round(seconds * sampleRate))
      })
      return filtered(out, [
        bandPass(spec.hertz * (0.85 + 0.2 * velocity), 0.9, sampleRate),
        highPass(spec.hertz * 0.45, 0.7, sampleRate),
      ])
    },
  }
}
