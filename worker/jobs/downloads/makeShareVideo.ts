import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError, SHARE_VIDEO_SECONDS } from '@arioso/contract'
import { type Storage, type StoredClip, clipFiles } from '@arioso/storage'
import { renderVideo } from '../../media/runMediaProgram.ts'
import type { ShareVideoSpec, VideoShape } from '../../media/shareVideo/shareVideoSpec.ts'
import { readWords } from '../readWords.ts'

const SHORTEST_SECONDS = 3

// What is drawn otherwise than usual.
export type VideoLook = Partial<Pick<ShareVideoSpec, 'palette' | 'words' | 'lengthSeconds'>>
type VideoWish = { shape: VideoShape; start_seconds: number; folder: string; look?: VideoLook }

export async function makeShareVideo(
  { storage }: { storage: Pick<Storage, 'files'> },
  clip: StoredClip,
  { shape, start_seconds, folder, look }: VideoWish,
): Promise<Uint8Array> {
  const audio = await storage.files.readBytes(clipFiles(clip.id).audio)
  if (audio === undefined || clip.durationSeconds === null) throw new AppError('NOT_FOUND')
  const [audioPath, coverPath, specPath] = ['song.mp3', 'cover.png', 'video.json'].map((name) =>
    join(folder, name),
  ) as [string, string, string]
  await writeFile(audioPath, audio)
  const cover = await storage.files.readBytes(clipFiles(clip.id).preview)
  if (cover) await writeFile(coverPath, cover)
  const startSeconds = Math.max(0, Math.min(start_seconds, clip.durationSeconds - SHORTEST_SECONDS))
  const lengthSeconds = Math.min(SHARE_VIDEO_SECONDS, clip.durationSeconds - startSeconds)
  const endSeconds = startSeconds + lengthSeconds
  const words = await readWords(storage, clip.id)
  const spec: ShareVideoSpec = {
    shape,
    title: clip.title || 'Untitled',
    artist: clip.displayName,
    palette: clip.palette,
    coverPath: cover ? coverPath : null,
    audioPath,
    startSeconds,
    lengthSeconds,
    words: words.filter(({ start_s, end_s }) => end_s > startSeconds && start_s < endSeconds),
    ...look,
  }
  await writeFile(specPath, JSON.stringify(spec))
  const madePath = join(folder, 'video.mp4')
  await renderVideo(specPath, madePath)
  return readFile(madePath)
}
