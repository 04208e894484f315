// A small classifier that tries to tell our tunes and drums from real ones, cross-validated, and what gives ours away:
// node scripts/learn/tellOursFromReal.ts FOLDER. Real ones: OpenEWLD (MIT, public-domain scores) and the Groove MIDI Dataset
// (CC BY 4.0, Google Magenta); ours: all genres × 3 seeds, tunes that are sung and drums that people play.
import { GENRES } from '../../engine/genres/genreList.ts'
import { composeSong, secondsPerBeat, type Score } from '../../engine/index.ts'
import { crossValidate, type Case } from '../judge/realism/boostedStumps.ts'
import { LYRICS_TO_SET } from '../judge/realism/lyricsToSet.ts'
import {
  DRUM_FEATURES,
  drumFeatures,
  TUNE_FEATURES,
  tuneFeatures,
  type WrittenDrums,
  type WrittenTune,
} from '../judge/realism/tellingFeatures.ts'
import { median } from '../judge/statistics.ts'
import { readCorpus, type DrumTake, type LeadSheet } from './readCorpus.ts'

const SEEDS = [1, 2, 3]
const FEWEST_NOTES = 40
const FEWEST_HITS = 80
const DRUM_BARS = 16
const STRONGEST = 8
const SNARES = new Set([1, 2])
const PLAYED_SNARES = new Set([37, 38, 39, 40])
const CYMBALS = new Set([6, 7, 8, 9, 10, 11])
const PLAYED_CYMBALS = new Set([42, 44, 46, 49, 51, 53, 57])

const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('which folder holds ewld and groove?')

function realTunes(): WrittenTune[] {
  return readCorpus<LeadSheet>(folder, 'ewld').map(({ L, melody }) => {
    const starts = L.reduce<number[]>((all, bar) => [...all, (all.at(-1) ?? 0) + bar], [0])
    return {
      barSteps: median(L),
      notes: melody.map(([bar, at, length, pitch]) => ({ step: starts[bar] + at, length, pitch })),
    }
  })
}

function ourTune(score: Score): WrittenTune {
  const syllables = (score.voice?.lines ?? [])
    .filter(({ delivery }) => delivery !== 'spoken')
    .flatMap(({ words }) => words.flatMap((word) => word.syllables))
  const notes = syllables.map(({ startBeat, lengthBeats, pitch }) => {
    const step = Math.round(startBeat * 4)
    return { step, length: Math.max(1, Math.round((startBeat + lengthBeats) * 4) - step), pitch }
  })
  return { barSteps: (score.meter.beats * 16) / score.meter.unit, notes }
}

function realDrums(): WrittenDrums[] {
  return readCorpus<DrumTake>(folder, 'groove')
    .filter(({ beat, meter }) => beat === 'beat' && meter[0] === 4 && meter[1] === 4)
    .map(({ hits, bpm }) => ({
      hits: hits.flatMap(([step, drum, velocity, offset]) => {
        const name = drum === 0 ? 'kick' : SNARES.has(drum) ? 'snare' : CYMBALS.has(drum) ? 'cymbal' : undefined
        return name ? [{ step, drum: name, velocity, offset: (offset / 100) * (15_000 / bpm) }] : []
      }),
    }))
}

function ourDrums(score: Score): WrittenDrums {
  const stepMs = secondsPerBeat(score) * 250
  const notes = score.parts.filter(({ bus }) => bus === 'drums').flatMap((part) => part.notes)
  const hits = notes.flatMap(({ startBeat, pitch, velocity }) => {
    const name =
      pitch === 36 || pitch === 35
        ? 'kick'
        : PLAYED_SNARES.has(pitch)
          ? 'snare'
          : PLAYED_CYMBALS.has(pitch)
            ? 'cymbal'
            : undefined
    const step = Math.round(startBeat * 4)
    return name
      ? [{ step, drum: name, velocity: Math.round(velocity * 127), offset: (startBeat * 4 - step) * stepMs } as const]
      : []
  })
  return { hits: hits.toSorted((a, b) => a.step + a.offset / 1e4 - b.step - b.offset / 1e4) }
}

// Sixteen bars from the middle of what is played: a performance of its own length tells nothing.
function middleBars({ hits }: WrittenDrums): WrittenDrums {
  const last = Math.floor((hits.at(-1)?.step ?? 0) / 16)
  const from = Math.max(0, Math.floor((last - DRUM_BARS) / 2)) * 16
  return { hits: hits.filter(({ step }) => step >= from && step < from + DRUM_BARS * 16) }
}

// Spread evenly, as many of each, one after the other.
function alternate(ours: readonly number[][], real: readonly number[][]): Case[] {
  const count = Math.min(ours.length, real.length)
  const spread = (all: readonly number[][]): number[][] =>
    Array.from({ length: count }, (_, i) => all[Math.floor((i * all.length) / count)])
  const [a, b] = [spread(ours), spread(real)]
  return a.flatMap((features, i) => [
    { features, isOurs: true },
    { features: b[i], isOurs: false },
  ])
}

function report(what: string, names: readonly string[], ours: readonly number[][], real: readonly number[][]): void {
  const cases = alternate(ours, real)
  const { accuracy, weights } = crossValidate(cases)
  const middle = (all: readonly number[][], k: number): string => median(all.map((features) => features[k])).toFixed(2)
  const strongest = names
    .map((name, k) => ({ name, k, weight: weights[k] }))
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, STRONGEST)
    .map(
      ({ name, k, weight }) =>
        `  ${name}: ${(100 * weight).toFixed(0)}%, ours ${middle(ours, k)}, real ${middle(real, k)}`,
    )
  process.stdout.write(
    `${what}: ${(100 * accuracy).toFixed(1)}% of ${cases.length} told rightly\n${strongest.join('\n')}\n`,
  )
}

const songs = GENRES.flatMap((genre) =>
  SEEDS.map((seed) => {
    const lyrics = LYRICS_TO_SET[seed % LYRICS_TO_SET.length]
    return { genre, score: composeSong({ seed, title: '', style: genre.name, lyrics, instrumental: false }) }
  }),
)
const tunesOf = (tunes: readonly WrittenTune[]): number[][] =>
  tunes.filter(({ notes }) => notes.length >= FEWEST_NOTES).map(tuneFeatures)
const drumsOf = (drums: readonly WrittenDrums[]): number[][] =>
  drums
    .map(middleBars)
    .filter(({ hits }) => hits.length >= FEWEST_HITS)
    .map(drumFeatures)
report('tunes', TUNE_FEATURES, tunesOf(songs.map(({ score }) => ourTune(score))), tunesOf(realTunes()))
const played = songs.filter(
  ({ genre, score }) => genre.drummer.hands === 'human' && score.meter.beats === 4 && score.meter.unit === 4,
)
report('drums', DRUM_FEATURES, drumsOf(played.map(({ score }) => ourDrums(score))), drumsOf(realDrums()))
