import type { EngineKey } from '@arioso/contract/models'
import type { DoorFacts } from '../outside/index.ts'

export type EngineTask =
  | { kind: 'song' }
  // strength: how closely the source is followed, 0 to 1.
  | { kind: 'cover'; sourcePath: string; strength: number }
  // Anew between these seconds of the source; behind its end a song goes on.
  | { kind: 'repaint'; sourcePath: string; fromSeconds: number; toSeconds: number }
  | { kind: 'extract'; sourcePath: string; track: string }

export type EngineTaskKind = EngineTask['kind']

export type EngineOrder = {
  seed: number
  // A wish in a sentence, for an engine that writes: then lyrics and style are its own.
  description?: string
  style: string
  excludedStyle: string
  lyrics: string
  instrumental: boolean
  // 'en', or 'unknown' to let the engine find out.
  language: string
  lengthSeconds?: number
  tempoBpm?: number
  // 'F# minor': tonic, then major or minor.
  keyName?: string
  // A recording it should sound like.
  referencePath?: string
  task: EngineTask
}

export type EngineMaking = {
  /** Where the finished sound is to lie: engines keep theirs for a while only. */
  path: string
  signal: AbortSignal
  onProgress?: (share: number) => void
}

/** What the engine wrote itself. */
export type EngineWords = { lyrics?: string; style?: string }

export type EngineHealth = {
  // 'starting': it is there and does not answer yet, as while a model is loaded.
  state: 'ready' | 'starting' | 'offline' | 'refused'
  tasks: readonly EngineTaskKind[]
  // Whether it can write lyrics and style from a sentence.
  writes: boolean
  detail: string
}

export type OutsideEngine = {
  readonly key: EngineKey
  look(): Promise<EngineHealth>
  /** Settles within the time limit the engine was opened with, whatever the other side does. Failures are EngineErrors. */
  make(order: EngineOrder, making: EngineMaking): Promise<EngineWords>
  facts(): DoorFacts
}
