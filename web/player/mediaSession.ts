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

  let shownId: string | undefined
  player.store.subscribe(() => {
    const { playback } = player.store.get()
    const clip = findPlayingClip(playback)
    media.playbackState = clip === undefined ? 'none' : wantsSound(playback) ? 'playing' : 'paused'
    if (clip === undefined || clip.id === shownId) return
    shownId = clip.id
    const covers = [clip.image_url, clip.image_large_url].filter((url) => url !== null)
    media.metadata = new MediaMetadata({
      title: clip.title,
      artist: clip.display_name,
      album: 'Arioso',
      artwork: covers.map((src) => ({ src })),
    })
  })
  player.listen('timeupdate', () => {
    const duration = player.durationSeconds()
    const position = Math.min(duration, player.positionSeconds())
    if (duration > 0) media.setPositionState({ duration, position, playbackRate: player.audio().playbackRate })
  })
}
