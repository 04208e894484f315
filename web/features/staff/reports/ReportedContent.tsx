import type { ContentDecision, ReportedContent as Reported } from '@arioso/contract'
import { REMOVAL_REASON_MAX } from '@arioso/contract/limits'
import { useState } from 'react'
import { Link } from '../../../routing/Link.tsx'
import { decideContentReports } from '../staff.ts'
import { flagReasons } from '../../../songs/menu/flagReasons.ts'
import { toastForRefusal } from '../../../data/toasts/toastForRefusal.ts'
import { Badge } from '../../../ui/display/Badge.tsx'
import { Button } from '../../../ui/controls/Button.tsx'
import { CoverImage } from '../../../ui/display/CoverImage.tsx'
import { formatDate } from '../../../ui/format/formatDate.ts'
import { TextField } from '../../../ui/controls/TextField.tsx'
import { showToast } from '../../../ui/surfaces/toast.ts'
import { StrikeChoice } from './StrikeChoice.tsx'

const NAMES: Record<Reported['content_type'], string> = {
  hook: 'Hook',
  hook_comment: 'Comment on a hook',
  profile: 'Profile',
  persona: 'Persona',
}
const REASONS = new Map(flagReasons.map(({ value, title }) => [value, title]))

// Of a profile only what its person wrote goes, and their picture.
const VERBS: Record<Reported['content_type'], string> = {
  hook: 'Remove hook',
  hook_comment: 'Remove comment',
  profile: 'Clear profile',
  persona: 'Remove persona',
}

export function ReportedContent({ content }: { content: Reported }) {
  const [reason, setReason] = useState('')
  const [isStrike, setStrike] = useState(true)
  const [busy, setBusy] = useState<ContentDecision>()
  const { content_type: type, title, reports } = content

  async function decide(decision: ContentDecision): Promise<void> {
    setBusy(decision)
    try {
      await decideContentReports(content, decision, { reason, isStrike })
      const done = decision === 'dismissed' ? 'Dismissed. It stays.' : 'Removed. Its maker has been told.'
      showToast({ title: done, message: title, seconds: 4, kind: 'success' })
    } catch (error) {
      showToast(toastForRefusal(error))
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <article
      aria-label={`${NAMES[type]}: ${title}`}
      className="grid grid-cols-1 gap-4 rounded-card border border-hairline bg-surface p-4 md:p-5"
    >
      <Head content={content} />
      {content.text !== '' && <p className="wrap-anywhere whitespace-pre-line">{content.text}</p>}
      <ul aria-label={`Reports about ${title}`} className="grid grid-cols-1 gap-3">
        {reports.map((report) => (
          <li key={report.handle} className="grid grid-cols-1 gap-1 border-l-2 border-hairline pl-3">
            <p className="flex flex-wrap items-center gap-x-2">
              <span className="font-medium">{REASONS.get(report.reason)}</span>
              <span className="text-sm text-faint">
                @{report.handle}, <time dateTime={report.created_at}>{formatDate(report.created_at, 'moment')}</time>
              </span>
            </p>
            {report.details !== '' && <p className="wrap-anywhere whitespace-pre-line text-soft">{report.details}</p>}
          </li>
        ))}
      </ul>
      <StrikeChoice isStrike={isStrike} onChange={setStrike} />
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <TextField
            label="Message to its maker"
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
          {VERBS[type]}
        </Button>
      </div>
    </article>
  )
}

function Head({ content }: { content: Reported }) {
  const { handle } = content
  return (
    <div className="flex items-center gap-3">
      <CoverImage src={content.image_url} seed={content.content_id} className="size-14 shrink-0 rounded-control" />
      <div className="grid min-w-0 flex-1">
        <p className="display truncate text-md font-medium">
          <ToContent content={content} />
        </p>
        <Link to="/@{$handle}" params={{ handle }} className="truncate text-sm text-soft hover:underline">
          {content.display_name} (@{handle})
        </Link>
      </div>
      <Badge>{NAMES[content.content_type]}</Badge>
    </div>
  )
}

function ToContent({ content: { content_type: type, content_id: id, title, handle } }: { content: Reported }) {
  if (type === 'hook')
    return (
      <Link to="/hook/$hookId" params={{ hookId: id }} className="underline">
        {title || 'Hook'}
      </Link>
    )
  if (type === 'persona')
    return (
      <Link to="/persona/$id" params={{ id }} className="underline">
        {title}
      </Link>
    )
  return (
    <Link to="/@{$handle}" params={{ handle }} className="underline">
      {title}
    </Link>
  )
}
