import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  AppError,
  findModel,
  SHORT_RESULT_SECONDS,
  SILENT_RESULT_LUFS,
  type AlignedWord,
  type GenerateSongJob,
} from '@arioso/contract'
import { parseKey, type WordsProvider } from '@arioso/providers/words'
import type { SongOrder } from '@arioso/providers/music'
import type { Storage, StoredClip } from '@arioso/storage'
import { rasterizeCover, rasterizePng } from '../media/rasterize.ts'
import { encodeFlac, measureLoudness } from '../media/runMediaProgram.ts'
import type { RenderPool } from '../render/renderPool.ts'
import type { SongFacts } from '../render/renderMessages.ts'
import type { AnnounceClip } from './announceClip.ts'

export type GenerateSongParts = {
  storage: Storage
  words: WordsProvider
  pool: RenderPool
  announce: AnnounceClip
  workFolder: string
}

const FALLBACK_MAX_SECONDS = 240
const PREVIEW_PIXELS = 600
const ANNOUNCED_STEP = 0.1

export async function generateSong(parts: GenerateSongParts, job: GenerateSongJob, signal: AbortSignal): Promise<void> {
  const claimed = await parts.storage.clips.claim(job.clip_id, job.attempt)
  if (!claimed) return
  refuseRemoved(claimed)
  await parts.announce(claimed)
  const clip = await writeMissingWords(parts, claimed)
  const folder = await mkdtemp(join(parts.workFolder, 'song-'))
  try {
    const wavPath = join(folder, 'song.wav')
    const { peaks, coverSvg } = await renderAudio(parts, clip, wavPath, signal)
    await storeMaster(parts.storage, clip.id, wavPath, folder)
    await parts.storage.files.write(`clips/${clip.id}/peaks.json`, toJsonBytes(peaks))
    if (coverSvg)
      await parts.storage.files.write(`clips/${clip.id}/preview.png`, rasterizePng(coverSvg, PREVIEW_PIXELS))
    await complete(parts, clip, job.attempt)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

// Whoever removes a song while it is made wants neither the song nor its price.
function refuseRemoved(clip: StoredClip): void {
  if (clip.isTrashed) throw new AppError('GENERATION_CANCELLED')
}

async function writeMissingWords({ storage, words }: GenerateSongParts, clip: StoredClip): Promise<StoredClip> {
  const written = await words.writeSong({
    seed: clip.seed,
    instrumental: clip.makeInstrumental,
    ...(clip.description ? { description: clip.description } : {}),
    ...(clip.prompt ? { lyrics: clip.prompt } : {}),
    ...(clip.tags ? { style: clip.tags } : {}),
    ...(clip.title ? { title: clip.title } : {}),
    ...(clip.controls.likedStyles ? { likedStyles: clip.controls.likedStyles } : {}),
    ...(clip.controls.lyricsModel ? { lyricsModel: clip.controls.lyricsModel } : {}),
  })
  const updated = await storage.clips.update(clip.id, {
    title: written.title,
    prompt: written.lyrics,
    tags: written.style,
  })
  if (!updated) throw new AppError('NOT_FOUND')
  return updated
}

async function renderAudio(
  { storage, pool, announce }: GenerateSongParts,
  clip: StoredClip,
  wavPath: string,
  signal: AbortSignal,
): Promise<{ peaks: number[]; coverSvg: string | undefined }> {
  const audio = await storage.files.openGrowing(`clips/${clip.id}/audio.mp3`)
  const order = orderOf(clip)
  let facts: SongFacts | undefined
  let isStreaming = false
  let announcedProgress = 0
  try {
    const { peaks } = await pool.render(
      { order, wavPath },
      {
        onStarted: (started) => {
          facts = started
          return Promise.resolve()
        },
        onAudio: async (bytes, progress) => {
          await audio.append(bytes)
          if (facts && !isStreaming) {
            isStreaming = true
            const streaming = await beginStreaming(storage, clip.id, facts)
            if (streaming) await announce(streaming)
          }
          if (progress - announcedProgress < ANNOUNCED_STEP) return
          announcedProgress = progress
          const updated = await storage.clips.update(clip.id, { jobProgress: progress })
          if (!updated) return
          refuseRemoved(updated)
          await announce(updated)
        },
      },
      signal,
    )
    return { peaks, coverSvg: facts?.cover?.svg }
  } finally {
    await audio.close()
  }
}

function orderOf(clip: StoredClip): SongOrder {
  const model = findModel(clip.modelKey)
  const { tempoBpm, key, voice, weirdness, styleStrength } = clip.controls
  const asked = key === undefined ? undefined : parseKey(key)
  return {
    seed: clip.seed,
    title: clip.title,
    style: clip.tags,
    excludedStyle: clip.negativeTags,
    lyrics: clip.prompt,
    instrumental: clip.makeInstrumental,
    maxSeconds: model?.max_length_seconds ?? FALLBACK_MAX_SECONDS,
    ...(model && { extras: model.extras }),
    ...(tempoBpm !== undefined && { tempoBpm }),
    ...(asked && { key: asked }),
    ...(voice && { voice }),
    ...(weirdness !== undefined && { weirdness }),
    ...(styleStrength !== undefined && { styleStrength }),
  }
}

// The first bytes are on disk before the clip says it can be played, so a press never meets an empty stream.
async function beginStreaming(storage: Storage, clipId: string, facts: SongFacts): Promise<StoredClip | undefined> {
  await storage.files.write(`clips/${clipId}/words.json`, toJsonBytes(facts.words.map(toAlignedWord)))
  if (facts.scoreJson) await storage.files.write(`clips/${clipId}/score.json`, toBytes(facts.scoreJson))
  if (facts.cover) {
    await storage.files.write(`clips/${clipId}/cover-256.webp`, await rasterizeCover(facts.cover.svg, 256))
    await storage.files.write(`clips/${clipId}/cover-640.webp`, await rasterizeCover(facts.cover.svg, 640))
  }
  return storage.clips.update(clipId, {
    status: 'streaming',
    durationSeconds: facts.durationSeconds,
    audioBytes: facts.audioBytes,
    tempoBpm: facts.tempoBpm,
    keyName: facts.keyName,
    hasCover: facts.cover !== null,
    palette: facts.cover?.palette ?? [],
  })
}

async function storeMaster(storage: Storage, clipId: string, wavPath: string, folder: string): Promise<void> {
  const flacPath = join(folder, 'song.flac')
  await encodeFlac(wavPath, flacPath)
  const { integratedLufs, durationSeconds } = await measureLoudness(flacPath)
  if (durationSeconds < SHORT_RESULT_SECONDS) throw new Error(`only ${durationSeconds} s were made`)
  if (integratedLufs < SILENT_RESULT_LUFS) throw new Error(`the result is silent (${integratedLufs} LUFS)`)
  await storage.files.write(`clips/${clipId}/master.flac`, await readFile(flacPath))
}

async function complete({ storage, announce }: GenerateSongParts, clip: StoredClip, attempt: number): Promise<void> {
  const completed = await storage.transaction(async (repositories) => {
    if (!clip.isDemo) await repositories.credits.settle(clip.userId, `clip:${clip.id}:${attempt}`)
    return repositories.clips.update(clip.id, {
      status: 'complete',
      jobState: 'completed',
      jobProgress: 1,
      completedAt: new Date(),
    })
  })
  if (completed) await announce(completed)
}

function toAlignedWord(word: SongFacts['words'][number]): AlignedWord {
  const { line, section } = word
  return {
    word: word.word,
    line,
    section,
    start_s: word.startSeconds,
    end_s: word.endSeconds,
    success: true,
    p_align: 1,
  }
}

function toBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

function toJsonBytes(value: unknown): Uint8Array {
  return toBytes(JSON.stringify(value))
}
