import type { Clip } from '@arioso/contract'
import { Link } from '@tanstack/react-router'
import { Headphones, MessageCircle } from 'lucide-react'
import { clipState } from '../../data/songs/clipState.ts'
import { abbreviateNumber } from '../../ui/format/abbreviateNumber.ts'
import { formatDuration } from '../../ui/format/formatDuration.ts'

// The count of comments leads to them.
function CommentsLink({ clip, className }: { clip: Clip; className: string }) {
  return (
    <Link
      to="/song/$id/"
      params={{ id: clip.id }}
      search={{ show_comments: 'true' }}
      title={`${clip.comment_count} comments`}
      className={className}
    >
      <MessageCircle size={14} aria-hidden="true" className="shrink-0" />
      {abbreviateNumber(clip.comment_count)}
      <span className="sr-only">comments</span>
    </Link>
  )
}

// For rows too narrow for columns. Zero plays are not worth the space.
export function NarrowFigures({ clip }: { clip: Clip }) {
  if (clipState(clip) !== 'complete') return null
  return (
    <span className="tabular flex shrink-0 items-center gap-2 text-xs @2xl:hidden">
      <span className="@md:hidden">{formatDuration(clip.metadata.duration)}</span>
      {clip.play_count > 0 && (
        <span className="flex items-center gap-1" title={`${clip.play_count} plays`}>
          <Headphones size={12} aria-hidden="true" />
          {abbreviateNumber(clip.play_count)}
          <span className="sr-only">plays</span>
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
    <span className="tabular hidden w-14 items-center gap-1.5 px-2 @2xl:flex" title={`${count} plays`}>
      <Headphones size={14} aria-hidden="true" className="shrink-0" />
      {abbreviateNumber(count)}
      <span className="sr-only">plays</span>
    </span>
  )
}
