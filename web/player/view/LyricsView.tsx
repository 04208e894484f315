import type { Clip } from '@arioso/contract'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useAlignedLyrics } from '../../data/songs/songDetails.ts'
import { asWritten } from './asWritten.ts'
import { joinClasses } from '../../ui/joinClasses.ts'
import { scrollBehavior } from '../../ui/scrollBehavior.ts'
import { Skeleton } from '../../ui/display/Skeleton.tsx'
import { countSungWords, findLineIndex, textOf, toLyricLines, withoutLeftover, type LyricLine } from './lyricLines.ts'
import { player, useClipPlay } from '../player.ts'
import { usePosition } from './usePosition.ts'

const FOLLOW_AGAIN_AFTER_MS = 4_000

type LyricsViewProps = { clip: Clip; size?: 'panel' | 'page'; onStartAt: (seconds: number) => void }

export function LyricsView({ clip, size = 'panel', onStartAt }: LyricsViewProps) {
  const { data: words, isLoading } = useAlignedLyrics(clip)
  const { task, prompt } = clip.metadata
  const lines = useMemo(() => {
    const sung = toLyricLines(words ?? [])
    return asWritten(task === 'extend' ? withoutLeftover(sung, prompt) : sung, prompt)
  }, [words, task, prompt])
  if (isLoading) return <LyricsSkeleton />
  if (lines.length > 0) return <FollowingLyrics clip={clip} lines={lines} size={size} onStartAt={onStartAt} />
  if (prompt !== '') return <PlainLyrics text={prompt} />
  return <p className="text-soft">{withoutWords(clip)}</p>
}

function withoutWords({ metadata, status }: Clip): string {
  if (metadata.make_instrumental) return 'This one is instrumental.'
  if (metadata.is_recorded) return 'Recordings don’t come with lyrics.'
  return status === 'complete' ? 'This song has no saved lyrics.' : 'The lyrics are still being written.'
}

function LyricsSkeleton() {
  return (
    <div className="grid gap-4" aria-hidden="true">
      {['w-3/5', 'w-4/5', 'w-2/3', 'w-3/4', 'w-1/2'].map((width) => (
        <Skeleton key={width} className={`h-5 ${width}`} />
      ))}
    </div>
  )
}

function PlainLyrics({ text }: { text: string }) {
  return (
    <p dir="auto" className="max-w-[60ch] text-md leading-relaxed whitespace-pre-line text-soft">
      {text}
    </p>
  )
}

type FollowingLyricsProps = Omit<LyricsViewProps, 'size'> & { lines: LyricLine[]; size: 'panel' | 'page' }

function FollowingLyrics({ clip, lines, size, onStartAt }: FollowingLyricsProps) {
  const isCurrent = useClipPlay(clip.id) !== 'none'
  const list = useRef<HTMLOListElement>(null)
  const active = usePosition(
    useCallback((seconds: number) => (isCurrent ? findLineIndex(lines, seconds) : -1), [lines, isCurrent]),
  )
  useFollow(list, active)
  return (
    <ol
      ref={list}
      aria-label="Lyrics"
      className={joinClasses('grid gap-1 font-medium', size === 'page' ? 'text-lg' : 'text-md')}
    >
      {lines.map((line, index) => (
        <li key={line.key} className={line.opensSection ? 'mt-5' : undefined}>
          {line.heading !== undefined && <p className="mb-1 text-xs text-faint">{line.heading}</p>}
          <button
            type="button"
            dir="auto"
            aria-current={index === active}
            onClick={() => (isCurrent ? player.seek(line.startSeconds) : onStartAt(line.startSeconds))}
            className={joinClasses(
              '-mx-2 rounded-control px-2 py-1 text-start text-balance feedback hover:bg-high hover:text-text',
              index === active ? 'text-text' : 'text-faint',
            )}
          >
            {index === active ? <SungLine line={line} /> : textOf(line)}
          </button>
        </li>
      ))}
    </ol>
  )
}

function SungLine({ line }: { line: LyricLine }) {
  const sung = usePosition(useCallback((seconds: number) => countSungWords(line, seconds), [line]))
  return line.words.map((word, index) => (
    <span key={word.startSeconds} className={joinClasses('feedback', index < sung && 'text-accent')}>
      {word.text}{' '}
    </span>
  ))
}

// Keeps the active line in the middle of the nearest scroller, but leaves a reader who scrolls alone for a while.
function useFollow(list: React.RefObject<HTMLOListElement | null>, active: number): void {
  const readerScrolledAt = useRef(-FOLLOW_AGAIN_AFTER_MS)
  useEffect(() => {
    const scroller = list.current?.closest('[data-lyrics-scroller]')
    const notice = () => {
      readerScrolledAt.current = performance.now()
    }
    scroller?.addEventListener('wheel', notice, { passive: true })
    scroller?.addEventListener('touchmove', notice, { passive: true })
    return () => {
      scroller?.removeEventListener('wheel', notice)
      scroller?.removeEventListener('touchmove', notice)
    }
  }, [list])
  useEffect(() => {
    const scroller = list.current?.closest('[data-lyrics-scroller]')
    const line = list.current?.children[active]
    if (scroller == null || !(line instanceof HTMLElement)) return
    if (performance.now() - readerScrolledAt.current < FOLLOW_AGAIN_AFTER_MS) return
    const lineBox = line.getBoundingClientRect()
    const scrollerBox = scroller.getBoundingClientRect()
    const offset = lineBox.top - scrollerBox.top - (scrollerBox.height - lineBox.height) / 2
    scroller.scrollBy({ top: offset, behavior: scrollBehavior() })
  }, [list, active])
}
