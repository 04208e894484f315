import type { SongFacts } from './renderMessages.ts'

export type SongBlock = { startFrame: number; left: Float32Array; right: Float32Array }

/** What a render thread encodes. `isExact`: the samples come from a master and are written back bit by bit. */
export type OpenedSong = {
  sampleRate: number
  totalFrames: number
  isExact?: boolean
  facts: SongFacts
  blocks: Iterable<SongBlock> | AsyncIterable<SongBlock>
  leave?(): Promise<void>
}
