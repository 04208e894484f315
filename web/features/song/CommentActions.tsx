import type { Clip, Comment } from '@arioso/contract'
import { toasts } from '@arioso/contract/errors'
import { ThumbsUp } from 'lucide-react'
import { likeComment, removeComment, reportComment } from '../../data/comments.ts'
import { useSession } from '../../data/session.ts'
import { askToSignIn } from '../../data/signInRequest.ts'
import { openModal } from '../../modals/modal.ts'
import { toastForRefusal } from '../../songs/toastForRefusal.ts'
import { joinClasses } from '../../ui/joinClasses.ts'
import { showToast } from '../../ui/toast.ts'

export const WORD_BUTTON =
  'relative touch-target inline-flex h-8 items-center gap-1.5 justify-self-start rounded-full px-2 text-sm font-medium text-faint feedback hover:bg-high hover:text-text'

type CommentActionsProps = { clip: Clip; comment: Comment; onReply?: () => void }

export function CommentActions({ clip, comment, onReply }: CommentActionsProps) {
  const { user } = useSession()
  const mayRemove = user !== null && (user.id === comment.user_id || user.id === clip.user_id)

  function asMember(work: () => Promise<void>): void {
    const run = () => void work().catch((error: unknown) => showToast(toastForRefusal(error)))
    if (user === null) askToSignIn({ view: 'sign-up', afterwards: run })
    else run()
  }

  async function report(): Promise<void> {
    await reportComment(comment.id)
    showToast(toasts.commentReported)
  }

  function askToDelete(): void {
    openModal({
      kind: 'confirm',
      title: 'Delete this comment?',
      text: comment.num_replies > 0 ? 'Its replies go with it.' : 'It cannot be brought back.',
      verb: 'Delete',
      isDangerous: true,
      onConfirm: () => removeComment(clip.id, comment),
    })
  }

  return (
    <div className="-ml-2 flex flex-wrap items-center gap-1">
      <button
        type="button"
        aria-pressed={comment.is_liked}
        onClick={() => asMember(() => likeComment(clip.id, comment))}
        className={joinClasses(WORD_BUTTON, comment.is_liked && 'text-accent!')}
      >
        <ThumbsUp size={14} fill={comment.is_liked ? 'currentColor' : 'none'} />
        <span className="sr-only">Like the comment by {comment.user_display_name}, likes: </span>
        <span className="tabular">{comment.num_likes}</span>
      </button>
      {onReply !== undefined && (
        <button type="button" onClick={onReply} className={WORD_BUTTON}>
          Reply
        </button>
      )}
      {mayRemove && (
        <button type="button" onClick={askToDelete} className={WORD_BUTTON}>
          Delete
        </button>
      )}
      {user?.id !== comment.user_id && (
        <button type="button" onClick={() => asMember(report)} className={WORD_BUTTON}>
          Report
        </button>
      )}
    </div>
  )
}
