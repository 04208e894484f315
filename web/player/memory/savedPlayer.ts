import type { Queue, QueueEntry } from '../queue/queue.ts'

const KEY = 'arioso.player'
const VOLUME_KEY = 'arioso.volume'
// Together with the song that plays not more than one call may ask for.
export const LONGEST_BEHIND = 30
export const LONGEST_AHEAD = 69

export type SavedPlayer = { queue: Queue; positionSeconds: number; repeat: boolean; shuffle: boolean }

function isEntry(value: unknown): value is QueueEntry {
  const entry = value as Partial<QueueEntry> | null
  return typeof entry?.id === 'string' && typeof entry.key === 'number' && entry.place !== undefined
}

function isSaved(value: unknown): value is SavedPlayer {
  const { queue, positionSeconds } = (value ?? {}) as Partial<SavedPlayer>
  if (queue === undefined || typeof queue.source !== 'string' || typeof positionSeconds !== 'number') return false
  return isEntry(queue.now) && [queue.past, queue.added, queue.rest].every((list) => list?.every(isEntry) ?? false)
}

export function readSavedPlayer(storage: Storage): SavedPlayer | undefined {
  try {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    return isSaved(value) ? value : undefined
  } catch (error) {
    console.warn('the saved queue could not be read', error)
    return undefined
  }
}

export function savePlayer(storage: Storage, saved: SavedPlayer): void {
  const { past, added, rest } = saved.queue
  const shortAdded = added.slice(0, LONGEST_AHEAD)
  const queue = {
    ...saved.queue,
    past: past.slice(-LONGEST_BEHIND),
    added: shortAdded,
    rest: rest.slice(0, LONGEST_AHEAD - shortAdded.length),
  }
  storage.setItem(KEY, JSON.stringify({ ...saved, queue }))
}

export function forgetPlayer(storage: Storage): void {
  storage.removeItem(KEY)
}

export function readVolume(storage: Storage): number {
  const volume = Number(storage.getItem(VOLUME_KEY) ?? 80)
  return Number.isFinite(volume) ? Math.min(100, Math.max(0, volume)) : 80
}

export function saveVolume(storage: Storage, volume: number): void {
  storage.setItem(VOLUME_KEY, String(volume))
}
