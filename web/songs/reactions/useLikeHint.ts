import type { Clip } from '@arioso/contract'
import { LIKE_HINT_SECONDS } from '@arioso/contract/limits'
import { useEffect, useState } from 'react'
import { reactionOf } from '../../data/songs/reactions.ts'
import { useFlag } from '../../data/session/useFlag.ts'
import { useClipPlay } from '../../player/player.ts'

// For ten seconds, once, from the start of a song without a reaction.
export function useLikeHint(clip: Clip): boolean {
  const isTried = useFlag('thumbs-exp')
  const isSounding = useClipPlay(clip.id) === 'playing'
  const isOpen = isTried && isSounding && reactionOf(clip) === null
  const [hintedId, setHintedId] = useState<string>()
  useEffect(() => {
    if (!isOpen) return undefined
    const timer = setTimeout(() => setHintedId(clip.id), LIKE_HINT_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [isOpen, clip.id])
  return isOpen && hintedId !== clip.id
}
