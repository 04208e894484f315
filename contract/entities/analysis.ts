import { z } from 'zod'

// What was heard in a song that came without a score, kept as analysis.json beside its audio. Times in seconds from the
// clip's first sample; pitch classes count from C = 0; every finding says how sure it is, 0 to 1.
const seconds = z.number().min(0)
const confidence = z.number().min(0).max(1)
const pitchClass = z.number().int().min(0).max(11)

export const heardSectionKind = z.enum(['intro', 'verse', 'chorus', 'bridge', 'outro'])

export const analysis = z.object({
  version: z.literal(1),
  tempoBpm: z.object({ value: z.number().positive(), confidence }),
  beatsSeconds: z.array(seconds),
  key: z.object({ tonic: pitchClass, mode: z.enum(['major', 'minor']), confidence }),
  // Recordings that came in before bars of three were told apart were counted in four, and no form was heard in them.
  beatsPerBar: z
    .object({ value: z.union([z.literal(3), z.literal(4)]), confidence })
    .default({ value: 4, confidence: 0 }),
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
  sections: z
    .array(
      z.object({
        kind: heardSectionKind,
        startSeconds: seconds,
        endSeconds: seconds,
        // The same number, the same music.
        group: z.number().int().min(0),
        energy: z.number().min(0).max(1),
        confidence,
      }),
    )
    .default([]),
  hasVocal: z.object({ value: z.boolean(), confidence }),
})

export type Analysis = z.infer<typeof analysis>
