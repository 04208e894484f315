import { toasts, type ToastText } from '@arioso/contract/toasts'
import { HOOK_LENGTH_TOLERANCE_MS, HOOK_VIDEO, VIDEO_UPLOAD_EXTENSIONS } from '@arioso/contract/limits'
import type { VideoExtension } from './film.ts'

type NamedFile = Pick<File, 'name' | 'type' | 'size'>

type Choice<F> =
  | { file: F; extension: VideoExtension; problem?: undefined }
  | { problem: ToastText; file?: undefined; extension?: undefined }

const TYPES: Record<string, VideoExtension> = {
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
  'video/x-m4v': 'm4v',
  'video/x-matroska': 'mkv',
}

const TOLERANCE_SECONDS = HOOK_LENGTH_TOLERANCE_MS / 1000

export const ACCEPTED_VIDEOS = `video/*,${VIDEO_UPLOAD_EXTENSIONS.map((extension) => `.${extension}`).join(',')}`

// Some systems know no type for a file; then its name has to do. What is really inside, the server looks at.
export function chooseVideo<F extends NamedFile>(files: readonly F[]): Choice<F> {
  const [file] = files
  if (file === undefined) return { problem: toasts.videoMissing }
  if (files.length > 1) return { problem: toasts.oneFileOnly }
  const ending = file.name.slice(file.name.lastIndexOf('.') + 1).toLowerCase()
  const extension = VIDEO_UPLOAD_EXTENSIONS.find((each) => each === ending) ?? TYPES[file.type]
  if (extension === undefined || /^(audio|image|text)\//.test(file.type)) return { problem: toasts.videoFailed }
  if (file.size > HOOK_VIDEO.maxBytes) return { problem: toasts.videoTooLarge }
  return { file, extension }
}

export function findLengthProblem(seconds: number): ToastText | undefined {
  if (seconds < HOOK_VIDEO.minSeconds - TOLERANCE_SECONDS) return toasts.videoTooShort
  return seconds > HOOK_VIDEO.maxSeconds + TOLERANCE_SECONDS ? toasts.videoTooLong : undefined
}
