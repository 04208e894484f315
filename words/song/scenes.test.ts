import { describe, expect, it } from 'vitest'
import { draftSong } from '../writeSong.ts'
import { LINE_BANKS } from './lineBanks.ts'

const SEEDS = [1, 2, 3, 4, 5, 6]
const songsOf = (description: string): string[] =>
  SEEDS.map((seed) => draftSong({ seed, description, instrumental: false }).lyrics)
const keyed = LINE_BANKS.flatMap((bank) => bank.list()).filter(({ about }) => about !== undefined)

describe('scenes of four lines', () => {
  it('kept for a thing come where the request names it, and nowhere else', () => {
    const kitchens = keyed.filter(({ about }) => about?.test('kitchen')).flatMap(({ lines }) => lines)
    const holds = (lyrics: string): boolean => kitchens.some((line) => lyrics.includes(line))
    expect(kitchens.length).toBeGreaterThan(0)
    expect(songsOf('a party in the kitchen').some(holds)).toBe(true)
    expect(songsOf('a party on the roof').some(holds)).toBe(false)
  })

  it.each([
    ['birthday song for my dad Steve, he is 60, loves golf and grilling', /candles are tees|smoke to the knee/i],
    ['happy 40th birthday Lisa who loves wine', /pour us some more|coming from you/i],
    ['our 25th anniversary, we met at a bus stop in Leeds', /polished one spoon|board said nine/i],
  ])('sing on somebody’s day of what is told of them: %s', (description, told) => {
    expect(songsOf(description).filter((lyrics) => told.test(lyrics)).length).toBeGreaterThanOrEqual(4)
  })

  it('call nobody thirty who is older', () => {
    const birthday = 'happy birthday to my husband Paul who turns 38'
    expect(songsOf(birthday).join('\n')).not.toMatch(/you're thirty\./i)
  })

  it('are never parted by another line', () => {
    const scenes = LINE_BANKS.flatMap((bank) => bank.list()).filter(
      ({ beat, lines: { length } }) => beat !== 'hook' && length === 4,
    )
    const parted = songsOf('a prayer for my sister Hannah before her operation on Thursday').flatMap((lyrics) =>
      scenes.filter(({ lines: [first = '', , , last = ''] }) => {
        const from = lyrics.indexOf(first)
        return (
          from >= 0 && lyrics.includes(last) && lyrics.slice(from, lyrics.indexOf(last, from)).split('\n').length !== 4
        )
      }),
    )
    expect(parted).toEqual([])
  })

  it('show no thing that was only mentioned', () => {
    const { draft } = draftSong({
      seed: 3,
      description: 'my girlfriend left me for her personal trainer',
      instrumental: false,
    })
    expect(draft?.sections.flatMap(({ lines }) => lines).some(({ source }) => source === 'image')).toBe(false)
  })
})
