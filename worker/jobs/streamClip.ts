import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError, SILENT_RESULT_LUFS, type AlignedWord } from '@arioso/contract'
import type { Storage, StoredClip } from '@arioso/storage'
import { rasterizeCover } from '../media/rasterize.ts'
import { encodeFlac, measureLoudness } from '../media/runMediaProgram.ts'
import type { RenderRequest, SongFacts } from '../render/renderMessages.ts'
import type { RenderPool } from '../render/renderPool.ts'
import type { AnnounceClip } from './announceClip.ts'

export type StreamParts = { storage: Storage; pool: RenderPool; announce: AnnounceClip }

const ANNOUNCED_STEP = 0.1

// Whoever removes a song while it is made wants neither the song nor its price.
export function refuseRemoved(clip: StoredClip): void {
  if (clip.isTrashed) throw new AppError('GENERATION_CANCELLED')
}

export async function renderAudio(
  { storage, pool, announce }: StreamParts,
  clip: StoredClip,
  request: RenderRequest,
  signal: AbortSignal,
): Promise<{ peaks: number[]; coverSvg: string | undefined }> {
  const audio = await storage.files.openGrowing(`clips/${clip.id}/audio.mp3`)
  let facts: SongFacts | undefined
  let isStreaming = false
  let announcedProgress = 0
  try {
    const { peaks } = await pool.render(
      request,
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
    ...(facts.cover && { hasCover: true, palette: facts.cover.palette }),
    ...(facts.lyrics !== null && { prompt: facts.lyrics }),
  })
}

// A stem may be quiet: it is part of a song that is not.
type NewMaster = { wavPath: string; folder: string; minSeconds: number; mayBeQuiet?: boolean }

const UNHEARD = { integratedLufs: 0, durationSeconds: Infinity }

export async function storeMaster(
  storage: Storage,
  clipId: string,
  { wavPath, folder, minSeconds, mayBeQuiet = false }: NewMaster,
): Promise<void> {
  const flacPath = join(folder, `${clipId}.master.flac`)
  await encodeFlac(wavPath, flacPath)
  const { integratedLufs, durationSeconds } = mayBeQuiet ? UNHEARD : await measureLoudness(flacPath)
  if (durationSeconds < minSeconds) throw new Error(`only ${durationSeconds} s were made`)
  if (integratedLufs < SILENT_RESULT_LUFS) throw new Error(`the result is silent (${integratedLufs} LUFS)`)
  await storage.files.write(`clips/${clipId}/master.flac`, await readFile(flacPath))
}

export async function complete({ storage, announce }: StreamParts, clip: StoredClip, attempt: number): Promise<void> {
  const completed = await storage.transaction(async (repositories) => {
    await repositories.credits.settle(clip.userId, `clip:${clip.id}:${attempt}`)
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

export function toJsonBytes(value: unknown): Uint8Array {
  return toBytes(JSON.stringify(value))
}
