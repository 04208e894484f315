import { z } from 'zod'
import { defineCall, idParams } from '../call.ts'
import { AVATAR_PROMPT_MAX, IMAGE_TO_SONG_DESCRIPTION_MAX, IMAGE_TO_SONG_IMAGES_MAX } from '../limits.ts'
import { uploadTarget } from '../entities/upload.ts'

const filename = z.string().min(1).max(300)

export const imageCalls = {
  promptImage: defineCall({
    method: 'POST',
    path: '/api/gen/prompt_image/',
    access: 'member',
    summary: 'Draws a picture from a text',
    body: z.object({ prompt: z.string().trim().min(1).max(AVATAR_PROMPT_MAX) }),
    reply: z.object({ image_url: z.string() }),
  }),
  extractFromImages: defineCall({
    method: 'POST',
    path: '/api/gen/extract_images/',
    access: 'member',
    summary: 'Looks at one to three pictures and describes the song that belongs to them',
    body: z.object({
      user_uploaded_images_b64: z.array(z.string().min(1).max(330_000)).min(1).max(IMAGE_TO_SONG_IMAGES_MAX),
      description: z.string().max(IMAGE_TO_SONG_DESCRIPTION_MAX).default(''),
    }),
    reply: z.object({
      gpt_description_prompt: z.string(),
      tags: z.string(),
      title: z.string(),
      mood: z.string(),
      scenes: z.array(z.string()),
      palette: z.array(z.object({ name: z.string(), hex: z.string() })),
    }),
  }),
  startImageUpload: defineCall({
    method: 'POST',
    path: '/api/uploads/image/',
    access: 'member',
    summary: 'Where to send a picture for a profile, a song or a playlist',
    body: z.object({ extension: z.enum(['png', 'jpg', 'jpeg', 'webp']) }),
    reply: uploadTarget,
  }),
  finishImageUpload: defineCall({
    method: 'POST',
    path: '/api/uploads/image/:id/upload-finish/',
    access: 'member',
    summary: 'The picture has arrived; answers where it can be seen',
    params: idParams,
    body: z.object({ upload_filename: filename }),
    reply: z.object({ image_url: z.string(), image_s3_id: z.string() }),
  }),
}
