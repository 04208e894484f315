import type { Comment, Hook } from '@arioso/contract'
import { COMMENT_MAX } from '@arioso/contract/limits'
import { Link } from '@tanstack/react-router'
import { useState, type FormEvent } from 'react'
import { addHookComment, removeHookComment, useHookComments } from '../../data/hookComments.ts'
import { useSession } from '../../data/session.ts'
import { askToSignIn } from '../../data/signInRequest.ts'
import { toastForRefusal } from '../../songs/toastForRefusal.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { formatAgo } from '../../ui/formatAgo.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { showToast } from '../../ui/toast.ts'

export function HookComments({ hook }: { hook: Hook }) {
  const comments = useHookComments(hook.id)
  const list = comments.data ?? []
  const isOpen = hook.hook_publish.allow_comments
  return (
    <section aria-label="Comments" className="flex min-h-0 flex-1 flex-col gap-4">
      <ul className="grid min-h-0 flex-1 grid-cols-1 content-start gap-5 overflow-y-auto">
        {comments.isPending && ['a', 'b', 'c'].map((key) => <Skeleton key={key} className="h-12 w-full" />)}
        {comments.isError && (
          <li className="text-soft">
            The comments could not be loaded.{' '}
            <Button size="small" onClick={() => void comments.refetch()}>
              Try again
            </Button>
          </li>
        )}
        {comments.isSuccess && list.length === 0 && isOpen && (
          <li className="text-soft">Nobody has said anything yet.</li>
        )}
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
        <Form hook={hook} />
      ) : (
        <p className="rounded-card bg-surface px-4 py-3 text-soft">Comments are closed for this hook.</p>
      )}
    </section>
  )
}

function Line({ hook, comment }: { hook: Hook; comment: Comment }) {
  const { user } = useSession()
  const [shownAt] = useState(() => new Date())
  const mayRemove = user !== null && (user.id === comment.user_id || user.id === hook.user_id)
  return (
    <li className="flex gap-3">
      <Avatar name={comment.user_display_name} src={comment.user_avatar_image_url} size="small" />
      <div className="grid min-w-0 flex-1 grid-cols-1">
        <p className="flex min-w-0 items-baseline gap-2 text-sm text-faint">
          <Link
            to="/@{$handle}"
            params={{ handle: comment.user_handle }}
            className="truncate font-semibold text-text hover:underline"
          >
            {comment.user_display_name}
          </Link>
          <time dateTime={comment.created_at} className="shrink-0">
            {formatAgo(new Date(comment.created_at), shownAt)}
          </time>
        </p>
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {comment.content}
        </p>
        {mayRemove && (
          <button
            type="button"
            aria-label={`Delete the comment by ${comment.user_display_name}`}
            onClick={() =>
              void removeHookComment(hook.id, comment).catch((error: unknown) => showToast(toastForRefusal(error)))
            }
            className="relative touch-target -ml-2 inline-flex h-8 items-center justify-self-start rounded-full px-2 text-sm text-faint feedback hover:bg-high hover:text-text"
          >
            Delete
          </button>
        )}
      </div>
    </li>
  )
}

// The words wait while somebody signs in.
function Form({ hook }: { hook: Hook }) {
  const [content, setContent] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { user } = useSession()

  async function send(words: string): Promise<void> {
    setBusy(true)
    try {
      await addHookComment(hook.id, words)
      setContent('')
    } catch (error) {
      showToast(toastForRefusal(error))
    }
    setBusy(false)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const words = content.trim()
    if (words === '') return
    if (user === null) askToSignIn({ view: 'sign-up', afterwards: () => void send(words) })
    else void send(words)
  }

  return (
    <form onSubmit={submit} className="grid grid-cols-1 gap-2">
      <TextArea label="Add a comment" value={content} onChange={setContent} maxLength={COMMENT_MAX} minHeightPx={56} />
      <Button
        type="submit"
        look="primary"
        size="small"
        isBusy={isBusy}
        disabled={content.trim() === ''}
        className="justify-self-end"
      >
        Comment
      </Button>
    </form>
  )
}
