import { describe, expect, it } from 'vitest'
import { analysis, type Analysis } from '../entities/analysis.ts'
import { heardFacts } from '../entities/upload.ts'
import { tellHeard } from './heardFacts.ts'

const bar = (index: number, root: number, quality: 'major' | 'minor', confidence = 0.9) => ({
  startSeconds: 2 * index,
  endSeconds: 2 * index + 2,
  root,
  quality,
  confidence,
})
// Three bars of an opening, then round and round.
const chorded = (bars: number) => [
  ...[0, 1, 2].map((i) => bar(i, 2, 'minor')),
  ...Array.from({ length: bars - 3 }, (_, i) => bar(i + 3, [9, 5, 0, 7][i % 4] ?? 9, i % 4 === 0 ? 'minor' : 'major')),
]

const kept = {
  version: 1,
  tempoBpm: { value: 92, confidence: 0.95 },
  beatsSeconds: [],
  key: { tonic: 9, mode: 'minor', confidence: 0.9 },
  chordsPerBar: chorded(15),
  melody: [],
  hasVocal: { value: true, confidence: 0.9 },
}
const section = (kind: 'verse' | 'chorus', startSeconds: number, endSeconds: number, confidence: number) => ({
  kind,
  startSeconds,
  endSeconds,
  group: 0,
  energy: 0.8,
  confidence,
})
const heard = (changes: Partial<Analysis> = {}): Analysis => ({ ...analysis.parse(kept), ...changes })

describe('what is told about a recording', () => {
  it('names tempo, metre, key, the chords that come most often, the tune, the form and singing', () => {
    const sections = [section('verse', 0, 6, 0.9), section('chorus', 6, 30, 0.9)]
    const melody = [{ startSeconds: 0, endSeconds: 1, midiPitch: 60, confidence: 0.9 }]
    const facts = tellHeard(heard({ sections, melody, beatsPerBar: { value: 3, confidence: 1 } }))
    expect(heardFacts.parse(facts)).toMatchObject({
      tempo_bpm: { value: 92 },
      beats_per_bar: { value: 3 },
      key_name: { value: 'A minor' },
      chords: { value: 'Am F C G' },
      melody: { value: 1 },
      form: {
        value: [
          { kind: 'verse', start_s: 0, end_s: 6 },
          { kind: 'chorus', start_s: 6, end_s: 30 },
        ],
      },
      has_vocal: { value: true },
    })
    for (const { confidence } of Object.values(facts)) expect(confidence).toBeGreaterThan(0.8)
  })

  it('writes chords as the key spells them, and the first bars where nothing comes back', () => {
    const key = { tonic: 5, mode: 'minor' as const, confidence: 1 }
    expect(tellHeard(heard({ key, chordsPerBar: [bar(0, 5, 'minor'), bar(1, 1, 'major')] })).chords.value).toBe('Fm Db')
    expect(tellHeard(heard({ chordsPerBar: [] })).chords).toEqual({ value: '', confidence: 0 })
  })

  it('counts long bars, notes and sections for more, and less confidence is never more certainty', () => {
    const long = { ...bar(0, 0, 'major', 0.9), endSeconds: 8 }
    const short = { ...bar(4, 0, 'major', 0.1), endSeconds: 8.5 }
    const sure = tellHeard(heard({ chordsPerBar: [long, short] })).chords.confidence
    const swapped = [
      { ...long, confidence: 0.1 },
      { ...short, confidence: 0.9 },
    ]
    expect(sure).toBeGreaterThan(tellHeard(heard({ chordsPerBar: swapped })).chords.confidence)
    const vague = heard({ tempoBpm: { value: 92, confidence: 0.5 }, key: { tonic: 9, mode: 'minor', confidence: 0.3 } })
    expect(tellHeard(vague).tempo_bpm.confidence).toBeLessThan(0.6)
    expect(tellHeard(vague).key_name.confidence).toBeLessThan(0.6)
  })

  it('a recording that was kept before its form was heard is read as before: no form, counted in four, no claim', () => {
    const facts = tellHeard(analysis.parse(kept))
    expect(facts.form.value).toEqual([])
    expect(facts.form.confidence).toBeLessThan(0.6)
    expect(facts.beats_per_bar.value).toBe(4)
    expect(facts.beats_per_bar.confidence).toBeLessThan(0.6)
    expect(facts.melody).toEqual({ value: 0, confidence: 0 })
  })
})
