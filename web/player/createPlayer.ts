import type { Clip } from '@arioso/contract'
import { createStore } from '../data/createStore.ts'
import { nextPlayback, wantsSound, type Playback, type PlaybackEvent } from './playback.ts'
import { createQueue, currentId, findNext, findPrevious, jumpTo, withShuffle, type Queue } from './queue.ts'

const PREVIOUS_RESTARTS_AFTER_SECONDS = 3
const LIVE_SPEED = { multiplier: 1, keepPitch: true }

// A live source: what sounds and at which second is its decision, so nobody skips, seeks or changes its speed.
export type StationSource = {
  id: string
  name: string
  now: () => { clip: Clip; atSeconds: number } | undefined
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
  audio: HTMLAudioElement
  findClip: (id: string) => Clip | undefined
  isPlayable: (clip: Clip) => boolean
  random: () => number
  volume: number
}

export type PlayRequest = { source: string; ids: string[]; id: string; startAtSeconds?: number }

export function createPlayer({ audio, findClip, isPlayable, random, volume }: Ports) {
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

  audio.volume = volume / 100
  audio.addEventListener('playing', () => send({ type: 'sounding' }))
  audio.addEventListener('waiting', () => send({ type: 'starved' }))
  audio.addEventListener('pause', () => {
    if (!audio.ended) send({ type: 'silenced' })
  })
  audio.addEventListener('ended', () => next({ byEnd: true }))
  audio.addEventListener('error', () => send({ type: 'broken', message: 'This song cannot be played right now.' }))
  audio.addEventListener('loadedmetadata', () => {
    if (startAtSeconds !== undefined) audio.currentTime = startAtSeconds
    startAtSeconds = undefined
    applySpeed()
  })

  function send(event: PlaybackEvent): void {
    const { playback } = store.get()
    const changed = nextPlayback(playback, event)
    if (changed !== playback) store.set({ playback: changed })
  }

  function canPlay(id: string): boolean {
    const clip = findClip(id)
    return clip !== undefined && !clip.is_trashed && isPlayable(clip)
  }

  function applySpeed(): void {
    const { station, speed } = store.get()
    const { multiplier, keepPitch } = station === undefined ? speed : LIVE_SPEED
    audio.playbackRate = multiplier
    audio.preservesPitch = keepPitch
  }

  function sound(): void {
    // A refused or overtaken start also arrives as an event or as the next press; only the refusal must pause.
    audio.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') send({ type: 'silenced' })
    })
  }

  function load(clip: Clip, fromSeconds: number): void {
    if (clip.audio_url === null) return
    startAtSeconds = fromSeconds > 0 ? fromSeconds : undefined
    audio.src = clip.audio_url
    sound()
  }

  function open(queue: Queue, fromSeconds = 0): void {
    const id = currentId(queue)
    const clip = id === undefined ? undefined : findClip(id)
    if (clip === undefined) return
    store.set({ queue, station: undefined, playback: nextPlayback(store.get().playback, { type: 'opened', clip }) })
    load(clip, fromSeconds)
  }

  function play({ source, ids, id, startAtSeconds: fromSeconds }: PlayRequest): void {
    const playable = ids.filter((other) => other === id || findClip(other) !== undefined)
    open(createQueue(source, playable, id, store.get().shuffle, random), fromSeconds)
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
    const needsLoading = playback.state === 'failed' || audio.src === '' || audio.ended
    const fromSeconds = audio.ended ? 0 : positionSeconds()
    send({ type: 'resumed' })
    if (needsLoading) load(playback.clip, fromSeconds)
    else sound()
  }

  function pause(): void {
    audio.pause()
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
    const target = Math.max(0, Math.min(seconds, Math.max(0, durationSeconds() - 0.1)))
    if (audio.src === '' || audio.readyState === 0) startAtSeconds = target
    else audio.currentTime = target
  }

  function positionSeconds(): number {
    return startAtSeconds ?? audio.currentTime
  }

  // The clip knows its length from the score, while the element may only know what has arrived.
  function durationSeconds(): number {
    const { playback } = store.get()
    if (playback.state === 'idle') return 0
    const known = findClip(playback.clip.id)?.metadata.duration ?? playback.clip.metadata.duration
    return known ?? (Number.isFinite(audio.duration) ? audio.duration : 0)
  }

  return {
    store,
    audio,
    play,
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
    jumpTo(id: string): void {
      const { queue } = store.get()
      if (queue !== undefined) open(jumpTo(queue, id))
    },
    restore(clip: Clip, queue: Queue, atSeconds: number): void {
      startAtSeconds = atSeconds
      store.set({ queue, station: undefined, playback: nextPlayback(store.get().playback, { type: 'restored', clip }) })
    },
    setVolume(volume: number): void {
      const whole = Math.round(Math.min(100, Math.max(0, volume)))
      audio.volume = whole / 100
      audio.muted = false
      store.set({ volume: whole, muted: false })
    },
    toggleMuted(): void {
      audio.muted = !store.get().muted
      store.set({ muted: audio.muted })
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
