import { z } from 'zod'
import { defineCall, idParams } from '../call.ts'
import { clip } from '../entities/clip.ts'
import { createMode, generationTask, lyricsModel } from '../entities/generationForm.ts'
import { songPlan, suggestedPlan } from '../entities/songPlan.ts'
import { IMAGE_TO_SONG_IMAGES_MAX, INSPIRATION_CLIPS_MAX, SLIDER, TEMPO_BPM } from '../limits.ts'

const clipId = z.uuid().nullable().default(null)
const seconds = z.number().min(0).max(100_000).nullable().default(null)
const seed = z.number().int().min(0).max(4_294_967_295)
const tempoBpm = z.number().min(TEMPO_BPM.slowest).max(TEMPO_BPM.fastest)
const slider = z.number().min(SLIDER.lowest).max(SLIDER.highest).optional()
// Three pictures, shrunk by the browser, have to fit the server's limit of one megabyte for a body.
const imageBase64 = z.string().max(330_000)

// Lengths of lyrics and styles depend on the model, so the service checks them; here only what holds for every model.
export const generateRequest = z.object({
  mv: z.string().max(40),
  gpt_description_prompt: z.string().max(5000).default(''),
  prompt: z.string().max(10_000).default(''),
  tags: z.string().max(2000).default(''),
  negative_tags: z.string().max(2000).default(''),
  title: z.string().max(500).default(''),
  make_instrumental: z.boolean().default(false),
  generation_type: z.enum(['TEXT', 'IMAGE']).default('TEXT'),
  task: generationTask.nullable().default(null),
  continue_clip_id: clipId,
  continue_at: seconds,
  // Backwards: something new leads up to continue_at, and from there the song is as it was.
  continue_before: z.boolean().default(false),
  cover_clip_id: clipId,
  cover_start_s: seconds,
  cover_end_s: seconds,
  artist_clip_id: clipId,
  // Whose tempo the song takes, and its style where none is written.
  speed_clip_id: clipId,
  infill_clip_id: clipId,
  infill_start_s: seconds,
  infill_end_s: seconds,
  persona_id: clipId,
  playlist_id: clipId,
  playlist_clip_ids: z.array(z.uuid()).max(INSPIRATION_CLIPS_MAX).default([]),
  user_uploaded_images_b64: z.array(imageBase64).max(IMAGE_TO_SONG_IMAGES_MAX).default([]),
  token: z.string().max(4000).nullable().default(null),
  project_id: z.string().max(40).nullable().default(null),
  transaction_uuid: z.uuid(),
  metadata: z.object({
    create_mode: createMode,
    seed: seed.optional(),
    lyrics_model: lyricsModel.optional(),
    vocal_gender: z.enum(['m', 'f']).optional(),
    tempo_bpm: tempoBpm.optional(),
    // A tonic and a mode as a musician writes them: 'F# minor', 'Bb major', 'D dorian'.
    key: z.string().max(20).optional(),
    plan: songPlan.optional(),
    is_remix: z.boolean().optional(),
    use_personalization: z.boolean().optional(),
    // Where the link came from that opened the form.
    utm_source: z.string().max(100).optional(),
    control_sliders: z.object({ weirdness_constraint: slider, style_weight: slider, audio_weight: slider }).optional(),
  }),
})

export type GenerateRequest = z.infer<typeof generateRequest>
// What a browser sends: everything with a default may be left out.
export type GenerateInput = z.input<typeof generateRequest>

const generateReply = z.object({
  id: z.uuid(),
  clips: z.array(clip),
  status: z.string(),
  created_at: z.iso.datetime(),
  batch_size: z.number().int(),
})

export const generateCalls = {
  generate: defineCall({
    method: 'POST',
    path: '/api/generate/v2/',
    access: 'member',
    summary: 'Asks for a song: two clips. The same transaction_uuid again answers with the same two clips',
    body: generateRequest,
    reply: generateReply,
  }),
  retryClip: defineCall({
    method: 'POST',
    path: '/api/generate/retry/:id',
    access: 'member',
    summary: 'Tries a clip that could not be made once more, for its price',
    params: idParams,
    reply: clip,
  }),
  suggestPlan: defineCall({
    method: 'POST',
    path: '/api/generate/plan',
    access: 'member',
    summary: 'The sections, chords, tempo and key a song would have; nothing is made and nothing is paid',
    body: z.object({
      prompt: z.string().max(10_000).default(''),
      tags: z.string().max(2000).default(''),
      negative_tags: z.string().max(2000).default(''),
      title: z.string().max(500).default(''),
      make_instrumental: z.boolean().default(false),
      // Left out, it is one song of many this could become.
      seed: seed.optional(),
      tempo_bpm: tempoBpm.optional(),
      key: z.string().max(20).optional(),
    }),
    reply: suggestedPlan,
  }),
  upsampleTags: defineCall({
    method: 'POST',
    path: '/api/generate/upsample-tags',
    access: 'member',
    summary: 'A fuller style text from a short one',
    // The model decides how long the result may be; left out, it is the default one.
    body: z.object({ original_tags: z.string().trim().min(1).max(1000), mv: z.string().max(40).optional() }),
    reply: z.object({ upsampled_tags: z.string() }),
  }),
}
