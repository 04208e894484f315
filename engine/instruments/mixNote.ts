import type { PlayedNote } from './instrument.ts'

/** Where a note lies in the song, in frames; from `releaseFrame` it fades over `releaseFrames`. */
export type PlacedNote = {
  startFrame: number
  releaseFrame: number
  releaseFrames: number
  leftGain: number
  rightGain: number
}

/** Adds the part of a note that falls into [windowStart, windowStart + frames). */
export function mixNote(
  left: Float32Array,
  right: Float32Array,
  windowStart: number,
  frames: number,
  note: PlayedNote,
  placed: PlacedNote,
): void {
  const { startFrame, releaseFrame, releaseFrames } = placed
  const windowEnd = windowStart + frames
  const soundEnd = startFrame + note.left.length
  const heldTo = Math.min(windowEnd, releaseFrame, soundEnd)
  const from = Math.max(windowStart, startFrame)
  if (heldTo > from) mixHeld(left, right, note, from - windowStart, from - startFrame, heldTo - from, placed)
  const fadeFrom = Math.max(from, releaseFrame)
  const fadeTo = Math.min(windowEnd, releaseFrame + releaseFrames, soundEnd)
  for (let frame = fadeFrom; frame < fadeTo; frame++) {
    const share = 1 - (frame - releaseFrame) / releaseFrames
    const fade = share * share
    const source = frame - startFrame
    left[frame - windowStart] += note.left[source] * placed.leftGain * fade
    right[frame - windowStart] += note.right[source] * placed.rightGain * fade
  }
}

function mixHeld(
  left: Float32Array,
  right: Float32Array,
  note: PlayedNote,
  target: number,
  source: number,
  count: number,
  { leftGain, rightGain }: PlacedNote,
): void {
  const a = note.left
  const b = note.right
  if (a === b) {
    for (let i = 0; i < count; i++) {
      const x = a[source + i]
      left[target + i] += x * leftGain
      right[target + i] += x * rightGain
    }
    return
  }
  for (let i = 0; i < count; i++) {
    left[target + i] += a[source + i] * leftGain
    right[target + i] += b[source + i] * rightGain
  }
}
