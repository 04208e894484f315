import { useEffect, useEffectEvent, useState, type RefObject, type SyntheticEvent } from 'react'
import { useStore } from '../../../data/stores/createStore.ts'
import { player } from '../../../player/player.ts'
import { hookPlayback, isHeard } from './hookPlayback.ts'

const still = matchMedia('(prefers-reduced-motion: reduce)')

// Wider than this, filling an upright screen would cut off what stands at its sides.
const UPRIGHT = 0.7

export type HookVideo = {
  isPlaying: boolean
  isWide: boolean
  toggle: () => void
  events: {
    onPlay: () => void
    onPause: () => void
    onLoadedMetadata: (event: SyntheticEvent<HTMLVideoElement>) => void
  }
}

// Plays while it is the one in view, from its beginning. Who wants little motion starts it by hand.
export function useHookVideo(ref: RefObject<HTMLVideoElement | null>, isActive: boolean): HookVideo {
  const [isPlaying, setPlaying] = useState(false)
  const [isWide, setWide] = useState(false)
  const heard = useStore(hookPlayback, isHeard)

  useEffect(() => {
    if (ref.current !== null) ref.current.muted = !heard
    if (heard && isActive && isPlaying) player.pause()
  }, [ref, heard, isActive, isPlaying])

  const start = useEffectEvent(() => {
    if (ref.current !== null) void play(ref.current)
  })
  useEffect(() => {
    const video = ref.current
    if (!isActive || video === null) return
    if (!still.matches) start()
    return () => {
      video.pause()
      video.currentTime = 0
    }
  }, [ref, isActive])

  return {
    isPlaying,
    isWide,
    toggle: () => {
      const video = ref.current
      if (video?.paused === true) void play(video)
      else video?.pause()
    },
    events: {
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onLoadedMetadata: ({ currentTarget }) => setWide(currentTarget.videoWidth > currentTarget.videoHeight * UPRIGHT),
    },
  }
}

// Before the first press of a visit a browser refuses sound; then it plays without, and the button says so.
async function play(video: HTMLVideoElement): Promise<void> {
  try {
    video.muted = !isHeard(hookPlayback.get())
    await video.play()
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError' || video.muted) return
    hookPlayback.set({ isSilenced: true })
    video.muted = true
    await video.play().catch((reason: unknown) => console.warn('the hook could not be played', reason))
  }
}
