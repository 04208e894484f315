import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { JOB_QUEUES } from '@arioso/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { collect } from '../files/collect.ts'
import type { Files } from '../files/files.ts'
import { createS3Files } from '../files/s3Files.ts'
import { migrate } from '../migrate.ts'
import { openStorage, type Storage } from '../openStorage.ts'
import { OLDER_POSTGRES } from '../testing/backEnds/installed.ts'
import { startOlderPostgres } from '../testing/backEnds/startOlderPostgres.ts'
import { onServer, withClient } from '../testing/testServer.ts'
import { createArtist, createTestStorage, openEverythingReader, startS3, type TestStorage } from '../testing/index.ts'
import { readBackup } from './readBackup.ts'
import { writeBackup } from './writeBackup.ts'
import { clipFiles } from '../files/clipFiles.ts'

let here: TestStorage
let there: TestStorage
beforeEach(async () => {
  here = await createTestStorage()
  there = await createTestStorage()
})
afterEach(async () => {
  await here.drop()
  await there.drop()
})

// Songs that refer to each other, a comment with a number, and a song that still waits.
async function live(storage: Storage): Promise<string[]> {
  const artist = await createArtist(storage)
  const clips = await storage.clips.insert(artist.newTakes())
  const [first] = clips
  const made = await storage.clips.insert([artist.newClip({ parentClipId: first?.id ?? null, title: 'A “cover”\n' })])
  const comment = { clipId: first?.id ?? '', userId: artist.id, content: 'Lovely', parentId: null, atSeconds: null }
  await storage.comments.add(comment)
  await storage.jobs.send(JOB_QUEUES.generateSong, { clip_id: made[0]?.id ?? '', attempt: 1 })
  const ids = [...clips, ...made].map(({ id }) => id)
  for (const id of ids) await storage.files.write(clipFiles(id).audio, randomBytes(150_000))
  await storage.files.write('pictures/empty', new Uint8Array())
  return ids
}

const sumsOf = async (files: Files) => {
  const sums = await Promise.all(
    (await collect(files.list())).map(async ({ key }) => {
      const bytes = (await files.readBytes(key)) ?? new Uint8Array()
      return [key, createHash('sha256').update(bytes).digest('hex')] as const
    }),
  )
  return Object.fromEntries(sums)
}

async function readAll({ databaseUrl }: { databaseUrl: string }): Promise<Map<string, string>> {
  const reader = await openEverythingReader(databaseUrl)
  const everything = await reader.read()
  await reader.close()
  return everything
}

it('brings back every row, every waiting job and every byte of every clip, also into a bucket', async () => {
  const ids = await live(here)
  const store = await startS3()
  const bucket = createS3Files(store.bucket)
  try {
    const backup = await buffer(Readable.from(writeBackup(here.databaseUrl, here.files)))
    const count = await readBackup(Readable.from(cutAnywhere(backup)), there.databaseUrl, bucket)
    expect(count.files).toBe(ids.length + 1)
    const [before, after] = [await readAll(here), await readAll(there)]
    for (const [table, rows] of before) expect([table, after.get(table)]).toEqual([table, rows])
    const sums = await sumsOf(here.files)
    expect(Object.keys(sums)).toHaveLength(ids.length + 1)
    expect(await sumsOf(bucket)).toEqual(sums)
    await live(there)
  } finally {
    bucket.close()
    await store.stop()
  }
})

const olderServers = existsSync(`${OLDER_POSTGRES}/postgres`) ? [['PostgreSQL 15', startOlderPostgres] as const] : []

it.each(olderServers)(
  'brings an installation on %s and a bucket back into another, though songs are made meanwhile',
  async (_, start) => {
    const folder = await mkdtemp(join(tmpdir(), 'arioso-older-'))
    await chmod(folder, 0o755)
    const server = await start(folder)
    const open = async (name: string) => {
      await withClient(server.url, (client) => client.query(`create database ${name}`))
      const databaseUrl = onServer(server.url, name)
      await migrate(databaseUrl)
      const store = await startS3()
      const storage = await openStorage({ databaseUrl, filesFolder: folder, bucket: store.bucket })
      return { databaseUrl, storage, stop: () => storage.close().then(() => store.stop()) }
    }
    const [first, second] = [await open('first'), await open('second')]
    try {
      const ids = await live(first.storage)
      const [rows, sums] = [await readAll(first), await sumsOf(first.storage.files)]
      let later: string[] | undefined
      async function* whileSongsAreMade(): AsyncGenerator<Uint8Array> {
        for await (const chunk of writeBackup(first.databaseUrl, first.storage.files)) {
          yield chunk
          later ??= await live(first.storage)
        }
      }
      await readBackup(whileSongsAreMade(), second.databaseUrl, second.storage.files)
      const after = await readAll(second)
      for (const [table, before] of rows) expect([table, after.get(table)]).toEqual([table, before])
      expect(await sumsOf(second.storage.files)).toMatchObject(sums)
      expect(Object.keys(sums)).toHaveLength(ids.length + 1)
      const found = await second.storage.clips.listByIds([...ids, ...(later ?? [])])
      expect(found.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    } finally {
      await Promise.all([first, second].map(({ stop }) => stop()))
      await server.stop()
      await rm(folder, { recursive: true })
    }
  },
)

it('refuses what is damaged or cut off, and a database that is not empty, and leaves no row behind', async () => {
  await live(here)
  const backup = await buffer(Readable.from(writeBackup(here.databaseUrl, here.files)))
  const damaged = Buffer.from(backup)
  const at = damaged.indexOf('"sha256":"') + 12
  damaged[at] = damaged[at] === 48 ? 49 : 48
  const restore = (bytes: Buffer, target: TestStorage) =>
    readBackup(Readable.from(cutAnywhere(bytes)), target.databaseUrl, target.files)
  await expect(restore(damaged, there)).rejects.toThrow('is damaged in the backup')
  await expect(restore(backup.subarray(0, -40), there)).rejects.toThrow('ends in the middle')
  expect((await readAll(there)).get('public."user"') ?? '').toBe('')
  await expect(restore(backup, here)).rejects.toThrow('not empty')
})

function* cutAnywhere(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 7_919) yield bytes.subarray(at, at + 7_919)
}
