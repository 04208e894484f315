// What becomes of a line once its voices have sung it: several takes together, its level, its breath.
import { dbToGain } from '../../audio/math.ts'
import type { SungNote } from './layOutLine.ts'
import { velocityDb } from './lineGain.ts'
import { renderInhale, type Inhale } from './renderInhale.ts'

const LEVEL_DB = -20
const SOUNDING_DB = -35
// Softer than anybody hears, and so it stays for the singers it was made for.
const SPEAKER_INHALE: Inhale = { gain: dbToGain(-40), isDark: false }
const INHALE_SECONDS = 0.28
const INHALE_AHEAD_SECONDS = 0.04

// Nobody sings quite like the singer beside them.
export type Take = { cents: number; lateSeconds: number }

function soundingRms(samples: Float64Array, rate: number): number {
  const block = rate / 100
  const powers: number[] = []
  for (let start = 0; start + block <= samples.length; start += block) {
    let sum = 0
    for (let i = start; i < start + block; i++) sum += samples[i] * samples[i]
    powers.push(sum / block)
  }
  const threshold = Math.max(...powers) * dbToGain(SOUNDING_DB) ** 2
  const sounding = powers.filter((power) => power > threshold)
  return Math.sqrt(sounding.reduce((sum, power) => sum + power, 0) / Math.max(1, sounding.length))
}

function meanVelocityGain(notes: SungNote[]): number {
  return dbToGain(notes.reduce((sum, { velocity }) => sum + velocityDb(velocity), 0) / Math.max(1, notes.length))
}

export function takeNotes(notes: SungNote[], { cents, lateSeconds }: Take): SungNote[] {
  if (cents === 0 && lateSeconds === 0) return notes
  return notes.map((note) => ({
    ...note,
    startSeconds: note.startSeconds + lateSeconds,
    endSeconds: note.endSeconds + lateSeconds,
    pitch: note.pitch + cents / 100,
    ...(note.bends && {
      bends: note.bends.map(({ atSeconds, pitch }) => ({
        atSeconds: atSeconds + lateSeconds,
        pitch: pitch + cents / 100,
      })),
    }),
  }))
}

export type Sung = { startSeconds: number; samples: Float64Array }

function sumTakes(takes: Sung[], rate: number): Sung {
  const [first] = takes
  if (takes.length === 1) return first
  const startSeconds = Math.min(...takes.map((take) => take.startSeconds))
  const offsets = takes.map((take) => Math.round((take.startSeconds - startSeconds) * rate))
  const samples = new Float64Array(Math.max(...takes.map((take, i) => take.samples.length + offsets[i])))
  for (const [i, take] of takes.entries()) {
    for (let k = 0; k < take.samples.length; k++) samples[offsets[i] + k] += take.samples[k]
  }
  return { startSeconds, samples }
}

function withInhale({ startSeconds, samples }: Sung, breath: Inhale, seed: number, rate: number): Sung {
  const inhale = renderInhale(INHALE_SECONDS, breath, seed, rate)
  const lead = inhale.length + Math.round(INHALE_AHEAD_SECONDS * rate)
  const longer = new Float64Array(lead + samples.length)
  longer.set(inhale)
  longer.set(samples, lead)
  return { startSeconds: startSeconds - lead / rate, samples: longer }
}

export type Finishing = {
  notes: SungNote[]
  breathes: boolean
  seed: number
  rate: number
  levelDb?: number
  inhale?: Inhale
}

/** The takes of a line as one, as loud as its notes are strong, with the breath before it. */
export function finishLine(takes: Sung[], finishing: Finishing): Sung {
  const { notes, breathes, seed, rate, levelDb = 0, inhale = SPEAKER_INHALE } = finishing
  if (takes.length === 0) return { startSeconds: 0, samples: new Float64Array(0) }
  const dry = sumTakes(takes, rate)
  const gain = meanVelocityGain(notes) * (dbToGain(LEVEL_DB + levelDb) / Math.max(1e-6, soundingRms(dry.samples, rate)))
  for (let i = 0; i < dry.samples.length; i++) dry.samples[i] *= gain
  return breathes ? withInhale(dry, inhale, seed, rate) : dry
}
