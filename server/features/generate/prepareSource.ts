import {
  AppError,
  COVER_SPAN_MIN_SECONDS,
  hasPlanFeature,
  INFILL_SPAN_MAX_SECONDS,
  may,
  type Actor,
  type ClipType,
} from '@arioso/contract'
import type { GenerateRequest } from '@arioso/contract/calls/generate'
import { isRecorded, type ClipEdit, type CoverSpan, type Storage, type StoredClip, type User } from '@arioso/storage'
import { getVisibleClip } from '../../rules/findVisibleClip.ts'
import { readScoreFile } from '../../rules/readScoreFile.ts'
import { subjectOf } from '../../rules/subjectOf.ts'
import { playableTempo } from './playableTempo.ts'
import { isInspired } from './checkRequest.ts'
import { inspire } from './inspire.ts'

// What a request is made of besides its words: another song, changed, or another voice.
export type Source = {
  parent?: StoredClip
  edit?: ClipEdit
  type?: ClipType
  task: string | null
  singer?: string
  styles?: string
  personaId?: string
  tempoBpm?: number
  // The songs it is inspired by, and their styles where those only colour what somebody wrote.
  inspiredBy?: string[]
  likedStyles?: string[]
}

export type Asker = { storage: Storage; user: User; actor: Actor }

export async function prepareSource(asker: Asker, request: GenerateRequest): Promise<Source> {
  if (request.cover_clip_id !== null) return cover(asker, request.cover_clip_id, request)
  if (request.continue_clip_id !== null) return extend(asker, request.continue_clip_id, request)
  if (request.infill_clip_id !== null) return infill(asker, request.infill_clip_id, request)
  if (request.persona_id !== null) return persona(asker, request.persona_id)
  if (request.artist_clip_id !== null) return artist(asker, request.artist_clip_id, request.task)
  if (isInspired(request)) return inspire(asker, request)
  return request.speed_clip_id === null ? { task: null } : atSpeedOf(asker, request.speed_clip_id)
}

async function getFinished({ storage, user }: Asker, id: string): Promise<StoredClip> {
  const clip = await getVisibleClip(storage, id, user)
  if (clip.status !== 'complete') throw new AppError('CLIP_NOT_READY')
  return clip
}

async function getWithScore(asker: Asker, clip: StoredClip): Promise<StoredClip> {
  const size = await asker.storage.files.size(`clips/${clip.id}/score.json`)
  if (size === undefined) throw new AppError('SCORE_MISSING')
  return clip
}

async function cover(asker: Asker, id: string, request: GenerateRequest): Promise<Source> {
  const clip = await getFinished(asker, id)
  if (!hasPlanFeature(asker.actor.planKey, 'cover')) throw new AppError('FEATURE_NOT_IN_PLAN')
  if (!may('coverClip', asker.actor, subjectOf(clip))) throw new AppError('REMIX_NOT_ALLOWED')
  const edit: ClipEdit = { kind: 'cover', ...readSpan(clip, request) }
  return { parent: await getWithScore(asker, clip), edit, task: 'cover' }
}

// A cover is of the whole song, or of a part of it.
function readSpan(clip: StoredClip, { cover_start_s, cover_end_s }: GenerateRequest): Partial<CoverSpan> {
  if (cover_start_s === null && cover_end_s === null) return {}
  const lastSecond = clip.durationSeconds ?? 0
  const span = { startSeconds: cover_start_s ?? 0, endSeconds: cover_end_s ?? lastSecond }
  if (span.endSeconds > lastSecond || span.endSeconds - span.startSeconds < COVER_SPAN_MIN_SECONDS) {
    throw new AppError('COVER_SPAN_INVALID', { min: COVER_SPAN_MIN_SECONDS })
  }
  return span
}

