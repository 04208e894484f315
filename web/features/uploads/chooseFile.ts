import { toasts, type ToastText } from '@arioso/contract/toasts'
import { AUDIO_UPLOAD_EXTENSIONS, AUDIO_UPLOAD_MAX_BYTES } from '@arioso/contract/limits'
import type { AudioExtension } from './send/audioUploads.ts'

type NamedFile = Pick<File, 'name' | 'type' | 'size'>

type Choice<F> =
  | { file: F; extension: AudioExtension; problem?: undefined }
  | { problem: ToastText; file?: undefined; extension?: undefined }

// Some systems know no type for a file; then its name has to do. What is really inside, the server listens to.
const TYPES: Record<string, AudioExtension> = {
  'audio/mpeg': 'mp3',
  'audio/mp3': 'mp3',
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'audio/wave': 'wav',
  'audio/flac': 'flac',
  'audio/x-flac': 'flac',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/ogg': 'ogg',
  'audio/webm': 'webm',
}

export const ACCEPTED_FILES = `audio/*,${AUDIO_UPLOAD_EXTENSIONS.map((extension) => `.${extension}`).join(',')}`

export function chooseFile<F extends NamedFile>(files: readonly F[]): Choice<F> {
  const [file] = files
  if (file === undefined || files.length > 1) return { problem: toasts.oneFileOnly }
  const ending = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase()
  const named = AUDIO_UPLOAD_EXTENSIONS.find((extension) => extension === ending)
  const isAudio = file.type.startsWith('audio/') || (named !== undefined && !file.type.startsWith('image/'))
  if (!isAudio) return { problem: toasts.audioOnly }
  const extension = named ?? TYPES[file.type]
  if (extension === undefined) return refuse('Choose MP3, WAV, FLAC, M4A, OGG or WebM audio.')
  if (file.size > AUDIO_UPLOAD_MAX_BYTES) return refuse('Choose a file up to 100 MB.')
  return { file, extension }
}

function refuse(message: string): { problem: ToastText } {
  return { problem: { ...toasts.uploadNotProcessed, message } }
}
