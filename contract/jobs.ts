import { z } from 'zod'
import { downloadFormat } from './entities/download.ts'

// What the queue carries. One job makes one clip, so that one failing take never costs the other.
export const generateSongJob = z.object({
  clip_id: z.uuid(),
  attempt: z.number().int().positive(),
})

// The row of a clip is gone; what remains of it are files.
export const removeFilesJob = z.object({ clip_id: z.uuid() })

// key is where the file is to lie; it changes with everything that is written into the file.
export const makeDownloadJob = z.object({
  clip_id: z.uuid(),
  format: downloadFormat,
  start_seconds: z.number().min(0),
  key: z.string(),
})

// Files of songs, as makeDownload makes them, in one packet; name is what a file is called in it.
export const packSongsJob = z.object({
  key: z.string(),
  songs: z.array(z.object({ clip_id: z.uuid(), format: downloadFormat, key: z.string(), name: z.string() })),
})

// Folders and files of somebody who is gone.
export const eraseFilesJob = z.object({ keys: z.array(z.string()) })

// A song that staff removed.
export const rememberRemovedJob = z.object({ clip_id: z.uuid() })

export type RememberRemovedJob = z.infer<typeof rememberRemovedJob>

// tries: how many there have been before this one.
export const deliverWebhookJob = z.object({ delivery_id: z.uuid(), tries: z.number().int().min(0) })

export type DeliverWebhookJob = z.infer<typeof deliverWebhookJob>

// week: the Monday, YYYY-MM-DD, that ends the week it tells about.
export const sendDigestJob = z.object({ user_id: z.string(), week: z.iso.date() })

export type SendDigestJob = z.infer<typeof sendDigestJob>

export const exportDataJob = z.object({ user_id: z.string() })

export type ExportDataJob = z.infer<typeof exportDataJob>

// A packet is kept as long as somebody may still be fetching it.
export const removePacketJob = z.object({ key: z.string() })

export type PackSongsJob = z.infer<typeof packSongsJob>
export type MakeDownloadJob = z.infer<typeof makeDownloadJob>
export const processUploadJob = z.object({ upload_id: z.uuid() })

export type GenerateSongJob = z.infer<typeof generateSongJob>

export type ProcessUploadJob = z.infer<typeof processUploadJob>

// What was wished for with the upload; left out, there is a cover and nothing else.
export const processVideoJob = z.object({
  upload_id: z.uuid(),
  filename: z.string().optional(),
  wants_cover: z.boolean().optional(),
  wants_sprite: z.boolean().optional(),
  is_moderated: z.boolean().optional(),
})
export const renderHookJob = z.object({ hook_id: z.uuid() })

// A hook of a demo song; look is its place among the demo hooks.
export const makeDemoHookJob = z.object({ clip_id: z.uuid(), look: z.number().int().min(0) })

export type MakeDemoHookJob = z.infer<typeof makeDemoHookJob>
export type ProcessVideoJob = z.infer<typeof processVideoJob>
export type RenderHookJob = z.infer<typeof renderHookJob>

export const JOB_QUEUES = {
  generateSong: 'generate-song',
  generateDemoSong: 'generate-demo-song',
  // Songs another server makes: they wait, and nobody's song made here waits behind them.
  generateOutsideSong: 'generate-outside-song',
  changeSpeed: 'change-speed',
  removeFiles: 'remove-files',
  emptyTrash: 'empty-trash',
  sweepFiles: 'sweep-files',
  mendSongs: 'mend-songs',
  makeDownload: 'make-download',
  // Stems and videos take a while; nobody's MP3 waits behind them.
  makeLongDownload: 'make-long-download',
  packSongs: 'pack-songs',
  removePacket: 'remove-packet',
  eraseFiles: 'erase-files',
  exportData: 'export-data',
  deliverWebhook: 'deliver-webhook',
  rememberRemoved: 'remember-removed',
  planDigests: 'plan-digests',
  sendDigest: 'send-digest',
  editSong: 'edit-song',
  splitStems: 'split-stems',
  processUpload: 'process-upload',
  processVideo: 'process-video',
  renderHook: 'render-hook',
  makeDemoHook: 'make-demo-hook',
} as const
