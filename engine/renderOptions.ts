import type { NoteCache } from './instruments/createNoteCache.ts'
import type { SampleSource } from './instruments/sampled/sampleSource.ts'
import type { Span } from './mix/collectBlocks.ts'
import type { Singer } from './voice/singing/createSinger.ts'
import type { TrainedVoices } from './voice/trained/createTrainedLineSinger.ts'

export type RenderOptions = {
  sampleRate: number
  /** flite's WASM bytes; needed when the score's singer is one of the speaker's. */
  speaker?: Uint8Array<ArrayBuffer> | undefined
  /** Needed when the score's singer is a trained one. */
  trained?: TrainedVoices | undefined
  /** Sings the score's lines elsewhere, on another thread say; otherwise they are sung here, each when it is needed. */
  singer?: Singer | undefined
  /** Recorded instruments, for scores that are played by them; without them the formula plays. */
  samples?: SampleSource | undefined
  /** Notes kept from song to song; otherwise they are forgotten with this one. */
  notes?: NoteCache
  /** Only these frames of the song; left out, all of them. */
  span?: Span
}
