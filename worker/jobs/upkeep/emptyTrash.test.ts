import { removeFilesJob, DAY_MS } from '@arioso/contract'
import { createArtist, createTestStorage, type Artist, type TestStorage } from '@arioso/storage/testing'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { clipFiles } from '@arioso/storage'
import { emptyTrash } from './emptyTrash.ts'
import { startTrashJobs } from './startTrashJobs.ts'

let storage: TestStorage
let artist: Artist

beforeAll(async () => {
  storage = await createTestStorage()
  artist = await createArtist(storage)
})
afterAll(() => storage.drop())

const later = (days: number) => new Date(Date.now() + days * DAY_MS)
const never = new AbortController().signal

async function keepSong(title: string): Promise<string> {
  const [clip] = await storage.clips.insert([artist.newClip({ title, jobState: 'completed', status: 'complete' })])
  const id = clip?.id ?? ''
  await storage.files.write(clipFiles(id).audio, new Uint8Array([1, 2, 3]))
  return id
}

it('[SOC-08] what lay in the trash for thirty days is deleted for good, with its files, and nothing else', async () => {
  const [kept, trashed, running] = [await keepSong('Kept'), await keepSong('Trashed'), await keepSong('Running')]
  await storage.clips.update(running, { jobState: 'active' })
  await storage.clips.setTrashed(artist.id, [trashed, running], true)
  expect(await emptyTrash(storage, later(29), never)).toBe(0)
  expect(await storage.clips.find(trashed)).toMatchObject({ title: 'Trashed' })

  expect(await emptyTrash(storage, later(31), never)).toBe(1)
  expect(await storage.clips.find(trashed)).toBeUndefined()
  for (const id of [kept, running]) expect(await storage.clips.find(id)).toBeDefined()

  await startTrashJobs({ storage, announce: async () => undefined, log: pino({ level: 'silent' }) })
  await vi.waitFor(async () => expect(await storage.files.size(clipFiles(trashed).audio)).toBeUndefined(), 15_000)
  for (const id of [kept, running]) expect(await storage.files.size(clipFiles(id).audio)).toBe(3)
  expect(removeFilesJob.safeParse({ clip_id: '../..' }).success).toBe(false)
})

it('a worker whose clock jumps ahead by two months deletes nothing; a day after a look the trash is emptied', async () => {
  const trashed = await keepSong('Too early')
  await storage.clips.setTrashed(artist.id, [trashed], true)
  const client = new Client({ connectionString: storage.databaseUrl })
  await client.connect()
  const ranTwice = async () => {
    const { rows } = await client.query<{ done: number }>(
      `select count(*)::int as done from pgboss.job where name in ('empty-trash', 'sweep-files') and state = 'completed'`,
    )
    return rows[0]?.done ?? 0
  }
  const runOnce = async () => {
    await client.query(`delete from pgboss.job where name in ('empty-trash', 'sweep-files')`)
    for (const queue of ['empty-trash', 'sweep-files']) await storage.jobs.send(queue, {}, { singletonKey: queue })
    await vi.waitFor(async () => expect(await ranTwice()).toBe(2), 15_000)
  }
  try {
    vi.useFakeTimers({ toFake: ['Date'], now: later(60) })
    await runOnce()
    expect(await storage.clips.find(trashed)).toMatchObject({ title: 'Too early' })

    // Sixty days pass for the database, too; the look of just now lies a day back.
    await client.query(`update clips set trashed_at = trashed_at - interval '60 days' where id = $1`, [trashed])
    await runOnce()
    expect(await storage.clips.find(trashed)).toMatchObject({ title: 'Too early' })
    await client.query(`update upkeep_looks set looked_at = looked_at - interval '25 hours'`)
    await runOnce()
    expect(await storage.clips.find(trashed)).toBeUndefined()
  } finally {
    vi.useRealTimers()
    await client.end()
  }
})

it('a moment the clock of the database has since gone back behind is not certain', async () => {
  const client = new Client({ connectionString: storage.databaseUrl })
  await client.connect()
  try {
    await client.query(`delete from upkeep_looks`)
    await client.query(`insert into upkeep_looks values (now() + interval '31 days'), (now() - interval '26 hours')`)
    const certain = (await storage.upkeep.findCertainMoment())?.getTime() ?? 0
    expect(Date.now() - certain).toBeGreaterThan(DAY_MS)
    expect(Date.now() - certain).toBeLessThan(2 * DAY_MS)
    const { rows } = await client.query(`select 1 from upkeep_looks where looked_at > now()`)
    expect(rows).toEqual([])
  } finally {
    await client.end()
  }
})

it('an old trashed workspace goes, its songs stay in the default one; so does an old trashed playlist', async () => {
  const song = await keepSong('Wanderer')
  const shelf = await storage.workspaces.create(artist.id, { name: 'Shelf', description: '' })
  await storage.workspaces.moveClips(artist.id, shelf.id, [song])
  await storage.workspaces.update(shelf.id, { isTrashed: true, trashedAt: new Date() })
  const list = await storage.playlists.create(artist.id, { name: 'Evening', description: '', isPublic: false })
  await storage.playlists.update(list, { trashedAt: new Date() })
  await emptyTrash(storage, later(29), never)
  expect(await storage.playlists.find(list)).toBeDefined()
  await emptyTrash(storage, later(31), never)
  expect(await storage.playlists.find(list)).toBeUndefined()
  expect(await storage.workspaces.find(shelf.id, artist.id)).toBeUndefined()
  const home = await storage.workspaces.ensureDefault(artist.id)
  expect(await storage.clips.find(song)).toMatchObject({ workspaceId: home.id })
})
