import type { RenderedBlock, Score, WordTime } from '@arioso/engine'

export type SongOrder = {
  seed: number
  title: string
  style: string
  excludedStyle: string
  lyrics: string
  instrumental: boolean
  maxSeconds: number
}

export type SongMaking = {
  score?: Score
  sampleRate: number
  totalFrames: number
  words: WordTime[]
  blocks: Iterable<RenderedBlock>
}

export type MusicProvider = { makeSong(order: SongOrder): Promise<SongMaking> }
