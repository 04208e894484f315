import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestStorage, type TestStorage } from '@arioso/storage/testing'
import { clipFiles } from '@arioso/storage'
import { readWav } from '../../media/sound/readWav.ts'
import { decodeToWav, encodeMaster } from '../../media/runMediaProgram.ts'
import type { RenderPool } from '../../render/renderPool.ts'
import { shareTestPool } from '../../render/testPool.ts'
import type { Stereo } from '../../media/sound/sound.ts'

export type TestStudio = {
  storage: TestStorage
  pool: RenderPool
  folder: string
  // A finished clip's master, to the sample.
  listen: (clipId: string) => Promise<Stereo>
  keepMaster: (clipId: string, wavPath: string) => Promise<void>
  close: () => Promise<void>
}

// A database, the render thread of all and a folder for tests that make songs of songs and hear what came out.
export async function openTestStudio(): Promise<TestStudio> {
  const storage = await createTestStorage()
  const folder = await mkdtemp(join(tmpdir(), 'arioso-studio-'))
  const pool = shareTestPool()
  return {
    storage,
    pool,
    folder,

    async listen(clipId) {
      const heardPath = join(folder, `${clipId}.heard.wav`)
      await decodeToWav(join(storage.filesFolder, 'clips', clipId, 'master.flac'), heardPath)
      return readWav(heardPath)
    },

    async keepMaster(clipId, wavPath) {
      await encodeMaster(wavPath, `${wavPath}.flac`)
      await storage.files.write(clipFiles(clipId).master, await readFile(`${wavPath}.flac`))
    },

    async close() {
      await storage.drop()
      await rm(folder, { recursive: true })
    },
  }
}
