import type { PlaybarState } from '@arioso/contract'
import { findPlayingClip } from '../playback.ts'
import type { PlayerState } from '../playerState.ts'
import { listUpcoming, type Queue, type QueueEntry } from '../queue/queue.ts'
import { LONGEST_AHEAD, LONGEST_BEHIND } from './savedPlayer.ts'

const SOURCE_MAX = 300

type Where = { positionSeconds: number; deviceId: string }

// Undefined while there is nothing to resume: nothing plays, or a station does.
export function describePlayer(state: PlayerState, { positionSeconds, deviceId }: Where): PlaybarState | undefined {
  const { playback, queue, station, repeat, shuffle, volume } = state
  if (findPlayingClip(playback) === undefined || queue === undefined || station !== undefined) return undefined
  const behind = queue.past.slice(-LONGEST_BEHIND)
  const entries = [...behind, queue.now, ...listUpcoming(queue).slice(0, LONGEST_AHEAD)]
  return {
    clip_id: queue.now.id,
    position_seconds: positionSeconds,
    queue: entries.map(({ id }) => id),
    place: behind.length,
    source: queue.source.slice(0, SOURCE_MAX),
    is_shuffled: shuffle,
    repeat: repeat ? 'all' : 'off',
    volume,
    device_id: deviceId,
  }
}

// Songs that no longer exist are left out; without the one that played there is no queue.
export function queueFrom({ queue, place, source }: PlaybarState, isThere: (id: string) => boolean): Queue | undefined {
  const entries = queue.map((id, index): QueueEntry => ({ key: index + 1, id, place: index, isHeard: index < place }))
  const now = entries[place]
  if (now === undefined || !isThere(now.id)) return undefined
  const there = (some: QueueEntry[]) => some.filter(({ id }) => isThere(id))
  return { source, past: there(entries.slice(0, place)), now, added: [], rest: there(entries.slice(place + 1)) }
}
