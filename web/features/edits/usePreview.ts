import type { Clip } from '@arioso/contract'
import { PLAYBAR_POLL_MS } from '@arioso/contract/limits'
import { useEffect, useState } from 'react'
import { player, useClipPlay } from '../../player/player.ts'
import type { Span } from '../../ui/span/span.ts'

// Hears a span of the song alone. Whatever else is played meanwhile ends it.
export function usePreview(clip: Clip) {
  const [span, setSpan] = useState<Span>()
  const play = useClipPlay(clip.id)
  const isHeard = play === 'playing' || play === 'loading'

  useEffect(() => {
    if (span === undefined) return
    const timer = setInterval(() => {
      if (player.positionSeconds() < span.endSeconds) return
      player.pause()
      setSpan(undefined)
    }, PLAYBAR_POLL_MS)
    return () => clearInterval(timer)
  }, [span])

  // Paused by hand, or another song took over: that one is not to be stopped.
  if (span !== undefined && !isHeard) setSpan(undefined)

  return {
    isPlaying: span !== undefined,
    play(wanted: Span): void {
      player.play({ source: 'Edit', ids: [clip.id], id: clip.id, startAtSeconds: wanted.startSeconds })
      setSpan(wanted)
    },
    stop(): void {
      player.pause()
      setSpan(undefined)
    },
  }
}
