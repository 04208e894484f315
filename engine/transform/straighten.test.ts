import { describe, expect, it } from 'vitest'
import { swingBeat } from '../composer/perform/perform.ts'
import type { SongFrame } from '../composer/songFrame.ts'
import { GENRES } from '../genres/genreList.ts'
import type { Score } from '../score.ts'
import { createStraightener, straightenNotes } from './straighten.ts'

const COMMON = { beats: 4, unit: 4 }
const swungBy = (swingUnit: number) => GENRES.find((genre) => genre.swingUnit === swingUnit) ?? GENRES[0]

describe('beats as they were before the swing', () => {
  it.each([8, 16])('undo what the performance did to every tick of two bars, in swung notes of 1/%i', (unit) => {
    const genre = swungBy(unit)
    for (const swing of [0, 0.3, 1]) {
      const score = { genre: genre.name, meter: COMMON, swing } as Score
      const frame = { genre, meter: COMMON, swing } as SongFrame
      const straight = createStraightener(score)
      for (let tick = 0; tick < 96; tick++) expect(straight(swingBeat(tick / 12, frame))).toBeCloseTo(tick / 12, 9)
    }
  })

  it('a note that ended on the next swung one still does', () => {
    const straight = createStraightener({ genre: swungBy(8).name, meter: COMMON, swing: 1 } as Score)
    const [first] = straightenNotes([{ startBeat: 0, lengthBeats: 2 / 3, pitch: 60, velocity: 0.5 }], straight)
    expect(first?.lengthBeats).toBeCloseTo(0.5, 9)
  })

  it('a compound metre does not swing', () => {
    const score = { genre: swungBy(8).name, meter: { beats: 12, unit: 8 }, swing: 1 } as Score
    expect(createStraightener(score)(0.6)).toBe(0.6)
  })
})
