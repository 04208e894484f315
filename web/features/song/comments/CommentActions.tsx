import type { Clip, Comment } from '@arioso/contract'
import { toasts } from '@arioso/contract/toasts'
import { ThumbsUp } from 'lucide-react'
import { likeComment, reportComment, songComments } from './songComments.ts'
import { useSession } from '../../../data/session/session.ts'
import { asMember } from '../../../data/session/asMember.ts'
import { openModal } from '../../../data/stores/openModal.ts'
import { toastForRefusal } from '../../../data/toasts/toastForRefusal.ts'
import { joinClasses } from '../../../ui/joinClasses.ts'
import { showToast } from '../../../ui/surfaces/toast.ts'

export const WORD_BUTTON =
  'relative touch-target inline-flex h-8 items-center gap-1.5 justify-self-start rounded-full px-2 text-sm font-medium text-faint feedback hover:bg-high hover:text-text'

type CommentActionsProps = { clip: Clip; comment: Comment; onReply?: () => void }

export function CommentActions({ clip, comment, onReply }: CommentActionsProps) {
  const { user } = useSession()
  const mayRemove = user !== null && (user.id === comment.user_id || user.id === clip.user_id)

  function attempt(work: () => Promise<void>): void {
    asMember(() => void work().catch((error: unknown) => showToast(toastForRefusal(error))))
  }

  async function report(): Promise<void> {
    await reportComment(comment.id)
    showToast(toasts.commentReported)
  }

  function askToDelete(): void {
    openModal({
      kind: 'confirm',
      title: 'Delete this comment?',
      text: comment.num_replies > 0 ? 'Its replies go with it.' : 'This can’t be undone.',
      verb: 'Delete',
      isDangerous: true,
      onConfirm: () => songComments.remove(clip.id, comment),
    })
  }

  return (
    <div className="-ml-2 flex flex-wrap items-center gap-1">
      <button
        type="button"
        aria-pressed={comment.is_liked}
        onClick={() => attempt(() => likeComment(clip.id, comment))}
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
        <button type="button" onClick={() => attempt(report)} className={WORD_BUTTON}>
          Report
        </button>
      )}
    </div>
  )
}
