import type { RadioCandidate } from '@arioso/storage'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '@arioso/contract'
import { chooseNext } from './chooseNext.ts'

const NOW = new Date('2026-05-01T12:00:00Z')

function song(id: string, userId: string, { days = 30, likes = 0 } = {}): RadioCandidate {
  const createdAt = new Date(NOW.getTime() - days * DAY_MS)
  return { id, userId, durationSeconds: 100, upvoteCount: likes, createdAt }
}

// Luck that always comes in the same order.
function luck(): () => number {
  let state = 7
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

function programme(candidates: RadioCandidate[], songs: number): RadioCandidate[] {
  const random = luck()
  const played: RadioCandidate[] = []
  while (played.length < songs) {
    const heard = played.toReversed().map(({ id, userId }) => ({ clipId: id, userId }))
    const next = chooseNext(candidates, heard, NOW, random)
    if (next === undefined) break
    played.push(next)
  }
  return played
}

describe('what the station plays next', () => {
  it('is nothing while there are no songs, and one song again and again', () => {
    expect(programme([], 3)).toEqual([])
    expect(programme([song('a', 'ann')], 3).map(({ id }) => id)).toEqual(['a', 'a', 'a'])
  })

  it('is never by the same artist twice in a row when there is another', () => {
    const songs = 'abcdefgh'
      .split('')
      .map((id) => song(id, 'ann'))
      .concat(song('z', 'bo'))
    const artists = programme(songs, 200).map(({ userId }) => userId)
    expect(artists.filter((artist, index) => artist === artists[index - 1])).toEqual([])
  })

  it('is not what was heard lately', () => {
    const songs = 'abcdefghij'.split('').map((id) => song(id, id))
    const ids = programme(songs, 200).map(({ id }) => id)
    expect(ids.some((id, index) => ids.slice(Math.max(0, index - 5), index).includes(id))).toBe(false)
    expect(new Set(ids).size).toBe(10)
  })

  it('is more often fresh and liked', () => {
    const old = 'abcdefghij'.split('').map((id) => song(id, id))
    const ids = programme([...old, song('fresh', 'f', { days: 0 }), song('liked', 'l', { likes: 15 })], 600)
    const times = (id: string) => ids.filter((each) => each.id === id).length
    const usual = old.reduce((sum, { id }) => sum + times(id), 0) / old.length
    expect(times('fresh')).toBeGreaterThan(usual * 1.3)
    expect(times('liked')).toBeGreaterThan(usual * 1.3)
  })
})
