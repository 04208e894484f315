import { AppError, findModel, may, type Actor, type ModelEntry } from '@arioso/contract'
import type { GenerateRequest } from '@arioso/contract/calls/generate'
import { refuseImageToSong } from '../../rules/refuseImageToSong.ts'
import { refuseContent } from '../../rules/refuseContent.ts'

// Everything about a request that can be said without looking at stored songs.
export function checkRequest(actor: Actor, request: GenerateRequest): ModelEntry {
  const model = findModel(request.mv)
  if (model === undefined || !may('useModel', actor, { modelPlans: model.plans })) {
    throw new AppError('MODEL_NOT_ALLOWED')
  }
  if (isFromImages(request)) refuseImageToSong(actor)
  checkLengths(request, model)
  checkSomethingAsked(request)
  checkTexts(actor, request)
  return model
}

function checkTexts(actor: Actor, request: GenerateRequest): void {
  const hasLyrics = request.prompt.trim() !== ''
  if (hasLyrics && !may('useCustomLyrics', actor)) throw new AppError('CUSTOM_TERMS_REQUIRED')
  const excludes = request.negative_tags.trim() !== ''
  if (excludes && !may('excludeStyles', actor)) throw new AppError('FEATURE_NOT_IN_PLAN')
  const { gpt_description_prompt, prompt, tags, negative_tags, title } = request
  refuseContent({ gpt_description_prompt, prompt, tags, negative_tags, title })
}

const SOURCES = [
  'continue_clip_id',
  'cover_clip_id',
  'artist_clip_id',
  'speed_clip_id',
  'infill_clip_id',
  'persona_id',
] as const

function hasSource(request: GenerateRequest): boolean {
  return isInspired(request) || SOURCES.some((source) => request[source] !== null)
}

export function isInspired({ playlist_id, playlist_clip_ids }: GenerateRequest): boolean {
  return playlist_id !== null || playlist_clip_ids.length > 0
}

function checkLengths(request: GenerateRequest, { max_lengths: max }: ModelEntry): void {
  if (request.title.length > max.title) throw new AppError('TITLE_TOO_LONG', { max: max.title })
  if (request.prompt.length > max.prompt) throw new AppError('LYRICS_TOO_LONG', { max: max.prompt })
  if (request.tags.length > max.tags) throw new AppError('STYLE_TOO_LONG', { max: max.tags })
  if (request.negative_tags.length > max.negative_tags) throw new AppError('STYLE_TOO_LONG', { max: max.negative_tags })
  if (request.gpt_description_prompt.length > max.gpt_description_prompt) {
    throw new AppError('DESCRIPTION_TOO_LONG', { max: max.gpt_description_prompt })
  }
}

export function isFromImages(request: GenerateRequest): boolean {
  return request.generation_type === 'IMAGE' || request.user_uploaded_images_b64.length > 0
}

function checkSomethingAsked(request: GenerateRequest): void {
  if (request.user_uploaded_images_b64.length > 0 || hasSource(request)) return
  // Taken without a word, it would cost credits and give some other song.
  if (request.task !== null) throw new AppError('FIELDS_INVALID', {}, { task: 'Needs the song it starts from' })
  const isSimple = request.metadata.create_mode === 'simple'
  const texts = isSimple ? [request.gpt_description_prompt] : [request.prompt, request.tags, request.title]
  if (texts.every((text) => text.trim() === '')) throw new AppError('PROMPT_MISSING')
}

// Every clip a request points at, whatever for.
export function listSourceClips(request: GenerateRequest): string[] {
  const { continue_clip_id, cover_clip_id, artist_clip_id, speed_clip_id, infill_clip_id } = request
  const single = [continue_clip_id, cover_clip_id, artist_clip_id, speed_clip_id, infill_clip_id]
  return [...single.filter((id) => id !== null), ...request.playlist_clip_ids]
}
