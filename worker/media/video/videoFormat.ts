// What a film is, its first bytes say; its name may say anything. As with sound, FFmpeg may not guess: it would follow
// playlists that point at other files and addresses.
export type VideoFormat = 'mov' | 'matroska'

// Old QuickTime files begin without saying their kind, with any of these boxes.
const BOXES = new Set(['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'])

export function findVideoFormat(bytes: Uint8Array): VideoFormat | undefined {
  const text = (from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))
  if (text(0, 4) === '\x1a\x45\xdf\xa3') return 'matroska'
  return BOXES.has(text(4, 8)) ? 'mov' : undefined
}
