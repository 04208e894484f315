import type { RecordedSound } from '../../score.ts'

/** Where in which file a recording lies, and how it is packed. */
export type PackedSound = { file: string; packing: 'vorbis' | 'mp3' | 'flac'; fromByte: number; bytes: number }

/** The recordings of real instruments, handed in: the engine reads no files and knows no decoders. */
export type SampleSource = {
  /** Whether the file is there, the very one that the bank was measured on. */
  has: (file: string) => boolean
  /**
   * A recording from its beginning, one array a channel: at least `frames` long, or whole. However many are asked for,
   * the first are always the same, so the order in which notes come makes no difference.
   */
  decode: (sound: PackedSound, frames: number) => Int16Array[]
  /** Which band plays from them; left out, the newest. */
  band?: RecordedSound
}
