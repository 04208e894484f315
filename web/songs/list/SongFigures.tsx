import type { Clip } from '@arioso/contract'
import { Headphones, MessageCircle } from 'lucide-react'
import { Link } from '../../routing/Link.tsx'
import { clipState } from '../../data/songs/clipState.ts'
import { countOf, nounFor } from '../../ui/format/countOf.ts'
import { abbreviateNumber } from '../../ui/format/abbreviateNumber.ts'
import { formatDuration } from '../../ui/format/formatDuration.ts'
import { joinClasses } from '../../ui/joinClasses.ts'

// The count of comments leads to them.
function CommentsLink({ clip, className }: { clip: Clip; className: string }) {
  return (
    <Link
      to="/song/$id/"
      params={{ id: clip.id }}
      search={{ show_comments: 'true' }}
      title={countOf(clip.comment_count, 'comment')}
      className={className}
    >
      <MessageCircle size={14} aria-hidden="true" className="shrink-0" />
      {abbreviateNumber(clip.comment_count)}
      <span className="sr-only">{nounFor(clip.comment_count, 'comment')}</span>
    </Link>
  )
}

// For rows too narrow for columns. Zero plays are not worth the space.
export function NarrowFigures({ clip }: { clip: Clip }) {
  if (clipState(clip) !== 'complete') return null
  return (
    <span
      className={joinClasses(
        'tabular flex shrink-0 items-center gap-2 text-xs @2xl:hidden',
        // Empty, it would still push what comes after it to the right.
        clip.play_count + clip.comment_count === 0 && '@md:hidden',
      )}
    >
      <span className="@md:hidden">{formatDuration(clip.metadata.duration)}</span>
      {clip.play_count > 0 && (
        <span className="flex items-center gap-1" title={countOf(clip.play_count, 'play')}>
          <Headphones size={12} aria-hidden="true" />
          {abbreviateNumber(clip.play_count)}
          <span className="sr-only">{nounFor(clip.play_count, 'play')}</span>
        </span>
      )}
      {clip.comment_count > 0 && (
        <CommentsLink clip={clip} className="relative z-1 touch-target flex items-center gap-1" />
      )}
    </span>
  )
}

export function Figures({ clip }: { clip: Clip }) {
  return (
    <>
      <Plays count={clip.play_count} />
      <CommentsLink clip={clip} className="tabular hidden w-14 items-center gap-1.5 px-2 hover:text-text @2xl:flex" />
      <span className="tabular w-10 px-1 text-right @max-md:hidden">{formatDuration(clip.metadata.duration)}</span>
    </>
  )
}

function Plays({ count }: { count: number }) {
  return (
    <span className="tabular hidden w-14 items-center gap-1.5 px-2 @2xl:flex" title={countOf(count, 'play')}>
      <Headphones size={14} aria-hidden="true" className="shrink-0" />
      {abbreviateNumber(count)}
      <span className="sr-only">{nounFor(count, 'play')}</span>
    </span>
  )
}
