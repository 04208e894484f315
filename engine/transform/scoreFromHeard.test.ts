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
})
