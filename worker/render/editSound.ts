// Edits as sounds made of sounds: nothing is computed before somebody listens, so that the first second of a long song is
// there as soon as that of a short one. What no edge touches stays the same bit by bit.
import { SAMPLE_RATE } from '@arioso/contract/sampleRate'
import type { Sound, Stereo } from '../media/sound/sound.ts'

// Shorter clicks where a song is cut in the middle of a tone.
const EDGE_FRAMES = 96
const JOIN_FRAMES = 480
// How long two renderings of the same bar overlap where a song continues in another clip.
const CHAIN_JOIN_FRAMES = 960

export const frameAt = (seconds: number): number => Math.round(seconds * SAMPLE_RATE)

type Ramp = { fromFrame: number; frames: number; way: 'in' | 'out' }

export function cropSound(song: Sound, fromFrame: number, toFrame: number): Sound {
  const kept = part(song, fromFrame, Math.min(toFrame, song.totalFrames))
  return ramped(kept, [
    ...(fromFrame > 0 ? [fadeIn(EDGE_FRAMES)] : []),
    ...(toFrame < song.totalFrames ? [fadeOut(kept, EDGE_FRAMES)] : []),
  ])
}

export function removeFromSound(song: Sound, fromFrame: number, toFrame: number): Sound {
  const before = part(song, 0, fromFrame)
  const after = part(song, toFrame, song.totalFrames)
  if (before.totalFrames === 0) return ramped(after, [fadeIn(EDGE_FRAMES)])
  if (after.totalFrames === 0) return ramped(before, [fadeOut(before, EDGE_FRAMES)])
  return overlap(before, after, Math.min(JOIN_FRAMES, before.totalFrames, after.totalFrames))
}

export function fadeSound(song: Sound, inFrames: number, outFrames: number): Sound {
  return ramped(song, [fadeIn(inFrames), fadeOut(song, outFrames)])
}

export function reverseSound(song: Sound): Sound {
  const { totalFrames } = song
  return {
    totalFrames,
    read(fromFrame, frames) {
      const { left, right } = song.read(totalFrames - fromFrame - frames, frames)
      return { left: left.reverse(), right: right.reverse() }
    },
  }
}

/** The first song up to a frame, then the second; where the first still sounds, both are heard for a moment. */
export function chainSounds(first: Sound, second: Sound, atFrame: number): Sound {
  const until = Math.min(atFrame, first.totalFrames)
  const frames = Math.min(CHAIN_JOIN_FRAMES, first.totalFrames - until, second.totalFrames)
  return overlap(part(first, 0, until + frames), second, frames)
}

function part(song: Sound, fromFrame: number, toFrame: number): Sound {
  const totalFrames = Math.max(0, toFrame - fromFrame)
  return { totalFrames, read: (from, frames) => song.read(fromFrame + from, frames) }
}

// Linear, because both sides play the same: with equal power the middle would be louder.
function overlap(before: Sound, after: Sound, frames: number): Sound {
  const start = before.totalFrames - frames
  return {
    totalFrames: start + after.totalFrames,
    read(fromFrame, count) {
      const end = fromFrame + count
      if (end <= start) return before.read(fromFrame, count)
      const joined = after.read(fromFrame - start, count)
      const heardBefore = Math.min(end, before.totalFrames) - fromFrame
      if (heardBefore <= 0) return joined
      const ending = before.read(fromFrame, heardBefore)
      for (let i = 0; i < heardBefore; i++) {
        const share = Math.max(0, (fromFrame + i - start + 1) / (frames + 1))
        mix(joined, ending, i, fromFrame + i < start ? 0 : share)
      }
      return joined
    },
  }
}

function mix(joined: Stereo, ending: Stereo, i: number, share: number): void {
  joined.left[i] = (ending.left[i] ?? 0) * (1 - share) + (joined.left[i] ?? 0) * share
  joined.right[i] = (ending.right[i] ?? 0) * (1 - share) + (joined.right[i] ?? 0) * share
}

const fadeIn = (frames: number): Ramp => ({ fromFrame: 0, frames, way: 'in' })
const fadeOut = ({ totalFrames }: Sound, frames: number): Ramp => ({
  fromFrame: totalFrames - frames,
  frames,
  way: 'out',
})

function ramped(song: Sound, ramps: readonly Ramp[]): Sound {
  return {
    totalFrames: song.totalFrames,
    read(fromFrame, frames) {
      const block = song.read(fromFrame, frames)
      for (const ramp of ramps) applyRamp(block, fromFrame, ramp)
      return block
    },
  }
}

function applyRamp({ left, right }: Stereo, blockFrame: number, { fromFrame, frames, way }: Ramp): void {
  const first = Math.max(0, fromFrame - blockFrame)
  const last = Math.min(left.length, fromFrame + frames - blockFrame)
  for (let i = first; i < last; i++) {
    const place = blockFrame + i - fromFrame
    const share = way === 'in' ? place / frames : (frames - place) / frames
    left[i] = (left[i] ?? 0) * share
    right[i] = (right[i] ?? 0) * share
  }
}
