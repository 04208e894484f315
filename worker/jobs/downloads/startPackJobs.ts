import { JOB_QUEUES, packSongsJob, removePacketJob } from '@arioso/contract'
import type { Logger } from 'pino'
import { abandonDownload, type DownloadParts } from './makeDownload.ts'
import { packSongs } from './packSongs.ts'

export async function startPackJobs(parts: DownloadParts, log: Logger): Promise<void> {
  const { queue, files } = parts.storage
  const onGivenUp = (data: object) => abandonDownload(parts, packSongsJob.parse(data))
  await queue.work(JOB_QUEUES.packSongs, { concurrency: 1, onGivenUp }, async (job) => {
    const data = packSongsJob.parse(job.data)
    try {
      await packSongs(parts, data, job.signal)
    } catch (error) {
      log.error({ err: error, songs: data.songs.length }, 'songs could not be packed')
      throw error
    }
  })
  await queue.work(JOB_QUEUES.removePacket, { concurrency: 1 }, async (job) => {
    const { key } = removePacketJob.parse(job.data)
    await files.remove(key)
    await files.remove(`${key}.failed`)
  })
}
