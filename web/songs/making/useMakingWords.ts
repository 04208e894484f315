import type { Clip } from '@arioso/contract'
import { useListedClips } from '../../data/songs/clipCache.ts'
import { useStore } from '../../data/stores/createStore.ts'
import { estimateSecondsLeft, makingPace } from './makingPace.ts'
import { songsInTheMaking } from '../../data/songs/songsInTheMaking.ts'
import { describeMaking } from './describeMaking.ts'

export function useMakingWords(clip: Clip): string {
  const others = useListedClips(useStore(songsInTheMaking, ({ ids }) => ids))
  const marks = useStore(makingPace, (state) => state.marks[clip.id])
  return describeMaking(clip, { others, secondsLeft: estimateSecondsLeft(marks ?? []) })
}
