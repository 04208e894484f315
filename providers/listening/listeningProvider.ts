import type { Analysis } from '@arioso/contract'
import type { Fingerprint, Samples, Score, Separated } from '@arioso/engine'

export type Recording = { sampleRate: number; totalFrames: number; blocks: () => Iterable<Samples> }

export type ListeningProvider = {
  measureLufs(recording: Recording): number
  // Every levelled block is handed over once, in order; the analysis is there afterwards. 'kept' leaves every sample alone.
  level(recording: Recording, lufs: number | 'kept', take: (block: Samples) => Promise<void>): Promise<Analysis>
  // The recording as a score, which covers are made from.
  writeScore(heard: Analysis, about: { seed: number; title: string }): Score
  // What tells it from every other recording, however loud and however coded.
  fingerprint(recording: Recording): Fingerprint
  // Twice the recording, block by block: with its voice and with its drums turned down.
  separate(recording: Pick<Recording, 'sampleRate' | 'blocks'>): Iterable<Separated>
}
