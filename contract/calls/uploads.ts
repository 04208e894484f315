import { z } from 'zod'
import { defineCall, idParams, success } from '../call.ts'
import { audioUpload, heardFacts, uploadTarget, videoUpload } from '../entities/upload.ts'
import { AUDIO_UPLOAD_EXTENSIONS, VIDEO_UPLOAD_EXTENSIONS } from '../limits.ts'

const filename = z.string().min(1).max(300)

export const uploadCalls = {
  startVideoUpload: defineCall({
    method: 'POST',
    path: '/api/uploads/video/',
    access: 'member',
    summary: 'Where to send a video: post the file to url with the fields in front of it',
    body: z.object({ extension: z.enum(VIDEO_UPLOAD_EXTENSIONS) }),
    reply: uploadTarget,
  }),
  finishVideoUpload: defineCall({
    method: 'POST',
    path: '/api/uploads/video/:id/upload-finish/',
    access: 'member',
    summary:
      'The video has arrived and can be processed: with a picture as its cover and a sprite of ten pictures where they are wanted, and refused for its name where moderation may fail it',
    params: idParams,
    body: z.object({
      upload_type: z.literal('file_upload'),
      upload_filename: filename,
      is_video_cover: z.boolean().default(false),
      require_video_sprite: z.boolean().default(false),
      fail_task_on_moderation: z.boolean().default(false),
      video_upload_type: z.literal('hook'),
    }),
    reply: success,
  }),
  getVideoUpload: defineCall({
    method: 'GET',
    path: '/api/uploads/video/:id/',
    access: 'member',
    summary: 'How far your video is; polled every two seconds',
    params: idParams,
    reply: videoUpload.omit({ url: true, fields: true }),
  }),
  startAudioUpload: defineCall({
    method: 'POST',
    path: '/api/uploads/audio/',
    access: 'member',
    summary: 'Where to send audio: post the file to url with the fields in front of it',
    body: z.object({
      extension: z.enum(AUDIO_UPLOAD_EXTENSIONS),
      upload_type: z.enum(['file_upload', 'recording']).default('file_upload'),
    }),
    reply: uploadTarget,
  }),
  finishAudioUpload: defineCall({
    method: 'POST',
    path: '/api/uploads/audio/:id/upload-finish/',
    access: 'member',
    summary: 'The audio has arrived and can be listened to; seconds outside the trim are dropped',
    params: idParams,
    body: z.object({
      upload_type: z.enum(['file_upload', 'recording']),
      upload_filename: filename,
      trim_start_s: z.number().min(0).max(100_000).optional(),
      trim_end_s: z.number().min(0).max(100_000).optional(),
    }),
    reply: success,
  }),
  getAudioUpload: defineCall({
    method: 'GET',
    path: '/api/uploads/audio/:id/',
    access: 'member',
    summary: 'How far your audio is, and whether somebody sings in it',
    params: idParams,
    reply: audioUpload,
  }),
  initializeClip: defineCall({
    method: 'POST',
    path: '/api/uploads/audio/:id/initialize-clip/',
    access: 'member',
    summary: 'Makes a clip of your uploaded audio',
    params: idParams,
    reply: z.object({ clip_id: z.uuid() }),
  }),
  getHeard: defineCall({
    method: 'GET',
    path: '/api/clip/:id/heard',
    access: 'member',
    summary: 'What was heard in a recording, and how sure that is; null for songs that came with a score',
    params: idParams,
    reply: z.object({ heard: heardFacts.nullable() }),
  }),
}
