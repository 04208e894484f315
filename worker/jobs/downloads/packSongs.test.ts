import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PackSongsJob } from '@arioso/contract'
import { createTestStorage, type TestStorage } from '@arioso/storage/testing'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clipFiles } from '@arioso/storage'
import { packSongs } from './packSongs.ts'
import { createQueuedClip } from '../songs/testSong.ts'

let storage: TestStorage
let workFolder: string
beforeAll(async () => {
  storage = await createTestStorage()
  workFolder = await mkdtemp(join(tmpdir(), 'arioso-packet-'))
})
afterAll(async () => {
  await storage.drop()
  await rm(workFolder, { recursive: true })
})

const never = new AbortController().signal

async function createSong(sound: string) {
  const clip = await createQueuedClip(storage, { style: 'folk', lyrics: '' })
  await storage.files.write(clipFiles(clip.id).audio, Buffer.from(sound))
  return { clip_id: clip.id, format: 'mp3' as const, key: `clips/${clip.id}/downloads/mp3-1` }
}

describe('a packet of songs', () => {
  it('holds the file of each song as it would come alone, under its name, and nothing else', async () => {
    const job: PackSongsJob = {
      key: 'packets/ada/one.zip',
      songs: [
        { ...(await createSong('first'.repeat(1000))), name: 'Ada - Ebbe – für Élise.mp3' },
        { ...(await createSong('second')), name: 'Ada - Ebbe (2).mp3' },
      ],
    }
    await packSongs({ storage, workFolder, address: '' }, job, never)
    const packet = unzipSync(new Uint8Array((await storage.files.readBytes(job.key)) ?? []))
    expect(Object.keys(packet)).toEqual(job.songs.map(({ name }) => name))
    for (const { name, key } of job.songs) {
      const alone = await storage.files.readBytes(key)
      expect(Buffer.from(packet[name] ?? [])).toEqual(alone)
    }
    expect(Buffer.from(packet['Ada - Ebbe (2).mp3'] ?? []).toString('latin1')).toMatch(/second$/)
  })

  it('does not appear at all when one of its songs is gone', async () => {
    const lost = { clip_id: crypto.randomUUID(), format: 'mp3' as const, key: 'clips/lost/downloads/mp3-1' }
    const songs = [
      { ...(await createSong('first')), name: 'One.mp3' },
      { ...lost, name: 'Two.mp3' },
    ]
    const packing = packSongs({ storage, workFolder, address: '' }, { key: 'packets/ada/two.zip', songs }, never)
    await expect(packing).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await storage.files.size('packets/ada/two.zip')).toBeUndefined()
  })
})
