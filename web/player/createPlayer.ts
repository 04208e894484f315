import type { Clip } from '@arioso/contract'
import { createControls } from './createControls.ts'
import type { Decks } from './createDecks.ts'
import { createSound, type Sound } from './createSound.ts'
import { findPlayingClip, nextPlayback, wantsSound } from './playback.ts'
import { createPlayerStore, type PlayerStore, type StationSource } from './playerState.ts'
import { playQueue, type Songs } from './playQueue.ts'
import type { Queue } from './queue/queue.ts'

const PREPARE_NEXT_BEFORE_END_SECONDS = 20
// As in HTMLMediaElement, which only a browser has.
const HAVE_FUTURE_DATA = 3

type Ports = Songs & { decks: Decks; random: () => number; volume: number }
type Order = ReturnType<typeof playQueue>
type Pieces = { decks: Decks; store: PlayerStore; sound: Sound; order: Order; findClip: Songs['findClip'] }

export function createPlayer({ decks, random, volume, ...songs }: Ports) {
  const store = createPlayerStore(volume)
  const sound = createSound(decks, store, songs.findClip)
  const controls = createControls(decks, store, random)
  const order = playQueue(store, sound, songs, random)
  const pieces = { decks, store, sound, order, findClip: songs.findClip }
  const fail = (message: string): void => store.send({ type: 'broken', message })
  followDecks(pieces, fail)

  return {
    store,
    audio: () => decks.active(),
    decks: decks.both,
    listen: decks.listen,
    positionSeconds: sound.positionSeconds,
    durationSeconds: sound.durationSeconds,
    fail,
    ...order,
    ...controls,
    ...createStartAndStop(pieces),
    seek(seconds: number): void {
      if (store.get().station === undefined) sound.seek(seconds)
    },
    restore(clip: Clip, queue: Queue, atSeconds: number): void {
      sound.beginAt(atSeconds)
      store.set({ queue, station: undefined, playback: nextPlayback(store.get().playback, { type: 'restored', clip }) })
    },
    // Signing out takes the queue along. The radio is everybody's and plays on.
    close(): void {
      if (store.get().station !== undefined) return
      decks.active().pause()
      order.forgetGone()
      sound.beginAt(undefined)
      store.set({ queue: undefined, playback: nextPlayback(store.get().playback, { type: 'closed' }) })
    },
  }
}

function followDecks({ decks, store, sound, order, findClip }: Pieces, fail: (message: string) => void): void {
  function prepareNext(): void {
    const { station } = store.get()
    const following = order.findFollowing()
    const clip = station === undefined ? following && findClip(following.now.id) : station.next()
    const url = clip?.audio_url
    if (url != null) decks.prepare(url)
  }

  // A preview ends where it has to, and the next song is fetched before this one is over.
  function watchTheEnd(): void {
    const leftSeconds = sound.durationSeconds() - sound.positionSeconds()
    const limit = findPlayingClip(store.get().playback)?.preview_seconds
    if (limit !== undefined && leftSeconds <= 0) {
      decks.active().pause()
      order.next({ byEnd: true })
    } else if (leftSeconds < PREPARE_NEXT_BEFORE_END_SECONDS) prepareNext()
  }

  // Nobody seeks in a live song but the station, to bring it back in step. That takes a blink; a bar that were busy for
  // it would swallow a press.
  function isSteppingIn(): boolean {
    const { seeking, readyState } = decks.active()
    return store.get().station !== undefined && (seeking || readyState >= HAVE_FUTURE_DATA)
  }

  decks.listen('playing', () => store.send({ type: 'sounding' }))
  decks.listen('waiting', () => {
    if (!isSteppingIn()) store.send({ type: 'starved' })
  })
  decks.listen('pause', () => {
    if (!decks.active().ended) store.send({ type: 'silenced' })
  })
  decks.listen('ended', () => order.next({ byEnd: true }))
  decks.listen('error', () => fail('This song cannot be played right now.'))
  decks.listen('timeupdate', watchTheEnd)
}

function createStartAndStop({ decks, store, sound }: Pieces) {
  // Plays what the station plays at this moment; true while there is a station.
  function followStation(): boolean {
    const { station, playback } = store.get()
    const live = station?.now()
    if (live !== undefined) {
      store.set({ playback: nextPlayback(playback, { type: 'opened', clip: live.clip }) })
      sound.load(live.clip, live.atSeconds)
    }
    return station !== undefined
  }

  function resume(): void {
    const { playback } = store.get()
    if (playback.state !== 'paused' && playback.state !== 'failed') return
    if (followStation()) return
    const isOver = sound.isOver()
    const needsLoading = playback.state === 'failed' || decks.active().src === '' || isOver
    const fromSeconds = isOver ? 0 : sound.positionSeconds()
    store.send({ type: 'resumed' })
    if (needsLoading) sound.load(playback.clip, fromSeconds)
    else sound.start()
  }

  function pause(): void {
    decks.active().pause()
    store.send({ type: 'silenced' })
  }

  return {
    followStation,
    resume,
    pause,
    toggle: () => (wantsSound(store.get().playback) ? pause() : resume()),
    tuneIn(station: StationSource): void {
      store.set({ station, queue: undefined })
      followStation()
    },
  }
}
