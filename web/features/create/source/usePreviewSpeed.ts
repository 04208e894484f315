import { useEffect } from 'react'
import { findPlayingClip } from '../../../player/playback.ts'
import { player, usePlayer } from '../../../player/player.ts'
import { useForm } from '../form/form.ts'

const NORMAL = { multiplier: 1, keepPitch: true }

// The chosen song sounds as it would be made, as long as this panel is open; every other song as it is.
export function usePreviewSpeed(): void {
  const clipId = useForm((form) => form.speedClipId)
  const speed = useForm((form) => form.speed)
  const playingId = usePlayer(({ playback }) => findPlayingClip(playback)?.id)
  useEffect(() => {
    const isChosen = clipId !== null && playingId === clipId
    player.setSpeed(isChosen ? { multiplier: speed.speedMultiplier, keepPitch: speed.keepPitch } : NORMAL)
  }, [clipId, speed, playingId])
  useEffect(() => () => player.setSpeed(NORMAL), [])
}
