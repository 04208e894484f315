import { fetchClips } from '../../data/songs/clipCache.ts'
import { player } from '../player.ts'
import type { QueueEntry } from '../queue/queue.ts'
import { readSavedPlayer, savePlayer, saveVolume } from './savedPlayer.ts'

const SAVE_EVERY_MS = 5_000

function save(): void {
  const { playback, queue, repeat, shuffle, volume } = player.store.get()
  saveVolume(localStorage, volume)
  if (playback.state === 'idle' || queue === undefined) return
  savePlayer(localStorage, { queue, positionSeconds: player.positionSeconds(), repeat, shuffle })
}

async function restore(): Promise<void> {
  const saved = readSavedPlayer(localStorage)
  if (saved === undefined) return
  const { past, now, added, rest } = saved.queue
  const clips = await fetchClips([...new Set([...past, now, ...added, ...rest].map(({ id }) => id))])
  const clip = clips.find(({ id }) => id === now.id)
  if (clip === undefined || player.store.get().playback.state !== 'idle') return
  const ids = new Set(clips.map(({ id }) => id))
  const there = (entries: QueueEntry[]) => entries.filter(({ id }) => ids.has(id))
  const queue = { ...saved.queue, past: there(past), added: there(added), rest: there(rest) }
  player.store.set({ repeat: saved.repeat, shuffle: saved.shuffle })
  player.restore(clip, queue, saved.positionSeconds)
}

let restored = Promise.resolve()

export function whenRestored(): Promise<void> {
  return restored
}

// The queue, its song and the second survive a reload; the song waits there, paused.
export function rememberPlayer(): void {
  restored = restore()
    .catch((error: unknown) => console.warn('the last queue could not be restored', error))
    .finally(() => {
      setInterval(save, SAVE_EVERY_MS)
      addEventListener('pagehide', save)
      player.store.subscribe(save)
    })
}
