import { fetchClips } from '../data/clipCache.ts'
import { player } from './player.ts'
import { findPlayingClip } from './playback.ts'
import { createQueue } from './queue.ts'
import { readSavedPlayer, savePlayer, saveVolume } from './savedPlayer.ts'

const SAVE_EVERY_MS = 5_000

function save(): void {
  const { playback, queue, repeat, shuffle, volume } = player.store.get()
  saveVolume(localStorage, volume)
  const clip = findPlayingClip(playback)
  if (clip === undefined || queue === undefined) return
  const positionSeconds = player.positionSeconds()
  savePlayer(localStorage, { source: queue.source, ids: queue.ids, id: clip.id, positionSeconds, repeat, shuffle })
}

async function restore(): Promise<void> {
  const saved = readSavedPlayer(localStorage)
  if (saved === undefined) return
  const clips = await fetchClips(saved.ids)
  const clip = clips.find(({ id }) => id === saved.id)
  if (clip === undefined || player.store.get().playback.state !== 'idle') return
  const ids = clips.map(({ id }) => id)
  player.store.set({ repeat: saved.repeat, shuffle: saved.shuffle })
  player.restore(clip, createQueue(saved.source, ids, clip.id, saved.shuffle, Math.random), saved.positionSeconds)
}

// The queue, its song and the second survive a reload; the song waits there, paused.
export function rememberPlayer(): void {
  restore()
    .catch((error: unknown) => console.warn('the last queue could not be restored', error))
    .finally(() => {
      setInterval(save, SAVE_EVERY_MS)
      addEventListener('pagehide', save)
      player.store.subscribe(save)
    })
}
