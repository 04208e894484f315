import type { Clip } from '@arioso/contract'
import { useState } from 'react'
import { useComments, type CommentOrder } from '../../data/comments.ts'
import { Button } from '../../ui/Button.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { CommentForm } from './CommentForm.tsx'
import { CommentLine } from './CommentLine.tsx'

const ORDERS: { value: CommentOrder; label: string }[] = [
  { value: 'most_liked', label: 'Most liked' },
  { value: 'newest', label: 'Newest' },
]

export function Comments({ clip }: { clip: Clip }) {
  const [order, setOrder] = useState<CommentOrder>('most_liked')
  const comments = useComments({ clipId: clip.id, order })
  const list = comments.data ?? []
  return (
    <section aria-label="Comments" className="grid grid-cols-1 gap-5">
      {clip.allow_comments ? (
        <CommentForm clip={clip} place={{ clipId: clip.id, order }} label="Add a comment" />
      ) : (
        <p className="rounded-card bg-surface px-4 py-3 text-soft">Comments are closed for this song.</p>
      )}
      {list.length > 1 && (
        <div className="justify-self-start">
          <SegmentedControl label="Order" value={order} onChange={setOrder} segments={ORDERS} />
        </div>
      )}
      {comments.isError && (
        <p className="text-soft">
          The comments could not be loaded.{' '}
          <Button size="small" onClick={() => void comments.refetch()}>
            Try again
          </Button>
        </p>
      )}
      {comments.isPending && ['a', 'b', 'c'].map((key) => <Skeleton key={key} className="h-14 w-full" />)}
      {comments.isSuccess && list.length === 0 && clip.allow_comments && (
        <p className="text-soft">Nobody has said anything yet.</p>
      )}
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
