import type { Key, RenderedBlock, Score, SongExtras, WordTime } from '@arioso/engine'

export type SongOrder = {
  seed: number
  title: string
  style: string
  excludedStyle: string
  lyrics: string
  instrumental: boolean
  maxSeconds: number
  lengthSeconds?: number
  // What the person set by hand; left out, style and seed decide.
  tempoBpm?: number
  key?: Key
  voice?: 'female' | 'male'
  weirdness?: number
  styleStrength?: number
  extras?: SongExtras
}

export type SongMaking = {
  score?: Score
  sampleRate: number
  totalFrames: number
  words: WordTime[]
  /** In order and without gaps. Leaving the loop early gives the song up. */
  blocks: AsyncIterable<RenderedBlock>
}

export type MusicProvider = {
  makeSong(order: SongOrder): Promise<SongMaking>
  close(): Promise<void>
}
