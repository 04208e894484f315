import { z } from 'zod'
import { heardSectionKind } from './analysis.ts'

export const uploadStatus = z.enum(['uploading', 'uploading-complete', 'processing', 'complete', 'error'])

// Where the browser sends the file itself: every field goes into the form before the file.
export const uploadTarget = z.object({ id: z.uuid(), url: z.string(), fields: z.record(z.string(), z.string()) })

export const videoUpload = uploadTarget.extend({
  status: uploadStatus,
  error_message: z.string().nullable(),
  s3_id: z.string().nullable(),
  image_url: z.string().nullable(),
})

// The confidence is the chance, 0 to 1, that the finding is right.
const heardFact = <Value extends z.ZodType>(value: Value) => z.object({ value, confidence: z.number().min(0).max(1) })

export const heardFacts = z.object({
  tempo_bpm: heardFact(z.number()),
  beats_per_bar: heardFact(z.number().int()),
  key_name: heardFact(z.string()),
  // The four bars that come most often, like "Am F C G".
  chords: heardFact(z.string()),
  // How many notes its tune has; none where no single line could be heard.
  melody: heardFact(z.number().int()),
  form: heardFact(
    z.array(
      z.object({ kind: heardSectionKind, start_s: z.number(), end_s: z.number(), energy: z.number().min(0).max(1) }),
    ),
  ),
  has_vocal: heardFact(z.boolean()),
})

export const audioUpload = z.object({
  id: z.uuid(),
  status: uploadStatus,
  error_message: z.string().nullable(),
  title: z.string(),
  imageUrl: z.string().nullable(),
  hasVocal: z.boolean(),
  // What was heard, and how sure that is; null until it was listened to.
  heard: heardFacts.nullable(),
})

export type UploadStatus = z.infer<typeof uploadStatus>
export type UploadTarget = z.infer<typeof uploadTarget>
export type VideoUpload = z.infer<typeof videoUpload>
export type HeardFacts = z.infer<typeof heardFacts>
export type AudioUpload = z.infer<typeof audioUpload>
