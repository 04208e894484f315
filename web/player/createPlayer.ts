import type { Clip } from '@arioso/contract'
import { createStore } from '../data/stores/createStore.ts'
import type { Decks } from './createDecks.ts'
import { findPlayingClip, nextPlayback, wantsSound, type Playback, type PlaybackEvent } from './playback.ts'
import { createQueue, findNext, findPrevious, jumpTo, withShuffle, type Queue } from './queue/queue.ts'

const PREVIOUS_RESTARTS_AFTER_SECONDS = 3
const PREPARE_NEXT_BEFORE_END_SECONDS = 20
// Within this of its end a song counts as over.
const END_SECONDS = 0.1

const LIVE_SPEED = { multiplier: 1, keepPitch: true }

// A live source: what sounds and at which second is its decision, so nobody skips, seeks or changes its speed.
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

type Ports = {
  decks: Decks
  findClip: (id: string) => Clip | undefined
  fetchClips: (ids: string[]) => Promise<Clip[]>
  isPlayable: (clip: Clip) => boolean
  random: () => number
  volume: number
}

export type PlayRequest = { source: string; ids: string[]; id: string; startAtSeconds?: number }

export function createPlayer({ decks, findClip, fetchClips, isPlayable, random, volume }: Ports) {
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
  // Where to begin once the audio element knows the song; undefined as soon as it does.
  let startAtSeconds: number | undefined
  // Asked for and not found.
  const gone = new Set<string>()

  applyVolume()
  decks.listen('playing', () => send({ type: 'sounding' }))
  decks.listen('waiting', () => send({ type: 'starved' }))
  decks.listen('pause', () => {
    if (!audio().ended) send({ type: 'silenced' })
  })
  decks.listen('ended', () => next({ byEnd: true }))
  decks.listen('error', () => fail('This song cannot be played right now.'))
  decks.listen('timeupdate', watchTheEnd)
  decks.listen('loadedmetadata', () => {
    if (startAtSeconds !== undefined) audio().currentTime = startAtSeconds
    startAtSeconds = undefined
    applySpeed()
  })

  function audio(): HTMLAudioElement {
    return decks.active()
  }

  function send(event: PlaybackEvent): void {
    const { playback } = store.get()
    const changed = nextPlayback(playback, event)
    if (changed !== playback) store.set({ playback: changed })
  }

  function canPlay(id: string): boolean {
    const clip = findClip(id)
    if (clip === undefined) return !gone.has(id)
    return !clip.is_trashed && clip.preview_seconds !== 0 && isPlayable(clip)
  }

  function applyVolume(): void {
    const { volume: percent, muted } = store.get()
    for (const deck of decks.both) Object.assign(deck, { volume: percent / 100, muted })
  }

  function applySpeed(): void {
    const { station, speed } = store.get()
    const { multiplier, keepPitch } = station === undefined ? speed : LIVE_SPEED
    for (const deck of decks.both) Object.assign(deck, { playbackRate: multiplier, preservesPitch: keepPitch })
  }

  // A start that something overtook needs no answer; one that was refused does.
  function sound(onRefused = () => send({ type: 'silenced' })): void {
    audio()
      .play()
      .catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'NotAllowedError') onRefused()
      })
  }

  function load(clip: Clip, fromSeconds: number): void {
    const url = clip.audio_url
    if (url === null) return
    startAtSeconds = fromSeconds > 0 ? fromSeconds : undefined
    if (!decks.open(url)) return sound()
    sound(() => {
      decks.openOnOther(url)
      sound()
    })
  }

  function open(queue: Queue, fromSeconds = 0): void {
    const clip = findClip(queue.now.id)
    if (clip === undefined) return void bring(queue, fromSeconds)
    if (clip.preview_seconds === 0) return
    store.set({ queue, station: undefined, playback: nextPlayback(store.get().playback, { type: 'opened', clip }) })
    load(clip, fromSeconds)
  }

  // A long list's song may not be known any more when its turn comes.
  async function bring(queue: Queue, fromSeconds: number): Promise<void> {
    const before = store.get().queue
    const { id } = queue.now
    try {
      const clips = await fetchClips([id])
      if (clips.length === 0) gone.add(id)
    } catch (error) {
      console.warn('the song to play could not be asked for', error)
      return
    }
    if (store.get().queue !== before) return
    const found = canPlay(id) ? queue : findNext(queue, store.get().repeat, canPlay)
    if (found !== undefined) open(found, fromSeconds)
  }

  function fail(message: string): void {
    send({ type: 'broken', message })
  }

  // A preview ends where it has to, and the next song is fetched before this one is over.
  function watchTheEnd(): void {
    const leftSeconds = durationSeconds() - positionSeconds()
    const limit = findPlayingClip(store.get().playback)?.preview_seconds
    if (limit !== undefined && leftSeconds <= 0) {
      audio().pause()
      next({ byEnd: true })
    } else if (leftSeconds < PREPARE_NEXT_BEFORE_END_SECONDS) prepareNext()
  }

  function prepareNext(): void {
    const { queue, repeat, station } = store.get()
    const following = queue && findNext(queue, repeat, canPlay)
    const clip = station === undefined ? following && findClip(following.now.id) : station.next()
    const url = clip?.audio_url
    if (url != null) decks.prepare(url)
  }

  function play({ source, ids, id, startAtSeconds: fromSeconds }: PlayRequest): void {
    open(createQueue({ source, ids, startId: id, shuffle: store.get().shuffle, random }), fromSeconds)
  }

  // Plays what the station plays at this moment; true while there is a station.
  function followStation(): boolean {
    const { station, playback } = store.get()
    const live = station?.now()
    if (live !== undefined) {
      store.set({ playback: nextPlayback(playback, { type: 'opened', clip: live.clip }) })
      load(live.clip, live.atSeconds)
    }
    return station !== undefined
  }

  function resume(): void {
    const { playback } = store.get()
    if (playback.state !== 'paused' && playback.state !== 'failed') return
    if (followStation()) return
    const isOver = durationSeconds() > 0 && positionSeconds() >= durationSeconds() - END_SECONDS
    const needsLoading = playback.state === 'failed' || audio().src === '' || isOver
    const fromSeconds = isOver ? 0 : positionSeconds()
    send({ type: 'resumed' })
    if (needsLoading) load(playback.clip, fromSeconds)
    else sound()
  }

  function pause(): void {
    audio().pause()
    send({ type: 'silenced' })
  }

  function toggle(): void {
    if (wantsSound(store.get().playback)) pause()
    else resume()
  }

  function next({ byEnd = false } = {}): void {
    const { queue, repeat, station } = store.get()
    if (station !== undefined) return
    const following = queue && findNext(queue, repeat, canPlay)
    if (following !== undefined) open(following)
    else if (byEnd) send({ type: 'silenced' })
  }

  function previous(): void {
    const { queue, repeat, station } = store.get()
    if (station !== undefined) return
    const before = queue && findPrevious(queue, repeat, canPlay)
    if (before === undefined || positionSeconds() > PREVIOUS_RESTARTS_AFTER_SECONDS) seek(0)
    else open(before)
  }

  function seek(seconds: number): void {
    if (store.get().station !== undefined) return
    const target = Math.max(0, Math.min(seconds, Math.max(0, durationSeconds() - END_SECONDS)))
    if (audio().src === '' || audio().readyState === 0) startAtSeconds = target
    else audio().currentTime = target
  }

  function positionSeconds(): number {
    return startAtSeconds ?? audio().currentTime
  }

  // The clip knows its length from the score, while the element may only know what has arrived. A preview is as long as it
  // may be heard.
  function durationSeconds(): number {
    const started = findPlayingClip(store.get().playback)
    if (started === undefined) return 0
    const clip = findClip(started.id) ?? started
    const known = clip.metadata.duration ?? started.metadata.duration
    const whole = known ?? (Number.isFinite(audio().duration) ? audio().duration : 0)
    return Math.min(whole, clip.preview_seconds ?? whole)
  }

  return {
    store,
    audio,
    decks: decks.both,
    listen: decks.listen,
    play,
    fail,
    resume,
    pause,
    toggle,
    next,
    previous,
    seek,
    positionSeconds,
    durationSeconds,
    canPlay,
    followStation,
    tuneIn(station: StationSource): void {
      store.set({ station, queue: undefined })
      followStation()
    },
    jumpTo(key: number): void {
      const { queue } = store.get()
      if (queue !== undefined) open(jumpTo(queue, key))
    },
    changeQueue(change: (queue: Queue) => Queue): void {
      const { queue } = store.get()
      if (queue !== undefined) store.set({ queue: change(queue) })
    },
    restore(clip: Clip, queue: Queue, atSeconds: number): void {
      startAtSeconds = atSeconds
      store.set({ queue, station: undefined, playback: nextPlayback(store.get().playback, { type: 'restored', clip }) })
    },
    // For who leaves: their queue goes with them. The radio is everybody's and plays on.
    close(): void {
      if (store.get().station !== undefined) return
      audio().pause()
      gone.clear()
      startAtSeconds = undefined
      store.set({ queue: undefined, playback: nextPlayback(store.get().playback, { type: 'closed' }) })
    },
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
