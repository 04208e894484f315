import { AppError, JOB_QUEUES, ZIP_KEPT_SECONDS, type PackSongsJob } from '@arioso/contract'
import { zipOf } from '../../media/zipOf.ts'
import { makeDownload, type DownloadParts } from './makeDownload.ts'

// Safe to run twice: songs made already are not made again, and the packet appears only when it is whole.
export async function packSongs(parts: DownloadParts, { key, songs }: PackSongsJob, signal: AbortSignal) {
  const { files, jobs } = parts.storage
  if ((await files.size(key)) !== undefined) return
  for (const { clip_id, format, key: songKey } of songs) {
    signal.throwIfAborted()
    await makeDownload(parts, { clip_id, format, start_seconds: 0, key: songKey })
  }
  // Known beforehand to go again: a worker that dies right after the packet is whole leaves nothing behind.
  await jobs.send(JOB_QUEUES.removePacket, { key }, { singletonKey: key, startAfterSeconds: ZIP_KEPT_SECONDS })
  const entries = songs.map((song) => ({ name: song.name, read: () => readSong(parts, song.key) }))
  await files.write(key, zipOf(entries))
}

async function readSong({ storage }: DownloadParts, key: string): Promise<Uint8Array> {
  const bytes = await storage.files.readBytes(key)
  if (bytes === undefined) throw new AppError('NOT_FOUND')
  return bytes
}
