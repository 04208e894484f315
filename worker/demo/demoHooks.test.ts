import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JOB_QUEUES, makeDemoHookJob, type MakeDemoHookJob } from '@arioso/contract'
import { type StoredClip, clipFiles } from '@arioso/storage'
import { createTestStorage, type TestStorage } from '@arioso/storage/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mediaNiceness } from '../media/mediaNiceness.ts'
import { probeFile } from '../media/runMediaProgram.ts'
import { mp3Bytes, tone } from '../media/sound/testSounds.ts'
import { demoSongs } from './demoSongs.ts'
import { makeDemoHook } from './makeDemoHook.ts'
import { seedDemoHooks } from './seedDemoHooks.ts'
import { findDemoSong, seedDemoSongs } from './seedDemoSongs.ts'

let storage: TestStorage
let folder: string
let sound: Uint8Array
const ordered: MakeDemoHookJob[] = []
beforeAll(async () => {
  storage = await createTestStorage()
  folder = await mkdtemp(join(tmpdir(), 'arioso-demo-hooks-'))
  await storage.queue.work(JOB_QUEUES.makeDemoHook, { concurrency: 1 }, ({ data }) => {
    ordered.push(makeDemoHookJob.parse(data))
    return Promise.resolve()
  })
  await seedDemoSongs(storage, 4)
  sound = await mp3Bytes(tone({ seconds: 22 }, 44_100))
})
afterAll(async () => {
  await storage.drop()
  await rm(folder, { recursive: true })
})

async function finishSong(index: number): Promise<StoredClip> {
  const song = demoSongs[index] && (await findDemoSong(storage, demoSongs[index]))
  if (song === undefined) throw new Error('the demo song was not ordered')
  await storage.files.write(clipFiles(song.id).audio, sound)
  await storage.files.write(clipFiles(song.id).words, Buffer.from('[]'))
  const palette = ['#E5532D', '#5B4636']
  const done = { status: 'complete', jobState: 'completed', durationSeconds: 22, palette } as const
  return (await storage.clips.update(song.id, done)) ?? song
}

const feed = async () => (await storage.hooks.listFeed({ cursor: null, limit: 10, viewerId: undefined })).hooks

const looks = (): number[] => ordered.map(({ look }) => look).toSorted((one, other) => one - other)

describe('demo hooks', () => {
  it('are ordered once there are songs enough, filmed and posted like everybody’s, and never twice', async () => {
    for (const index of [0, 1, 2]) await finishSong(index)
    await seedDemoHooks(storage, 4)
    const last = await finishSong(3)
    await seedDemoHooks(storage, 0)
    await seedDemoHooks(storage, 3)
    expect(ordered).toEqual([])
    await seedDemoHooks(storage, 4)
    await expect.poll(() => looks(), { timeout: 20_000 }).toEqual([0, 1, 2, 3])

    const job = { clip_id: last.id, look: 3 }
    await mediaNiceness.run(1, () => makeDemoHook({ storage, workFolder: folder }, job))
    await makeDemoHook({ storage, workFolder: folder }, job)
    const [hook, ...more] = await feed()
    expect(more).toEqual([])
    expect(hook).toMatchObject({ clipId: last.id, userId: last.userId, publish: { title: last.title } })
    const file = (name: string) => join(storage.filesFolder, 'clips', last.id, 'hooks', hook?.id ?? '', name)
    const { streams, durationSeconds } = await probeFile(file('video.mp4'))
    expect(streams).toMatchObject([{ codec: 'h264', width: 720, height: 1280 }, { codec: 'aac' }])
    expect(durationSeconds).toBeCloseTo(12, 0)
    expect((await probeFile(file('poster.jpg'))).streams).toHaveLength(1)

    ordered.length = 0
    await seedDemoHooks(storage, 4)
    await expect.poll(() => looks(), { timeout: 20_000 }).toEqual([0, 1, 2])
  })
})
