import { z } from 'zod'
import { songPlan } from './songPlan.ts'

export const clipStatus = z.enum(['queued', 'submitted', 'processing', 'streaming', 'complete'])

export const clipType = z.enum([
  'gen',
  'preview',
  'concat',
  'concat_infilling',
  'stem',
  'edit_crop',
  'edit_fade',
  'edit_speed',
  'upload',
])

export const clipMetadata = z.object({
  tags: z.string(),
  negative_tags: z.string(),
  prompt: z.string(),
  gpt_description_prompt: z.string().nullable(),
  duration: z.number().nullable(),
  type: clipType,
  task: z.string().nullable(),
  history: z.array(z.unknown()).nullable(),
  concat_history: z.array(z.unknown()).nullable(),
  infill: z.boolean(),
  edit_session_id: z.string().nullable(),
  stem_from_id: z.string().nullable(),
  // Of a stem: which one it is, and whether there is nothing to hear in it.
  stem_name: z.string().nullable(),
  is_empty: z.boolean(),
  can_remix: z.boolean(),
  refund_credits: z.boolean(),
  audio_snippet: z.object({ start_timestamp: z.number() }).nullable(),
  is_arioso_short: z.boolean(),
  has_vocal: z.boolean(),
  // Its sound comes from an upload: as it was, or cut, faded, turned round or joined.
  is_recorded: z.boolean(),
  is_uploaded: z.boolean(),
  make_instrumental: z.boolean(),
  seed: z.number().int(),
  tempo_bpm: z.number().nullable(),
  key: z.string().nullable(),
  // The form its maker wrote down, to be used again.
  plan: songPlan.nullable(),
  // What the singer cannot do with these words: another accent, or a script it cannot read.
  voice_note: z.string().nullable(),
  palette: z.array(z.string()),
})

// A clip keeps the specification's five statuses; how its making goes, and whether it failed, is told by its job.
export const clipJob = z.object({
  state: z.enum(['waiting', 'active', 'completed', 'failed']),
  progress: z.number().min(0).max(1),
  error_code: z.string().nullable(),
  // While it waits: 1 comes next; 0 is being made. Told to whoever asks for the clip itself, by the pace of the last hour.
  queue_position: z.number().int().min(0).optional(),
  seconds_left: z.number().int().positive().optional(),
})

export const clip = z.object({
  id: z.uuid(),
  user_id: z.string(),
  title: z.string(),
  caption: z.string(),
  image_url: z.string().nullable(),
  image_large_url: z.string().nullable(),
  audio_url: z.string().nullable(),
  handle: z.string(),
  display_name: z.string(),
  avatar_image_url: z.string().nullable(),
  status: clipStatus,
  is_trashed: z.boolean(),
  is_public: z.boolean(),
  is_link_only: z.boolean(),
  model_name: z.string(),
  play_count: z.number().int(),
  upvote_count: z.number().int(),
  comment_count: z.number().int(),
  allow_comments: z.boolean(),
  created_at: z.iso.datetime(),
  preview_seconds: z.number().optional(),
  allowed_remix_actions: z.array(z.enum(['cover', 'extend'])),
  persona: z.object({ id: z.string(), name: z.string() }).nullable(),
  reaction: z
    .object({ reaction_type: z.enum(['LIKE', 'DISLIKE']).nullable(), play_count: z.number().int() })
    .nullable(),
  ownership: z.object({ ownership_reason: z.string() }).nullable(),
  project_id: z.string(),
  job: clipJob,
  metadata: clipMetadata,
})

export const alignedWord = z.object({
  word: z.string(),
  line: z.number().int(),
  section: z.number().int(),
  start_s: z.number(),
  end_s: z.number(),
  success: z.boolean(),
  p_align: z.number(),
})

export type ClipStatus = z.infer<typeof clipStatus>
export type ClipType = z.infer<typeof clipType>
export type ClipMetadata = z.infer<typeof clipMetadata>
export type ClipJob = z.infer<typeof clipJob>
export type Clip = z.infer<typeof clip>
export type AlignedWord = z.infer<typeof alignedWord>