async function extend(asker: Asker, id: string, request: GenerateRequest): Promise<Source> {
  const clip = await getFinished(asker, id)
  if (!may('extendClip', asker.actor, subjectOf(clip))) throw new AppError('REMIX_NOT_ALLOWED')
  const { continue_at: atSeconds } = request
  if (request.continue_before) return extendBackwards(asker, clip, request)
  const durationSeconds = clip.durationSeconds ?? 0
  const untilSeconds = Math.min(atSeconds ?? durationSeconds, durationSeconds)
  const { edit } = clip.controls
  const before = edit?.kind === 'extend' ? edit.chain : []
  const chain = [...before, { clipId: clip.id, untilSeconds }]
  // Where there are no notes, in a recording or a song that was bent, it is listened to where it is left.
  return { parent: clip, edit: { kind: 'extend', chain }, task: 'extend' }
}

// Nothing is known of a recording's notes to the second, so nothing can lead up to one of its bars.
async function extendBackwards(asker: Asker, clip: StoredClip, request: GenerateRequest): Promise<Source> {
  if (isRecorded(clip)) throw new AppError('MADE_ELSEWHERE')
  const fromSeconds = Math.min(request.continue_at ?? 0, clip.durationSeconds ?? 0)
  const edit = { kind: 'opening', fromSeconds, lyrics: request.make_instrumental ? '' : request.prompt.trim() } as const
  return { parent: await getWithScore(asker, clip), edit, task: 'extend_before' }
}

async function infill(asker: Asker, id: string, request: GenerateRequest): Promise<Source> {
  const clip = await getFinished(asker, id)
  if (clip.userId !== asker.user.id) throw new AppError('NOT_FOUND')
  if (!may('replaceSection', asker.actor, subjectOf(clip))) {
    throw new AppError(isRecorded(clip) ? 'MADE_ELSEWHERE' : 'FEATURE_NOT_IN_PLAN')
  }
  const { infill_start_s: startSeconds, infill_end_s: endSeconds } = request
  const lastSecond = clip.durationSeconds ?? 0
  const isSpan = startSeconds !== null && endSeconds !== null && endSeconds > startSeconds && endSeconds <= lastSecond
  if (!isSpan || endSeconds - startSeconds >= INFILL_SPAN_MAX_SECONDS) {
    throw new AppError('INFILL_INVALID', { max: INFILL_SPAN_MAX_SECONDS })
  }
  const [lyrics, style] = [request.prompt.trim(), request.tags.trim()]
  const edit: ClipEdit = {
    kind: 'infill',
    startSeconds,
    endSeconds,
    ...(lyrics !== '' && { lyrics }),
    ...(style !== '' && { style }),
  }
  return { parent: await getWithScore(asker, clip), edit, type: 'concat_infilling', task: 'infill' }
}

async function persona({ storage, user, actor }: Asker, id: string): Promise<Source> {
  const found = await storage.personas.find(id, user.id)
  const isSeen = found !== undefined && !found.isTrashed && (found.isPublic || found.userId === user.id)
  if (!isSeen) throw new AppError('NOT_FOUND')
  if (!hasPlanFeature(actor.planKey, 'persona')) throw new AppError('FEATURE_NOT_IN_PLAN')
  return {
    task: 'artist_consistency',
    personaId: found.id,
    styles: found.styles,
    ...(found.singer !== null && { singer: found.singer }),
  }
}

async function atSpeedOf(asker: Asker, id: string): Promise<Source> {
  const clip = await getFinished(asker, id)
  if (!may('remixClip', asker.actor, subjectOf(clip))) throw new AppError('REMIX_NOT_ALLOWED')
  return { task: null, styles: clip.tags, ...(clip.tempoBpm !== null && { tempoBpm: playableTempo(clip.tempoBpm) }) }
}

// The voice and the manner of a song, without making it a persona first.
async function artist(asker: Asker, id: string, task: GenerateRequest['task']): Promise<Source> {
  const clip = await getFinished(asker, id)
  if (!may('remixClip', asker.actor, subjectOf(clip))) throw new AppError('REMIX_NOT_ALLOWED')
  const score = await readScoreFile(asker.storage, clip.id)
  const singer = score?.voice?.singer
  return { task: task ?? 'artist_consistency', styles: clip.tags, ...(singer !== undefined && { singer }) }
}
