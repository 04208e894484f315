import {
  AppError,
  COVER_SPAN_MIN_SECONDS,
  findModel,
  hasPlanFeature,
  INFILL_SPAN_MAX_SECONDS,
  may,
} from '@arioso/contract'
import { isRecorded, type ClipEdit, type CoverSpan, type StoredClip, clipFiles } from '@arioso/storage'
import { getVisibleClip } from '../../rules/songs/findVisibleClip.ts'
import { readScoreFile } from '../../rules/songs/readScoreFile.ts'
import { subjectOf } from '../../rules/songs/subjectOf.ts'
import { playableTempo } from './playableTempo.ts'
import { inspire } from './inspire.ts'
import type { AskedSong } from './readAskedSong.ts'
import type { AskedSource } from './askedSource.ts'
import type { Asker, Source } from './songSource.ts'

export async function prepareSource(asker: Asker, song: AskedSong): Promise<Source> {
  const { source } = song
  switch (source.kind) {
    case 'cover':
      return cover(asker, source)
    case 'extend':
      return extend(asker, source, song)
    case 'infill':
      return infill(asker, source, song)
    case 'persona':
      return persona(asker, source.personaId)
    case 'voice':
      return voiceOf(asker, source.clipId)
    case 'playlist':
    case 'songs':
      return inspire(asker, source, song)
    case 'tempo':
      return tempoOf(asker, source.clipId)
    case 'nothing':
      return { task: null }
  }
}

type Asked<Kind extends AskedSource['kind']> = Extract<AskedSource, { kind: Kind }>

async function getFinished({ storage, user }: Asker, id: string): Promise<StoredClip> {
  const clip = await getVisibleClip(storage, id, user)
  if (clip.status !== 'complete') throw new AppError('CLIP_NOT_READY')
  return clip
}

async function getWithScore(asker: Asker, clip: StoredClip): Promise<StoredClip> {
  const size = await asker.storage.files.size(clipFiles(clip.id).score)
  if (size === undefined) throw new AppError('SCORE_MISSING')
  return clip
}

async function cover(asker: Asker, { clipId, span, voiceClipId }: Asked<'cover'>): Promise<Source> {
  const clip = await getFinished(asker, clipId)
  if (!hasPlanFeature(asker.actor.planKey, 'cover')) throw new AppError('FEATURE_NOT_IN_PLAN')
  if (!may('coverClip', asker.actor, subjectOf(clip))) throw new AppError('REMIX_NOT_ALLOWED')
  const edit: ClipEdit = { kind: 'cover', ...readSpan(clip, span) }
  const parent = await getWithScore(asker, clip)
  if (voiceClipId === null) return { parent, edit, task: 'cover' }
  // Another singer: the tune of one song, the voice of another, the style that is written or the tune's own.
  const { singer } = await voiceOf(asker, voiceClipId)
  return { parent, edit, task: 'artist_cover', ...(singer !== undefined && { singer }) }
}

// A cover is of the whole song, or of a part of it.
function readSpan(clip: StoredClip, { startSeconds, endSeconds }: Asked<'cover'>['span']): Partial<CoverSpan> {
  if (startSeconds === null && endSeconds === null) return {}
  const lastSecond = clip.durationSeconds ?? 0
  const span = { startSeconds: startSeconds ?? 0, endSeconds: endSeconds ?? lastSecond }
  if (span.endSeconds > lastSecond || span.endSeconds - span.startSeconds < COVER_SPAN_MIN_SECONDS) {
    throw new AppError('COVER_SPAN_INVALID', { min: COVER_SPAN_MIN_SECONDS })
  }
  return span
}

async function extend(asker: Asker, source: Asked<'extend'>, song: AskedSong): Promise<Source> {
  const { atSeconds, isBackwards } = source
  const clip = await getFinished(asker, source.clipId)
  if (!may('extendClip', asker.actor, subjectOf(clip))) throw new AppError('REMIX_NOT_ALLOWED')
  const mayLeadUp = may('leadUpToClip', asker.actor, subjectOf(clip))
  if (isBackwards && !mayLeadUp) throw new AppError('FEATURE_NOT_IN_PLAN')
  if (isBackwards) return extendBackwards(asker, clip, { ...song, atSeconds })
  const durationSeconds = clip.durationSeconds ?? 0
  const untilSeconds = Math.min(atSeconds ?? durationSeconds, durationSeconds)
  const { edit } = clip.controls
  const before = edit?.kind === 'extend' ? edit.chain : []
  const chain = [...before, { clipId: clip.id, untilSeconds }]
  // Where there are no notes, in a recording or a song that was bent, it is listened to where it is left.
  return { parent: clip, edit: { kind: 'extend', chain }, task: 'extend' }
}

type Opening = Pick<AskedSong, 'lyrics' | 'isInstrumental'> & { atSeconds: number | null }

// Nothing is known of a recording's notes to the second, so nothing can lead up to one of its bars.
async function extendBackwards(asker: Asker, clip: StoredClip, opening: Opening): Promise<Source> {
  if (isRecorded(clip)) throw new AppError('MADE_ELSEWHERE')
  const fromSeconds = Math.min(opening.atSeconds ?? 0, clip.durationSeconds ?? 0)
  const edit = { kind: 'opening', fromSeconds, lyrics: opening.isInstrumental ? '' : opening.lyrics.trim() } as const
  return { parent: await getWithScore(asker, clip), edit, task: 'extend_before' }
}

async function infill(asker: Asker, { clipId, span }: Asked<'infill'>, song: AskedSong): Promise<Source> {
  const clip = await getFinished(asker, clipId)
  if (clip.userId !== asker.user.id) throw new AppError('NOT_FOUND')
  // An engine that paints sound needs no notes.
  const isPainted = findModel(song.modelKey)?.engine !== undefined
  const subject = { ...subjectOf(clip), ...(isPainted && { isRecorded: false }) }
  if (!may('replaceSection', asker.actor, subject)) {
    throw new AppError(isRecorded(clip) && !isPainted ? 'MADE_ELSEWHERE' : 'FEATURE_NOT_IN_PLAN')
  }
  const { startSeconds, endSeconds } = span
  const lastSecond = clip.durationSeconds ?? 0
  const isSpan = startSeconds !== null && endSeconds !== null && endSeconds > startSeconds && endSeconds <= lastSecond
  if (!isSpan || endSeconds - startSeconds >= INFILL_SPAN_MAX_SECONDS) {
    throw new AppError('INFILL_INVALID', { max: INFILL_SPAN_MAX_SECONDS })
  }
  const [lyrics, style] = [song.lyrics.trim(), song.style.trim()]
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

async function tempoOf(asker: Asker, id: string): Promise<Source> {
  const clip = await getFinished(asker, id)
  if (!may('remixClip', asker.actor, subjectOf(clip))) throw new AppError('REMIX_NOT_ALLOWED')
  return { task: null, styles: clip.style, ...(clip.tempoBpm !== null && { tempoBpm: playableTempo(clip.tempoBpm) }) }
}

// The voice and the manner of a song, without making it a persona first.
async function voiceOf(asker: Asker, id: string): Promise<Source> {
  const clip = await getFinished(asker, id)
  if (!may('remixClip', asker.actor, subjectOf(clip))) throw new AppError('REMIX_NOT_ALLOWED')
  if (!may('singLikeClip', asker.actor, subjectOf(clip))) throw new AppError('FEATURE_NOT_IN_PLAN')
  const score = await readScoreFile(asker.storage, clip.id)
  const singer = score?.voice?.singer
  return { task: 'artist_consistency', styles: clip.style, ...(singer !== undefined && { singer }) }
}
