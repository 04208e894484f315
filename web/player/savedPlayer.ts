const KEY = 'arioso.player'
const VOLUME_KEY = 'arioso.volume'
const LONGEST_QUEUE = 100

export type SavedPlayer = {
  source: string
  ids: string[]
  id: string
  positionSeconds: number
  repeat: boolean
  shuffle: boolean
}

function isSaved(value: unknown): value is SavedPlayer {
  const saved = value as Partial<SavedPlayer> | null
  return (
    typeof saved?.id === 'string' &&
    Array.isArray(saved.ids) &&
    saved.ids.every((id) => typeof id === 'string') &&
    typeof saved.positionSeconds === 'number'
  )
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
  const at = Math.max(0, saved.ids.indexOf(saved.id) - LONGEST_QUEUE / 2)
  storage.setItem(KEY, JSON.stringify({ ...saved, ids: saved.ids.slice(at, at + LONGEST_QUEUE) }))
}

export function readVolume(storage: Storage): number {
  const volume = Number(storage.getItem(VOLUME_KEY) ?? 80)
  return Number.isFinite(volume) ? Math.min(100, Math.max(0, volume)) : 80
}

export function saveVolume(storage: Storage, volume: number): void {
  storage.setItem(VOLUME_KEY, String(volume))
}
