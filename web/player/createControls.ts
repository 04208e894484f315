import type { Decks } from './createDecks.ts'
import type { PlayerState, PlayerStore } from './playerState.ts'
import { withShuffle } from './queue/queue.ts'

const LIVE_SPEED = { multiplier: 1, keepPitch: true }

/** Volume, speed, repeat and shuffle: what stays as it is from song to song. */
export function createControls(decks: Decks, store: PlayerStore, random: () => number) {
  function applyVolume(): void {
    const { volume, muted } = store.get()
    for (const deck of decks.both) Object.assign(deck, { volume: volume / 100, muted })
  }

  function applySpeed(): void {
    const { station, speed } = store.get()
    const { multiplier, keepPitch } = station === undefined ? speed : LIVE_SPEED
    for (const deck of decks.both) Object.assign(deck, { playbackRate: multiplier, preservesPitch: keepPitch })
  }

  applyVolume()
  // Loading resets an element's speed.
  decks.listen('loadedmetadata', applySpeed)

  return {
    setVolume(wanted: number): void {
      store.set({ volume: Math.round(Math.min(100, Math.max(0, wanted))), muted: false })
      applyVolume()
    },
    toggleMuted(): void {
      store.set({ muted: !store.get().muted })
      applyVolume()
    },
    toggleRepeat(): void {
      store.set({ repeat: !store.get().repeat })
    },
    setShuffle(shuffle: boolean): void {
      const { queue } = store.get()
      store.set({ shuffle, queue: queue && withShuffle(queue, shuffle, random) })
    },
    setSpeed(speed: PlayerState['speed']): void {
      store.set({ speed })
      applySpeed()
    },
  }
}
