import type { Clip } from '@arioso/contract'
import type { Sound } from './createSound.ts'
import { nextPlayback } from './playback.ts'
import type { PlayerStore } from './playerState.ts'
import { createQueue, findNext, findPrevious, jumpTo, type Queue } from './queue/queue.ts'

const PREVIOUS_RESTARTS_AFTER_SECONDS = 3

export type Songs = {
  findClip: (id: string) => Clip | undefined
  fetchClips: (ids: string[]) => Promise<Clip[]>
  isPlayable: (clip: Clip) => boolean
}

export type PlayRequest = { source: string; ids: string[]; id: string; startAtSeconds?: number }

/** Plays the songs of a queue one after the other and skips what cannot be played. */
export function playQueue(store: PlayerStore, sound: Sound, songs: Songs, random: () => number) {
  const { findClip } = songs
  // Asked for and not found.
  const gone = new Set<string>()

  function canPlay(id: string): boolean {
    const clip = findClip(id)
    if (clip === undefined) return !gone.has(id)
    return !clip.is_trashed && clip.preview_seconds !== 0 && songs.isPlayable(clip)
  }

  function open(queue: Queue, fromSeconds = 0): void {
    const clip = findClip(queue.now.id)
    if (clip === undefined) return void fetchAndOpen(queue, fromSeconds)
    if (clip.preview_seconds === 0) return
    store.set({ queue, station: undefined, playback: nextPlayback(store.get().playback, { type: 'opened', clip }) })
    sound.load(clip, fromSeconds)
  }

  // A long list's song may have left the cache by the time its turn comes.
  async function fetchAndOpen(queue: Queue, fromSeconds: number): Promise<void> {
    const before = store.get().queue
    const { id } = queue.now
    try {
      const clips = await songs.fetchClips([id])
      if (clips.length === 0) gone.add(id)
    } catch (error) {
      console.warn('the song to play could not be asked for', error)
      return
    }
    if (store.get().queue !== before) return
    const found = canPlay(id) ? queue : findNext(queue, store.get().repeat, canPlay)
    if (found !== undefined) open(found, fromSeconds)
  }

  function findFollowing(): Queue | undefined {
    const { queue, repeat } = store.get()
    return queue && findNext(queue, repeat, canPlay)
  }

  return {
    canPlay,
    findFollowing,
    forgetGone: () => gone.clear(),
    ...createMoves({ store, sound, canPlay, findFollowing, open }),
    play({ source, ids, id, startAtSeconds }: PlayRequest): void {
      open(createQueue({ source, ids, startId: id, shuffle: store.get().shuffle, random }), startAtSeconds)
    },
  }
}

type Moving = {
  store: PlayerStore
  sound: Sound
  canPlay: (id: string) => boolean
  findFollowing: () => Queue | undefined
  open: (queue: Queue) => void
}

function createMoves({ store, sound, canPlay, findFollowing, open }: Moving) {
  return {
    next({ byEnd = false } = {}): void {
      if (store.get().station !== undefined) return
      const following = findFollowing()
      if (following !== undefined) open(following)
      else if (byEnd) store.send({ type: 'silenced' })
    },
    previous(): void {
      const { queue, repeat, station } = store.get()
      if (station !== undefined) return
      const before = queue && findPrevious(queue, repeat, canPlay)
      if (before === undefined || sound.positionSeconds() > PREVIOUS_RESTARTS_AFTER_SECONDS) sound.seek(0)
      else open(before)
    },
    jumpTo(key: number): void {
      const { queue } = store.get()
      if (queue !== undefined) open(jumpTo(queue, key))
    },
    changeQueue(change: (queue: Queue) => Queue): void {
      const { queue } = store.get()
      if (queue !== undefined) store.set({ queue: change(queue) })
    },
  }
}
