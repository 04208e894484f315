import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError, type GenerateSongJob } from '@arioso/contract'
import { fetchSource, getParent, takeOver } from './sourceSong.ts'
import { complete, refuseRemoved, renderAudio, storeMaster, toJsonBytes, type StreamParts } from './streamClip.ts'

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
  const parent = await getParent(parts.storage, claimed)
  if (!speed) throw new AppError('NOT_FOUND')
  const clip = await takeOver(parts.storage, claimed, parent)
  await parts.announce(clip)
  const folder = await mkdtemp(join(parts.workFolder, 'speed-'))
  try {
    const source = await fetchSource(parts.storage, parent, folder)
    const wavPath = join(folder, 'changed.wav')
    const { peaks } = await renderAudio(parts, clip, { speed, source, wavPath }, signal)
    await storeMaster(parts.storage, clip.id, { wavPath, folder, minSeconds: SHORTEST_SECONDS })
    await parts.storage.files.write(`clips/${clip.id}/peaks.json`, toJsonBytes(peaks))
    await complete(parts, clip, job.attempt)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
