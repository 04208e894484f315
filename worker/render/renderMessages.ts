import type { SongOrder, StemSplit, StopFlag } from '@arioso/providers/music'
import type { ClipEdit } from '@arioso/storage'

export type AlignedTime = { word: string; line: number; section: number; startSeconds: number; endSeconds: number }

export type SongFacts = {
  durationSeconds: number
  audioBytes: number
  tempoBpm: number | null
  keyName: string | null
  words: AlignedTime[]
  scoreJson: string | null
  // Where a song was made of another, what it sings now; null leaves the clip's words alone.
  lyrics: string | null
  voiceNote?: string
  cover: { svg: string; palette: string[] } | null
}

// A song on disk that another is made of: its master, or what was rendered a moment ago.
export type SourceSong = {
  path: string
  tempoBpm: number | null
  keyName: string | null
  words: AlignedTime[]
  scoreJson: string | null
}

/** `parent` is the song whose sound continues into this one. */
export type SongTask = { order: SongOrder; wavPath: string; parent?: { path: string } }

export type SpeedTask = {
  speed: { multiplier: number; keepPitch: boolean }
  source: SourceSong
  wavPath: string
}

export type AudioEdit =
  | Extract<ClipEdit, { kind: 'crop' | 'fade' | 'reverse' | 'concat' | 'remaster' }>
  | { kind: 'copy' }

export type EditTask = { edit: AudioEdit; sources: SourceSong[]; wavPath: string }

/** Writes one file a stem into the folder: from the notes, or, of a recording, what can be told apart by its sound. */
export type StemsTask = {
  stems: { folder: string } & ({ scoreJson: string; split: StemSplit } | { path: string })
}

export type WrittenStem = { name: string; wavPath: string; peak: number }

/** Peaks for drawing a song; files where a song was split. */
export type Rendered = { peaks: number[]; stems: WrittenStem[] }

export type RenderRequest = SongTask | SpeedTask | EditTask | StemsTask

export type RenderOrder = { request: RenderRequest; stop: StopFlag }

export type RenderMessage =
  | { kind: 'ready' }
  | { kind: 'started'; facts: SongFacts }
  | { kind: 'audio'; bytes: Uint8Array<ArrayBuffer>; progress: number }
  | ({ kind: 'finished' } & Rendered)
  | { kind: 'failed'; message: string }
