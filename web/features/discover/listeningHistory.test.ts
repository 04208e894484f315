import { describe, expect, it } from 'vitest'
import { addToHistory, readHistory } from './listeningHistory.ts'

function emptyStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
}

describe('what was listened to', () => {
  it('stands with the latest song first, each song once', () => {
    const storage = emptyStorage()
    for (const id of ['a', 'b', 'a', 'c']) addToHistory(storage, id)
    expect(readHistory(storage)).toEqual(['c', 'a', 'b'])
  })

  it('keeps the last hundred songs', () => {
    const storage = emptyStorage()
    for (let song = 0; song < 120; song++) addToHistory(storage, `song-${song}`)
    expect(readHistory(storage)).toHaveLength(100)
    expect(readHistory(storage)[0]).toBe('song-119')
  })
})
