import { z } from 'zod'
import { defineCall, idParams } from '../call.ts'
import { downloadFormat } from '../entities/download.ts'
import { ZIP_SONGS_MAX } from '../limits.ts'

const pending = z.object({ status: z.enum(['running', 'complete']), url: z.string().nullable() })

const quota = z.object({ limit: z.number().int(), used: z.number().int(), resets_on: z.iso.datetime() })

export const downloadCalls = {
  downloadClip: defineCall({
    method: 'GET',
    path: '/api/download/clip/:id',
    access: 'member',
    summary: 'Where a song can be downloaded; ask again until it is complete. One song counts once, in whatever format',
    params: idParams,
    query: z.object({
      format: downloadFormat.default('mp3'),
      // Where a video begins, in seconds.
      start_s: z.coerce.number().int().min(0).max(100_000).default(0),
    }),
    reply: pending.extend({ filename: z.string() }),
  }),
  listDownloadFormats: defineCall({
    method: 'GET',
    path: '/api/download/clip/:id/formats',
    access: 'member',
    summary: 'The formats a song of yours has, and whether it counted already',
    params: idParams,
    reply: quota.extend({ formats: z.array(downloadFormat), is_counted: z.boolean() }),
  }),
  convertToWav: defineCall({
    method: 'POST',
    path: '/api/gen/:id/convert_wav/',
    access: 'member',
    summary: 'Prepares a song as WAV',
    params: idParams,
    reply: pending,
  }),
  getWavFile: defineCall({
    method: 'GET',
    path: '/api/gen/:id/wav_file/',
    access: 'member',
    summary: 'Where the WAV is, when it is ready',
    params: idParams,
    reply: pending,
  }),
  prepareZip: defineCall({
    method: 'POST',
    path: '/api/download/clips/zip/prepare',
    access: 'member',
    summary: 'Packs up to 200 songs into one file; ask again until it is complete. Each song counts once',
    body: z.object({
      clip_ids: z.array(z.uuid()).min(1).max(ZIP_SONGS_MAX),
      format: z.enum(['mp3', 'wav']).default('mp3'),
    }),
    // How many songs are ready to be packed.
    reply: pending.extend({ id: z.uuid(), filename: z.string(), ready: z.number().int(), total: z.number().int() }),
  }),
  getDownloadQuota: defineCall({
    method: 'GET',
    path: '/api/download/quota',
    access: 'member',
    summary: 'How many songs you may still download before the quota comes back',
    reply: quota,
  }),
}
