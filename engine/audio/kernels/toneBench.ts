import type { Biquad } from '../biquad.ts'
import { CONTROL_FRAMES } from '../controlCurve.ts'
import { noiseState } from '../createNoise.ts'
import { tan, TAU } from '../math.ts'
import { SINE, SINE_MASK, SINE_SIZE } from '../sineTable.ts'
import { MAX_HARMONICS, WAVETABLE_SIZE, WAVETABLE_STRIDE, type Wavetable } from '../wavetable.ts'
import { FILTER_DOUBLES, writeFilters } from './createCascade.ts'
import { createDesk } from './createDesk.ts'

/** How much of a tone is made at once; whole control steps, so that a longer tone begins exactly like a shorter one. */
export const BENCH_FRAMES = 1024 * CONTROL_FRAMES

const CONTROLS = BENCH_FRAMES / CONTROL_FRAMES
const MOST_FILTERS = 8
// Phase is a 32-bit integer, a whole cycle wide, so that it wraps by itself.
const CYCLE = 4294967296
const SHADES = 4
// Too weak to be heard.
const WEAKEST = 1e-5

export type Curve = (seconds: number) => number
export type Stretch = { fromFrame: number; frames: number; sampleRate: number }
export type Wave = { hertz: number; startCycle: number; ratio: Curve | undefined; leftGain: number; rightGain: number }
export type Tone = {
  /** One wave, or how strong each harmonic is from dark (shade 0) to bright (shade 1). */
  wave: Wavetable | { harmonics: number; strengthOf: (harmonic: number, shade: number) => number }
  waves: readonly Wave[]
  body: readonly Biquad[]
  breath: { colour: Biquad; seed: number } | undefined
  isStereo: boolean
}

export type ToneBench = ReturnType<typeof createToneBench>

let bench: ToneBench | undefined

/** The one place of a thread where held tones are made, one after the other, a stretch at a time. */
export function toneBench(): ToneBench {
  return (bench ??= createToneBench())
}

