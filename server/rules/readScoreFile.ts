import type { Storage } from '@arioso/storage'
import { z } from 'zod'

// The little of a stored score that the API itself tells about; the engine owns the rest.
const scoreFile = z.object({
  tempoBpm: z.number().positive(),
  meter: z.object({ beats: z.number().positive(), unit: z.number().positive() }),
  lengthBeats: z.number(),
  sections: z.array(z.object({ kind: z.string(), label: z.string(), startBeat: z.number(), lengthBeats: z.number() })),
  voice: z.object({ singer: z.string() }).optional(),
})

export type ScoreFile = z.infer<typeof scoreFile>

export async function readScoreFile(storage: Storage, clipId: string): Promise<ScoreFile | undefined> {
  const bytes = await storage.files.readBytes(`clips/${clipId}/score.json`)
  if (bytes === undefined) return undefined
  return scoreFile.parse(JSON.parse(new TextDecoder().decode(bytes)))
}
