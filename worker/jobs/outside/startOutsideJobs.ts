import {
  AppError,
  DEFAULT_MODEL_KEY,
  findModel,
  generateSongJob,
  JOB_QUEUES,
  type GenerateSongJob,
} from '@arioso/contract'
import type { Configuration } from '@arioso/contract/configuration'
import { createEngines } from '@arioso/providers/engines'
import { createEmbeddedPictures } from '@arioso/providers/pictures'
import type { WordsProvider } from '@arioso/providers/words'
import type { Storage } from '@arioso/storage'
import type { Logger } from 'pino'
import { abandonSong } from '../songs/abandonSong.ts'
import type { AnnounceClip } from '../announceClip.ts'
import { makeOutsideSong } from './makeOutsideSong.ts'

type OutsideJobs = {
  configuration: Configuration
  storage: Pick<Storage, 'clips' | 'files' | 'personas' | 'queue' | 'transaction' | 'watchDoor'>
  words: WordsProvider
  announce: AnnounceClip
  workFolder: string
  log: Logger
}

// Most of the time they wait for another server.
const AT_ONCE = 4

/** Runs even when no engine is configured any more: a song that waits for one is given up and refunded. */
export async function startOutsideJobs(parts: OutsideJobs): Promise<void> {
  const { configuration, storage, announce, log } = parts
  const engines = createEngines(configuration)
  const pictures = createEmbeddedPictures()
  const maxSeconds = configuration.ARIOSO_SONG_SECONDS_MAX
  const giveUp = (data: object): Promise<void> => abandonSong({ storage, announce }, generateSongJob.parse(data))
  const queue = JOB_QUEUES.generateOutsideSong
  await storage.queue.work(queue, { concurrency: AT_ONCE, onGivenUp: giveUp }, async (job) => {
    const data = generateSongJob.parse(job.data)
    const { createEmbeddedListening } = await import('@arioso/providers/listening')
    const listening = createEmbeddedListening()
    try {
      await makeOutsideSong({ ...parts, engines, pictures, listening, maxSeconds }, data, job.signal)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      log.warn({ clip: data.clip_id, code: error.code, why: error.cause }, 'an engine did not make a song')
      await fallBack(parts, data, error)
    }
  })
}

// A song the engine cannot make is refunded, or made here if so configured.
export async function fallBack(
  { configuration, storage, announce }: Pick<OutsideJobs, 'configuration' | 'storage' | 'announce'>,
  job: GenerateSongJob,
  error: AppError,
): Promise<void> {
  const isEngine = error.code === 'ENGINE_UNAVAILABLE' || error.code === 'GENERATION_FAILED'
  const clip = await storage.clips.find(job.clip_id)
  const kind = clip?.controls.edit?.kind
  const canBeMadeHere = clip !== undefined && kind !== 'infill' && kind !== 'stem'
  if (!isEngine || !canBeMadeHere || configuration.ARIOSO_ENGINE_FALLBACK === 'refund') {
    await abandonSong({ storage, announce }, job, error.code)
    return
  }
  const { isHeard: _isHeard, ...controls } = clip.controls
  const modelName = findModel(DEFAULT_MODEL_KEY)?.name ?? ''
  await storage.transaction(async (repositories) => {
    const made = { modelKey: DEFAULT_MODEL_KEY, modelName, controls, status: 'queued', jobState: 'waiting' } as const
    await repositories.clips.update(job.clip_id, made)
    await repositories.jobs.send(JOB_QUEUES.generateSong, job, { singletonKey: `${job.clip_id}:${job.attempt}` })
  })
}
