import type { Clip, Comment } from '@arioso/contract'
import { useState } from 'react'
import { player } from '../../../player/player.ts'
import { Avatar } from '../../../ui/display/avatar/Avatar.tsx'
import { formatDuration } from '../../../ui/format/formatDuration.ts'
import { CommentActions, WORD_BUTTON } from './CommentActions.tsx'
import { SongCommentForm } from './SongCommentForm.tsx'
import { songComments } from './songComments.ts'
import { CommentHead } from '../../../songs/comments/CommentHead.tsx'

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
        <CommentHead comment={comment}>
          {comment.track_timestamp !== null && <MomentButton clip={clip} atSeconds={comment.track_timestamp} />}
        </CommentHead>
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
          <SongCommentForm
            clip={clip}
            place={{ id: clip.id, order: 'newest', parentId: comment.id }}
            label={`Reply to ${comment.user_display_name}`}
            onSent={() => setReplying(false)}
          />
        )}
      </div>
    </article>
  )
}

function MomentButton({ clip, atSeconds }: { clip: Clip; atSeconds: number }) {
  return (
    <button
      type="button"
      aria-label={`Play from ${formatDuration(atSeconds)}`}
      onClick={() => player.play({ source: clip.title, ids: [clip.id], id: clip.id, startAtSeconds: atSeconds })}
      className="tabular rounded-full bg-accent-wash px-2 text-accent hover:underline"
    >
      {formatDuration(atSeconds)}
    </button>
  )
}

function Replies({ clip, parentId }: { clip: Clip; parentId: string }) {
  const { data, hasNextPage, fetchNextPage } = songComments.useList({ id: clip.id, order: 'newest', parentId })
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
