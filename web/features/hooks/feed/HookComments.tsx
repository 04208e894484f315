import type { Comment, Hook } from '@arioso/contract'
import { useSession } from '../../../data/session/session.ts'
import { toastForRefusal } from '../../../data/toasts/toastForRefusal.ts'
import { Avatar } from '../../../ui/display/avatar/Avatar.tsx'
import { Button } from '../../../ui/controls/Button.tsx'
import { Skeleton } from '../../../ui/display/Skeleton.tsx'
import { showToast } from '../../../ui/surfaces/toast.ts'
import { CommentForm } from '../../../songs/comments/CommentForm.tsx'
import { reportContent } from '../../../songs/menu/reportContent.ts'
import { CommentHead } from '../../../songs/comments/CommentHead.tsx'
import { hookComments } from './hookComments.ts'

export function HookComments({ hook }: { hook: Hook }) {
  const place = { id: hook.id, order: 'newest' } as const
  const comments = hookComments.useList(place)
  const list = comments.data ?? []
  const isOpen = hook.hook_publish.allow_comments
  return (
    <section aria-label="Comments" className="flex min-h-0 flex-1 flex-col gap-4">
      <ul className="grid min-h-0 flex-1 grid-cols-1 content-start gap-5 overflow-y-auto">
        {comments.isPending && ['a', 'b', 'c'].map((key) => <Skeleton key={key} className="h-12 w-full" />)}
        {comments.isError && (
          <li className="text-soft">
            The comments couldn’t be loaded.{' '}
            <Button size="small" onClick={() => void comments.refetch()}>
              Try again
            </Button>
          </li>
        )}
        {comments.isSuccess && list.length === 0 && isOpen && <li className="text-soft">No comments yet.</li>}
        {list.map((comment) => (
          <Line key={comment.id} hook={hook} comment={comment} />
        ))}
        {comments.hasNextPage && (
          <li>
            <Button size="small" isBusy={comments.isFetchingNextPage} onClick={() => void comments.fetchNextPage()}>
              Show more
            </Button>
          </li>
        )}
      </ul>
      {isOpen ? (
        <CommentForm
          label="Add a comment"
          minHeightPx={56}
          onSend={(content) => hookComments.add(place, { content, atSeconds: null })}
        />
      ) : (
        <p className="rounded-card bg-surface px-4 py-3 text-soft">Comments are turned off for this hook.</p>
      )}
    </section>
  )
}

const WORD_BUTTON =
  'relative touch-target inline-flex h-8 items-center rounded-full px-2 text-sm text-faint feedback hover:bg-high hover:text-text'

function Line({ hook, comment }: { hook: Hook; comment: Comment }) {
  const { user } = useSession()
  const mayRemove = user !== null && (user.id === comment.user_id || user.id === hook.user_id)
  const name = comment.user_display_name
  return (
    <li className="flex gap-3">
      <Avatar name={comment.user_display_name} src={comment.user_avatar_image_url} size="small" />
      <div className="grid min-w-0 flex-1 grid-cols-1">
        <CommentHead comment={comment} />
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {comment.content}
        </p>
        <div className="-ml-2 flex gap-1">
          {mayRemove && (
            <button
              type="button"
              aria-label={`Delete the comment by ${name}`}
              onClick={() =>
                void hookComments.remove(hook.id, comment).catch((error: unknown) => showToast(toastForRefusal(error)))
              }
              className={WORD_BUTTON}
            >
              Delete
            </button>
          )}
          {user?.id !== comment.user_id && (
            <button
              type="button"
              aria-label={`Report the comment by ${name}`}
              onClick={() => reportContent({ contentType: 'hook_comment', contentId: comment.id, name })}
              className={WORD_BUTTON}
            >
              Report
            </button>
          )}
        </div>
      </div>
    </li>
  )
}
