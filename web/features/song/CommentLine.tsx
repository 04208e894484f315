import type { Clip, Comment } from '@arioso/contract'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useComments } from '../../data/comments.ts'
import { player } from '../../player/player.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { formatAgo } from '../../ui/formatAgo.ts'
import { formatDate } from '../../ui/formatDate.ts'
import { formatDuration } from '../../ui/formatDuration.ts'
import { CommentActions, WORD_BUTTON } from './CommentActions.tsx'
import { CommentForm } from './CommentForm.tsx'

export function CommentLine({ clip, comment }: { clip: Clip; comment: Comment }) {
  const [isReplying, setReplying] = useState(false)
  const [isUnfolded, setUnfolded] = useState(false)
  const isReply = comment.parent_id !== null

  function reply(): void {
    setReplying(!isReplying)
    setUnfolded(true)
  }

  return (
    <article aria-label={`Comment by ${comment.user_display_name}`} className="flex gap-3">
      <Avatar
        name={comment.user_display_name}
        src={comment.user_avatar_image_url}
        size={isReply ? 'small' : 'medium'}
      />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <CommentHead clip={clip} comment={comment} />
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {comment.content}
        </p>
        <CommentActions
          clip={clip}
          comment={comment}
          {...(isReply || !clip.allow_comments ? {} : { onReply: reply })}
        />
        {comment.num_replies > 0 && (
          <button
            type="button"
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
            className={WORD_BUTTON}
          >
            {isUnfolded ? 'Hide replies' : `Show replies (${comment.num_replies})`}
          </button>
        )}
        {isUnfolded && <Replies clip={clip} parentId={comment.id} />}
        {isReplying && (
          <CommentForm
            clip={clip}
            place={{ clipId: clip.id, order: 'newest', parentId: comment.id }}
            label={`Reply to ${comment.user_display_name}`}
            onSent={() => setReplying(false)}
          />
        )}
      </div>
    </article>
  )
}

function CommentHead({ clip, comment }: { clip: Clip; comment: Comment }) {
  const moment = new Date(comment.created_at)
  const [shownAt] = useState(() => new Date())
  const at = comment.track_timestamp
  return (
    <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-sm text-faint">
      <Link
        to="/@{$handle}"
        params={{ handle: comment.user_handle }}
        className="truncate text-base font-semibold text-text hover:underline"
      >
        {comment.user_display_name}
      </Link>
      {at !== null && (
        <button
          type="button"
          aria-label={`Play from ${formatDuration(at)}`}
          onClick={() => player.play({ source: clip.title, ids: [clip.id], id: clip.id, startAtSeconds: at })}
          className="tabular rounded-full bg-accent-wash px-2 text-accent hover:underline"
        >
          {formatDuration(at)}
        </button>
      )}
      <time dateTime={comment.created_at} title={formatDate(moment, 'wholeMoment')}>
        {formatAgo(moment, shownAt)}
      </time>
    </p>
  )
}

function Replies({ clip, parentId }: { clip: Clip; parentId: string }) {
  const { data, hasNextPage, fetchNextPage } = useComments({ clipId: clip.id, order: 'newest', parentId })
  return (
    <>
      <ul className="grid grid-cols-1 gap-4 border-l border-hairline py-1 pl-3">
        {(data ?? []).map((each) => (
          <li key={each.id}>
            <CommentLine clip={clip} comment={each} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <button type="button" onClick={() => void fetchNextPage()} className={WORD_BUTTON}>
          Show more replies
        </button>
      )}
    </>
  )
}
