import type { Stereo } from './stretch.ts'

const SAMPLE_RATE = 48_000
// Shorter clicks where a song is cut in the middle of a tone.
const EDGE_FRAMES = 96
const JOIN_FRAMES = 480
// How long two renderings of the same bar sound together where a song goes on in another clip.
const CHAIN_JOIN_FRAMES = 960

export const frameAt = (seconds: number): number => Math.round(seconds * SAMPLE_RATE)

export function cropSamples(song: Stereo, fromFrame: number, toFrame: number): Stereo {
  const kept = { left: song.left.slice(fromFrame, toFrame), right: song.right.slice(fromFrame, toFrame) }
  if (fromFrame > 0) fade(kept, 0, EDGE_FRAMES, 'in')
  if (toFrame < song.left.length) fade(kept, kept.left.length - EDGE_FRAMES, EDGE_FRAMES, 'out')
  return kept
}

export function removeSamples(song: Stereo, fromFrame: number, toFrame: number): Stereo {
  const before = { left: song.left.slice(0, fromFrame), right: song.right.slice(0, fromFrame) }
  const after = { left: song.left.slice(toFrame), right: song.right.slice(toFrame) }
  const frames = Math.min(JOIN_FRAMES, before.left.length, after.left.length)
  if (frames === 0) return cropEdges(joinSamples(before, after), before.left.length === 0)
  return overlap(before, after, frames)
}

export function fadeSamples(song: Stereo, inFrames: number, outFrames: number): Stereo {
  const faded = { left: song.left.slice(), right: song.right.slice() }
  fade(faded, 0, inFrames, 'in')
  fade(faded, faded.left.length - outFrames, outFrames, 'out')
  return faded
}

export function reverseSamples(song: Stereo): Stereo {
  return { left: song.left.toReversed(), right: song.right.toReversed() }
}

/** The first song up to a frame, then the second; where the first still goes on, both are heard for a moment. */
export function chainSamples(first: Stereo, second: Stereo, atFrame: number): Stereo {
  const until = Math.min(atFrame, first.left.length)
  const frames = Math.min(CHAIN_JOIN_FRAMES, first.left.length - until, second.left.length)
  const head = { left: first.left.slice(0, until + frames), right: first.right.slice(0, until + frames) }
  return overlap(head, second, frames)
}

function overlap(before: Stereo, after: Stereo, frames: number): Stereo {
  return {
    left: overlapChannel(before.left, after.left, frames),
    right: overlapChannel(before.right, after.right, frames),
  }
}

// Linear, because both sides play the same: with equal power the middle would be louder.
function overlapChannel(before: Float32Array, after: Float32Array, frames: number): Float32Array {
  const joined = new Float32Array(before.length + after.length - frames)
  joined.set(before)
  joined.set(after.subarray(frames), before.length)
  const start = before.length - frames
  for (let i = 0; i < frames; i++) {
    const share = (i + 1) / (frames + 1)
    joined[start + i] = (before[start + i] ?? 0) * (1 - share) + (after[i] ?? 0) * share
  }
  return joined
}

function joinSamples(before: Stereo, after: Stereo): Stereo {
  return overlap(before, after, 0)
}

function cropEdges(song: Stereo, isCutAtStart: boolean): Stereo {
  if (isCutAtStart) fade(song, 0, EDGE_FRAMES, 'in')
  else fade(song, song.left.length - EDGE_FRAMES, EDGE_FRAMES, 'out')
  return song
}

function fade({ left, right }: Stereo, fromFrame: number, frames: number, way: 'in' | 'out'): void {
  for (let i = 0; i < frames; i++) {
    const at = fromFrame + i
    const share = way === 'in' ? i / frames : (frames - i) / frames
    if (at < 0 || at >= left.length) continue
    left[at] = (left[at] ?? 0) * share
    right[at] = (right[at] ?? 0) * share
  }
}
