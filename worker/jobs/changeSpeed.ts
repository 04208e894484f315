import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { alignedWord, AppError, type GenerateSongJob } from '@arioso/contract'
import type { Storage, StoredClip } from '@arioso/storage'
import { decodeToWav } from '../media/runMediaProgram.ts'
import type { AlignedTime } from '../render/renderMessages.ts'
import { complete, refuseRemoved, renderAudio, storeMaster, toJsonBytes, type StreamParts } from './streamClip.ts'

const COVERS = ['cover-256.webp', 'cover-640.webp', 'preview.png']
// Four times as fast, the shortest upload lasts a second and a half.
const SHORTEST_SECONDS = 1

export async function changeSpeed(
  parts: StreamParts & { workFolder: string },
  job: GenerateSongJob,
  signal: AbortSignal,
): Promise<void> {
  const claimed = await parts.storage.clips.claim(job.clip_id, job.attempt)
  if (!claimed) return
  refuseRemoved(claimed)
  const { speed } = claimed.controls
  const parent = await parts.storage.clips.find(claimed.parentClipId ?? '')
  if (!speed || !parent) throw new AppError('NOT_FOUND')
  const clip = await takeOver(parts.storage, claimed, parent)
  await parts.announce(clip)
  const folder = await mkdtemp(join(parts.workFolder, 'speed-'))
  try {
    const source = {
      wavPath: await fetchMaster(parts.storage, parent.id, folder),
      tempoBpm: parent.tempoBpm,
      keyName: parent.keyName,
      words: await readWords(parts.storage, parent.id),
    }
    const wavPath = join(folder, 'changed.wav')
    const { peaks } = await renderAudio(parts, clip, { speed, source, wavPath }, signal)
    await storeMaster(parts.storage, clip.id, { wavPath, folder, minSeconds: SHORTEST_SECONDS })
    await parts.storage.files.write(`clips/${clip.id}/peaks.json`, toJsonBytes(peaks))
    await complete(parts, clip, job.attempt)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

// It is the same song: its cover and colours come along.
async function takeOver(storage: Storage, clip: StoredClip, parent: StoredClip): Promise<StoredClip> {
  for (const name of COVERS) {
    const bytes = await storage.files.readBytes(`clips/${parent.id}/${name}`)
    if (bytes) await storage.files.write(`clips/${clip.id}/${name}`, bytes)
  }
  const { hasCover, palette } = parent
  const updated = await storage.clips.update(clip.id, { hasCover, palette })
  if (!updated) throw new AppError('NOT_FOUND')
  return updated
}

async function fetchMaster(storage: Storage, parentId: string, folder: string): Promise<string> {
  const flac = await storage.files.readBytes(`clips/${parentId}/master.flac`)
  if (!flac) throw new AppError('NOT_FOUND')
  const flacPath = join(folder, 'source.flac')
  const wavPath = join(folder, 'source.wav')
  await writeFile(flacPath, flac)
  await decodeToWav(flacPath, wavPath)
  return wavPath
}

async function readWords(storage: Storage, parentId: string): Promise<AlignedTime[]> {
  const bytes = await storage.files.readBytes(`clips/${parentId}/words.json`)
  if (!bytes) return []
  const words = alignedWord.array().parse(JSON.parse(new TextDecoder().decode(bytes)))
  return words.map(({ word, line, section, start_s, end_s }) => ({
    word,
    line,
    section,
    startSeconds: start_s,
    endSeconds: end_s,
  }))
}
