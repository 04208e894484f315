import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createArtist } from '../../testing/createArtist.ts'
import { createTestStorage, type TestStorage } from '../../testing/index.ts'

let storage: TestStorage

beforeAll(async () => {
  storage = await createTestStorage()
})
afterAll(() => storage.drop())

const MINUTE_MS = 60_000

describe('plays', () => {
  it('count once per listener within half an hour', async () => {
    const artist = await createArtist(storage)
    const [clip] = await storage.clips.insert([artist.newClip()])
    const start = new Date('2026-11-15T12:00:00Z').getTime()
    const count = (listener: string, afterMinutes: number) =>
      storage.plays.count(clip?.id ?? '', listener, new Date(start + afterMinutes * MINUTE_MS))
    expect(await count('ann', 0)).toBe(1)
    expect(await count('ann', 29)).toBe(1)
    expect(await count('ben', 29)).toBe(2)
    expect(await count('ann', 30)).toBe(3)
    expect(await count('ann', 31)).toBe(3)
    expect(await storage.clips.find(clip?.id ?? '')).toMatchObject({ playCount: 3 })
  })

  it('of many listeners at once are all counted', async () => {
    const artist = await createArtist(storage)
    const [clip] = await storage.clips.insert([artist.newClip()])
    const listeners = Array.from({ length: 8 }, (_, number) => `listener ${number % 4}`)
    await Promise.all(listeners.map((listener) => storage.plays.count(clip?.id ?? '', listener, new Date())))
    expect(await storage.clips.find(clip?.id ?? '')).toMatchObject({ playCount: 4 })
  })

  it('of a song that does not exist are refused', async () => {
    await expect(storage.plays.count(randomUUID(), 'ann', new Date())).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
