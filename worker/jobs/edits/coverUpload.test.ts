import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEmbeddedListening } from '@arioso/providers/listening'
import { parseScore, type Score } from '@arioso/providers/scores'
import { createEmbeddedPictures } from '@arioso/providers/pictures'
import { createEmbeddedWords } from '@arioso/providers/words'
import { type StoredClip, clipFiles } from '@arioso/storage'
import { createTestStorage, type TestStorage } from '@arioso/storage/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { measureLoudness } from '../../media/runMediaProgram.ts'
import { humming, wavBytes } from '../../media/sound/testSounds.ts'
import type { RenderPool } from '../../render/renderPool.ts'
import { shareTestPool } from '../../render/testPool.ts'
import { generateSong } from '../songs/generateSong.ts'
import { processUpload } from '../uploads/processUpload.ts'
import { createQueuedClip } from '../songs/testSong.ts'
import { createTakeTurns } from '../songs/takeTurns.ts'

const RATE = 44_100
const TUNE = [57, 59, 60, 64, 62, 60, 59, 57, 60, 62, 64, 67, 65, 64, 62, 57]

let storage: TestStorage
let pool: RenderPool
let folder: string
beforeAll(async () => {
  storage = await createTestStorage()
  folder = await mkdtemp(join(tmpdir(), 'arioso-cover-'))
  pool = shareTestPool()
})
afterAll(async () => {
  await storage.drop()
  await rm(folder, { recursive: true })
})

// Hummed for sixteen beats of 0.6 s, and a moment of something else before it that is trimmed away.
async function uploadHumming(userId: string): Promise<string> {
  const { id } = await storage.audioUploads.create({ userId, uploadType: 'recording', maxSeconds: 60 })
  const samples = humming({ pitches: [45, 47, ...TUNE], noteSeconds: 0.6 }, RATE)
  await storage.files.write(`uploads/audio/${id}`, wavBytes(samples, { sampleRate: RATE, channels: 1, bits: 16 }))
  const trim = { trimStartSeconds: 1.2, trimEndSeconds: 10.8 }
  await storage.audioUploads.update(id, { status: 'processing', title: 'My recording', ...trim })
  const parts = {
    storage,
    pictures: createEmbeddedPictures(),
    listening: createEmbeddedListening(),
    workFolder: folder,
  }
  await processUpload(parts, { upload_id: id })
  return id
}

// The upload as its clip, covered: what initialize-clip and the create page leave behind.
async function coverOf(uploadId: string, cover: StoredClip): Promise<StoredClip> {
  const made = { id: uploadId, title: 'My recording', type: 'upload', status: 'complete' } as const
  const { generationId, transactionUuid, userId, workspaceId, modelKey, modelName } = cover
  const owner = { generationId, transactionUuid, userId, workspaceId, modelKey, modelName, take: 1 }
  await storage.clips.insert([{ ...owner, ...made, seed: 1 }])
  const edit = { kind: 'cover' } as const
  await storage.clips.update(cover.id, { parentClipId: uploadId, title: 'My recording (Cover)', controls: { edit } })
  const parts = {
    storage,
    pool,
    words: createEmbeddedWords(),
    workFolder: folder,
    turns: createTakeTurns(),
    announce: () => Promise.resolve(),
  }
  await generateSong(parts, { clip_id: cover.id, attempt: 1 }, new AbortController().signal)
  return (await storage.clips.find(cover.id)) ?? cover
}

async function scoreOf(id: string): Promise<Score> {
  const bytes = await storage.files.readBytes(clipFiles(id).score)
  return parseScore(JSON.parse(new TextDecoder().decode(bytes)))
}

describe('a cover of an upload', () => {
  it('[JRN-05] plays the hummed tune tone by tone with another band, as loud as every song', async () => {
    const queued = await createQueuedClip(storage, { style: 'synthwave' })
    const uploadId = await uploadHumming(queued.userId)
    expect(await storage.audioUploads.find(uploadId)).toMatchObject({ status: 'complete', hasVocal: true })
    const cover = await coverOf(uploadId, queued)
    expect(cover).toMatchObject({ status: 'complete', title: 'My recording (Cover)' })

    const score = await scoreOf(cover.id)
    expect(score.genre).toBe('synthwave')
    const lead = score.parts.find(({ bus }) => bus === 'lead')?.notes ?? []
    const moved = (lead[0]?.pitch ?? 0) - (TUNE[0] ?? 0)
    expect(Math.abs(moved % 12)).toBe(0)
    expect(lead.slice(0, TUNE.length).map(({ pitch }) => pitch - moved)).toEqual(TUNE)
    const steps = lead.slice(1, TUNE.length).map(({ startBeat }, i) => startBeat - (lead[i]?.startBeat ?? 0))
    for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0, 0)
    expect(new Set(score.parts.map(({ bus }) => bus)).size).toBeGreaterThan(2)

    const master = join(storage.filesFolder, 'clips', cover.id, 'master.flac')
    const { integratedLufs, truePeakDb, durationSeconds } = await measureLoudness(master)
    expect(Math.abs(integratedLufs + 14)).toBeLessThan(1)
    expect(truePeakDb).toBeLessThan(-0.9)
    expect(durationSeconds).toBeGreaterThan(14)
    expect(durationSeconds).toBeLessThan(30)
  })
})
