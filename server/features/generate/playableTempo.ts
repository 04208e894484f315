import { TEMPO_BPM } from '@arioso/contract'

// A song that was bent, or a recording, may go faster or slower than a band plays.
export function playableTempo(tempoBpm: number): number {
  return Math.min(TEMPO_BPM.fastest, Math.max(TEMPO_BPM.slowest, Math.round(tempoBpm)))
}
