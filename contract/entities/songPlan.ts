import { z } from 'zod'
import { readChords } from '../songs/chordNames.ts'
import { SECTION_KINDS, SONG_PLAN } from '../songs/songPlan.ts'

const plannedSection = z.object({
  kind: z.enum(SECTION_KINDS),
  bars: z.number().int().min(SONG_PLAN.barsMin).max(SONG_PLAN.barsMax),
  // From 0, hardly there, to 1, everybody plays; left out, its kind decides.
  energy: z.number().min(0).max(1).optional(),
  // Empty is left to the song.
  chords: z
    .string()
    .max(SONG_PLAN.chordsMax)
    .default('')
    .superRefine((text, context) => {
      const read = readChords(text)
      if ('problem' in read) context.addIssue({ code: 'custom', message: read.problem })
    }),
})

export const songPlan = z.object({ sections: z.array(plannedSection).min(1).max(SONG_PLAN.sectionsMax) })

export type SongPlan = z.infer<typeof songPlan>

// What the composer would choose, before anything is rendered.
export const suggestedPlan = songPlan.extend({ tempo_bpm: z.number(), key: z.string(), duration_seconds: z.number() })

export type SuggestedPlan = z.infer<typeof suggestedPlan>
