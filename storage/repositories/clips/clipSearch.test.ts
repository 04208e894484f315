import { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Artist, createArtist } from '../../testing/createArtist.ts'
import { createTestStorage, type TestStorage } from '../../testing/index.ts'
import type { StoredClip } from './storedClip.ts'

const SONGS = 6000

let storage: TestStorage
let maker: Artist
let listener: Artist
let own: StoredClip[]
beforeAll(async () => {
  storage = await createTestStorage()
  maker = await createArtist(storage)
  listener = await createArtist(storage)
  const pool = new Pool({ connectionString: storage.databaseUrl })
  await pool.query(
    `insert into clips (generation_id, transaction_uuid, take, user_id, workspace_id, title, tags, prompt, status, model_key, model_name, seed, is_public, created_at)
     select gen_random_uuid(), gen_random_uuid(), 0, $1, (select id from workspaces where user_id = $1 limit 1),
       case n when $2::int then 'rain oldest' else 'rain' end, 'drizzle', 'word' || n % 200, 'complete', 'arioso-v3-5', 'v3.5', n, true, now() - n * interval '1 minute'
     from generate_series(1, $2::int) n`,
    [maker.id, SONGS],
  )
  // As autovacuum does a minute later.
  await pool.query('analyze clips')
  await pool.end()
  const longAgo = new Date(Date.now() - 365 * 86_400_000)
  own = await storage.clips.insert([
    listener.newClip({ title: 'rain at home', style: 'drizzle', status: 'complete', createdAt: longAgo }),
  ])
})
afterAll(() => storage.drop())

const titles = async (text: string, limit: number) => {
  const found = await storage.clips.search({ text, sort: 'created_at', offset: 0, limit, viewerId: listener.id })
  return found.map(({ title }) => title)
}

it('a word that very many songs have is looked for among the newest and among one’s own', async () => {
  const found = await titles('rain', SONGS)
  expect(found.length).toBeGreaterThan(500)
  expect(found.length).toBeLessThan(SONGS / 2)
  expect(found.at(-1)).toBe('rain at home')
})

it('songs like one that is like very many are the newest of them', async () => {
  const [alike = []] = await Promise.all(own.map((song) => storage.clips.listSimilar(song, { limit: SONGS })))
  expect(alike.length).toBeGreaterThan(500)
  expect(alike.length).toBeLessThan(SONGS / 2)
})

it('a rarer word is found wherever it is', async () => {
  expect(await titles('oldest', 20)).toEqual(['rain oldest'])
})
