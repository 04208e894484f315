import { generateSongJob, JOB_QUEUES, type Configuration } from '@arioso/contract'
import type { WordsProvider } from '@arioso/providers/words'
import { givenUpQueueOf, type Storage } from '@arioso/storage'
import type { Logger } from 'pino'
import { seedDemoSongs } from './demo/seedDemoSongs.ts'
import { abandonSong } from './jobs/abandonSong.ts'
import { createAnnouncer } from './jobs/announceClip.ts'
import { generateSong } from './jobs/generateSong.ts'
import { createRenderPool, type RenderPool } from './render/renderPool.ts'

export type Worker = { close(): Promise<void> }

const DEMO_NICENESS = 15

export async function startWorker(options: {
  configuration: Configuration
  storage: Storage
  words: WordsProvider
  log: Logger
}): Promise<Worker> {
  const { configuration, storage, words, log } = options
  const realtime = await storage.openRealtime()
  const announce = createAnnouncer(realtime)
  const pools = {
    songs: createRenderPool({ threads: configuration.ARIOSO_RENDER_THREADS, niceness: 0 }),
    demos: createRenderPool({ threads: configuration.ARIOSO_DEMO_SONGS > 0 ? 1 : 0, niceness: DEMO_NICENESS }),
  }

  async function makeSongsOf(queue: string, pool: RenderPool, concurrency: number): Promise<void> {
    await storage.queue.work(queue, { concurrency }, async (job) => {
      const data = generateSongJob.parse(job.data)
      try {
        await generateSong({ storage, words, pool, announce }, data, job.signal)
      } catch (error) {
        log.error({ error, clip: data.clip_id, retry: job.retryCount }, 'a song could not be made')
        if (job.isLastTry) await abandonSong({ storage, announce }, data)
        else throw error
      }
    })
  }

  // A job whose worker died on its last try ends up here without anybody having caught an error.
  for (const queue of Object.values(JOB_QUEUES)) {
    await storage.queue.work(givenUpQueueOf(queue), { concurrency: 1 }, async (job) => {
      await abandonSong({ storage, announce }, generateSongJob.parse(job.data))
    })
  }
  await makeSongsOf(JOB_QUEUES.generateSong, pools.songs, configuration.ARIOSO_RENDER_THREADS)
  if (configuration.ARIOSO_DEMO_SONGS > 0) {
    await makeSongsOf(JOB_QUEUES.generateDemoSong, pools.demos, 1)
    await seedDemoSongs(storage, configuration.ARIOSO_DEMO_SONGS)
  }

  return {
    close: async () => {
      await storage.queue.stop({ graceful: false })
      await Promise.all([pools.songs.close(), pools.demos.close()])
      await new Promise<void>((resolve) => {
        void realtime.close(() => resolve())
      })
    },
  }
}
