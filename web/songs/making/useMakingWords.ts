import type { Clip } from '@arioso/contract'
import { useEffect, useState } from 'react'
import { useListedClips } from '../../data/songs/useListedClips.ts'
import { useStore } from '../../data/stores/createStore.ts'
import { estimateSecondsLeft, makingPace, remainingOf } from './makingPace.ts'
import { songsInTheMaking } from '../../data/songs/songsInTheMaking.ts'
import { describeMaking } from './describeMaking.ts'

const LOOKED_AT_EVERY_MS = 5000

export function useMakingWords(clip: Clip, playable?: string): string {
  const others = useListedClips(useStore(songsInTheMaking, ({ ids }) => ids))
  const marks = useStore(makingPace, (state) => state.marks[clip.id])
  const estimate = useStore(makingPace, (state) => state.estimates[clip.id])
  const nowMs = useNow()
  return describeMaking(clip, {
    others,
    secondsLeft: estimateSecondsLeft(marks ?? []) ?? remainingOf(estimate, nowMs),
    ...(playable !== undefined && { playable }),
  })
}

function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), LOOKED_AT_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return nowMs
}
