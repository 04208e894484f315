import { describe, expect, it } from 'vitest'
import { readLyrics } from '../composeSong.ts'
import { finalTones } from './cadence.ts'
import { findSharedSyllables } from './refrain.ts'

const [{ lines }] = readLyrics(`[Chorus]
Oh, hold on, hold on to the morning
We were never made to fade away
Hold on! Hold on to the morning
And on to the next one`)

describe('a refrain', () => {
  it('is found where it stands in both lines, whatever comes before it', () => {
    expect(findSharedSyllables(lines[2], lines[0])).toEqual({ from: 0, before: 1, count: 8 })
  })

  it('is not a turn of speech, and not another line', () => {
    expect(findSharedSyllables(lines[3], lines[0])).toBeUndefined()
    expect(findSharedSyllables(lines[1], lines[0])).toBeUndefined()
  })
})

describe('a cadence', () => {
  const KEY = { tonic: 0, mode: 'major' } as const
  const over = (root: number) => ({ startBeat: 0, lengthBeats: 4, root, quality: 'maj', symbol: '' }) as const
  const chord = (root: number) => ({ chord: over(root) })

  it('comes home where the chord has the tonic, rests on the dominant where it has not', () => {
    expect([...finalTones('closed', chord(5), KEY)]).toEqual([0])
    expect([...finalTones('closed', chord(7), KEY)]).toEqual([7])
    expect([...finalTones('half', chord(0), KEY)]).toEqual([0, 7])
  })

  it('takes a tone that also stands when its words return over another chord', () => {
    expect([...finalTones('half', { chord: over(5), laterChord: over(7) }, KEY)]).toEqual([7])
    expect([...finalTones('open', { chord: over(5), laterChord: over(7) }, KEY)]).toEqual([5, 9])
  })

  it('rests on the tonic or the dominant over a chord that has neither, unless both would grate with it', () => {
    expect([...finalTones('half', chord(10), KEY)]).toEqual([0, 7])
    expect([...finalTones('half', chord(4), KEY)]).toEqual([4, 8, 11])
  })

  it('stays open before the answer', () => {
    expect(finalTones('open', chord(0), KEY).has(0)).toBe(false)
  })
})
