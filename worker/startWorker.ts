import {
  AppError,
  generateSongJob,
  JOB_QUEUES,
  makeDemoHookJob,
  makeDownloadJob,
  type ErrorCode,
} from '@arioso/contract'
import type { Configuration } from '@arioso/contract/configuration'
import type { WordsProvider } from '@arioso/providers/words'
import type { Storage } from '@arioso/storage'
import { availableParallelism } from 'node:os'
import type { Logger } from 'pino'
import { makeDemoHook } from './demo/makeDemoHook.ts'
import { seedDemoHooks } from './demo/seedDemoHooks.ts'
import { seedDemoSongs } from './demo/seedDemoSongs.ts'
import { abandonEdit, abandonSong } from './jobs/abandonSong.ts'
import { createAnnouncer } from './jobs/announceClip.ts'
import { editSong } from './jobs/editSong.ts'
import { generateSong } from './jobs/generateSong.ts'
import { abandonDownload, makeDownload } from './jobs/makeDownload.ts'
import { splitStems } from './jobs/splitStems.ts'
import { startPackJobs } from './jobs/startPackJobs.ts'
import { startHookJobs } from './jobs/startHookJobs.ts'
import { startTrashJobs } from './jobs/startTrashJobs.ts'
import { startUploadJobs } from './jobs/startUploadJobs.ts'
import { createTakeTurns } from './jobs/takeTurns.ts'
import { gently } from './media/gently.ts'
import { openWorkFolder } from './render/openWorkFolder.ts'
import { REHEARSAL } from './render/rehearsal.ts'
import { createRenderPool, type RenderPool } from './render/renderPool.ts'

export type Worker = { close(): Promise<void> }

const DEMO_NICENESS = 15
// Trying again would end the same way.
const FINAL = new Set<ErrorCode>(['GENERATION_CANCELLED', 'SCORE_MISSING', 'LYRICS_ENGLISH_ONLY'])

export async function startWorker(options: {
  configuration: Configuration
  storage: Storage
  words: WordsProvider
  log: Logger
  onDemoSong?: (count: { wanted: number; ready: number }) => void
}): Promise<Worker> {
  const { configuration, storage, words, log } = options
  const workFolder = await openWorkFolder(configuration.ARIOSO_DATA)
  const realtime = await storage.openRealtime()
  const announce = createAnnouncer(realtime)
  const wantsDemos = configuration.ARIOSO_DEMO_SONGS > 0
  // One song keeps two cores busy. While the next is rendered, the last one's master is made elsewhere.
  const songThreads = configuration.ARIOSO_RENDER_THREADS ?? Math.max(1, Math.floor(availableParallelism() / 2))
  const songs = createRenderPool({ threads: songThreads, niceness: 0, rehearsal: REHEARSAL })
  const demos = createRenderPool({ threads: wantsDemos ? 1 : 0, niceness: DEMO_NICENESS })

  const turns = createTakeTurns()
  const maxSeconds = configuration.ARIOSO_SONG_SECONDS_MAX
  const giveUp = (data: object): Promise<void> => abandonEdit({ storage, announce }, generateSongJob.parse(data))

  async function makeSongsOf(queue: string, pool: RenderPool, concurrency: number): Promise<void> {
    await storage.queue.work(queue, { concurrency, onGivenUp: giveUp }, async (job) => {
      const data = generateSongJob.parse(job.data)
      try {
        await generateSong({ storage, words, pool, announce, workFolder, turns, maxSeconds }, data, job.signal)
      } catch (error) {
        if (error instanceof AppError && FINAL.has(error.code)) {
          await abandonSong({ storage, announce }, data, error.code)
          return
        }
        if (!job.signal.aborted)
          log.error({ err: error, clip: data.clip_id, retry: job.retryCount }, 'a song could not be made')
        throw error
      }
      if (pool !== demos) return
      options.onDemoSong?.(await storage.clips.countDemo())
      await seedDemoHooks(storage, configuration.ARIOSO_DEMO_SONGS)
    })
  }

  async function editSongsOf(queue: string, edit: typeof editSong): Promise<void> {
    await storage.queue.work(queue, { concurrency: 1, onGivenUp: giveUp }, async (job) => {
      const data = generateSongJob.parse(job.data)
      try {
        await edit({ storage, pool: songs, announce, workFolder }, data, job.signal)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        await abandonEdit({ storage, announce }, data, error.code)
      }
    })
  }

  await editSongsOf(JOB_QUEUES.changeSpeed, editSong)
  await editSongsOf(JOB_QUEUES.editSong, editSong)
  await editSongsOf(JOB_QUEUES.splitStems, splitStems)
  const stopLooking = await startTrashJobs(storage, log)
  const address = configuration.PUBLIC_URL?.replace(/\/$/, '') ?? ''
  const downloadParts = { storage, workFolder, address }
  for (const queue of [JOB_QUEUES.makeDownload, JOB_QUEUES.makeLongDownload]) {
    const onGivenUp = (data: object) => abandonDownload(downloadParts, makeDownloadJob.parse(data))
    await storage.queue.work(queue, { concurrency: 1, onGivenUp }, async (job) => {
      const data = makeDownloadJob.parse(job.data)
      try {
        await makeDownload(downloadParts, data)
      } catch (error) {
        log.error({ err: error, clip: data.clip_id, format: data.format }, 'a file could not be made')
        throw error
      }
    })
  }
  await startPackJobs(downloadParts, log)
  await startUploadJobs(storage, workFolder)
  await startHookJobs({ storage, workFolder }, log)
  await makeSongsOf(JOB_QUEUES.generateSong, songs, songThreads + 1)
  if (wantsDemos) {
    await makeSongsOf(JOB_QUEUES.generateDemoSong, demos, 1)
    await storage.queue.work(JOB_QUEUES.makeDemoHook, { concurrency: 1 }, ({ data }) =>
      gently.run(DEMO_NICENESS, () => makeDemoHook({ storage, workFolder }, makeDemoHookJob.parse(data))),
    )
    await seedDemoSongs(storage, configuration.ARIOSO_DEMO_SONGS)
    await seedDemoHooks(storage, configuration.ARIOSO_DEMO_SONGS)
  }

  return {
    close: async () => {
      stopLooking()
      await storage.queue.stop({ graceful: false })
      await Promise.all([songs.close(), demos.close()])
      await new Promise<void>((resolve) => {
        void realtime.close(() => resolve())
      })
    },
  }
}
