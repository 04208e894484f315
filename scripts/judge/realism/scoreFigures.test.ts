import { describe, expect, it } from 'vitest'
import { composeSong } from '../../../engine/index.ts'
import { mean, median } from '../statistics.ts'
import { countForms } from './composeMatrix.ts'
import { drumFigures, type DrumHit } from './drumFigures.ts'
import { LYRICS_TO_SET } from './lyricsToSet.ts'
import { scoreFigures } from './scoreFigures.ts'

const PLAYED_BY_PEOPLE = ['pop', 'rock', 'funk', 'folk', 'soul', 'country']
const songs = PLAYED_BY_PEOPLE.flatMap((style) =>
  [1, 2, 3].map((seed) => composeSong({ seed, title: '', style, lyrics: LYRICS_TO_SET[0], instrumental: false })),
)
const figures = songs.map(scoreFigures)

describe('songs beside real music', () => {
  it('drums are played: time and force vary within a slot, and no bar comes all the time', () => {
    const drums = figures.flatMap(({ drums: own }) => own ?? [])
    expect(median(drums.map(({ spreadMs }) => spreadMs))).toBeGreaterThan(7)
    expect(median(drums.map(({ spreadMs }) => spreadMs))).toBeLessThan(25)
    expect(median(drums.map(({ velocitySpread }) => velocitySpread))).toBeGreaterThan(9)
    expect(median(drums.map(({ commonestBar }) => commonestBar))).toBeLessThan(0.2)
  })

  it('a few open the song, the chorus is louder than the verse, and the whole moves', () => {
    expect(median(figures.map(({ introShare }) => introShare))).toBeLessThan(0.5)
    expect(median(figures.flatMap(({ verseToChorusDb }) => verseToChorusDb ?? []))).toBeGreaterThan(2.4)
    expect(median(figures.map(({ loudnessRange }) => loudnessRange))).toBeGreaterThan(4)
  })

  it('tunes reach, step, leap and hold like real ones, and chords leave the scale', () => {
    const tunes = figures.flatMap(({ melody }) => melody ?? [])
    expect(median(tunes.map(({ range }) => range))).toBeGreaterThanOrEqual(13)
    expect(mean(tunes.map(({ steps }) => steps))).toBeGreaterThan(0.4)
    expect(mean(tunes.map(({ steps }) => steps))).toBeLessThan(0.6)
    expect(mean(tunes.map(({ leaps }) => leaps))).toBeGreaterThan(0.04)
    expect(mean(tunes.map(({ longNotes }) => longNotes))).toBeGreaterThan(0.09)
    expect(median(figures.map(({ chords }) => chords))).toBeGreaterThan(8)
    expect(mean(figures.map(({ outsideScale }) => outsideScale))).toBeGreaterThan(0.1)
  })

  it('the same words become several forms', () => {
    expect(countForms('pop')).toBeGreaterThanOrEqual(6)
  })
})

it('a machine is told from a drummer', () => {
  const bar = (offsetMs: (i: number) => number): DrumHit[] =>
    Array.from({ length: 64 }, (_, i) => ({
      bar: i >> 2,
      step: (i % 4) * 4,
      drum: 36,
      velocity: 100,
      offsetMs: offsetMs(i),
    }))
  expect(drumFigures(bar(() => 3))).toEqual({ spreadMs: 0, velocitySpread: 0, commonestBar: 1 })
  expect(drumFigures(bar((i) => (i % 8) * 4))?.spreadMs).toBeGreaterThan(5)
})
