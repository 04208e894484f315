import { useEffect, useRef, useState } from 'react'
import { useListedClips } from '../../data/songs/useListedClips.ts'
import { useStore } from '../../data/stores/createStore.ts'
import { notePace } from '../../songs/making/makingPace.ts'
import { songsInTheMaking } from '../../data/songs/songsInTheMaking.ts'
import { tellSteps, type MakingStep } from '../../songs/making/makingSteps.ts'

// The one voice for all songs in the making, wherever their rows are: a screen reader hears each step once, with its song.
export default function MakingNews() {
  const clips = useListedClips(useStore(songsInTheMaking, ({ ids }) => ids))
  const announced = useRef<ReadonlyMap<string, MakingStep>>(new Map())
  const [news, setNews] = useState('')
  useEffect(() => {
    notePace(clips, Date.now())
    const { steps, news: spoken } = tellSteps(announced.current, clips)
    announced.current = steps
    if (spoken !== '') setNews(spoken)
  }, [clips])
  return <output className="sr-only">{news}</output>
}
