import type { Clip } from '@arioso/contract'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { SongLineage } from './SongLineage.tsx'
import { abbreviateNumber } from '../../ui/format/abbreviateNumber.ts'
import { Comments } from './comments/Comments.tsx'
import { MoreByMaker } from './MoreByMaker.tsx'
import { RelatedSongs } from './RelatedSongs.tsx'
import { SongFacts } from './SongFacts.tsx'
import { SongLyrics } from './SongLyrics.tsx'

// The second song page: members read and comment side by side, and find more by its maker.
export function SongForMembers({ clip }: { clip: Clip }) {
  return (
    <>
      <div className="mt-10 grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_400px]">
        <SongLyrics clip={clip} />
        <Talk clip={clip} />
      </div>
      <MoreByMaker clip={clip} />
      <RelatedSongs clip={clip} />
      <SongLineage clip={clip} />
      <div className="mt-14 border-t border-hairline pt-8">
        <SongFacts clip={clip} />
      </div>
    </>
  )
}

function Talk({ clip }: { clip: Clip }) {
  const { show_comments } = useSearch({ strict: false })
  const place = useRef<HTMLElement>(null)
  const isAskedFor = useRef(show_comments === 'true')

  useEffect(() => {
    if (isAskedFor.current) place.current?.scrollIntoView()
    isAskedFor.current = false
  }, [])

  return (
    <aside
      ref={place}
      aria-label="What listeners say"
      className="scroll-mt-16 self-start rounded-card border border-hairline bg-surface p-5 lg:max-h-[72dvh] lg:overflow-y-auto"
    >
      <h2 className="mb-4 text-base font-semibold">
        Comments <span className="tabular font-normal text-faint">{abbreviateNumber(clip.comment_count)}</span>
      </h2>
      <Comments clip={clip} />
    </aside>
  )
}
