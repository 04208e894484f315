// Plays every note of every recorded instrument, each take and layer, and writes what brings it to its pitch and to one
// loudness: engine/instruments/sampled/noteTrimData.ts. Some minutes. Run it after calibrateSamples.ts or after changing
// an instrument's colour: node scripts/calibrate/calibrateNotes.ts, or with the names of single instruments
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getInstrument } from '../../engine/instruments/getInstrument.ts'
import { createSampled } from '../../engine/instruments/sampled/createSampled.ts'
import { createSampleStore } from '../../engine/instruments/sampled/createSampleStore.ts'
import { NOTE_TRIMS } from '../../engine/instruments/sampled/noteTrimData.ts'
import { readTrims, takesOf, type NoteTrim } from '../../engine/instruments/sampled/noteTrims.ts'
import { recordingsOf } from '../../engine/instruments/sampled/recording.ts'
import type { SampledSpec } from '../../engine/instruments/sampled/sampledSpecs.ts'
import { SECOND_BAND } from '../../engine/instruments/sampled/secondBand.ts'
import { openSamples } from '../../providers/music/samples/openSamples.ts'
import { root } from '../checks.ts'
import { canSlur, measureNote } from '../samples/measureNote.ts'

const TONE_LUFS = -20
const HARD = 0.875
const SOFT = 0.375
// Farther off nobody measured a pitch.
const MOST_CENTS = 40

const samples = await openSamples()
if (!samples) throw new Error('the sample packages are not installed')
const store = createSampleStore(samples)

/**
 * First each take alone, then the instrument with all its strings and players as they were trimmed. Held tones are heard
 * twice too: their mean moves with the speed they are played at.
 */
function rowsOf(spec: SampledSpec): string[] {
  const { courses: _courses, isDoubled: _doubled, ...alone } = spec
  const first = improve(spec, plain(alone), [], true)
  const whole = spec.courses || spec.isDoubled || canSlur(spec) ? improve(spec, plain(spec), first, true) : first
  // Strings out of tune with one another beat as they are tuned: from here on only their levels change.
  return spec.courses ? [1, 2].reduce((rows) => improve(spec, plain(spec), rows, false), whole) : whole
}

/** Without what changes from note to note and from velocity to velocity. */
function plain({ articulations: _articulations, blendsLayers: _blends, ...spec }: SampledSpec): SampledSpec {
  return { ...spec, softening: 0, takes: takesOf(spec) }
}

function improve(spec: SampledSpec, played: SampledSpec, rows: readonly string[], tunes: boolean): string[] {
  const formula = getInstrument(spec.name)
  const recordings = recordingsOf(spec.set)
  const takes = takesOf(spec)
  const trims = readTrims(rows, formula.lowestPitch, takes)
  const instrument = createSampled(formula, { spec: played, recordings, store, trims })
  const velocities = new Set(recordings.map(({ layer }) => layer)).size > 1 ? [HARD, SOFT] : [HARD]
  return velocities.flatMap((velocity) =>
    Array.from({ length: takes }, (_, variant) => {
      const notes: string[] = []
      for (let pitch = formula.lowestPitch; pitch <= instrument.highestPitch; pitch++) {
        const { cents, lufs } = measureNote(instrument, { pitch, velocity, variant }, canSlur(spec))
        const before = trims(pitch, variant, velocity === HARD ? 1 : 0)
        notes.push(trimmed(before, tunes ? cents : 0, TONE_LUFS - lufs, `${spec.name} ${pitch} take ${variant}`))
      }
      return notes.join(' ')
    }),
  )
}

function trimmed(before: NoteTrim, cents: number, gainDb: number, name: string): string {
  if (Math.abs(cents) > MOST_CENTS) process.stdout.write(`${name}: ${Math.round(cents)} cents, left as it is\n`)
  const own = Math.abs(cents) > MOST_CENTS ? 0 : cents
  return `${Math.round(before.cents - own)}/${Math.round(10 * (before.gainDb + gainDb))}`
}

const only = process.argv.slice(2)
const lines = SECOND_BAND.map((spec) => {
  const key = /^[a-z]+$/.test(spec.name) ? spec.name : `'${spec.name}'`
  const known = only.length > 0 && !only.includes(spec.name) ? NOTE_TRIMS[spec.name] : undefined
  const rows = (known ?? rowsOf(spec)).map((row) => `    '${row}',`)
  return `  ${key}: [\n${rows.join('\n')}\n  ],`
})
writeFileSync(
  join(root, 'engine/instruments/sampled/noteTrimData.ts'),
  `import type { InstrumentName } from '@arioso/words'

/**
 * Cents and tenths of a decibel for every note from the instrument's lowest on, a row for each take, and after them those
 * of the soft layer. Written by scripts/calibrate/calibrateNotes.ts, not by hand.
 */
export const NOTE_TRIMS: Partial<Record<InstrumentName, readonly string[]>> = {
${lines.join('\n')}
}
`,
)
