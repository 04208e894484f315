import type { Clip, Comment } from '@arioso/contract'
import { useState } from 'react'
import { songComments } from './comments/songComments.ts'
import { player } from '../../player/player.ts'
import { SeekableWave } from '../../player/view/SeekableWave.tsx'
import { Avatar } from '../../ui/display/avatar/Avatar.tsx'
import { formatDuration } from '../../ui/format/formatDuration.ts'

const WAVE_HEIGHT_PX = 72
const MARKS_MAX = 24

// The big waveform with comments along it, each at its second.
export function SongWave({ clip }: { clip: Clip }) {
  return (
    <div className="w-full min-w-0 sm:flex-1">
      <SeekableWave clip={clip} heightPx={WAVE_HEIGHT_PX} bars={120} withTimes={false} />
      <CommentMarks clip={clip} />
    </div>
  )
}

function CommentMarks({ clip }: { clip: Clip }) {
  const { data } = songComments.useList({ id: clip.id, order: 'most_liked' })
  const [shown, setShown] = useState<Comment>()
  const duration = clip.metadata.duration ?? 0
  const tied = (data ?? []).filter(isTied).slice(0, MARKS_MAX)
  if (duration <= 0 || tied.length === 0) return null
  return (
    <fieldset aria-label="Comments along the song" className="relative mt-1 h-6">
      {tied.map((comment) => (
        <button
          key={comment.id}
          type="button"
          aria-label={`${comment.user_display_name} at ${formatDuration(comment.track_timestamp)}: ${comment.content}`}
          onPointerEnter={() => setShown(comment)}
          onPointerLeave={() => setShown(undefined)}
          onFocus={() => setShown(comment)}
          onBlur={() => setShown(undefined)}
          onClick={() =>
            player.play({
              source: clip.title,
              ids: [clip.id],
              id: clip.id,
              startAtSeconds: comment.track_timestamp,
            })
          }
          className="absolute -translate-x-1/2 rounded-full ring-2 ring-ground feedback hover:z-10 hover:scale-110 focus-visible:z-10"
          style={{ left: `${(comment.track_timestamp / duration) * 100}%` }}
        >
          <Avatar name={comment.user_display_name} src={comment.user_avatar_image_url} size="small" />
        </button>
      ))}
      {shown !== undefined && <ShownComment comment={shown} />}
    </fieldset>
  )
}

type TiedComment = Comment & { track_timestamp: number }

function isTied(comment: Comment): comment is TiedComment {
  return comment.track_timestamp !== null
}

// Read out by the mark's own name already.
function ShownComment({ comment }: { comment: Comment }) {
  return (
    <p
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 top-full z-20 mx-auto mt-1 w-fit max-w-full truncate rounded-control bg-text px-2 py-1 text-sm text-ground"
    >
      {comment.user_display_name}: {comment.content}
    </p>
  )
}
