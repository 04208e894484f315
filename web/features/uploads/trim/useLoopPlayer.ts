import { useEffect, useRef, useState } from 'react'
import { player } from '../../../player/player.ts'
import { createLoopPlayer, type LoopPlayer } from './loopPlayer.ts'
import type { Trim } from '../wizard.ts'

export function useLoopPlayer(buffer: AudioBuffer, trim: Trim) {
  const loop = useRef<LoopPlayer>(undefined)
  const [isPlaying, setPlaying] = useState(false)

  useEffect(() => () => loop.current?.close(), [])
  useEffect(() => loop.current?.follow(trim), [trim])

  function toggle(): void {
    if (isPlaying) loop.current?.stop()
    else {
      player.pause()
      loop.current ??= createLoopPlayer(buffer)
      loop.current.play(trim)
    }
    setPlaying(!isPlaying)
  }

  return { isPlaying, toggle, position: () => loop.current?.positionSeconds() }
}
