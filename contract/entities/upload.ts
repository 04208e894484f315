import { z } from 'zod'

export const uploadStatus = z.enum(['uploading', 'uploading-complete', 'processing', 'complete', 'error'])

// Where the browser sends the file itself: every field goes into the form before the file.
export const uploadTarget = z.object({ id: z.uuid(), url: z.string(), fields: z.record(z.string(), z.string()) })

export const videoUpload = uploadTarget.extend({
  status: uploadStatus,
  error_message: z.string().nullable(),
  s3_id: z.string().nullable(),
  image_url: z.string().nullable(),
})

const heardFact = <Value extends z.ZodType>(value: Value) => z.object({ value, confidence: z.number().min(0).max(1) })

export const audioUpload = z.object({
  id: z.uuid(),
  status: uploadStatus,
  error_message: z.string().nullable(),
  title: z.string(),
  imageUrl: z.string().nullable(),
  hasVocal: z.boolean(),
  // What was heard, and how sure that is; null until it was listened to.
  heard: z.object({ tempo_bpm: heardFact(z.number()), key_name: heardFact(z.string()) }).nullable(),
})

export type UploadStatus = z.infer<typeof uploadStatus>
export type UploadTarget = z.infer<typeof uploadTarget>
export type VideoUpload = z.infer<typeof videoUpload>
export type AudioUpload = z.infer<typeof audioUpload>
