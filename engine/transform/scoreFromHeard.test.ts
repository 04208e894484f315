import { describe, expect, it } from 'vitest'
import type { Heard } from '../analyse/heard.ts'
import { parseScore } from '../parseScore.ts'
import { renderSong } from '../renderSong.ts'
import { scoreFromHeard } from './scoreFromHeard.ts'

const BEAT = 0.5
const beats = Array.from({ length: 17 }, (_, i) => 0.3 + i * BEAT)
const bar = (index: number, root: number, quality: 'major' | 'minor') => ({
  startSeconds: 0.3 + index * 4 * BEAT,
  endSeconds: 0.3 + (index + 1) * 4 * BEAT,
  root,
  quality,
  confidence: 0.9,
})
const note = (beat: number, midiPitch: number) => ({
  startSeconds: 0.32 + beat * BEAT,
  endSeconds: 0.28 + (beat + 1) * BEAT,
  midiPitch,
  confidence: 0.9,
})
const heard: Heard = {
  tempoBpm: { value: 120, confidence: 1 },
  beatsSeconds: beats,
  key: { tonic: 9, mode: 'minor', confidence: 1 },
  beatsPerBar: { value: 4, confidence: 1 },
  chordsPerBar: [bar(0, 9, 'minor'), bar(1, 5, 'major'), bar(2, 0, 'major'), bar(3, 7, 'major')],
  melody: [note(0, 69), note(1, 72), note(4, 76), note(6.5, 74), note(12, 71)],
  sections: [],
  hasVocal: { value: true, confidence: 1 },
}

describe('what was heard, as a score', () => {
  it('keeps tune, chords, tempo and key, and can be read and played', () => {
    const score = parseScore(JSON.parse(JSON.stringify(scoreFromHeard(heard, { seed: 3, title: 'Hum' }))))
    expect(score.parts[0]?.notes.map(({ startBeat, pitch }) => [startBeat, pitch])).toEqual([
      [0, 69],
      [1, 72],
      [4, 76],
      [6.5, 74],
      [12, 71],
    ])
    expect(score.chords.map(({ symbol }) => symbol)).toEqual(['Am', 'F', 'C', 'G'])
    expect(score).toMatchObject({ tempoBpm: 120, key: { tonic: 9, mode: 'minor' }, lengthBeats: 16 })
    const [block] = renderSong(score, { sampleRate: 48_000 }).blocks()
    expect(Math.max(...(block?.left ?? []).map(Math.abs))).toBeGreaterThan(0.01)
  })

  it('a pickup gets a bar of its own, and without beats or tune there is still a song', () => {
    const early = scoreFromHeard(
      { ...heard, melody: [{ ...note(0, 64), startSeconds: 0.05, endSeconds: 0.28 }] },
      { seed: 3, title: 'Hum' },
    )
    expect(early.parts[0]?.notes[0]?.startBeat).toBe(3.5)
    expect(early.lengthBeats).toBe(20)
    const nothing = { ...heard, beatsSeconds: [], chordsPerBar: [], melody: [] }
    expect(scoreFromHeard(nothing, { seed: 3, title: 'Hum' })).toMatchObject({
      lengthBeats: 4,
      chords: [{ symbol: 'Am' }],
    })
  })

  it('follows the form that was heard, on whole bars and as loud as each section was', () => {
    const section = { group: 0, confidence: 0.9 }
    const sections: Heard['sections'] = [
      { ...section, kind: 'intro', startSeconds: 0, endSeconds: 2.35, energy: 0.4 },
      { ...section, kind: 'verse', startSeconds: 2.35, endSeconds: 6.2, energy: 0.6 },
      { ...section, kind: 'chorus', startSeconds: 6.2, endSeconds: 9, energy: 1 },
    ]
    const score = scoreFromHeard({ ...heard, sections }, { seed: 3, title: 'Hum' })
    expect(score.sections).toEqual([
      { kind: 'intro', label: 'Intro', startBeat: 0, lengthBeats: 4, energy: 0.4 },
      { kind: 'verse', label: 'Verse', startBeat: 4, lengthBeats: 8, energy: 0.6 },
      { kind: 'chorus', label: 'Chorus', startBeat: 12, lengthBeats: 4, energy: 1 },
    ])
    const nothing = scoreFromHeard(heard, { seed: 3, title: 'Hum' })
    expect(nothing.sections).toMatchObject([{ kind: 'verse', startBeat: 0, lengthBeats: 16 }])
  })

  it('a waltz stays one', () => {
    const bars = [0, 1, 2, 3].map((i) => ({
      ...bar(0, 9, 'minor'),
      startSeconds: 0.3 + i * 3 * BEAT,
      endSeconds: 0.3 + (i + 1) * 3 * BEAT,
    }))
    const waltz: Heard = { ...heard, chordsPerBar: bars, beatsPerBar: { value: 3, confidence: 1 } }
    const score = scoreFromHeard(waltz, { seed: 3, title: 'Hum' })
    expect(score).toMatchObject({ meter: { beats: 3, unit: 4 }, lengthBeats: 15 })
    expect(score.chords.map(({ startBeat }) => startBeat)).toEqual([0, 3, 6, 9, 12])
  })
})
