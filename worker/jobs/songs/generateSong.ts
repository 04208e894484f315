import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findHighlight, findModel, SHORT_RESULT_SECONDS, SNIPPET_SECONDS, type GenerateSongJob } from '@arioso/contract'
import { parseKey, readLength, type WordsProvider } from '@arioso/providers/words'
import type { SongOrder } from '@arioso/providers/music'
import { type StoredClip, clipFiles, traceStep, writeJson } from '@arioso/storage'
import { readPlan } from './readPlan.ts'
import { readRework } from '../edits/readRework.ts'
import type { TakeTurns } from './takeTurns.ts'
import { watchForRemoval } from './watchForRemoval.ts'
import { writeMissingWords } from './writeMissingWords.ts'
import { complete, refuseRemoved, renderAudio, storeMaster, type StreamParts } from './streamClip.ts'
import { writePreview } from './storeCover.ts'

export type GenerateSongParts = StreamParts & {
  words: WordsProvider
  workFolder: string
  turns: TakeTurns
  // The house's own limit, where it is shorter than the model's.
  maxSeconds?: number | undefined
}

const FALLBACK_MAX_SECONDS = 240

export async function generateSong(parts: GenerateSongParts, job: GenerateSongJob, signal: AbortSignal): Promise<void> {
  const claimed = await parts.storage.clips.claim(job.clip_id, job.attempt)
  if (!claimed) return
  refuseRemoved(claimed)
  const turn = parts.turns.enter(claimed)
  try {
    await parts.announce(claimed)
    const clip = hasWords(claimed)
      ? claimed
      : await traceStep('write words', () => turn.write(() => writeMissingWords(parts, claimed)))
    if (clip !== claimed) await parts.announce(clip)
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
    const request = { order, wavPath, ...source }
    const { peaks, coverSvg, seconds } = await traceStep('render', () =>
      renderAudio(parts, clip, request, removal.signal),
    )
    const master = { wavPath, folder, minSeconds: SHORT_RESULT_SECONDS }
    await traceStep('store master', () => storeMaster(parts.storage, clip.id, master))
    await writeJson(parts.storage.files, clipFiles(clip.id).peaks, peaks)
    if (coverSvg) await writePreview(parts.storage, clip.id, coverSvg)
    await complete(parts, clip, attempt, { snippetStartSeconds: findHighlight(peaks, seconds, SNIPPET_SECONDS) })
  } finally {
    removal.end()
    await rm(folder, { recursive: true, force: true })
  }
}

// A cover, a new section, a new opening, a remaster and a variation keep the words of their song.
function hasWords({ controls }: StoredClip): boolean {
  const kind = controls.edit?.kind
  return kind === 'cover' || kind === 'infill' || kind === 'opening' || kind === 'remaster' || kind === 'variation'
}

// A new section is ordered with its own words and style, an opening with its own words; the clip tells those of the whole song.
function wordsOfSection({ controls: { edit } }: StoredClip): Partial<SongOrder> {
  if (edit?.kind === 'opening') return { lyrics: edit.lyrics, instrumental: edit.lyrics === '' }
  return edit?.kind === 'infill' ? { style: edit.style ?? '', lyrics: edit.lyrics ?? '' } : {}
}

function orderOf(clip: StoredClip, houseSeconds = Infinity): SongOrder {
  const model = findModel(clip.modelKey)
  const { tempoBpm, key, voice, singer, weirdness, styleStrength, plan, edit } = clip.controls
  const asked = key === undefined ? undefined : parseKey(key)
  const length = edit === undefined && plan === undefined ? readLength(clip.description) : undefined
  const maxSeconds = Math.min(houseSeconds, model?.max_length_seconds ?? FALLBACK_MAX_SECONDS)
  return {
    seed: clip.seed,
    title: clip.title,
    style: clip.style,
    excludedStyle: clip.excludedStyle,
    lyrics: clip.lyrics,
    instrumental: clip.makeInstrumental,
    maxSeconds,
    ...(length && { lengthSeconds: Math.min(length.seconds, maxSeconds) }),
    ...(model && { extras: model.extras }),
    ...(plan && edit === undefined && { plan: readPlan(plan) }),
    ...(tempoBpm !== undefined && { tempoBpm }),
    ...(asked && { key: asked }),
    ...(voice && { voice }),
    ...(singer !== undefined && { singer }),
    ...(weirdness !== undefined && { weirdness }),
    ...(styleStrength !== undefined && { styleStrength }),
  }
}
