import type { VIDEO_UPLOAD_EXTENSIONS } from '@arioso/contract/limits'

export type VideoExtension = (typeof VIDEO_UPLOAD_EXTENSIONS)[number]

// A video of one's own, as the browser reads it.
export type Film = {
  file: File
  extension: VideoExtension
  url: string
  durationSeconds: number
}
