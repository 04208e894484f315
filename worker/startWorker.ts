import { AppError, generateSongJob, JOB_QUEUES, makeDemoHookJob, makeDownloadJob } from '@arioso/contract'
import type { Configuration } from '@arioso/contract/configuration'
import type { WordsProvider } from '@arioso/providers/words'
import type { Storage } from '@arioso/storage'
import { availableParallelism } from 'node:os'
import type { Logger } from 'pino'
import { makeDemoHook } from './demo/makeDemoHook.ts'
import { seedDemoHooks } from './demo/seedDemoHooks.ts'
import { seedDemoSongs } from './demo/seedDemoSongs.ts'
import { abandonEdit } from './jobs/songs/abandonSong.ts'
import { createAnnouncer } from './jobs/announceClip.ts'
import { editSong } from './jobs/edits/editSong.ts'
import { abandonDownload, makeDownload } from './jobs/downloads/makeDownload.ts'
import { makeOrAbandonSong } from './jobs/songs/makeOrAbandonSong.ts'
import { startOutsideJobs } from './jobs/outside/startOutsideJobs.ts'
import { splitStems } from './jobs/edits/splitStems.ts'
import { startDigestJobs } from './jobs/digests/startDigestJobs.ts'
import { startAccountJobs } from './jobs/upkeep/startAccountJobs.ts'
import { startPackJobs } from './jobs/downloads/startPackJobs.ts'
import { startHookJobs } from './jobs/hooks/startHookJobs.ts'
import { startTrashJobs } from './jobs/upkeep/startTrashJobs.ts'
import { startUploadJobs } from './jobs/uploads/startUploadJobs.ts'
import { startWebhookJobs } from './jobs/webhooks/startWebhookJobs.ts'
import { createTakeTurns } from './jobs/songs/takeTurns.ts'
import { describeFence } from './media/fence.ts'
import { mediaNiceness } from './media/mediaNiceness.ts'
import { openWorkFolder } from './render/openWorkFolder.ts'
import { REHEARSAL } from './render/rehearsal.ts'
import { createRenderPool, type RenderPool } from './render/renderPool.ts'

// What is not made within the patience of a worker that ends goes to another one.
export type Worker = { close(patienceSeconds?: number): Promise<void> }

const DEMO_NICENESS = 15

export async function startWorker(options: {
  configuration: Configuration
  storage: Storage
  words: WordsProvider
  log: Logger
  onDemoSong?: (count: { wanted: number; ready: number }) => void
}): Promise<Worker> {
  const { configuration, storage, words, log } = options
  const workFolder = await openWorkFolder(configuration.ARIOSO_DATA)
  const unfenced = describeFence()
  if (unfenced) log.info(`media programs run less closed in than they could: this machine lacks ${unfenced}`)
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
        const parts = { storage, words, pool, announce, workFolder, turns, maxSeconds }
        if ((await makeOrAbandonSong(parts, data, job.signal)) === 'abandoned') return
      } catch (error) {
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
  const stopLooking = await startTrashJobs({ storage, announce, log })
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
  await startAccountJobs(storage, log)
  await startWebhookJobs(storage, configuration)
  const stopDigests = await startDigestJobs(storage, configuration, log)
  await startUploadJobs(storage, workFolder)
  await startHookJobs({ storage, workFolder }, log)
  await startOutsideJobs({ configuration, storage, words, announce, workFolder, log })
  await makeSongsOf(JOB_QUEUES.generateSong, songs, songThreads + 1)
  if (wantsDemos) {
    await makeSongsOf(JOB_QUEUES.generateDemoSong, demos, 1)
    await storage.queue.work(JOB_QUEUES.makeDemoHook, { concurrency: 1 }, ({ data }) =>
      mediaNiceness.run(DEMO_NICENESS, () => makeDemoHook({ storage, workFolder }, makeDemoHookJob.parse(data))),
    )
    await seedDemoSongs(storage, configuration.ARIOSO_DEMO_SONGS)
    await seedDemoHooks(storage, configuration.ARIOSO_DEMO_SONGS)
  }

  return {
    close: async (patienceSeconds = 0) => {
      stopLooking()
      await storage.queue.stop({ patienceMs: patienceSeconds * 1000 })
      stopDigests()
      await Promise.all([songs.close(), demos.close()])
      await new Promise<void>((resolve) => {
        void realtime.close(() => resolve())
      })
    },
  }
}
