import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { AppError, JOB_QUEUES, ZIP_MAX_BYTES, type PackSongsJob } from '@arioso/contract'
import type { StoredClip, User } from '@arioso/storage'
import type { Uses } from '../../context.ts'
import { downloadFile } from './downloadFile.ts'
import type { createDownloadsService } from './downloads.service.ts'
import { uniqueFileNames } from './uniqueFileNames.ts'

type Wish = { clip_ids: string[]; format: 'mp3' | 'wav' }

const FILENAME = 'Arioso songs.zip'
const BYTES_PER_SECOND = { mp3: 24_000, wav: 192_000 }

// Many songs in one file. Each is made as if it were fetched alone, and counts as if it were.
export function createPacketsService(
  { storage }: Uses<'clips' | 'files' | 'jobs'>,
  downloads: Pick<ReturnType<typeof createDownloadsService>, 'getDownloadable' | 'refuseLocked' | 'count'>,
) {
  const { files } = storage

  async function getSongs(user: User, { clip_ids, format }: Wish): Promise<StoredClip[]> {
    const ids = [...new Set(clip_ids.map((id) => id.toLowerCase()))]
    const found = await storage.clips.listByIds(ids, user.id)
    const songs = ids.map((id) => {
      const clip = found.find((other) => other.id === id && other.userId === user.id)
      if (clip === undefined) throw new AppError('NOT_FOUND')
      return downloads.getDownloadable(user, clip)
    })
    for (const song of songs) await downloads.refuseLocked(user, song, format)
    const seconds = songs.reduce((sum, { durationSeconds }) => sum + (durationSeconds ?? 0), 0)
    if (seconds * BYTES_PER_SECOND[format] > ZIP_MAX_BYTES) throw new AppError('DOWNLOAD_TOO_LARGE')
    return songs
  }

  async function isPacked(job: PackSongsJob): Promise<boolean> {
    if ((await files.size(job.key)) !== undefined) return true
    const failure = `${job.key}.failed`
    if ((await files.size(failure)) !== undefined) {
      await files.remove(failure)
      throw new AppError('DOWNLOAD_FAILED')
    }
    await storage.jobs.send(JOB_QUEUES.packSongs, job, { singletonKey: job.key })
    return false
  }

  return {
    async request(user: User, wish: Wish) {
      const songs = await getSongs(user, wish)
      await downloads.count(
        user,
        songs.map(({ id }) => id),
      )
      const made = songs.map((song) => ({ song, file: downloadFile(song, wish.format, 0) }))
      const names = uniqueFileNames(made.map(({ file }) => file.filename))
      const id = packetId(made.map(({ file }) => file.key))
      const job: PackSongsJob = {
        key: keyOf(user, id),
        songs: made.map(({ song, file }, index) => ({
          clip_id: song.id,
          format: wish.format,
          key: file.key,
          name: names[index] ?? file.filename,
        })),
      }
      const answer = { id, filename: FILENAME, total: songs.length }
      if (await isPacked(job))
        return { ...answer, status: 'complete' as const, url: `/media/packets/${id}`, ready: songs.length }
      const sizes = await Promise.all(job.songs.map(({ key }) => files.size(key)))
      const ready = sizes.filter((size) => size !== undefined).length
      return { ...answer, status: 'running' as const, url: null, ready }
    },

    // Each person's packets have their own folder, so another's cannot be found.
    async open(user: User, id: string): Promise<{ file: { type: string; filename: string } } & Found> {
      const found = await files.read(keyOf(user, id))
      if (found === undefined) throw new AppError('NOT_FOUND')
      return { file: { type: 'application/zip', filename: FILENAME }, ...found }
    },
  }
}

type Found = { stream: Readable; size: number }

function keyOf(user: User, id: string): string {
  return `packets/${user.id}/${id}.zip`
}

// The same songs, unchanged, are the same packet.
function packetId(keys: readonly string[]): string {
  const hash = createHash('sha256').update(keys.join(' ')).digest('hex')
  // A UUID of version 8: one's own making (RFC 9562).
  const [a, b, c, d, e] = [
    [0, 8],
    [8, 12],
    [13, 16],
    [17, 20],
    [20, 32],
  ].map(([from, to]) => hash.slice(from, to))
  return `${a}-${b}-8${c}-8${d}-${e}`
}
