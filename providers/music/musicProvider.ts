import type {
  Key,
  RenderedBlock,
  Score,
  SongExtras,
  SongPlan,
  SongRework,
  StemName,
  StemRendering,
  StemSplit,
  WordTime,
} from '@arioso/engine'
import type { StopFlag } from './stopFlag.ts'

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
  singer?: string
  weirdness?: number
  styleStrength?: number
  extras?: SongExtras
  plan?: SongPlan
  // Made of another song instead of from nothing.
  rework?: SongRework
}

export type SongMaking = {
  score?: Score
  sampleRate: number
  totalFrames: number
  /** So many frames at the beginning are the source once more, to compare levels with; they do not count in the total. */
  leadInFrames: number
  words: WordTime[]
  /** In order and without gaps, each to be used before the next is asked for. Leaving the loop early gives the song up. */
  blocks: AsyncIterable<RenderedBlock>
  /** Gives up a song whose blocks may not have been asked for at all: the next song waits for it. */
  leave(): Promise<void>
}

export type { SongRework, StemName, StemRendering, StemSplit }

export type MusicProvider = {
  /** `stop`, once raised, ends the song within the note or line it is at: `blocks` then throws. */
  makeSong(order: SongOrder, stop?: StopFlag): Promise<SongMaking>
  /** A score's voice and instruments apart; together they are the song. */
  makeStems(score: Score, split: StemSplit): Promise<StemRendering>
  close(): Promise<void>
}
