import { afterEach, describe, expect, it, vi } from 'vitest'
import type { QueueEntry } from '../queue/queue.ts'
import {
  LONGEST_AHEAD,
  LONGEST_BEHIND,
  readSavedPlayer,
  readVolume,
  savePlayer,
  type SavedPlayer,
} from './savedPlayer.ts'

function memory(kept: Record<string, string> = {}): Storage {
  const items = new Map(Object.entries(kept))
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as unknown as Storage
}
const entries = (count: number, from = 0): QueueEntry[] =>
  Array.from({ length: count }, (_, i) => ({ key: from + i, id: `song ${from + i}`, place: from + i, isHeard: false }))
const now: QueueEntry = { key: 999, id: 'now', place: null, isHeard: true }

function saved(past: number, added: number, rest: number): SavedPlayer {
  const queue = { source: 'Library', past: entries(past), now, added: entries(added, 1000), rest: entries(rest, 2000) }
  return { queue, positionSeconds: 12.5, repeat: true, shuffle: false }
}

afterEach(() => vi.restoreAllMocks())

describe('the queue a browser keeps', () => {
  it('comes back as it was, a song that was put in without a place too', () => {
    const storage = memory()
    savePlayer(storage, saved(2, 1, 3))
    expect(readSavedPlayer(storage)).toEqual(saved(2, 1, 3))
  })

  it('is cut to what one call may ask for: the latest behind, what was put in before the rest of the list', () => {
    const storage = memory()
    savePlayer(storage, saved(50, 60, 50))
    const queue = readSavedPlayer(storage)?.queue
    expect(queue?.past).toEqual(entries(50).slice(-LONGEST_BEHIND))
    expect(queue?.added).toHaveLength(60)
    expect(queue?.rest).toEqual(entries(50, 2000).slice(0, LONGEST_AHEAD - 60))
    savePlayer(storage, saved(0, 90, 5))
    expect(readSavedPlayer(storage)?.queue).toMatchObject({ rest: [], added: { length: LONGEST_AHEAD } })
  })

  it.each([
    ['nothing', 'null'],
    ['no list', JSON.stringify({ ...saved(1, 0, 0), queue: { source: 'Library', now, past: [], added: [] } })],
    [
      'an older kind of entry',
      JSON.stringify({ ...saved(0, 0, 0), queue: { ...saved(0, 0, 0).queue, now: { id: 'x' } } }),
    ],
    ['half of a text', '{"queue":'],
  ])('is left alone when there is %s', (_, text) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    expect(readSavedPlayer(memory({ 'arioso.player': text }))).toBeUndefined()
  })

  it('a volume stays between silence and full, and is 80 until somebody chooses', () => {
    expect(readVolume(memory())).toBe(80)
    expect(['0', '140', '-3', 'loud'].map((text) => readVolume(memory({ 'arioso.volume': text })))).toEqual([
      0, 100, 0, 80,
    ])
  })
})
