import type { CreateMode, GenerationTask } from '@arioso/contract'
import type { GenerateRequest } from '@arioso/contract/calls/generate'
import { readSource, type AskedSource } from './askedSource.ts'

/** A requested song in the words of the product. Only `readAskedSong` knows the names on the wire. */
export type AskedSong = {
  transactionUuid: string
  workspaceId: string | null
  mode: CreateMode
  modelKey: string
  seed?: number
  title: string
  lyrics: string
  style: string
  excludedStyle: string
  description: string
  isInstrumental: boolean
  // Base64; what is left empty is described from them.
  pictures: string[]
  isFromPictures: boolean
  isPersonal: boolean
  source: AskedSource
  // Every clip the request points at, whatever for.
  pointedAt: string[]
  task: GenerationTask | null
  settings: AskedSettings
}

export type AskedSettings = Omit<GenerateRequest['metadata'], 'create_mode' | 'seed' | 'use_personalization'>

export function readAskedSong(request: GenerateRequest): AskedSong {
  const { create_mode, seed, use_personalization, ...settings } = request.metadata
  const { continue_clip_id, cover_clip_id, artist_clip_id, speed_clip_id, infill_clip_id } = request
  const clipIds = [continue_clip_id, cover_clip_id, artist_clip_id, speed_clip_id, infill_clip_id]
  return {
    transactionUuid: request.transaction_uuid,
    workspaceId: request.project_id,
    mode: create_mode,
    modelKey: request.mv,
    ...(seed !== undefined && { seed }),
    title: request.title,
    lyrics: request.prompt,
    style: request.tags,
    excludedStyle: request.negative_tags,
    description: request.gpt_description_prompt,
    isInstrumental: request.make_instrumental,
    pictures: request.user_uploaded_images_b64,
    isFromPictures: request.generation_type === 'IMAGE' || request.user_uploaded_images_b64.length > 0,
    isPersonal: use_personalization === true,
    source: readSource(request),
    pointedAt: [...clipIds.filter((id) => id !== null), ...request.playlist_clip_ids],
    task: request.task,
    settings,
  }
}
