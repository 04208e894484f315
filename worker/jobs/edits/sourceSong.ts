import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type AlignedWord, AppError } from '@arioso/contract'
import { type Storage, type StoredClip, clipFiles } from '@arioso/storage'
import type { AlignedTime, SourceSong } from '../../render/renderMessages.ts'
import { readWords } from '../readWords.ts'

const COVERS = ['cover-256.webp', 'cover-640.webp', 'preview.png']

// It is the same song: its cover and colours come along.
export async function takeOver(
  storage: Pick<Storage, 'clips' | 'files'>,
  clip: StoredClip,
  parent: StoredClip,
): Promise<StoredClip> {
  for (const name of COVERS) {
    const bytes = await storage.files.readBytes(clipFiles(parent.id).named(name))
    if (bytes) await storage.files.write(clipFiles(clip.id).named(name), bytes)
  }
  const { hasCover, palette } = parent
  const updated = await storage.clips.update(clip.id, { hasCover, palette })
  if (!updated) throw new AppError('NOT_FOUND')
  return updated
}

export async function getParent(storage: Pick<Storage, 'clips'>, clip: StoredClip): Promise<StoredClip> {
  const parent = await storage.clips.find(clip.parentClipId ?? '')
  if (!parent) throw new AppError('NOT_FOUND')
  return parent
}

/** A song's master, with everything that is known about it. */
export async function fetchSource(
  storage: Pick<Storage, 'files'>,
  song: StoredClip,
  folder: string,
): Promise<SourceSong> {
  return {
    path: await fetchMaster(storage, song.id, folder),
    tempoBpm: song.tempoBpm,
    keyName: song.keyName,
    words: (await readWords(storage, song.id)).map(toAlignedTime),
    scoreJson: await readText(storage, clipFiles(song.id).score),
  }
}

export async function fetchMaster(storage: Pick<Storage, 'files'>, clipId: string, folder: string): Promise<string> {
  const flac = await storage.files.readBytes(clipFiles(clipId).master)
  if (!flac) throw new AppError('NOT_FOUND')
  const flacPath = join(folder, `${clipId}.flac`)
  await writeFile(flacPath, flac)
  return flacPath
}

export async function getScoreJson(storage: Pick<Storage, 'files'>, clipId: string): Promise<string> {
  const text = await readText(storage, clipFiles(clipId).score)
  if (text === null) throw new AppError('SCORE_MISSING')
  return text
}

export async function hasScore(storage: Pick<Storage, 'files'>, clipId: string): Promise<boolean> {
  return (await storage.files.size(clipFiles(clipId).score)) !== undefined
}

function toAlignedTime({ word, line, section, start_s, end_s }: AlignedWord): AlignedTime {
  return { word, line, section, startSeconds: start_s, endSeconds: end_s }
}

async function readText(storage: Pick<Storage, 'files'>, key: string): Promise<string | null> {
  const bytes = await storage.files.readBytes(key)
  return bytes === undefined ? null : new TextDecoder().decode(bytes)
}
