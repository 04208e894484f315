import { describe, expect, it } from 'vitest'
import { hearSong } from '../analyse/hearSong.ts'
import { durationSeconds, type Score } from '../score.ts'
import { coverScore } from './coverScore.ts'
import { wordTimes } from '../voice/singing/wordTimes.ts'
import { reworkSong } from './reworkSong.ts'
import { scoreFromHeard } from './scoreFromHeard.ts'

const RATE = 24_000
const TUNE = [57, 57, 58, 60, 60, 58, 57, 55, 53, 53, 55, 57, 57, 55, 55]
const BEATS = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5, 0.5, 2]

// A man's voice without words: six harmonics, a vibrato that sets in, every tone begun anew.
function hum(tempoBpm: number): Float32Array {
  const beat = 60 / tempoBpm
  const sound = new Float32Array(Math.round((16 * beat + 0.6) * RATE))
  let [at, turns] = [0.3, 0]
  TUNE.forEach((pitch, tone) => {
    const frames = Math.round((BEATS[tone] ?? 1) * beat * RATE)
    for (let i = 0; i < frames; i++) {
      const vibrato = 0.25 * Math.min(1, (3 * i) / RATE) * Math.sin((2 * Math.PI * 5.3 * i) / RATE)
      turns += (440 * 2 ** ((pitch + vibrato - 69) / 12)) / RATE
      const swell = Math.min(1, i / 960, (frames - i) / 1440)
      for (let k = 1; k <= 6; k++) {
        sound[Math.round(at * RATE) + i] += (0.2 * swell * Math.sin(2 * Math.PI * turns * k)) / k ** 1.5
      }
    }
    at += frames / RATE
  })
  return sound
}

const coverOf = (tempoBpm: number, style: string): Score =>
  coverScore(scoreFromHeard(hearSong(hum(tempoBpm), RATE), { seed: 3, title: 'Hum' }), {
    seed: 11,
    title: 'Hum',
    style,
  })

describe('a cover of ten seconds of humming', () => {
  it.each([
    [84, 'synthwave'],
    [96, 'bossa nova, nylon guitar'],
    [126, 'metal'],
  ])('at %i beats a minute, as %s, keeps every tone and its length, whole octaves apart', (tempoBpm, style) => {
    const cover = coverOf(tempoBpm, style)
    const lead = cover.parts.find(({ bus }) => bus === 'lead')
    const once = lead?.notes.slice(0, TUNE.length) ?? []
    const moved = (once[0]?.pitch ?? 0) - (TUNE[0] ?? 0)
    expect(moved % 12).toBe(0)
    expect(once.map(({ pitch }) => pitch - moved)).toEqual(TUNE)
    once.forEach(({ lengthBeats }, tone) => expect(lengthBeats).toBeCloseTo(BEATS[tone] ?? 1, 0))
    expect(cover.parts.length).toBeGreaterThan(3)
  })

  it('is a small song, not a moment: the tune comes again, fuller', () => {
    const cover = coverOf(126, 'metal')
    expect(durationSeconds(cover)).toBeGreaterThan(15)
    expect(durationSeconds(cover)).toBeLessThan(30)
    expect(cover.sections.map(({ kind }) => kind)).toEqual(['verse', 'chorus', 'verse'])
    const leads = cover.parts.find(({ bus }) => bus === 'lead')?.notes ?? []
    expect(leads).toHaveLength(3 * TUNE.length)
    expect(cover.tempoBpm).toBeGreaterThan(126)
  })
})

describe('words for a tune that was hummed', () => {
  const WORDS = '[Verse]\nLow light on the water tonight\nCarry me home\n[Chorus]\nOver the harbour, over the bay we go'
  const source = scoreFromHeard(hearSong(hum(96), RATE), { seed: 3, title: 'Hum' })
  const sing = (song: Score, lyrics: string): Score =>
    reworkSong(
      { kind: 'cover', source: song },
      { seed: 11, title: 'Hum', style: 'folk', lyrics, instrumental: false, maxSeconds: 120 },
    ).score

  it('are all sung, in order, on the tones that were hummed', () => {
    const cover = sing(source, WORDS)
    expect(cover.voice?.lines.map(({ text }) => text)).toEqual([
      'Low light on the water tonight',
      'Carry me home',
      'Over the harbour, over the bay we go',
    ])
    const sung = (cover.voice?.lines ?? []).flatMap(({ words }) => words.flatMap(({ syllables }) => syllables))
    const classes = new Set(TUNE.map((pitch) => pitch % 12))
    for (const { pitch } of sung) expect(classes).toContain((((pitch - moved(cover)) % 12) + 12) % 12)
    sung.slice(1).forEach(({ startBeat }, i) => expect(startBeat).toBeGreaterThan(sung[i]?.startBeat ?? 0))
    expect(
      wordTimes(cover)
        .map(({ word }) => word)
        .slice(0, 3),
    ).toEqual(['Low', 'light', 'on'])
  })

  it('without words it is played, and where no tune was heard the words get one over the chords', () => {
    expect(sing(source, ' ').voice).toBeUndefined()
    const chordsOnly = { ...source, parts: [] }
    expect(sing(chordsOnly, WORDS).voice?.lines).toHaveLength(3)
  })

  const moved = (cover: Score): number => cover.key.tonic - source.key.tonic
})
