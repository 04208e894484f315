import { libraryFilters } from '@arioso/contract'
import { drizzle } from 'drizzle-orm/node-postgres'
import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { type Artist, createArtist } from '../testing/createArtist.ts'
import { createTestStorage, type TestStorage } from '../testing/index.ts'
import { type Clips, createClips } from './clips/clips.ts'
import { createHooks } from './hooks/hooks.ts'
import { createPersonas } from './people/personas.ts'
import { createPlaylists } from './collections/playlists.ts'
import { createProfiles } from './people/profiles.ts'

let storage: TestStorage
let artist: Artist
let pool: Pool
let queries: { query: string; params: unknown[] }[] = []
let lists: Clips
let logged: Database

beforeAll(async () => {
  storage = await createTestStorage()
  pool = new Pool({ connectionString: storage.databaseUrl })
  logged = drizzle(pool, { logger: { logQuery: (query, params) => queries.push({ query, params }) } })
  lists = createClips(logged)
  for (let users = 0; users < 10; users += 1) {
    artist = await createArtist(storage)
    const songs = Array.from({ length: 400 }, (_, number) => {
      const isShared = number % 4 === 0
      const isDone = number > 3
      return artist.newClip({
        isPublic: isShared,
        status: isDone ? 'complete' : 'processing',
        jobState: isDone ? 'completed' : 'active',
        createdAt: new Date(Date.UTC(2026, 0, 1) + number * 1000),
      })
    })
    await storage.clips.insert(songs)
  }
  await pool.query(`insert into reactions select id, $1, 'LIKE' from clips`, [artist.id])
  await pool.query('analyze')
})
afterAll(async () => {
  await pool.end()
  await storage.drop()
})

async function plansOf(ask: () => Promise<unknown>): Promise<string> {
  queries = []
  await ask()
  const plans: string[] = []
  // Some ask the planner themselves before they look.
  for (const { query, params } of queries.filter((asked) => !asked.query.startsWith('explain'))) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${query}`, params)
    plans.push(...rows.map((row) => row['QUERY PLAN']))
  }
  return plans.join('\n')
}

describe('on a table with thousands of clips an index answers', () => {
  it.each<[string, string, () => Promise<unknown>]>([
    ['the library', 'clips_library', () => lists.listByUser(artist.id, { cursor: null, limit: 20 })],
    ['its next page', 'clips_library', () => secondPage()],
    [
      'reactions in the library',
      'reactions_clip_id_user_id_pk',
      () => lists.listByUser(artist.id, { cursor: null, limit: 20 }),
    ],
    [
      'the trash',
      'clips_trash',
      () =>
        lists.listByUser(artist.id, { cursor: null, limit: 20, filters: libraryFilters.parse({ trashed: 'True' }) }),
    ],
    ['public songs', 'clips_public', () => lists.listPublic({ limit: 20 })],
    ['public songs as a member sees them', 'clips_public', () => lists.listPublic({ limit: 20, viewerId: artist.id })],
    [
      'what a member thinks of them',
      'reactions_clip_id_user_id_pk',
      () => lists.listPublic({ limit: 20, viewerId: artist.id }),
    ],
    ['a transaction', 'clips_transaction', () => lists.listByTransaction(artist.id, randomUUID())],
    ['what somebody has sung lately', 'clips_library', () => lists.listSungWords(artist.id, 100)],
    ['running generations', 'clips_running', () => lists.countRunningGenerations(artist.id)],
    ['a clip by id', 'clips_pkey', () => lists.listByIds([randomUUID(), randomUUID()])],
  ])('%s with %s', async (_what, index, ask) => {
    const plan = await plansOf(ask)
    expect(plan).toMatch(new RegExp(`Index (Only )?Scan.* (on|using) ${index}`))
    expect(plan).not.toMatch(/Seq Scan on (clips|reactions)/)
    expect(plan).not.toMatch(/^\s*(->)?\s*Sort .*\n.*created_at/m)
  })
})

it('words are found by their indexes, in songs, people, playlists, personas and hooks', async () => {
  await fillShelves()
  const page = { offset: 0, limit: 20, viewerId: artist.id }
  const searches: [string, () => Promise<unknown>][] = [
    ['clips_words', () => lists.search({ text: 'rain', sort: 'created_at', ...page })],
    ['user_words', () => createProfiles(logged).search('rain', page)],
    ['playlists_words', () => createPlaylists(logged).search('rain', page)],
    ['personas_words', () => createPersonas(logged).search('rain', page)],
    ['hooks_words', () => createHooks(logged).search('rain', page)],
  ]
  for (const [index, ask] of searches) expect(await plansOf(ask)).toContain(`Bitmap Index Scan on ${index}`)
})

// Thousands of each, as a busy installation has them: a small table is always read whole.
async function fillShelves(): Promise<void> {
  const many = 'from generate_series(1, 20000) n'
  const who = [artist.id]
  await pool.query(
    `insert into "user" (id, name, email, handle) select 'p' || n, 'P', 'p' || n || '@example.com', 'p_' || n ${many}`,
  )
  await pool.query(`insert into playlists (user_id, name, is_public) select $1, 'list ' || n, true ${many}`, who)
  await pool.query(
    `insert into personas (user_id, root_clip_id, name, is_public) select $1, gen_random_uuid(), 'voice ' || n, true ${many}`,
    who,
  )
  await pool.query(
    `insert into hooks (user_id, clip_id, upload_id, status, publish, render)
      select $1, (select id from clips limit 1), gen_random_uuid(), 'rendered_passed_moderation',
        jsonb_build_object('title', 'hook ' || n, 'caption', ''), '{}' ${many}`,
    who,
  )
  await pool.query('analyze')
}

async function secondPage() {
  const { nextCursor } = await lists.listByUser(artist.id, { cursor: null, limit: 20 })
  return lists.listByUser(artist.id, { cursor: nextCursor, limit: 20 })
}
