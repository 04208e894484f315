import { findClip } from '../data/songs/clipCache.ts'
import { artworkOf } from './artworkOf.ts'
import { player } from './player.ts'
import { findPlayingClip, wantsSound } from './playback.ts'

const STEP_SECONDS = 10

// The keys and the lock screen of the operating system.
export function connectMediaSession(): void {
  if (!('mediaSession' in navigator)) return
  const media = navigator.mediaSession
  const actions: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', () => player.resume()],
    ['pause', () => player.pause()],
    ['nexttrack', () => player.next()],
    ['previoustrack', () => player.previous()],
    ['seekbackward', (details) => player.seek(player.positionSeconds() - (details.seekOffset ?? STEP_SECONDS))],
    ['seekforward', (details) => player.seek(player.positionSeconds() + (details.seekOffset ?? STEP_SECONDS))],
    ['seekto', (details) => player.seek(details.seekTime ?? 0)],
  ]
  for (const [action, handler] of actions) media.setActionHandler(action, handler)

  // A song that plays while it is made gets its title and its cover later.
  let shown: string | undefined
  function show(): void {
    const started = findPlayingClip(player.store.get().playback)
    if (started === undefined) return
    const clip = findClip(started.id) ?? started
    const artwork = artworkOf(clip)
    const wanted = [clip.id, clip.title, ...artwork.map(({ src }) => src)].join(' ')
    if (wanted === shown) return
    shown = wanted
    media.metadata = new MediaMetadata({
      title: clip.title,
      artist: clip.display_name,
      album: 'Arioso',
      artwork,
    })
  }

  function tell(): void {
    const { playback } = player.store.get()
    const isPlaying = findPlayingClip(playback) !== undefined
    media.playbackState = isPlaying ? (wantsSound(playback) ? 'playing' : 'paused') : 'none'
    show()
  }

  player.store.subscribe(tell)
  tell()
  player.listen('timeupdate', () => {
    show()
    const duration = player.durationSeconds()
    const position = Math.min(duration, player.positionSeconds())
    if (duration > 0) media.setPositionState({ duration, position, playbackRate: player.audio().playbackRate })
  })
}