function createToneBench() {
  const desk = createDesk()
  const { kernels } = desk
  const out = desk.stereoRow(BENCH_FRAMES)
  const [breath, unheard] = [desk.row(BENCH_FRAMES), desk.row(BENCH_FRAMES)]
  const single = desk.row(WAVETABLE_SIZE + 1)
  const blended = desk.row(SHADES * (WAVETABLE_SIZE + 1))
  const strengths = desk.row(SHADES * MAX_HARMONICS)
  const sine = desk.row(SINE_SIZE)
  sine.set(SINE.subarray(0, SINE_SIZE))
  const [steps, shades, levels] = [desk.integers(CONTROLS), desk.row(CONTROLS), desk.row(CONTROLS + 1)]
  const [openings, sweepState] = [desk.doubles(CONTROLS), desk.doubles(4)]
  const bodyFilters = desk.doubles(MOST_FILTERS * FILTER_DOUBLES)
  const breathFilter = desk.doubles(FILTER_DOUBLES)
  let tone: Tone = { wave: single, waves: [], body: [], breath: undefined, isStereo: false }
  let phases: number[] = []
  let noise = 0

  function fill(row: Float32Array | Float64Array, { fromFrame, sampleRate }: Stretch, at: Curve): void {
    const step = CONTROL_FRAMES / sampleRate
    for (let k = 0; k < row.length; k++) row[k] = at((fromFrame / CONTROL_FRAMES + k) * step)
  }

  function setSteps({ hertz, ratio }: Wave, { fromFrame, sampleRate }: Stretch): void {
    const plain = (hertz * CYCLE) / sampleRate
    const step = CONTROL_FRAMES / sampleRate
    if (!ratio) steps.fill(Math.round(plain) | 0)
    else
      for (let k = 0; k < CONTROLS; k++) steps[k] = Math.round(plain * ratio((fromFrame / CONTROL_FRAMES + k) * step))
  }

  function buildShades({ harmonics, strengthOf }: Exclude<Tone['wave'], Wavetable>): void {
    for (let h = 1; h <= harmonics; h++) {
      for (let k = 0; k < SHADES; k++) {
        const strength = strengthOf(h, k / (SHADES - 1))
        strengths[(h - 1) * SHADES + k] = Math.abs(strength) < WEAKEST ? 0 : strength
      }
    }
    const wave = [strengths.byteOffset, harmonics, sine.byteOffset, SINE_MASK, WAVETABLE_STRIDE] as const
    kernels.buildShades(blended.byteOffset, WAVETABLE_SIZE, ...wave)
  }

  function addWave(wave: Wave, phase: number, stretch: Stretch): number {
    setSteps(wave, stretch)
    const { leftGain, rightGain } = wave
    const right = tone.isStereo ? out.right.byteOffset : 0
    const moves = [steps.byteOffset, phase, leftGain, rightGain, CONTROL_FRAMES, stretch.frames] as const
    if (!('harmonics' in tone.wave)) return kernels.addWave(out.left.byteOffset, right, single.byteOffset, ...moves)
    return kernels.addBlendedWave(out.left.byteOffset, right, blended.byteOffset, shades.byteOffset, ...moves)
  }

  return {
    out,

    prepare(next: Tone): void {
      tone = next
      const { wave, waves, body } = tone
      if (body.length > MOST_FILTERS) throw new RangeError('the tone bench is too small')
      if ('harmonics' in wave) buildShades(wave)
      else single.set(wave)
      phases = waves.map(({ startCycle }) => Math.round((startCycle - Math.floor(startCycle)) * CYCLE) | 0)
      noise = tone.breath ? noiseState(tone.breath.seed) : 0
      writeFilters(bodyFilters, body)
      writeFilters(breathFilter, tone.breath ? [tone.breath.colour] : [])
      sweepState.fill(0)
    },

    /** The tone's waves, from silence. */
    play(stretch: Stretch, shade: Curve | undefined): void {
      out.left.fill(0)
      out.right.fill(0)
      const brightest = SHADES - 1
      if (shade) fill(shades, stretch, (s) => Math.min(brightest - 0.001, Math.max(0, shade(s) * brightest)))
      else shades.fill(0)
      phases = tone.waves.map((wave, i) => addWave(wave, phases[i], stretch))
    },

    addBreath(stretch: Stretch, level: Curve): void {
      const { frames } = stretch
      noise = kernels.fillNoise(breath.byteOffset, noise, frames)
      kernels.runCascade(breathFilter.byteOffset, 1, breath.byteOffset, unheard.byteOffset, frames)
      fill(levels, stretch, level)
      kernels.applyCurve(breath.byteOffset, levels.byteOffset, CONTROL_FRAMES, frames)
      kernels.addGained(out.left.byteOffset, breath.byteOffset, 1, frames)
      if (tone.isStereo) kernels.addGained(out.right.byteOffset, breath.byteOffset, 1, frames)
    },

    sweep(stretch: Stretch, cutoffHertz: Curve, resonance: number): void {
      const { frames, sampleRate } = stretch
      fill(openings, stretch, (s) => tan((TAU / 2) * Math.min(0.45, Math.max(10, cutoffHertz(s)) / sampleRate)))
      const { left, right } = out
      const rows = [left.byteOffset, right.byteOffset, openings.byteOffset] as const
      kernels.sweepLowPass(sweepState.byteOffset, ...rows, 1 / resonance, CONTROL_FRAMES, frames)
    },

    resonate({ frames }: Stretch): void {
      const { left, right } = out
      kernels.runCascade(bodyFilters.byteOffset, tone.body.length, left.byteOffset, right.byteOffset, frames)
    },

    setLevel(stretch: Stretch, level: Curve): void {
      fill(levels, stretch, level)
      for (const { byteOffset } of tone.isStereo ? [out.left, out.right] : [out.left])
        kernels.applyCurve(byteOffset, levels.byteOffset, CONTROL_FRAMES, stretch.frames)
    },
  }
}
