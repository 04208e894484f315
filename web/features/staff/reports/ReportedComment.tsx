import type { CommentDecision, ReportedComment as Reported } from '@arioso/contract'
import { REMOVAL_REASON_MAX } from '@arioso/contract/limits'
import { useState } from 'react'
import { Link } from '../../../routing/Link.tsx'
import { decideCommentReports } from '../staff.ts'
import { toastForRefusal } from '../../../data/toasts/toastForRefusal.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { formatDate } from '../../../ui/format/formatDate.ts'
import { TextField } from '../../../ui/controls/TextField.tsx'
import { showToast } from '../../../ui/surfaces/toast.ts'
import { StrikeChoice } from './StrikeChoice.tsx'

const DECIDED: Record<CommentDecision, string> = {
  dismissed: 'Dismissed. The comment stays.',
  removed: 'The comment is removed.',
}

export function ReportedComment({ comment }: { comment: Reported }) {
  const [reason, setReason] = useState('')
  const [isStrike, setStrike] = useState(true)
  const [busy, setBusy] = useState<CommentDecision>()
  const { comment_id: id, display_name: name } = comment

  async function decide(decision: CommentDecision): Promise<void> {
    setBusy(decision)
    try {
      await decideCommentReports(id, decision, { reason, isStrike })
      showToast({ title: DECIDED[decision], message: `By ${name}`, seconds: 4, kind: 'success' })
    } catch (error) {
      showToast(toastForRefusal(error))
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <article
      aria-label={`Comment by ${name}`}
      className="grid grid-cols-1 gap-4 rounded-card border border-hairline bg-surface p-4 md:p-5"
    >
      <CommentAndPlace comment={comment} />
      <Reports comment={comment} />
      <StrikeChoice isStrike={isStrike} onChange={setStrike} />
      <div className="flex flex-wrap items-end justify-end gap-2">
        <div className="min-w-0 flex-1 basis-72">
          <TextField
            label="Message to its writer"
            value={reason}
            maxLength={REMOVAL_REASON_MAX}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
        <Button isBusy={busy === 'dismissed'} disabled={busy !== undefined} onClick={() => void decide('dismissed')}>
          Dismiss
        </Button>
        <Button
          look="danger"
          isBusy={busy === 'removed'}
          disabled={busy !== undefined}
          onClick={() => void decide('removed')}
        >
          Remove comment
        </Button>
      </div>
    </article>
  )
}

function CommentAndPlace({ comment }: { comment: Reported }) {
  const { content, handle, display_name: name } = comment
  return (
    <div className="grid grid-cols-1 gap-1">
      <p className="text-md wrap-anywhere whitespace-pre-line">{content}</p>
      <p className="text-sm wrap-anywhere text-soft">
        <Link to="/@{$handle}" params={{ handle }} className="underline">
          {name} (@{handle})
        </Link>{' '}
        on{' '}
        <Link
          to="/song/$id"
          params={{ id: comment.clip_id }}
          search={{ show_comments: 'true' }}
          className="font-medium underline"
        >
          {comment.song_title}
        </Link>
      </p>
    </div>
  )
}

function Reports({ comment }: { comment: Reported }) {
  return (
    <ul aria-label={`Reports about the comment by ${comment.display_name}`} className="grid grid-cols-1 gap-3">
      {comment.reports.map((report) => (
        <li key={report.handle} className="grid grid-cols-1 gap-1 border-l-2 border-hairline pl-3">
          <p className="text-sm text-faint">
            @{report.handle}, <time dateTime={report.created_at}>{formatDate(report.created_at, 'moment')}</time>
          </p>
          {report.details !== '' && <p className="wrap-anywhere whitespace-pre-line text-soft">{report.details}</p>}
        </li>
      ))}
    </ul>
  )
}
