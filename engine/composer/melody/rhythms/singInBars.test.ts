import { createRandom, syllabify } from '@arioso/words'
import { describe, expect, it } from 'vitest'
import { GENRES } from '../../../genres/genreList.ts'
import { createFrame, metricAccent } from '../../songFrame.ts'
import type { SyllableToFit } from '../fitSyllables.ts'
import { createBarRhythms } from './barRhythms.ts'
import { createRhythmMemory } from './rhythmMemory.ts'
import { rememberBars, singInBars } from './singInBars.ts'

const LINES = [
  'Every little shadow is learning to write',
  'I count the windows where you used to wait',
  'Carry me into another day',
  'The radio remembers all our songs',
]
const SEEDS = Array.from({ length: 12 }, (_, i) => i + 1)

const frame = createFrame({
  genre: GENRES[0],
  key: { tonic: 0, mode: 'major' },
  meter: { beats: 4, unit: 4 },
  tempoBpm: 110,
  swing: 0,
})

function read(line: string): SyllableToFit[] {
  return syllabify(line).flatMap((word) =>
    word.syllables.map(({ stressed }, i) => ({ stressed, startsWord: i === 0, afterPause: false })),
  )
}

function singer(seed: number, leanSeconds = 0.2) {
  const random = createRandom(seed)
  const song = { rhythms: createBarRhythms(frame, random.fork('rhythms')), memory: createRhythmMemory(random) }
  return (syllables: SyllableToFit[], bars = 2, pinned = new Map<number, number>()): number[] | undefined => {
    const slot = { slotSteps: bars * 16, mostPickupSteps: 4, likedSteps: new Map(), syncopation: 0, noteSteps: 2.5 }
    const own = { syllables, pinned, leanSeconds, place: 'verse', luck: random.fork(`${syllables.length}`) }
    const request = { ...song, ...slot, ...own }
    const steps = singInBars(request, frame)
    if (steps) rememberBars(steps, request, frame)
    return steps
  }
}

describe('syllables set to the bars of real songs', () => {
  it('rise, one to each syllable, and leave air at the end', () => {
    for (const seed of SEEDS) {
      for (const line of LINES) {
        const steps = singer(seed)(read(line)) ?? []
        expect(steps).toHaveLength(read(line).length)
        expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b))
        expect((32 - (steps.at(-1) ?? 32)) * frame.stepSeconds).toBeGreaterThan(0.5)
      }
    }
  })

  it('stand on heavier places where they are stressed, and mostly on the first beat', () => {
    const sung = SEEDS.flatMap((seed) =>
      LINES.map((line) => ({ line: read(line), steps: singer(seed)(read(line)) ?? [] })),
    )
    const accents = sung.flatMap(({ line, steps }) =>
      line.map(({ stressed }, i) => ({ stressed, accent: metricAccent(steps[i], frame) })),
    )
    const mean = (stressed: boolean): number => {
      const chosen = accents.filter((item) => item.stressed === stressed)
      return chosen.reduce((sum, { accent }) => sum + accent, 0) / chosen.length
    }
    expect(mean(true)).toBeGreaterThan(mean(false) + 0.3)
    const bars = sung.flatMap(({ steps }) => [steps.includes(0), steps.includes(16)])
    expect(bars.filter(Boolean).length / bars.length).toBeGreaterThan(0.7)
  })

  it('sing a line of as many syllables to the rhythm of the one before it more often than chance would', () => {
    const alike = SEEDS.filter((seed) => {
      const sing = singer(seed)
      return sing(read(LINES[0]))?.join() === sing(read(LINES[0]))?.join()
    })
    const strangers = SEEDS.filter(
      (seed) => singer(seed)(read(LINES[0]))?.join() === singer(seed + 50)(read(LINES[0]))?.join(),
    )
    expect(alike.length).toBeGreaterThan(strangers.length + 3)
  })

  it('lean longer on stressed syllables in a song that dwells than in one that patters, and no longer on light ones', () => {
    const mean = (leanSeconds: number, stressed: boolean): number => {
      const gaps = SEEDS.flatMap((seed) =>
        LINES.flatMap((line) => {
          const [syllables, sing] = [read(line), singer(seed, leanSeconds)]
          const steps = sing(syllables, 4) ?? []
          return steps.slice(1).flatMap((step, i) => (syllables[i].stressed === stressed ? [step - steps[i]] : []))
        }),
      )
      return gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
    }
    expect(mean(0.45, true)).toBeGreaterThan(mean(0, true) + 0.3)
    expect(mean(0.45, false)).toBeLessThan(mean(0, false) + 0.3)
  })

  it('keep words that were sung before where they were, and give up when the bars are too few', () => {
    const pinned = new Map([
      [0, 0],
      [1, 4],
    ])
    expect(singer(1)(read(LINES[2]), 2, pinned)?.slice(0, 2)).toEqual([0, 4])
    expect(
      singer(1)(
        Array.from({ length: 40 }, () => read('rain')[0]),
        2,
      ),
    ).toBeUndefined()
  })
})
