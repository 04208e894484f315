import type { Clip } from '@arioso/contract'
import { useEffect, useRef, useState } from 'react'
import { useSearch } from '../../routing/useRouter.ts'
import { useIsUsable } from '../../data/stores/firstUse.ts'
import { SongLineage } from './SongLineage.tsx'
import { abbreviateNumber } from '../../ui/format/abbreviateNumber.ts'
import { Comments } from './comments/Comments.tsx'
import { MoreByMaker } from './MoreByMaker.tsx'
import { RelatedSongs } from './RelatedSongs.tsx'
import { SongFacts } from './SongFacts.tsx'
import { SongLyrics } from './SongLyrics.tsx'

// The second song page: members read and comment side by side, and find more by its maker. Where one stands below the
// other, a link to the comments finds them first: lyrics that come later would push them away. Shelves, which also come
// later, stand below all that is there at once.
export function SongForMembers({ clip }: { clip: Clip }) {
  const { show_comments } = useSearch()
  const [isTalkAskedFor] = useState(show_comments === 'true')
  return (
    <>
      <div className="mt-10 grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_400px] lg:*:row-start-1">
        {isTalkAskedFor && <Talk clip={clip} isAskedFor />}
        <SongLyrics clip={clip} />
        {!isTalkAskedFor && <Talk clip={clip} isAskedFor={false} />}
      </div>
      <div className="mt-14 border-t border-hairline pt-8">
        <SongFacts clip={clip} />
      </div>
      <SongLineage clip={clip} />
      {useIsUsable() && <MoreByMaker clip={clip} />}
      <RelatedSongs clip={clip} />
    </>
  )
}

function Talk({ clip, isAskedFor }: { clip: Clip; isAskedFor: boolean }) {
  const place = useRef<HTMLElement>(null)

  useEffect(() => {
    if (isAskedFor) place.current?.scrollIntoView()
  }, [isAskedFor])

  return (
    <aside
      ref={place}
      aria-label="What listeners say"
      className="scroll-mt-16 self-start rounded-card lg:col-start-2 border border-hairline bg-surface p-5 lg:max-h-[72dvh] lg:overflow-y-auto"
    >
      <h2 className="mb-4 text-base font-semibold">
        Comments <span className="tabular font-normal text-faint">{abbreviateNumber(clip.comment_count)}</span>
      </h2>
      <Comments clip={clip} />
    </aside>
  )
}
