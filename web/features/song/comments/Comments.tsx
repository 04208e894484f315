import type { Clip } from '@arioso/contract'
import { useState } from 'react'
import type { CommentOrder } from '../../../data/createComments.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { SegmentedControl } from '../../../ui/controls/SegmentedControl.tsx'
import { Skeleton } from '../../../ui/display/Skeleton.tsx'
import { SongCommentForm } from './SongCommentForm.tsx'
import { CommentLine } from './CommentLine.tsx'
import { songComments } from './songComments.ts'

const ORDERS: { value: CommentOrder; label: string }[] = [
  { value: 'most_liked', label: 'Most liked' },
  { value: 'newest', label: 'Newest' },
]

export function Comments({ clip }: { clip: Clip }) {
  const [order, setOrder] = useState<CommentOrder>('most_liked')
  const comments = songComments.useList({ id: clip.id, order })
  const list = comments.data ?? []
  const isEmpty = comments.isPending ? clip.comment_count === 0 : comments.isSuccess && list.length === 0
  return (
    <section aria-label="Comments" className="grid grid-cols-1 gap-5">
      {clip.allow_comments ? (
        <SongCommentForm clip={clip} place={{ id: clip.id, order }} label="Add a comment" />
      ) : (
        <p className="rounded-card bg-surface px-4 py-3 text-soft">Comments are turned off for this song.</p>
      )}
      {list.length > 1 && (
        <div className="justify-self-start">
          <SegmentedControl label="Order" value={order} onChange={setOrder} segments={ORDERS} />
        </div>
      )}
      {comments.isError && (
        <p className="text-soft">
          The comments couldn’t be loaded.{' '}
          <Button size="small" onClick={() => void comments.refetch()}>
            Try again
          </Button>
        </p>
      )}
      {comments.isPending &&
        ['a', 'b', 'c'].slice(0, clip.comment_count).map((key) => <Skeleton key={key} className="h-14 w-full" />)}
      {isEmpty && clip.allow_comments && <p className="text-soft">No comments yet.</p>}
      <ul className="grid grid-cols-1 gap-5">
        {list.map((comment) => (
          <li key={comment.id}>
            <CommentLine clip={clip} comment={comment} />
          </li>
        ))}
      </ul>
      {comments.hasNextPage && (
        <Button isBusy={comments.isFetchingNextPage} onClick={() => void comments.fetchNextPage()}>
          Show more
        </Button>
      )}
    </section>
  )
}
