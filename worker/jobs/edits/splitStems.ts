import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError, type GenerateSongJob } from '@arioso/contract'
import { isRecorded, type StoredClip, clipFiles, writeJson } from '@arioso/storage'
import type { SourceSong, WrittenStem } from '../../render/renderMessages.ts'
import { fetchSource, getParent, getScoreJson, takeOver } from './sourceSong.ts'
import { complete, refuseRemoved, renderAudio, storeMaster, type StreamParts } from '../songs/streamClip.ts'

// Inaudible at any volume.
const EMPTY_PEAK = 10 ** (-60 / 20)

/** One job splits a song and fills all its stems' clips: playing it once gives all of them. */
export async function splitStems(
  parts: StreamParts & { workFolder: string },
  job: GenerateSongJob,
  signal: AbortSignal,
): Promise<void> {
  const { storage, pool, announce } = parts
  const first = await storage.clips.claim(job.clip_id, job.attempt)
  if (!first) return
  refuseRemoved(first)
  const { edit } = first.controls
  if (edit?.kind !== 'stem') throw new AppError('NOT_FOUND')
  const parent = await getParent(storage, first)
  const clips = await claimSiblings(parts, first)
  const folder = await mkdtemp(join(parts.workFolder, 'stems-'))
  try {
    const source = await fetchSource(storage, parent, folder)
    const from = isRecorded(parent)
      ? { path: source.path }
      : { scoreJson: await getScoreJson(storage, parent.id), split: edit.split }
    const listener = {
      onStarted: () => Promise.resolve(),
      onAudio: async (_bytes: Uint8Array, progress: number) => {
        const updated = await storage.clips.update(first.id, { status: 'processing', jobProgress: progress / 2 })
        if (updated) await announce(updated)
      },
    }
    const { stems } = await pool.render({ stems: { ...from, folder } }, listener, signal)
    for (const clip of clips) await fillStem(parts, { clip, parent, source, stems, folder }, signal)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function claimSiblings({ storage }: StreamParts, first: StoredClip): Promise<StoredClip[]> {
  const clips: StoredClip[] = []
  for (const sibling of await storage.clips.listByTransaction(first.userId, first.transactionUuid)) {
    const claimed = await storage.clips.claim(sibling.id, sibling.attempt)
    if (claimed) clips.push(claimed)
  }
  return clips
}

type Stem = { clip: StoredClip; parent: StoredClip; source: SourceSong; stems: WrittenStem[]; folder: string }

async function fillStem(parts: StreamParts, { clip, parent, source, stems, folder }: Stem, signal: AbortSignal) {
  const { storage } = parts
  const { edit } = clip.controls
  if (edit?.kind !== 'stem') return
  const written = stems.find(({ name }) => name === edit.name)
  const isEmpty = written === undefined || written.peak < EMPTY_PEAK
  const covered = await takeOver(storage, clip, parent)
  if (isEmpty) {
    const controls = { ...clip.controls, edit: { ...edit, isEmpty: true as const } }
    await storage.clips.update(clip.id, { controls, durationSeconds: parent.durationSeconds })
    await complete(parts, covered, clip.attempt)
    return
  }
  const isSung = edit.name === 'vocals'
  const stemSource = { ...source, path: written.wavPath, words: isSung ? source.words : [], scoreJson: null }
  const wavPath = join(folder, `${clip.id}.wav`)
  const request = { edit: { kind: 'copy' as const }, sources: [stemSource], wavPath }
  const { peaks } = await renderAudio(parts, covered, request, signal)
  await storeMaster(storage, clip.id, { wavPath, folder, minSeconds: 0, mayBeQuiet: true })
  await writeJson(storage.files, clipFiles(clip.id).peaks, peaks)
  await complete(parts, covered, clip.attempt)
}
