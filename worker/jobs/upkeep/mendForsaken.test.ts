import { JOB_QUEUES } from '@arioso/contract'
import { createArtist, createTestStorage, type Artist, type TestStorage } from '@arioso/storage/testing'
import type { StoredClip } from '@arioso/storage'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mendForsaken } from './mendForsaken.ts'

let storage: TestStorage
let artist: Artist
let client: Client

beforeAll(async () => {
  storage = await createTestStorage()
  artist = await createArtist(storage)
  client = new Client({ connectionString: storage.databaseUrl })
  await client.connect()
  await storage.credits.grant(artist.id, 50, 'plan')
})
afterAll(async () => {
  await client.end()
  await storage.drop()
})

async function order(takes = [artist.newClip()]): Promise<StoredClip[]> {
  const clips = await storage.clips.insert(takes)
  for (const clip of clips) {
    await storage.credits.reserveFor(clip, 5)
    await storage.jobs.send(JOB_QUEUES.generateSong, { clip_id: clip.id, attempt: 1 })
  }
  return clips
}

const loseJobOf = ({ id }: { id: string }) => client.query(`delete from pgboss.job where data ->> 'clip_id' = $1`, [id])

it('a song whose job is gone fails and is paid back, once; songs somebody still makes are left alone', async () => {
  const [lost, waiting] = [await order(), await order()].map(([clip]) => clip as StoredClip)
  if (!lost || !waiting) throw new Error('no songs')
  await loseJobOf(lost)
  const told: string[] = []
  const parts = { storage, announce: async ({ id }: StoredClip) => void told.push(id) }
  expect(await storage.credits.balance(artist.id)).toEqual({ available: 40, reserved: 10 })

  expect(await mendForsaken(parts)).toBe(1)
  expect(await mendForsaken(parts)).toBe(0)
  expect(told).toEqual([lost.id])
  expect(await storage.clips.find(lost.id)).toMatchObject({ jobState: 'failed', refundCredits: true })
  expect(await storage.clips.find(waiting.id)).toMatchObject({ jobState: 'waiting' })
  expect(await storage.credits.balance(artist.id)).toEqual({ available: 45, reserved: 5 })

  await client.query(`update pgboss.job set name = 'generate-song.given-up' where data ->> 'clip_id' = $1`, [
    waiting.id,
  ])
  expect(await mendForsaken(parts)).toBe(0)
})

it('a take waits for the other one of its request: stems have one job together', async () => {
  const [first, second] = (await order(artist.newTakes())) as [StoredClip, StoredClip]
  const parts = { storage, announce: async () => undefined }
  await loseJobOf(second)
  expect(await mendForsaken(parts)).toBe(0)
  await loseJobOf(first)
  expect(await mendForsaken(parts)).toBe(2)
})
