import type { Edge } from '../../../ui/span/span.ts'
import type { Trim } from '../wizard.ts'

export type TrimLimits = { durationSeconds: number; minSeconds: number; maxSeconds: number }

// Less than a frame of any format away from both ends is the whole recording.
const WHOLE_SECONDS = 0.02
// A handle at the very edge of the picture could not be moved further out.
const EDGE_SHARE = 0.1

export function wholeOrLongest({ durationSeconds, maxSeconds }: TrimLimits): Trim {
  return { startSeconds: 0, endSeconds: Math.min(durationSeconds, maxSeconds) }
}

export function isWhole({ startSeconds, endSeconds }: Trim, durationSeconds: number): boolean {
  return startSeconds < WHOLE_SECONDS && endSeconds > durationSeconds - WHOLE_SECONDS
}

// An edge stops at the shortest length and pushes the other one along at the longest.
export function moveEdge(trim: Trim, edge: Edge, toSeconds: number, limits: TrimLimits): Trim {
  const { durationSeconds, minSeconds, maxSeconds } = limits
  const shortest = Math.min(minSeconds, durationSeconds)
  if (edge === 'start') {
    const startSeconds = between(toSeconds, 0, trim.endSeconds - shortest)
    return { startSeconds, endSeconds: Math.min(trim.endSeconds, startSeconds + maxSeconds) }
  }
  const endSeconds = between(toSeconds, trim.startSeconds + shortest, durationSeconds)
  return { startSeconds: Math.max(trim.startSeconds, endSeconds - maxSeconds), endSeconds }
}

export function moveWhole(trim: Trim, bySeconds: number, { durationSeconds }: TrimLimits): Trim {
  const shift = between(bySeconds, -trim.startSeconds, durationSeconds - trim.endSeconds)
  return { startSeconds: trim.startSeconds + shift, endSeconds: trim.endSeconds + shift }
}

// What is looked at: the moment stays where it was, or comes into sight, unless an end of the recording is in the way.
export function zoomTo(view: Trim, lengthSeconds: number, atSeconds: number, durationSeconds: number): Trim {
  const length = between(lengthSeconds, Math.min(1, durationSeconds), durationSeconds)
  const share = (atSeconds - view.startSeconds) / Math.max(0.001, view.endSeconds - view.startSeconds)
  return lookFrom(atSeconds - between(share, EDGE_SHARE, 1 - EDGE_SHARE) * length, length, durationSeconds)
}

export function lookFrom(fromSeconds: number, lengthSeconds: number, durationSeconds: number): Trim {
  const startSeconds = between(fromSeconds, 0, durationSeconds - lengthSeconds)
  return { startSeconds, endSeconds: startSeconds + lengthSeconds }
}

function between(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), Math.max(low, high))
}
