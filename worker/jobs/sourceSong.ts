import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { alignedWord, AppError } from '@arioso/contract'
import type { Storage, StoredClip } from '@arioso/storage'
import type { AlignedTime, SourceSong } from '../render/renderMessages.ts'

const COVERS = ['cover-256.webp', 'cover-640.webp', 'preview.png']

// It is the same song: its cover and colours come along.
export async function takeOver(storage: Storage, clip: StoredClip, parent: StoredClip): Promise<StoredClip> {
  for (const name of COVERS) {
    const bytes = await storage.files.readBytes(`clips/${parent.id}/${name}`)
    if (bytes) await storage.files.write(`clips/${clip.id}/${name}`, bytes)
  }
  const { hasCover, palette } = parent
  const updated = await storage.clips.update(clip.id, { hasCover, palette })
  if (!updated) throw new AppError('NOT_FOUND')
  return updated
}

export async function getParent(storage: Storage, clip: StoredClip): Promise<StoredClip> {
  const parent = await storage.clips.find(clip.parentClipId ?? '')
  if (!parent) throw new AppError('NOT_FOUND')
  return parent
}

/** A song's master, with everything that is known about it. */
export async function fetchSource(storage: Storage, song: StoredClip, folder: string): Promise<SourceSong> {
  return {
    path: await fetchMaster(storage, song.id, folder),
    tempoBpm: song.tempoBpm,
    keyName: song.keyName,
    words: await readWords(storage, song.id),
    scoreJson: await readText(storage, `clips/${song.id}/score.json`),
  }
}

export async function fetchMaster(storage: Storage, clipId: string, folder: string): Promise<string> {
  const flac = await storage.files.readBytes(`clips/${clipId}/master.flac`)
  if (!flac) throw new AppError('NOT_FOUND')
  const flacPath = join(folder, `${clipId}.flac`)
  await writeFile(flacPath, flac)
  return flacPath
}

export async function getScoreJson(storage: Storage, clipId: string): Promise<string> {
  const text = await readText(storage, `clips/${clipId}/score.json`)
  if (text === null) throw new AppError('SCORE_MISSING')
  return text
}

export async function hasScore(storage: Storage, clipId: string): Promise<boolean> {
  return (await storage.files.size(`clips/${clipId}/score.json`)) !== undefined
}

async function readWords(storage: Storage, clipId: string): Promise<AlignedTime[]> {
  const text = await readText(storage, `clips/${clipId}/words.json`)
  if (text === null) return []
  return alignedWord
    .array()
    .parse(JSON.parse(text))
    .map(({ word, line, section, start_s, end_s }) => ({
      word,
      line,
      section,
      startSeconds: start_s,
      endSeconds: end_s,
    }))
}

async function readText(storage: Storage, key: string): Promise<string | null> {
  const bytes = await storage.files.readBytes(key)
  return bytes === undefined ? null : new TextDecoder().decode(bytes)
}
