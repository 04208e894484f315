import { createHash } from 'node:crypto'
import type { Action, DownloadFormat } from '@arioso/contract'
import { type StoredClip, clipFiles } from '@arioso/storage'

type FormatFacts = { ending: string; type: string; asks?: Action; needs?: 'score' | 'words'; isLong?: true }

export const formats: Record<DownloadFormat, FormatFacts> = {
  mp3: { ending: '.mp3', type: 'audio/mpeg' },
  m4a: { ending: '.m4a', type: 'audio/mp4' },
  wav: { ending: '.wav', type: 'audio/wav', asks: 'downloadWav' },
  flac: { ending: '.flac', type: 'audio/flac', asks: 'downloadWav' },
  stems: { ending: ' (stems).zip', type: 'application/zip', asks: 'splitTwelveStems', needs: 'score', isLong: true },
  midi: { ending: '.mid', type: 'audio/midi', needs: 'score' },
  chords: { ending: ' (chords).txt', type: 'text/plain; charset=utf-8', needs: 'score' },
  lrc: { ending: '.lrc', type: 'text/plain; charset=utf-8', needs: 'words' },
  square_video: { ending: ' (square).mp4', type: 'video/mp4', isLong: true },
  vertical_video: { ending: ' (vertical).mp4', type: 'video/mp4', isLong: true },
}

export type DownloadFile = { key: string; filename: string; type: string }

// The key changes with everything that is written into a file, so that a renamed song is never fetched under its old name.
export function downloadFile(clip: StoredClip, format: DownloadFormat, startSeconds: number): DownloadFile {
  const { ending, type } = formats[format]
  const { title, displayName, style, lyrics, caption, imageUrl, attempt } = clip
  const written = [title, displayName, style, lyrics, caption, imageUrl, attempt, isVideo(format) ? startSeconds : 0]
  const fingerprint = createHash('sha256').update(JSON.stringify(written)).digest('hex').slice(0, 16)
  return { key: clipFiles(clip.id).download(`${format}-${fingerprint}`), filename: `${nameOf(clip)}${ending}`, type }
}

export function isVideo(format: DownloadFormat): boolean {
  return format === 'square_video' || format === 'vertical_video'
}

// What no file system minds.
function nameOf({ title, displayName }: StoredClip): string {
  const name = `${displayName} - ${title || 'Untitled'}`
  return name
    .replaceAll(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 120)
}
