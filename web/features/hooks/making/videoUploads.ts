import type { UploadTarget } from '@arioso/contract'
import { toasts, type ToastText } from '@arioso/contract/toasts'
import { UPLOAD_STATUS_POLL_MS, UPLOAD_STATUS_TIMEOUT_MS, VIDEO_UPLOAD_TIMEOUT_MS } from '@arioso/contract/limits'
import { api } from '../../../data/api/api.ts'
import { ApiError } from '../../../data/api/ApiError.ts'
import type { Film } from './film.ts'
import { pause } from '../../../data/api/pause.ts'
import { postForm, type SendingWatch } from '../../../data/api/postForm.ts'

type Looked = { status: string; error_message: string | null; s3_id: string | null }

export type UploadedVideo = { uploadId: string; s3Id: string }

export type VideoUploadEnd = { video: UploadedVideo } | { problem: ToastText }

// What an upload is made of, so that a test can let ten minutes pass at once.
export type UploadSteps = {
  start: () => Promise<UploadTarget>
  send: (target: UploadTarget, watch: SendingWatch) => Promise<void>
  finish: (id: string) => Promise<unknown>
  look: (id: string) => Promise<Looked>
  pause: (milliseconds: number) => Promise<void>
  timeout: (milliseconds: number) => AbortSignal
}

export function uploadVideo(film: Film, watch: SendingWatch): Promise<VideoUploadEnd> {
  return runUpload(stepsOf(film), watch)
}

function stepsOf({ file, extension }: Film): UploadSteps {
  return {
    start: () => api('POST /api/uploads/video/', { body: { extension } }),
    send: async ({ url, fields }, watch) => {
      const form = new FormData()
      for (const [field, value] of Object.entries(fields)) form.append(field, value)
      form.append('file', file, `video.${extension}`)
      await postForm(url, form, watch)
    },
    finish: (id) =>
      api('POST /api/uploads/video/:id/upload-finish/', {
        params: { id },
        body: {
          upload_type: 'file_upload',
          upload_filename: file.name.slice(0, 300) || `video.${extension}`,
          is_video_cover: true,
          require_video_sprite: false,
          fail_task_on_moderation: true,
          video_upload_type: 'hook',
        },
      }),
    look: (id) => api('GET /api/uploads/video/:id/', { params: { id } }),
    pause,
    timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
  }
}

export async function runUpload(steps: UploadSteps, watch: SendingWatch): Promise<VideoUploadEnd> {
  const tooLate = steps.timeout(VIDEO_UPLOAD_TIMEOUT_MS)
  try {
    const target = await steps.start()
    await steps.send(target, { ...watch, signal: AbortSignal.any([watch.signal, tooLate]) })
    await steps.finish(target.id)
    return await waitForVideo(target.id, steps, watch.signal)
  } catch (error) {
    if (tooLate.aborted) return { problem: toasts.uploadTimedOut }
    const isTooLarge = error instanceof ApiError && error.status === 413
    return { problem: isTooLarge ? toasts.videoTooLarge : toasts.videoFailed }
  }
}

// A lost connection is not the end: the next look may find one again.
async function waitForVideo(id: string, steps: UploadSteps, signal: AbortSignal): Promise<VideoUploadEnd> {
  const looks = UPLOAD_STATUS_TIMEOUT_MS / UPLOAD_STATUS_POLL_MS
  for (let look = 0; look < looks && !signal.aborted; look += 1) {
    const seen = await steps.look(id).catch((error: unknown) => console.warn('the video could not be looked at', error))
    if (seen?.status === 'complete' && seen.s3_id !== null) return { video: { uploadId: id, s3Id: seen.s3_id } }
    if (seen?.status === 'error') return { problem: refusal(seen.error_message) }
    await steps.pause(UPLOAD_STATUS_POLL_MS)
  }
  return { problem: toasts.videoProcessingTimedOut }
}

function refusal(message: string | null): ToastText {
  return message === null ? toasts.videoFailed : { ...toasts.videoRefused, title: message }
}
