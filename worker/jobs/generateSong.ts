import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError, findModel, SHORT_RESULT_SECONDS, type GenerateSongJob } from '@arioso/contract'
import { parseKey, readLength, type WordsProvider } from '@arioso/providers/words'
import type { SongOrder } from '@arioso/providers/music'
import type { StoredClip } from '@arioso/storage'
import { rasterizePng } from '../media/rasterize.ts'
import { readRework } from './readRework.ts'
import type { TakeTurns } from './takeTurns.ts'
import { watchForRemoval } from './watchForRemoval.ts'
import { complete, refuseRemoved, renderAudio, storeMaster, toJsonBytes, type StreamParts } from './streamClip.ts'

export type GenerateSongParts = StreamParts & {
  words: WordsProvider
  workFolder: string
  turns: TakeTurns
  // The house's own limit, where it is shorter than the model's.
  maxSeconds?: number | undefined
}

const FALLBACK_MAX_SECONDS = 240
const PREVIEW_PIXELS = 600
const SONGS_REMEMBERED = 100

export async function generateSong(parts: GenerateSongParts, job: GenerateSongJob, signal: AbortSignal): Promise<void> {
  const claimed = await parts.storage.clips.claim(job.clip_id, job.attempt)
  if (!claimed) return
  refuseRemoved(claimed)
  const turn = parts.turns.enter(claimed)
  try {
    await parts.announce(claimed)
    const clip = hasWords(claimed) ? claimed : await writeMissingWords(parts, claimed)
    await makeSong({ ...parts, pool: turn.inTurn(parts.pool) }, { clip, attempt: job.attempt }, signal)
  } finally {
    turn.leave()
  }
}

type Making = { clip: StoredClip; attempt: number }

async function makeSong(parts: GenerateSongParts, { clip, attempt }: Making, signal: AbortSignal): Promise<void> {
  const folder = await mkdtemp(join(parts.workFolder, 'song-'))
  const removal = watchForRemoval(parts.storage, clip.id, signal)
  try {
    const wavPath = join(folder, 'song.wav')
    const { rework, lyrics, ...source } = await readRework(parts.storage, clip, folder)
    const words = lyrics === undefined ? wordsOfSection(clip) : { lyrics }
    const order = { ...orderOf(clip, parts.maxSeconds), ...words, ...(rework && { rework }) }
    const { peaks, coverSvg } = await renderAudio(parts, clip, { order, wavPath, ...source }, removal.signal)
    await storeMaster(parts.storage, clip.id, { wavPath, folder, minSeconds: SHORT_RESULT_SECONDS })
    await parts.storage.files.write(`clips/${clip.id}/peaks.json`, toJsonBytes(peaks))
    if (coverSvg)
      await parts.storage.files.write(`clips/${clip.id}/preview.png`, rasterizePng(coverSvg, PREVIEW_PIXELS))
    await complete(parts, clip, attempt)
  } finally {
    removal.end()
    await rm(folder, { recursive: true, force: true })
  }
}

// A cover, a new section, a new opening and a remaster keep the words of their song.
function hasWords({ controls }: StoredClip): boolean {
  const kind = controls.edit?.kind
  return kind === 'cover' || kind === 'infill' || kind === 'opening' || kind === 'remaster'
}

async function writeMissingWords(
  { storage, words, maxSeconds }: GenerateSongParts,
  clip: StoredClip,
): Promise<StoredClip> {
  const isWritten = clip.prompt !== ''
  const written = await words.writeSong({
    seed: clip.seed,
    instrumental: clip.makeInstrumental,
    ...(clip.description ? { description: clip.description } : {}),
    ...(clip.prompt ? { lyrics: clip.prompt } : {}),
    ...(clip.tags ? { style: clip.tags } : {}),
    ...(clip.title ? { title: clip.title } : {}),
    ...(clip.controls.likedStyles ? { likedStyles: clip.controls.likedStyles } : {}),
    ...(clip.controls.lyricsModel ? { lyricsModel: clip.controls.lyricsModel } : {}),
    ...(isWritten ? {} : { avoid: await listHeardLines(storage, clip) }),
    ...(maxSeconds === undefined ? {} : { maxSeconds }),
  })
  if (!isWritten && !clip.makeInstrumental && written.lyrics.startsWith('[Arioso writes '))
    throw new AppError('LYRICS_ENGLISH_ONLY')
  const updated = await storage.clips.update(clip.id, {
    title: written.title,
    prompt: written.lyrics,
    tags: written.style,
  })
  if (!updated) throw new AppError('NOT_FOUND')
  return updated
}

// Nobody meets a line again within their last songs. The other take is among them: two takes never share one.
async function listHeardLines(storage: GenerateSongParts['storage'], { userId }: StoredClip): Promise<string[]> {
  const songs = await storage.clips.listSungWords(userId, SONGS_REMEMBERED)
  return songs.flatMap((words) => words.split('\n')).filter((line) => line !== '' && !line.startsWith('['))
}

// A new section is ordered with its own words and style, an opening with its own words; the clip tells those of the whole song.
function wordsOfSection({ controls: { edit } }: StoredClip): Partial<SongOrder> {
  if (edit?.kind === 'opening') return { lyrics: edit.lyrics, instrumental: edit.lyrics === '' }
  return edit?.kind === 'infill' ? { style: edit.style ?? '', lyrics: edit.lyrics ?? '' } : {}
}

function orderOf(clip: StoredClip, houseSeconds = Infinity): SongOrder {
  const model = findModel(clip.modelKey)
  const { tempoBpm, key, voice, singer, weirdness, styleStrength } = clip.controls
  const asked = key === undefined ? undefined : parseKey(key)
  const length = clip.controls.edit === undefined ? readLength(clip.description) : undefined
  const maxSeconds = Math.min(houseSeconds, model?.max_length_seconds ?? FALLBACK_MAX_SECONDS)
  return {
    seed: clip.seed,
    title: clip.title,
    style: clip.tags,
    excludedStyle: clip.negativeTags,
    lyrics: clip.prompt,
    instrumental: clip.makeInstrumental,
    maxSeconds,
    ...(length && { lengthSeconds: Math.min(length.seconds, maxSeconds) }),
    ...(model && { extras: model.extras }),
    ...(tempoBpm !== undefined && { tempoBpm }),
    ...(asked && { key: asked }),
    ...(voice && { voice }),
    ...(singer !== undefined && { singer }),
    ...(weirdness !== undefined && { weirdness }),
    ...(styleStrength !== undefined && { styleStrength }),
  }
}
