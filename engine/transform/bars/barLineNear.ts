import { secondsPerBeat, type Score } from '../../score.ts'
import { barPhase } from '../moveScore.ts'

/** The bar line nearest to a second of a song, in seconds; before the last bar. */
export function barLineNear(source: Score, seconds: number): number {
  const beatSeconds = secondsPerBeat(source)
  const barBeats = (source.meter.beats * 4) / source.meter.unit
  const phase = barPhase(source)
  const last = Math.floor((source.lengthBeats - phase - 1e-3) / barBeats)
  const bar = Math.round((seconds / beatSeconds - phase) / barBeats)
  return (phase + Math.min(Math.max(0, bar), Math.max(0, last)) * barBeats) * beatSeconds
}
