import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError, type GenerateSongJob } from '@arioso/contract'
import { isRecorded, type Storage, type StoredClip, clipFiles, writeJson } from '@arioso/storage'
import type { AudioEdit, EditTask, SourceSong, SpeedTask } from '../../render/renderMessages.ts'
import { fetchSource, getParent, takeOver } from './sourceSong.ts'
import { complete, refuseRemoved, renderAudio, storeMaster, type StreamParts } from '../songs/streamClip.ts'

/** Crop, fade, reverse, another speed, Get Full Song and the remaster of a recording: made of what masters hold already. */
export async function editSong(
  parts: StreamParts & { workFolder: string },
  job: GenerateSongJob,
  signal: AbortSignal,
): Promise<void> {
  const claimed = await parts.storage.clips.claim(job.clip_id, job.attempt)
  if (!claimed) return
  refuseRemoved(claimed)
  const parent = await getParent(parts.storage, claimed)
  const clip = await takeOver(parts.storage, claimed, parent)
  await parts.announce(clip)
  const folder = await mkdtemp(join(parts.workFolder, 'edit-'))
  try {
    const request = await requestFor(parts.storage, { clip, parent, folder })
    const peaks = await makeAudio(parts, { clip, request, folder }, signal)
    await writeJson(parts.storage.files, clipFiles(clip.id).peaks, peaks)
    await complete(parts, clip, job.attempt)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

// The lossless master is packed beside the MP3, from the first sound on.
async function makeAudio(
  parts: StreamParts,
  { clip, request, folder }: { clip: StoredClip; request: Request; folder: string },
  signal: AbortSignal,
): Promise<number[]> {
  const wavPath = join(folder, 'edited.wav')
  const sounding = Promise.withResolvers<void>()
  const failed = new AbortController()
  const rendering = renderAudio(parts, clip, { ...request, wavPath }, signal, sounding.resolve)
  // A quiet moment may well be wanted by itself, and it costs nothing.
  const master = sounding.promise.then(() =>
    storeMaster(parts.storage, clip.id, { wavPath, folder, minSeconds: 0, mayBeQuiet: true, growing: failed.signal }),
  )
  rendering.catch((error: unknown) => {
    sounding.reject(error)
    failed.abort()
  })
  const [rendered] = await Promise.allSettled([rendering, master])
  if (rendered.status === 'rejected') throw rendered.reason
  await master
  return rendered.value.peaks
}

type Making = { clip: StoredClip; parent: StoredClip; folder: string }
type Request = Omit<EditTask, 'wavPath'> | Omit<SpeedTask, 'wavPath'>

async function requestFor(
  storage: Pick<Storage, 'clips' | 'files'>,
  { clip, parent, folder }: Making,
): Promise<Request> {
  const { speed } = clip.controls
  if (speed) return { speed, source: await fetchSource(storage, parent, folder) }
  const edit = audioEditOf(clip)
  return { edit, sources: await fetchSources(storage, edit, parent, folder) }
}

function audioEditOf({ controls: { edit } }: StoredClip): AudioEdit {
  if (edit?.kind === 'crop' || edit?.kind === 'fade' || edit?.kind === 'reverse' || edit?.kind === 'concat') return edit
  if (edit?.kind === 'remaster') return edit
  throw new AppError('NOT_FOUND')
}

async function fetchSources(
  storage: Pick<Storage, 'clips' | 'files'>,
  edit: AudioEdit,
  parent: StoredClip,
  folder: string,
): Promise<SourceSong[]> {
  if (edit.kind !== 'concat') return [await fetchSource(storage, parent, folder)]
  const sources: SourceSong[] = []
  for (const { clipId } of edit.chain) {
    const song = await storage.clips.find(clipId)
    if (!song) throw new AppError('NOT_FOUND')
    const source = await fetchSource(storage, song, folder)
    // What was heard in a recording does not lie on its seconds to a note.
    sources.push(isRecorded(song) ? { ...source, scoreJson: null } : source)
  }
  return [...sources, await fetchSource(storage, parent, folder)]
}
