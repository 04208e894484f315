import type { Clip } from '@arioso/contract'
import { useEffect, useRef, useState } from 'react'
import { toastForFailedSong } from '../../data/toasts/toastForFailedSong.ts'
import { player } from '../../player/player.ts'
import { showToast } from '../../ui/surfaces/toast.ts'
import { playExcerpts, type Excerpt, type Playing } from './excerpts.ts'

// Hears what an edit would leave at its edges, before anything is made.
export function useExcerpts(clip: Clip) {
  const [isPlaying, setPlaying] = useState(false)
  const playing = useRef<Playing>(undefined)
  const asked = useRef(0)

  function stop(): void {
    asked.current += 1
    playing.current?.stop()
    playing.current = undefined
    setPlaying(false)
  }

  useEffect(
    () => () => {
      asked.current += 1
      playing.current?.stop()
    },
    [],
  )

  async function play(excerpts: readonly Excerpt[]): Promise<void> {
    if (clip.audio_url === null) return
    player.pause()
    asked.current += 1
    const wish = asked.current
    setPlaying(true)
    try {
      const started = await playExcerpts(clip.audio_url, excerpts, () => wish === asked.current && stop())
      if (wish === asked.current) playing.current = started
      else started.stop()
    } catch (error) {
      showToast(toastForFailedSong(error))
      stop()
    }
  }

  return { isPlaying, play: (excerpts: readonly Excerpt[]) => void play(excerpts), stop }
}
