import { z } from 'zod'

// What was heard in a song that came without a score, kept as analysis.json beside its audio. Times in seconds from the
// clip's first sample; pitch classes count from C = 0; every finding says how sure it is, 0 to 1.
const seconds = z.number().min(0)
const confidence = z.number().min(0).max(1)
const pitchClass = z.number().int().min(0).max(11)

export const analysis = z.object({
  version: z.literal(1),
  tempoBpm: z.object({ value: z.number().positive(), confidence }),
  beatsSeconds: z.array(seconds),
  key: z.object({ tonic: pitchClass, mode: z.enum(['major', 'minor']), confidence }),
  chordsPerBar: z.array(
    z.object({
      startSeconds: seconds,
      endSeconds: seconds,
      root: pitchClass,
      quality: z.enum(['major', 'minor']),
      confidence,
    }),
  ),
  melody: z.array(
    z.object({ startSeconds: seconds, endSeconds: seconds, midiPitch: z.number().int().min(0).max(127), confidence }),
  ),
  hasVocal: z.object({ value: z.boolean(), confidence }),
})

export type Analysis = z.infer<typeof analysis>
