import type { AlignedWord } from '@arioso/contract'
import { useEffect, useMemo, useState, type RefObject } from 'react'
import { useStore } from '../../../data/stores/createStore.ts'
import { countSungWords, findLineIndex, toLyricLines } from '../../../player/view/lyricLines.ts'
import { joinClasses } from '../../../ui/joinClasses.ts'
import { hookPlayback } from './hookPlayback.ts'

const LOOK_EVERY_MS = 80

type HookLyricsProps = { words: AlignedWord[]; video: RefObject<HTMLVideoElement | null>; isActive: boolean }

// The line that is sung, word by word.
export function HookLyrics({ words, video, isActive }: HookLyricsProps) {
  const lines = useMemo(() => toLyricLines(words), [words])
  const isWanted = useStore(hookPlayback, ({ showsWords }) => showsWords) && lines.length > 0
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!isActive || !isWanted) return
    const timer = setInterval(() => setSeconds(video.current?.currentTime ?? 0), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isActive, isWanted, video])

  const line = lines[findLineIndex(lines, seconds)]
  if (!isWanted || line === undefined) return null
  const sung = countSungWords(line, seconds)
  return (
    <p aria-label="Lyrics" className="display text-lg font-medium text-balance text-on-cover drop-shadow">
      {line.words.map((word, index) => (
        <span key={word.startSeconds} className={joinClasses('feedback', index >= sung && 'opacity-70')}>
          {word.text}{' '}
        </span>
      ))}
    </p>
  )
}
