import type { Clip } from '@arioso/contract'
import { PLAYBAR_POLL_MS } from '@arioso/contract/limits'
import { useEffect, useState } from 'react'
import { player } from '../../player/player.ts'
import type { Span } from './editor.ts'

const LEAD_SECONDS = 3

// Hears what an edit would leave, before anything is made: the span alone, or the song with the span jumped over.
export function usePreview(clip: Clip) {
  const [preview, setPreview] = useState<{ span: Span; jumps: boolean }>()

  useEffect(() => {
    if (preview === undefined) return
    const { span, jumps } = preview
    const timer = setInterval(() => {
      const at = player.positionSeconds()
      if (!jumps && at >= span.endSeconds) {
        player.pause()
        setPreview(undefined)
      } else if (jumps && at >= span.startSeconds && at < span.endSeconds) player.seek(span.endSeconds)
      else if (jumps && at >= span.endSeconds + LEAD_SECONDS) {
        player.pause()
        setPreview(undefined)
      }
    }, PLAYBAR_POLL_MS)
    return () => clearInterval(timer)
  }, [preview])

  return {
    isPlaying: preview !== undefined,
    play(span: Span, { jumps = false } = {}): void {
      const startAtSeconds = jumps ? Math.max(0, span.startSeconds - LEAD_SECONDS) : span.startSeconds
      player.play({ source: 'Edit', ids: [clip.id], id: clip.id, startAtSeconds })
      setPreview({ span, jumps })
    },
    stop(): void {
      player.pause()
      setPreview(undefined)
    },
  }
}
