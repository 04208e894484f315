import { z } from 'zod'
import { SPEED } from '../limits.ts'

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

export type CreateMode = z.infer<typeof createMode>
export type GenerationTask = z.infer<typeof generationTask>
export type SpeedSettings = z.infer<typeof speedSettings>
export type LyricsModel = z.infer<typeof lyricsModel>
