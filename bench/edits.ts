import { randomUUID } from 'node:crypto'
import type { Clip } from '@arioso/contract'
import type { Member } from '../scripts/member.ts'
import type { Edit, EditReply } from './editRounds.ts'

const NEWEST_MODEL = 'arioso-v4-5-plus'

export function generate(member: Member, changes: object): Promise<EditReply> {
  const request = { mv: 'arioso-v3-5', transaction_uuid: randomUUID(), metadata: { create_mode: 'custom' }, ...changes }
  return member.ask('/api/generate/v2/', request)
}

const remaster = (member: Member, { id }: Clip): Promise<EditReply> =>
  member.ask('/api/generate/upsample', { clip_id: id, model_name: NEWEST_MODEL, variation_category: 'high' })

const extend: Edit = {
  name: 'extend',
  isRendered: true,
  start: (member, { id }) => generate(member, { continue_clip_id: id, continue_at: 90, tags: 'pop' }),
}
const cover: Edit = {
  name: 'cover',
  isRendered: true,
  start: (member, { id }) => generate(member, { task: 'cover', cover_clip_id: id, tags: 'jazz, piano, double bass' }),
}

const ofSamples: Edit[] = [
  {
    name: 'crop to the middle',
    isRendered: false,
    start: (member, { id }) => member.ask(`/api/edit/crop/${id}/`, { crop_start_s: 30, crop_end_s: 120 }),
  },
  {
    name: 'fade',
    isRendered: false,
    start: (member, { id }) => member.ask(`/api/edit/fade/${id}/`, { fade_in_time: 2, fade_out_time: 5 }),
  },
  {
    name: 'reverse',
    isRendered: false,
    start: (member, { id }) => member.ask('/api/clips/reverse-clip/', { clip_id: id }),
  },
  {
    name: '1.25x with its pitch',
    isRendered: false,
    start: (member, { id }) =>
      member.ask('/api/clips/adjust-speed/', { clipId: id, speedMultiplier: 1.25, keepPitch: true }),
  },
  {
    name: '1.19x like tape',
    isRendered: false,
    start: (member, { id }) =>
      member.ask('/api/clips/adjust-speed/', { clipId: id, speedMultiplier: 1.19, keepPitch: false }),
  },
]

export const SONG_EDITS: readonly Edit[] = [
  extend,
  cover,
  {
    name: 'replace 20 s',
    isRendered: true,
    start: (member, { id }) =>
      generate(member, { task: 'infill', infill_clip_id: id, infill_start_s: 40, infill_end_s: 60 }),
  },
  { name: 'remaster', isRendered: true, start: remaster },
  ...ofSamples,
]

export const UPLOAD_EDITS: readonly Edit[] = [
  extend,
  cover,
  { name: 'remaster', isRendered: false, start: remaster },
  ...ofSamples,
]

export const FULL_SONG: Edit = {
  name: 'get full song',
  isRendered: false,
  start: async (member, { id }) => ({ clip: await member.ask<Clip>('/api/generate/concat/v2/', { clip_id: id }) }),
}
