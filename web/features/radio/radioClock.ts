// Times in milliseconds of the server's clock, positions in seconds.
import type { Clip, RadioStation } from '@arioso/contract'

export type ClockSample = { sentAt: number; serverTime: number; receivedAt: number }

// Of several questions the quickest answer had the least time to be wrong.
export function estimateOffset(samples: ClockSample[]): number | undefined {
  const [best] = samples.toSorted((one, other) => one.receivedAt - one.sentAt - (other.receivedAt - other.sentAt))
  return best && best.serverTime - (best.sentAt + best.receivedAt) / 2
}

export type Live = { clip: Clip; atSeconds: number }

// The station's last message, projected to this moment; undefined once even the next song is over.
export function findLive(station: RadioStation, serverTime: number): Live | undefined {
  const sinceMessage = (serverTime - station.server_time) / 1000
  let atSeconds = station.position_seconds + sinceMessage
  for (const clip of [station.clip, station.next_clip]) {
    const length = clip?.metadata.duration
    if (clip === null || length == null) return undefined
    if (atSeconds < length) return { clip, atSeconds: Math.max(0, atSeconds) }
    atSeconds -= length
  }
  return undefined
}

export type Correction = { kind: 'hold' } | { kind: 'nudge'; rate: number } | { kind: 'jump' }

const AUDIBLE_SECONDS = 0.3
const CLOSE_SECONDS = 0.02
const MOST_NUDGE = 0.02
const NUDGE_PER_SECOND = 0.25

// A little ahead or behind is made good by playing up to 2 % slower or faster, which nobody hears; more than that is too
// far to walk.
export function correctDrift(driftSeconds: number): Correction {
  const distance = Math.abs(driftSeconds)
  if (distance > AUDIBLE_SECONDS) return { kind: 'jump' }
  if (distance < CLOSE_SECONDS) return { kind: 'hold' }
  const nudge = Math.max(-MOST_NUDGE, Math.min(MOST_NUDGE, driftSeconds * NUDGE_PER_SECOND))
  return { kind: 'nudge', rate: 1 - nudge }
}
