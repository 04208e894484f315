import { addModes } from '../../audio/addModes.ts'
import { bandPass, highPass, lowPass } from '../../audio/biquad.ts'
import { exp } from '../../audio/math.ts'
import { sineOfCycles } from '../../audio/sineTable.ts'
import { addScaled, filtered, noiseBurst, saturate, type DrumVoice } from './drumVoice.ts'

type Sweep = { fromHertz: number; toHertz: number; sweepSeconds: number; fallSeconds: number }

function addSweep(out: Float32Array, sweep: Sweep, gain: number, sampleRate: number): void {
  const sweepFactor = exp(-1 / (sweep.sweepSeconds * sampleRate))
  const fallFactor = exp(-1 / (sweep.fallSeconds * sampleRate))
  let above = sweep.fromHertz - sweep.toHertz
  let level = gain
  let cycles = 0
  for (let i = 0; i < out.length; i++) {
    out[i] += level * sineOfCycles(cycles)
    cycles += (sweep.toHertz + above) / sampleRate
    above *= sweepFactor
    level *= fallFactor
    if (above < 1e-9) above = 0
  }
}

export type KickSpec = Sweep & {
  seconds: number
  peak: number
  clickHertz: number
  click: number
  drive: number
}

export function kick(spec: KickSpec): DrumVoice {
  return {
    seconds: spec.seconds,
    peak: spec.peak,
    pan: 0,
    play: ({ velocity, variant, sampleRate }, frames) => {
      const out = new Float32Array(frames)
      addSweep(out, { ...spec, fromHertz: spec.fromHertz * (0.7 + 0.4 * velocity) }, 1, sampleRate)
      saturate(out, spec.drive)
      const click = filtered(
        noiseBurst(Math.min(frames, 2048), 3 + variant, { attack: 0.0003, fall: 0.004 }, sampleRate),
        [bandPass(spec.clickHertz, 0.7, sampleRate)],
      )
      addScaled(out, click, spec.click * (0.3 + velocity))
      return out
    },
  }
}

export type SnareSpec = {
  seconds: number
  peak: number
  bodyHertz: number
  bodySeconds: number
  body: number
  wireHertz: number
  wireAttackSeconds: number
  wireSeconds: number
  wire: number
  topHertz: number
}

export function snare(spec: SnareSpec): DrumVoice {
  return {
    seconds: spec.seconds,
    peak: spec.peak,
    pan: 0,
    play: ({ velocity, variant, sampleRate }, frames) => {
      const out = new Float32Array(frames)
      const bend = 1 + 0.02 * variant
      addModes(
        out,
        [
          { hertz: spec.bodyHertz * bend, gain: spec.body, decaySeconds: spec.bodySeconds },
          { hertz: spec.bodyHertz * 1.59 * bend, gain: spec.body * 0.55, decaySeconds: spec.bodySeconds * 0.7 },
          {
            hertz: spec.bodyHertz * 2.31 * bend,
            gain: spec.body * 0.3 * velocity,
            decaySeconds: spec.bodySeconds * 0.5,
          },
        ],
        sampleRate,
      )
      const wires = filtered(
        noiseBurst(frames, 17 + variant * 5, { attack: spec.wireAttackSeconds, fall: spec.wireSeconds }, sampleRate),
        [highPass(spec.wireHertz, 0.7, sampleRate), lowPass(spec.topHertz * (0.6 + 0.4 * velocity), 0.7, sampleRate)],
      )
      addScaled(out, wires, spec.wire * (0.5 + 0.6 * velocity))
      return out
    },
  }
}

/** Toms, congas and other tuned skins: a falling fundamental, one overtone and the stick. */
export function skin(spec: { hertz: number; seconds: number; peak: number; pan: number; slap: number }): DrumVoice {
  return {
    seconds: spec.seconds,
    peak: spec.peak,
    pan: spec.pan,
    play: ({ velocity, variant, sampleRate }, frames) => {
      const out = new Float32Array(frames)
      const fall = spec.seconds / 5
      const sweep = { fromHertz: spec.hertz * 1.5, toHertz: spec.hertz, sweepSeconds: 0.025, fallSeconds: fall }
      addSweep(out, sweep, 0.8, sampleRate)
      addModes(out, [{ hertz: spec.hertz * 1.6, gain: 0.2, decaySeconds: fall * 2 }], sampleRate)
      const slap = filtered(
        noiseBurst(Math.min(frames, 4096), 29 + variant, { attack: 0.0004, fall: 0.012 }, sampleRate),
        [bandPass(spec.hertz * 7, 0.6, sampleRate)],
      )
      addScaled(out, slap, spec.slap * (0.2 + velocity))
      return out
    },
  }
}
