import type { Clip } from '@arioso/contract'
import { createStore, type Store } from '../data/stores/createStore.ts'
import { nextPlayback, type Playback, type PlaybackEvent } from './playback.ts'
import type { Queue } from './queue/queue.ts'

// A live source decides what sounds and at which second, so there is no skipping, seeking or change of speed.
export type StationSource = {
  id: string
  name: string
  now: () => { clip: Clip; atSeconds: number } | undefined
  next: () => Clip | undefined
}

export type PlayerState = {
  playback: Playback
  station: StationSource | undefined
  queue: Queue | undefined
  repeat: boolean
  shuffle: boolean
  volume: number
  muted: boolean
  speed: { multiplier: number; keepPitch: boolean }
}

export type PlayerStore = Store<PlayerState> & { send: (event: PlaybackEvent) => void }

export function createPlayerStore(volume: number): PlayerStore {
  const store = createStore<PlayerState>({
    playback: { state: 'idle' },
    station: undefined,
    queue: undefined,
    repeat: false,
    shuffle: false,
    volume,
    muted: false,
    speed: { multiplier: 1, keepPitch: true },
  })
  return {
    ...store,
    send(event) {
      const { playback } = store.get()
      const changed = nextPlayback(playback, event)
      if (changed !== playback) store.set({ playback: changed })
    },
  }
}
