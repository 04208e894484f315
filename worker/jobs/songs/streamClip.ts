import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { AppError, SILENT_RESULT_LUFS, type AlignedWord } from '@arioso/contract'
import { type ClipPatch, type Storage, type StoredClip, clipFiles, createTraceMark, writeJson } from '@arioso/storage'
import { encodeGrowingMaster, encodeMaster } from '../../media/runMediaProgram.ts'
import type { RenderRequest, SongFacts } from '../../render/renderMessages.ts'
import type { RenderPool } from '../../render/renderPool.ts'
import type { AnnounceClip } from '../announceClip.ts'
import { storeCover } from './storeCover.ts'
import { queueWebhook } from '../webhooks/queueWebhook.ts'
import { tellWhenAllAreMade } from './tellWhenAllAreMade.ts'

export type StreamParts = {
  storage: Pick<Storage, 'clips' | 'files' | 'transaction'>
  pool: RenderPool
  announce: AnnounceClip
}

const ANNOUNCED_STEP = 0.1

// A song removed while it is made is dropped and refunded.
export function refuseRemoved(clip: StoredClip): void {
  if (clip.isTrashed) throw new AppError('GENERATION_CANCELLED')
}

export async function renderAudio(
  { storage, pool, announce }: StreamParts,
  clip: StoredClip,
  request: RenderRequest,
  signal: AbortSignal,
  onSound: () => void = () => undefined,
): Promise<{ peaks: number[]; coverSvg: string | undefined; seconds: number }> {
  const audio = await storage.files.openGrowing(clipFiles(clip.id).audio)
  const mark = createTraceMark()
  let facts: SongFacts | undefined
  let isStreaming = false
  let hasCover = false
  let announcedProgress = 0

  async function tell(news: Promise<StoredClip | undefined>): Promise<void> {
    const updated = await news
    if (!updated) return
    refuseRemoved(updated)
    await announce(updated)
  }

  async function addCover(): Promise<void> {
    if (hasCover || !facts?.cover) return
    hasCover = true
    await tell(storeCover(storage, clip.id, facts.cover.svg))
  }

  try {
    const { peaks } = await pool.render(
      request,
      {
        onStarted: async (started) => {
          facts = started
          mark('composed')
          const begun =
            clip.status === 'submitted' ? storage.clips.update(clip.id, { status: 'processing' }) : undefined
          await Promise.all([writeFacts(storage, clip.id, facts), begun && tell(begun)])
        },
        onAudio: async (bytes, progress) => {
          await audio.append(bytes)
          // A listener waits for sound first. The cover is drawn when the next seconds lie ready too.
          if (isStreaming) await addCover()
          else if (facts) {
            isStreaming = true
            onSound()
            await tell(beginStreaming(storage, clip.id, facts))
            mark('first sound')
          }
          if (progress - announcedProgress < ANNOUNCED_STEP) return
          announcedProgress = progress
          await tell(storage.clips.update(clip.id, { jobProgress: progress }))
        },
      },
      signal,
    )
    return { peaks, coverSvg: facts?.cover?.svg, seconds: facts?.durationSeconds ?? 0 }
  } finally {
    await audio.close()
  }
}

// While the first sound is being made.
async function writeFacts(
  { files }: Pick<Storage, 'files'>,
  clipId: string,
  { words, scoreJson }: SongFacts,
): Promise<void> {
  await Promise.all([
    writeJson(files, clipFiles(clipId).words, words.map(toAlignedWord)),
    scoreJson && files.write(clipFiles(clipId).score, new TextEncoder().encode(scoreJson)),
  ])
}

// The first bytes are on disk before the clip says it can be played, so a press never meets an empty stream.
function beginStreaming(
  { clips }: Pick<Storage, 'clips'>,
  clipId: string,
  facts: SongFacts,
): Promise<StoredClip | undefined> {
  return clips.update(clipId, {
    status: 'streaming',
    durationSeconds: facts.durationSeconds,
    audioBytes: facts.audioBytes,
    tempoBpm: facts.tempoBpm,
    keyName: facts.keyName,
    ...(facts.cover && { palette: facts.cover.palette }),
    ...(facts.voiceNote !== undefined && { voiceNote: facts.voiceNote }),
    ...(facts.lyrics !== null && { lyrics: facts.lyrics }),
  })
}

// A stem may be quiet: it is part of a song that is not. Samples that are still being written are `growing` until the signal.
type NewMaster = { wavPath: string; folder: string; minSeconds: number; mayBeQuiet?: boolean; growing?: AbortSignal }

export async function storeMaster(
  storage: Pick<Storage, 'files'>,
  clipId: string,
  { wavPath, folder, minSeconds, mayBeQuiet = false, growing }: NewMaster,
): Promise<void> {
  const flacPath = join(folder, `${clipId}.master.flac`)
  const { integratedLufs, durationSeconds } = await (growing
    ? encodeGrowingMaster(wavPath, flacPath, growing)
    : encodeMaster(wavPath, flacPath))
  if (!mayBeQuiet && durationSeconds < minSeconds) throw new Error(`only ${durationSeconds} s were made`)
  if (!mayBeQuiet && integratedLufs < SILENT_RESULT_LUFS)
    throw new Error(`the result is silent (${integratedLufs} LUFS)`)
  await storage.files.write(clipFiles(clipId).master, createReadStream(flacPath))
}

export async function complete(
  { storage, announce }: Omit<StreamParts, 'pool'>,
  clip: StoredClip,
  attempt: number,
  found: ClipPatch = {},
): Promise<void> {
  const completed = await storage.transaction(async (repositories) => {
    const settlement = await repositories.credits.settleFor({ ...clip, attempt })
    await tellWhenAllAreMade(repositories, clip, 'generation_done')
    await queueWebhook(repositories, clip, 'song.finished')
    return repositories.clips.update(clip.id, {
      ...found,
      refundCredits: settlement === 'refunded',
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
