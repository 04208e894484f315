// What a file is, its first bytes say; its name may say anything. Only these may be opened: FFmpeg left to guess would also
// follow playlists that point at other files and addresses.
const MPEG_SYNC = 0xff
const ZEROS_PASSED_OVER = 8192

export type SoundFormat = 'mp3' | 'wav' | 'flac' | 'mov' | 'ogg' | 'matroska'

export function findSoundFormat(bytes: Uint8Array): SoundFormat | undefined {
  const text = (from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))
  if ((text(0, 4) === 'RIFF' || text(0, 4) === 'RF64') && text(8, 12) === 'WAVE') return 'wav'
  if (text(0, 4) === 'fLaC') return 'flac'
  if (text(0, 4) === 'OggS') return 'ogg'
  if (text(4, 8) === 'ftyp') return 'mov'
  if (text(0, 4) === '\x1a\x45\xdf\xa3') return 'matroska'
  if (text(0, 3) === 'ID3') return afterTag(bytes)
  const start = bytes.subarray(0, ZEROS_PASSED_OVER).findIndex((byte) => byte !== 0)
  return start >= 0 && isMp3Frame(bytes, start) ? 'mp3' : undefined
}

// A tag of the MP3 world may stand before FLAC too; its length is written in seven bits a byte.
function afterTag(bytes: Uint8Array): SoundFormat {
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(6, 10)
  const end = 10 + ((a << 21) | (b << 14) | (c << 7) | d)
  return String.fromCharCode(...bytes.subarray(end, end + 4)) === 'fLaC' ? 'flac' : 'mp3'
}

// Layer bits 00 are AAC in its own frames, which has the same sync word.
function isMp3Frame(bytes: Uint8Array, at: number): boolean {
  const second = bytes[at + 1] ?? 0
  return bytes[at] === MPEG_SYNC && (second & 0xe0) === 0xe0 && (second & 0x06) !== 0
}
