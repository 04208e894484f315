import { z } from 'zod'
import { IMAGE_TO_SONG_IMAGES_MAX, SPEED } from '../limits.ts'

export const createMode = z.enum(['simple', 'custom'])

export const generationTask = z.enum([
  'cover',
  'artist_cover',
  'artist_consistency',
  'infill',
  'playlist_condition',
  'gen_stem',
])

export const lyricsModel = z.enum(['default', 'remi'])

export const speedSettings = z.object({
  speedMultiplier: z.number().min(SPEED.slowest).max(SPEED.fastest),
  keepPitch: z.boolean(),
})

// What the create page holds. Times in seconds, images as data URLs, the input's height in pixels.
export const generationForm = z.object({
  description: z.string(),
  lyrics: z.string(),
  style: z.string(),
  negativeTags: z.string(),
  title: z.string(),
  instrumental: z.boolean(),
  isSimple: z.boolean(),
  createMode,
  mode: z.enum(['simple', 'custom', 'speed']),
  mv: z.string(),
  lyricsModel,
  continueClipId: z.uuid().nullable(),
  coverClipId: z.uuid().nullable(),
  artistClipId: z.uuid().nullable(),
  speedClipId: z.uuid().nullable(),
  personaId: z.uuid().nullable(),
  imageData: z.array(z.string()).max(IMAGE_TO_SONG_IMAGES_MAX),
  generationType: z.enum(['TEXT', 'IMAGE']),
  task: generationTask.nullable(),
  continueAtSeconds: z.number().nullable(),
  infillFromSeconds: z.number().nullable(),
  infillToSeconds: z.number().nullable(),
  promptInputHeight: z.number().nullable(),
})

export type CreateMode = z.infer<typeof createMode>
export type GenerationTask = z.infer<typeof generationTask>
export type SpeedSettings = z.infer<typeof speedSettings>
export type GenerationForm = z.infer<typeof generationForm>
