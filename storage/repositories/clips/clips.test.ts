import { clip as clipSchema } from '@arioso/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Artist, createArtist } from '../../testing/createArtist.ts'
import { createTestStorage, type TestStorage } from '../../testing/index.ts'
import { toClip } from './storedClip.ts'

let storage: TestStorage
let artist: Artist

beforeAll(async () => {
  storage = await createTestStorage()
})
beforeEach(async () => {
  artist = await createArtist(storage)
})
afterAll(() => storage.drop())

async function insertMany(count: number) {
  const clips = Array.from({ length: count }, (_, place) =>
    artist.newClip({ title: `song ${place}`, createdAt: new Date(Date.UTC(2026, 0, 1, 0, place)) }),
  )
  return storage.clips.insert(clips)
}

describe('a new song', () => {
  it('has two takes that keep their order and read as the contract says', async () => {
    const takes = await storage.clips.insert(artist.newTakes())
    expect(takes.map((take) => take.seed)).toEqual([1, 2])
    const found = await storage.clips.listByTransaction(artist.id, takes[0]?.transactionUuid ?? '')
    expect(found).toEqual(takes)
    for (const take of takes) {
      expect(clipSchema.parse(toClip(take))).toMatchObject({ status: 'queued', audio_url: null, handle: artist.handle })
    }
  })

  it('cannot be inserted twice by pressing Create twice', async () => {
    const takes = artist.newTakes()
    await storage.clips.insert(takes)
    await expect(storage.clips.insert(takes)).rejects.toThrow('insert into "clips"')
    expect(await storage.clips.listByTransaction(artist.id, takes[0]?.transactionUuid ?? '')).toHaveLength(2)
  })

  it('keeps the largest seed a request may carry', async () => {
    const [clip] = await storage.clips.insert([artist.newClip({ seed: 4_294_967_295 })])
    expect(clip?.seed).toBe(4_294_967_295)
  })

  it('gets addresses for sound and cover once there is something behind them', async () => {
    const [clip] = await storage.clips.insert([artist.newClip()])
    const streaming = await storage.clips.update(clip?.id ?? '', { status: 'streaming', hasCover: true })
    expect(streaming && toClip(streaming)).toMatchObject({
      audio_url: `/media/clips/${clip?.id}/audio.mp3`,
      image_url: `/media/clips/${clip?.id}/cover-256.webp`,
      image_large_url: `/media/clips/${clip?.id}/cover-640.webp`,
    })
  })
})

describe('the library', () => {
  it('pages through every clip once, newest first, also when many were made in the same millisecond', async () => {
    const createdAt = new Date()
    await storage.clips.insert(Array.from({ length: 7 }, () => artist.newClip({ createdAt })))
    await insertMany(4)
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof storage.clips.listByUser>> = await storage.clips.listByUser(artist.id, {
        cursor,
        limit: 3,
      })
      seen.push(...page.clips.map((clip) => clip.id))
      cursor = page.nextCursor
    } while (cursor !== null)
    expect(new Set(seen).size).toBe(11)
    expect(seen).toHaveLength(11)
    const titles = (await storage.clips.listByIds(seen)).slice(7).map((clip) => clip.title)
    expect(titles).toEqual(['song 3', 'song 2', 'song 1', 'song 0'])
  })

  it.each(['nonsense', '', Buffer.from('2026-01-01 x').toString('base64url')])(
    'says that %j is no cursor',
    async (cursor) => {
      await expect(storage.clips.listByUser(artist.id, { cursor, limit: 3 })).rejects.toMatchObject({
        code: 'FIELDS_INVALID',
      })
    },
  )

  it('leaves out what lies in the trash until it comes back', async () => {
    const [first, second] = await insertMany(2)
    const ids = [first?.id ?? '']
    expect(await storage.clips.setTrashed(artist.id, ids, true)).toMatchObject([{ isTrashed: true }])
    const listed = async () => (await storage.clips.listByUser(artist.id, { cursor: null, limit: 9 })).clips
    expect((await listed()).map((clip) => clip.id)).toEqual([second?.id])
    expect(await storage.clips.setTrashed(artist.id, ids, false)).toMatchObject([{ isTrashed: false, trashedAt: null }])
    expect(await listed()).toHaveLength(2)
  })

  it("never trashes somebody else's clip", async () => {
    const [mine] = await insertMany(1)
    const other = await createArtist(storage)
    expect(await storage.clips.setTrashed(other.id, [mine?.id ?? ''], true)).toEqual([])
    expect(await storage.clips.find(mine?.id ?? '')).toMatchObject({ isTrashed: false })
  })
})

describe('lists', () => {
  it('give clips by id in the order asked and leave out what does not exist', async () => {
    const [first, second] = await insertMany(2)
    const asked = [second?.id ?? '', randomUUID(), 'not-an-id', first?.id ?? '']
    expect((await storage.clips.listByIds(asked)).map((clip) => clip.id)).toEqual([second?.id, first?.id])
  })

  it('of public songs hold only what everybody may hear', async () => {
    const shared = { isPublic: true, status: 'complete' } as const
    const [heard] = await storage.clips.insert([
      artist.newClip(shared),
      artist.newClip({ ...shared, isPublic: false }),
      artist.newClip({ ...shared, status: 'processing' }),
    ])
    const [trashed] = await storage.clips.insert([artist.newClip(shared)])
    await storage.clips.setTrashed(artist.id, [trashed?.id ?? ''], true)
    const mine = (await storage.clips.listPublic({ limit: 100 })).filter((clip) => clip.userId === artist.id)
    expect(mine.map((clip) => clip.id)).toEqual([heard?.id])
  })

  it('of a workspace come in pages with a total', async () => {
    const [clip] = await insertMany(21)
    const { clips, total } = await storage.clips.listByWorkspace(clip?.workspaceId ?? '', 2, artist.id)
    expect(total).toBe(21)
    expect(clips.map((one) => one.title)).toEqual(['song 0'])
  })
})

describe('a song in the making', () => {
  it('counts once per generation towards the limit, and no more when it is done', async () => {
    const takes = await storage.clips.insert(artist.newTakes())
    await storage.clips.insert(artist.newTakes())
    expect(await storage.clips.countRunningGenerations(artist.id)).toBe(2)
    for (const take of takes) await storage.clips.update(take.id, { jobState: 'completed', status: 'complete' })
    expect(await storage.clips.countRunningGenerations(artist.id)).toBe(1)
  })

  it('is claimed again after a crash, but never when finished or by an older attempt', async () => {
    const [clip] = await storage.clips.insert([artist.newClip({ status: 'queued' })])
    const id = clip?.id ?? ''
    expect(await storage.clips.claim(id, 1)).toMatchObject({ jobState: 'active', status: 'submitted' })
    await storage.clips.update(id, { status: 'streaming' })
    expect(await storage.clips.claim(id, 1)).toMatchObject({ jobState: 'active', status: 'streaming' })
    expect(await storage.clips.claim(id, 2)).toBeUndefined()
    await storage.clips.update(id, { jobState: 'failed' })
    expect(await storage.clips.claim(id, 1)).toBeUndefined()
  })

  it('of the demo counts as wanted until it failed and as ready when complete', async () => {
    const before = await storage.clips.countDemo()
    const states = ['waiting', 'completed', 'failed'] as const
    await storage.clips.insert(states.map((jobState) => artist.newClip({ jobState, isDemo: true })))
    expect(await storage.clips.countDemo()).toEqual({ wanted: before.wanted + 2, ready: before.ready + 1 })
  })
})
