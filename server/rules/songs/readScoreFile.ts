import { type Storage, clipFiles, readJson } from '@arioso/storage'
import { z } from 'zod'

// The little of a stored score that the API itself tells about; the engine owns the rest.
const scoreFile = z.object({
  tempoBpm: z.number().positive(),
  meter: z.object({ beats: z.number().positive(), unit: z.number().positive() }),
  lengthBeats: z.number(),
  sections: z.array(z.object({ kind: z.string(), label: z.string(), startBeat: z.number(), lengthBeats: z.number() })),
  parts: z.array(z.object({ bus: z.string(), instrument: z.string() })).default([]),
  // A line names its singer where it is not the part's own.
  voice: z
    .object({ singer: z.string(), lines: z.array(z.object({ singer: z.string().optional() })).default([]) })
    .optional(),
})

export type ScoreFile = z.infer<typeof scoreFile>

export async function readScoreFile(storage: Pick<Storage, 'files'>, clipId: string): Promise<ScoreFile | undefined> {
  return readJson(storage.files, clipFiles(clipId).score, scoreFile)
}
