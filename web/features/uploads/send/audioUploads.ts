import type { AudioUpload } from '@arioso/contract'
import { UPLOAD_STATUS_POLL_MS, UPLOAD_STATUS_TIMEOUT_MS, type AUDIO_UPLOAD_EXTENSIONS } from '@arioso/contract/limits'
import { api } from '../../../data/api/api.ts'
import { ApiError } from '../../../data/api/ApiError.ts'
import { fetchClips } from '../../../data/songs/clipCache.ts'
import { pause } from '../../../data/api/pause.ts'
import { postForm, type SendingWatch } from '../../../data/api/postForm.ts'
import { queryClient } from '../../../data/api/queryClient.ts'

export type AudioExtension = (typeof AUDIO_UPLOAD_EXTENSIONS)[number]

export type AudioToSend = {
  file: Blob
  name: string
  extension: AudioExtension
  uploadType: 'file_upload' | 'recording'
  // Left out, nothing is cut off.
  trim?: { startSeconds: number; endSeconds: number }
}

export async function sendAudio(
  { file, name, extension, uploadType, trim }: AudioToSend,
  watch: SendingWatch,
): Promise<string> {
  const target = await api('POST /api/uploads/audio/', { body: { extension, upload_type: uploadType } })
  const form = new FormData()
  for (const [field, value] of Object.entries(target.fields)) form.append(field, value)
  form.append('file', file, `audio.${extension}`)
  await postForm(target.url, form, watch)
  await api('POST /api/uploads/audio/:id/upload-finish/', {
    params: { id: target.id },
    body: {
      upload_type: uploadType,
      upload_filename: name.slice(0, 300) || `audio.${extension}`,
      ...(trim && { trim_start_s: trim.startSeconds, trim_end_s: trim.endSeconds }),
    },
  })
  return target.id
}

// Undefined when it took too long or no longer exists. A lost connection is not the end: the next poll may succeed.
export async function waitForAudio(id: string, signal: AbortSignal): Promise<AudioUpload | undefined> {
  const looks = UPLOAD_STATUS_TIMEOUT_MS / UPLOAD_STATUS_POLL_MS
  for (let look = 0; look < looks && !signal.aborted; look += 1) {
    const upload = await lookAt(id)
    if (upload === 'gone') return undefined
    if (upload?.status === 'complete' || upload?.status === 'error') return upload
    await pause(UPLOAD_STATUS_POLL_MS)
  }
  return undefined
}

async function lookAt(id: string): Promise<AudioUpload | 'gone' | undefined> {
  try {
    return await api('GET /api/uploads/audio/:id/', { params: { id } })
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 401)) return 'gone'
    console.warn('the upload could not be looked at', error)
    return undefined
  }
}

export async function initializeClip(id: string): Promise<string> {
  const { clip_id } = await api('POST /api/uploads/audio/:id/initialize-clip/', { params: { id } })
  return clip_id
}

export async function nameClip(clipId: string, about: { title: string; imageUrl: string | undefined }): Promise<void> {
  const { title, imageUrl } = about
  await api('POST /api/gen/:id/set_metadata/', {
    params: { id: clipId },
    body: { clipId, title, ...(imageUrl !== undefined && { imageUrl }), isAudioUploadTOSAccepted: true },
  })
}

export async function reloadClips(clipId: string): Promise<void> {
  await Promise.all([fetchClips([clipId]), queryClient.invalidateQueries({ queryKey: ['list'] })])
}
