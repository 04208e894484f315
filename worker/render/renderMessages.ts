import type { SongOrder } from '@arioso/providers/music'

export type AlignedTime = { word: string; line: number; section: number; startSeconds: number; endSeconds: number }

export type SongFacts = {
  durationSeconds: number
  audioBytes: number
  tempoBpm: number | null
  keyName: string | null
  words: AlignedTime[]
  scoreJson: string | null
  cover: { svg: string; palette: string[] } | null
}

export type SpeedRequest = {
  speed: { multiplier: number; keepPitch: boolean }
  source: { wavPath: string; tempoBpm: number | null; keyName: string | null; words: AlignedTime[] }
  wavPath: string
}

export type RenderRequest = { order: SongOrder; wavPath: string } | SpeedRequest

export type RenderMessage =
  | { kind: 'ready' }
  | { kind: 'started'; facts: SongFacts }
  | { kind: 'audio'; bytes: Uint8Array<ArrayBuffer>; progress: number }
  | { kind: 'finished'; peaks: number[] }
  | { kind: 'failed'; message: string }
