import { addModes } from '../../audio/addModes.ts'
import { bandPass, highPass, lowPass } from '../../audio/biquad.ts'
import { createNoise } from '../../audio/createNoise.ts'
import { exp } from '../../audio/math.ts'
import { addScaled, filtered, noiseBurst, type DrumVoice } from './drumVoice.ts'

// The six square oscillators of the classic analogue hi-hat, in hertz.
const CLUSTER_HERTZ = [205.3, 369.6, 304.4, 522.7, 540.0, 800.0]

function squareCluster(frames: number, sampleRate: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(frames)
  for (const hertz of CLUSTER_HERTZ) {
    const step = (hertz * 2.1) / sampleRate
    let phase = 0
    for (let i = 0; i < frames; i++) {
      out[i] += phase < 0.5 ? 0.3 : -0.3
      phase += step
      if (phase >= 1) phase -= 1
    }
  }
  return out
}

function fade(samples: Float32Array, fallSeconds: number, sampleRate: number): void {
  const factor = exp(-1 / (fallSeconds * sampleRate))
  let level = 1
  for (let i = 0; i < samples.length; i++) {
    samples[i] *= level
    level *= factor
  }
}

export type HatSpec = {
  seconds: number
  fallSeconds: number
  peak: number
  lowHertz: number
  metal: number
  pan: number
}

export function hat(spec: HatSpec): DrumVoice {
  return {
    seconds: spec.seconds,
    peak: spec.peak,
    pan: spec.pan,
    play: ({ velocity, variant, sampleRate }, frames) => {
      const out = noiseBurst(frames, 41 + variant * 3, { attack: 0.0005, fall: spec.fallSeconds }, sampleRate)
      const cluster = squareCluster(frames, sampleRate)
      fade(cluster, spec.fallSeconds, sampleRate)
      for (let i = 0; i < frames; i++) out[i] = out[i] * (1 - spec.metal) * 0.8 + cluster[i] * spec.metal
      const lowHertz = spec.lowHertz * (0.8 + 0.3 * velocity)
      return filtered(out, [
        highPass(lowHertz, 0.8, sampleRate),
        highPass(lowHertz, 0.7, sampleRate),
        lowPass(6500 + 4500 * velocity, 0.6, sampleRate),
        lowPass(12_000, 0.7, sampleRate),
      ])
    },
  }
}

export type CymbalSpec = {
  seconds: number
  peak: number
  pan: number
  washSeconds: number
  wash: number
  ping: number
  pingHertz: number
}

/** Crash and ride: a dense cluster of modes for the metal, noise for the wash, brighter at first. */
export function cymbal(spec: CymbalSpec): DrumVoice {
  return {
    seconds: spec.seconds,
    peak: spec.peak,
    pan: spec.pan,
    play: ({ velocity, variant, sampleRate }, frames) => {
      const luck = createNoise(71)
      const out = new Float32Array(frames)
      const modes = Array.from({ length: 26 }, () => ({
        hertz: spec.pingHertz * (1 + 3.2 * Math.abs(luck())),
        gain: spec.ping * 0.06 * (1 + 0.5 * luck()),
        decaySeconds: spec.washSeconds * (2 + 2 * Math.abs(luck())),
        startCycle: luck(),
      }))
      addModes(out, modes, sampleRate)
      const wash = noiseBurst(frames, 83 + variant, { attack: 0.002, fall: spec.washSeconds }, sampleRate)
      addScaled(
        out,
        filtered(wash, [highPass(2600, 0.7, sampleRate), lowPass(6000 + 5000 * velocity, 0.6, sampleRate)]),
        spec.wash,
      )
      const strike = noiseBurst(frames, 97 + variant, { attack: 0.0005, fall: 0.03 }, sampleRate)
      addScaled(out, filtered(strike, [highPass(5000, 0.7, sampleRate)]), 0.3 * velocity)
      return out
    },
  }
}

/** Shaken and jingled things: grains of noise around one colour. */
export function shaken(spec: {
  hertz: number
  q: number
  attackSeconds: number
  fallSeconds: number
  peak: number
  pan: number
}): DrumVoice {
  return {
    seconds: spec.attackSeconds + spec.fallSeconds * 8,
    peak: spec.peak,
    pan: spec.pan,
    play: ({ velocity, variant, sampleRate }, frames) =>
      filtered(
        noiseBurst(frames, 53 + variant * 11, { attack: spec.attackSeconds, fall: spec.fallSeconds }, sampleRate),
        [
          bandPass(spec.hertz * (0.85 + 0.2 * velocity), spec.q, sampleRate),
          highPass(spec.hertz * 0.5, 0.7, sampleRate),
        ],
      ),
  }
}
