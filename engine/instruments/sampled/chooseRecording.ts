import type { Recording } from './recording.ts'

const HARD_FROM = 0.5
// Farther away a recording sounds like another instrument.
const NEIGHBOUR_SEMITONES = 3

export function layerOf(velocity: number): number {
  return velocity >= HARD_FROM ? 1 : 0
}

/** The nearest recording of the layer; the second take is its neighbour, where that is near enough. */
export function chooseRecording(
  recordings: readonly Recording[],
  pitch: number,
  layer: number,
  variant: number,
): Recording {
  const distance = (recording: Recording): number =>
    Math.abs(recording.pitch - pitch) + (recording.layer === layer ? 0 : 2 * NEIGHBOUR_SEMITONES)
  const [nearest, next] = [...recordings].sort((a, b) => distance(a) - distance(b))
  return variant % 2 === 1 && next && distance(next) <= NEIGHBOUR_SEMITONES ? next : nearest
}
