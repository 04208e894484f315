import type { Clip } from '@arioso/contract'
import type { Decks } from './createDecks.ts'
import { findPlayingClip } from './playback.ts'
import type { PlayerStore } from './playerState.ts'

// Within this of its end a song counts as over.
const END_SECONDS = 0.1

export type Sound = ReturnType<typeof createSound>

/** The song on the active deck: loading it, where it stands, how long it is. */
export function createSound(decks: Decks, store: PlayerStore, findClip: (id: string) => Clip | undefined) {
  // Where to begin once the audio element knows the song; undefined as soon as it does.
  let startAtSeconds: number | undefined

  decks.listen('loadedmetadata', () => {
    if (startAtSeconds !== undefined) decks.active().currentTime = startAtSeconds
    startAtSeconds = undefined
  })

  // A start that something overtook needs no answer; one that was refused does.
  function start(onRefused = () => store.send({ type: 'silenced' })): void {
    decks
      .active()
      .play()
      .catch((error: unknown) => {
        if (error instanceof DOMException && error.name === 'NotAllowedError') onRefused()
      })
  }

  function load({ audio_url: url }: Clip, fromSeconds: number): void {
    if (url === null) return
    startAtSeconds = fromSeconds > 0 ? fromSeconds : undefined
    if (!decks.open(url)) return start()
    start(() => {
      decks.openOnOther(url)
      start()
    })
  }

  function seek(seconds: number): void {
    const audio = decks.active()
    const target = Math.max(0, Math.min(seconds, Math.max(0, durationSeconds() - END_SECONDS)))
    if (audio.src === '' || audio.readyState === 0) startAtSeconds = target
    else audio.currentTime = target
  }

  function positionSeconds(): number {
    return startAtSeconds ?? decks.active().currentTime
  }

  function durationSeconds(): number {
    const started = findPlayingClip(store.get().playback)
    if (started === undefined) return 0
    return measure(started, findClip(started.id) ?? started, decks.active())
  }

  return {
    start,
    load,
    seek,
    positionSeconds,
    durationSeconds,
    isOver: () => durationSeconds() > 0 && positionSeconds() >= durationSeconds() - END_SECONDS,
    beginAt(seconds: number | undefined): void {
      startAtSeconds = seconds
    },
  }
}

// The clip knows its length from the score, while the element may only know what has arrived. A preview is as long as it
// may be heard.
function measure(started: Clip, clip: Clip, { duration }: HTMLAudioElement): number {
  const known = clip.metadata.duration ?? started.metadata.duration
  const whole = known ?? (Number.isFinite(duration) ? duration : 0)
  return Math.min(whole, clip.preview_seconds ?? whole)
}
