// Our ear beside Spotify's Basic Pitch on mixtures whose score we know: npm install --prefix bench/transcribers, then
// node bench/compareTranscribers.ts [wasm|cpu]. Prints how much of each tune was found, and how much of what was written is tune.
import { createRateHalver } from '../engine/audio/halveRate.ts'
import { composeSong } from '../engine/composer/composeSong.ts'
import { durationSeconds, hearSong, type Score } from '../engine/index.ts'
import { secondsPerBeat, type Note } from '../engine/score.ts'
import { sungNotes } from '../engine/transform/rewordSong.ts'
import { openStudio, renderOpening } from '../scripts/judge/renderWhole.ts'
import { writeSong } from '../words/writer.ts'
import { BASIC_PITCH_RATE, openBasicPitch, type WrittenNote } from './transcribers/openBasicPitch.ts'

type Tone = { at: number; pitch: number }
type Marks = { recall: number; precision: number; f1: number }

const SECONDS = 20
const OUR_RATE = 24_000
const MIXTURES = [
  { style: 'pop', seed: 3, isSung: true },
  { style: 'reggae', seed: 1, isSung: true },
  { style: 'neo soul', seed: 1, isSung: true },
  { style: 'rock', seed: 5, isSung: true },
  { style: 'waltz', seed: 2, isSung: false },
  { style: 'jazz', seed: 4, isSung: false },
]
const LOWEST_TUNE = 48

function compose({ style, seed, isSung }: (typeof MIXTURES)[number]): Score {
  const { title, lyrics } = writeSong({ seed, style, description: `a ${style} song`, instrumental: !isSung })
  const verse = lyrics.split(/\n(?=\[)/)[0] ?? ''
  return composeSong({ seed, title, style, lyrics: verse, instrumental: !isSung, lengthSeconds: SECONDS })
}

// Hann-windowed sinc, cut off below the lower of the two rates.
function resample(samples: Float32Array, from: number, to: number): Float32Array {
  const [half, cut] = [24, Math.min(1, to / from) * 0.95]
  return Float32Array.from({ length: Math.floor((samples.length * to) / from) }, (_, index) => {
    const centre = (index * from) / to
    let sum = 0
    for (let at = Math.ceil(centre - half); at <= centre + half; at += 1) {
      const x = Math.PI * cut * (at - centre)
      const sinc = x === 0 ? 1 : Math.sin(x) / x
      sum += (samples[at] ?? 0) * cut * sinc * (0.5 + 0.5 * Math.cos((Math.PI * (at - centre)) / half))
    }
    return sum
  })
}

function tonesOf(score: Score, notes: readonly Note[], until: number): Tone[] {
  const beat = secondsPerBeat(score)
  return notes.map(({ startBeat, pitch }) => ({ at: startBeat * beat, pitch })).filter(({ at }) => at < until - 0.3)
}

// The same pitch but for octaves, begun at the same time.
const share = (tones: readonly Tone[], others: readonly Tone[], tolerance: number): number =>
  tones.length === 0
    ? 0
    : tones.filter((tone) =>
        others.some(({ at, pitch }) => (pitch - tone.pitch) % 12 === 0 && Math.abs(at - tone.at) <= tolerance),
      ).length / tones.length

function mark(written: readonly Tone[], truth: { tune: Tone[]; lead: Tone[]; tolerance: number }): Marks {
  const recall = share(truth.tune, written, truth.tolerance)
  const precision = share(written, [...truth.tune, ...truth.lead], truth.tolerance)
  return { recall, precision, f1: recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision) }
}

// Basic Pitch writes every note it hears; which of them are the tune it does not say. Two usual ways to choose.
function oneAtATime(notes: readonly WrittenNote[], rank: (note: WrittenNote) => number): WrittenNote[] {
  const high = notes.filter(({ pitch }) => pitch >= LOWEST_TUNE)
  return high.filter((note) =>
    high.every((other) => {
      const isTogether = other.at <= note.at + 0.05 && other.at + other.seconds > note.at + 0.05
      return other === note || !isTogether || rank(other) <= rank(note)
    }),
  )
}

const studio = await openStudio()
const backend = process.argv[2] === 'cpu' ? 'cpu' : 'wasm'
const hearWithBasicPitch = await openBasicPitch(backend)
const sums = new Map<string, Marks>()
const spent = { ours: 0, basicPitch: 0 }

for (const mixture of MIXTURES) {
  const score = compose(mixture)
  const seconds = Math.min(SECONDS, durationSeconds(score))
  const { left, right } = renderOpening(score, studio, seconds)
  const mono = createRateHalver()(left, right)
  const lead = score.parts.filter(({ bus }) => bus === 'lead').flatMap(({ notes }) => notes)
  const truth = {
    tune: tonesOf(score, mixture.isSung ? sungNotes(score) : lead, seconds),
    lead: tonesOf(score, lead, seconds),
    tolerance: Math.max(0.1, secondsPerBeat(score) / 4),
  }
  let startedAt = performance.now()
  const ours = hearSong(mono, OUR_RATE).melody.map(({ startSeconds: at, midiPitch: pitch }) => ({ at, pitch }))
  spent.ours += performance.now() - startedAt
  const lower = resample(mono, OUR_RATE, BASIC_PITCH_RATE)
  startedAt = performance.now()
  const theirs = await hearWithBasicPitch(lower)
  spent.basicPitch += performance.now() - startedAt
  const written = {
    ours,
    'Basic Pitch, all notes': theirs,
    'Basic Pitch, highest': oneAtATime(theirs, ({ pitch }) => pitch),
    'Basic Pitch, loudest': oneAtATime(theirs, ({ loudness }) => loudness),
  }
  for (const [name, notes] of Object.entries(written)) {
    const marks = mark(notes, truth)
    const sum = sums.get(name) ?? { recall: 0, precision: 0, f1: 0 }
    sums.set(name, {
      recall: sum.recall + marks.recall / MIXTURES.length,
      precision: sum.precision + marks.precision / MIXTURES.length,
      f1: sum.f1 + marks.f1 / MIXTURES.length,
    })
    process.stdout.write(`${mixture.style}\t${name}\t${notes.length} notes of ${truth.tune.length}\t${tell(marks)}\n`)
  }
}

for (const [name, marks] of sums) process.stdout.write(`mean\t${name}\t${tell(marks)}\n`)
const perSecond = (ms: number): string => (ms / 1000 / (SECONDS * MIXTURES.length)).toFixed(2)
process.stdout.write(
  `seconds of work per second of sound: ours (everything it hears) ${perSecond(spent.ours)}, Basic Pitch on ${backend} ${perSecond(spent.basicPitch)}\n`,
)

function tell({ recall, precision, f1 }: Marks): string {
  return `recall ${recall.toFixed(2)}  precision ${precision.toFixed(2)}  F1 ${f1.toFixed(2)}`
}
