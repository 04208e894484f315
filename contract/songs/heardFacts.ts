// How sure each finding about a recording is, by one rule: the chance that it is right, as measured on 67
// songs whose score is known. What listening itself calls confidence is on a scale of its own for every finding.
import type { Analysis } from '../entities/analysis.ts'
import type { HeardFacts } from '../entities/upload.ts'
import { keyName } from './keyName.ts'

type Scale = { slope: number; bias: number }

const SCALES: Record<keyof HeardFacts, Scale> = {
  tempo_bpm: { slope: 5.2, bias: -3.1 },
  beats_per_bar: { slope: 4, bias: 0.4 },
  key_name: { slope: 3.9, bias: -1.4 },
  chords: { slope: 7.8, bias: -3 },
  melody: { slope: 5, bias: -2.2 },
  form: { slope: 2.4, bias: -0.5 },
  has_vocal: { slope: 3.6, bias: -0.5 },
}

const LOOP_BARS = 4
const SHARP_NAMES = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B']
const FLAT_NAMES = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'Gb', 'G', 'Ab', 'A', 'Bb', 'B']
// F, B flat, E flat, A flat and D flat major, and the minor keys that share their signature.
const FLAT_TONICS = [5, 10, 3, 8, 1]

export function tellHeard(heard: Analysis): HeardFacts {
  const { tempoBpm, beatsPerBar, key, chordsPerBar, melody, sections, hasVocal } = heard
  const fact = <Value>(name: keyof HeardFacts, value: Value, confidence: number) => ({
    value,
    confidence: chance(SCALES[name], confidence),
  })
  return {
    tempo_bpm: fact('tempo_bpm', tempoBpm.value, tempoBpm.confidence),
    beats_per_bar: fact('beats_per_bar', beatsPerBar.value, beatsPerBar.confidence),
    key_name: fact('key_name', keyName(key), key.confidence),
    chords: chordsPerBar.length === 0 ? NOTHING_PLAYED : fact('chords', chordLoop(heard), weighted(chordsPerBar)),
    melody: melody.length === 0 ? NO_TUNE : fact('melody', melody.length, weighted(melody)),
    form: fact('form', sections.map(tellSection), sections.length < 2 ? 0 : weighted(sections)),
    has_vocal: fact('has_vocal', hasVocal.value, hasVocal.confidence),
  }
}

const NOTHING_PLAYED = { value: '', confidence: 0 }
const NO_TUNE = { value: 0, confidence: 0 }

function chance({ slope, bias }: Scale, confidence: number): number {
  return 1 / (1 + Math.exp(-(slope * confidence + bias)))
}

type Span = { startSeconds: number; endSeconds: number; confidence: number }

// A long bar, note or section counts for more than a short one.
function weighted(spans: readonly Span[]): number {
  const seconds = ({ startSeconds, endSeconds }: Span): number => Math.max(0, endSeconds - startSeconds)
  const whole = spans.reduce((sum, span) => sum + seconds(span), 0)
  if (whole === 0) return 0
  return spans.reduce((sum, span) => sum + seconds(span) * span.confidence, 0) / whole
}

function tellSection({ kind, startSeconds, endSeconds, energy }: Analysis['sections'][number]) {
  return { kind, start_s: startSeconds, end_s: endSeconds, energy }
}

/** The four bars that come most often, counted from where sections begin; the first of those that come equally often. */
function chordLoop({ chordsPerBar, sections, key }: Analysis): string {
  const names = chordsPerBar.map((chord) => chordName(chord, key))
  const starts = sections.map(({ startSeconds }) =>
    Math.max(
      0,
      chordsPerBar.findIndex((bar) => bar.endSeconds > startSeconds + 0.1),
    ),
  )
  const counts = new Map<string, number>()
  let origin = 0
  for (let bar = 0; bar < names.length; bar++) {
    if (starts.includes(bar)) origin = bar
    const loop = names.slice(bar, bar + LOOP_BARS)
    if ((bar - origin) % LOOP_BARS !== 0 || (loop.length < LOOP_BARS && counts.size > 0)) continue
    counts.set(loop.join(' '), (counts.get(loop.join(' ')) ?? 0) + 1)
  }
  const [commonest] = [...counts].reduce<[string, number]>((best, next) => (next[1] > best[1] ? next : best), ['', 0])
  return commonest
}

function chordName({ root, quality }: Analysis['chordsPerBar'][number], key: Analysis['key']): string {
  const signature = key.mode === 'major' ? key.tonic : (key.tonic + 3) % 12
  const names = FLAT_TONICS.includes(signature) ? FLAT_NAMES : SHARP_NAMES
  return `${names[root] ?? ''}${quality === 'minor' ? 'm' : ''}`
}
