import type { Desk, StereoRow } from '../audio/kernels/createDesk.ts'

/** Where a note lies in the song, in frames; from `releaseFrame` it fades over `releaseFrames`. */
export type PlacedNote = {
  startFrame: number
  releaseFrame: number
  releaseFrames: number
  leftGain: number
  rightGain: number
}

type Sound = { left: Float32Array; right: Float32Array }

/** Adds the part of a note that falls into the target's window, which starts at `windowStart`. */
export type NoteMixer = (target: StereoRow, windowStart: number, note: Sound, placed: PlacedNote) => void

export function createNoteMixer(desk: Desk, windowFrames: number): NoteMixer {
  const { mixHeld, mixFading } = desk.kernels
  const left = desk.row(windowFrames)
  const right = desk.row(windowFrames)

  // Notes are kept outside the desk; what of them sounds in this window is brought in.
  function bring(note: Sound, from: number, to: number): [left: number, right: number] {
    left.set(note.left.subarray(from, to))
    if (note.right === note.left) return [left.byteOffset, left.byteOffset]
    right.set(note.right.subarray(from, to))
    return [left.byteOffset, right.byteOffset]
  }

  return (target, windowStart, note, { startFrame, releaseFrame, releaseFrames, leftGain, rightGain }) => {
    const windowEnd = windowStart + target.left.length
    const soundEnd = startFrame + note.left.length
    const from = Math.max(windowStart, startFrame)
    const heldTo = Math.max(from, Math.min(windowEnd, releaseFrame, soundEnd))
    const fadeTo = Math.max(heldTo, Math.min(windowEnd, releaseFrame + releaseFrames, soundEnd))
    if (fadeTo <= from) return
    const [a, b] = bring(note, from - startFrame, fadeTo - startFrame)
    const at = (from - windowStart) * 4
    const held = heldTo - from
    const l = target.left.byteOffset + at
    const r = target.right.byteOffset + at
    if (held > 0) mixHeld(l, r, a, b, leftGain, rightGain, held)
    if (fadeTo > heldTo) {
      const share = 1 - (heldTo - releaseFrame) / releaseFrames
      const skip = held * 4
      mixFading(l + skip, r + skip, a + skip, b + skip, leftGain, rightGain, share, 1 / releaseFrames, fadeTo - heldTo)
    }
  }
}
