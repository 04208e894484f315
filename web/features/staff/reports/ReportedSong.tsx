import type { ReportDecision, ReportedClip } from '@arioso/contract'
import { REMOVAL_REASON_MAX } from '@arioso/contract/limits'
import { useState } from 'react'
import { Link } from '../../../routing/Link.tsx'
import { decideReports } from '../staff.ts'
import { toastForRefusal } from '../../../data/toasts/toastForRefusal.ts'
import { Badge } from '../../../ui/display/Badge.tsx'
import { Button } from '../../../ui/controls/Button.tsx'
import { CoverImage } from '../../../ui/display/CoverImage.tsx'
import { formatDate } from '../../../ui/format/formatDate.ts'
import { TextField } from '../../../ui/controls/TextField.tsx'
import { showToast } from '../../../ui/surfaces/toast.ts'
import { StrikeChoice } from './StrikeChoice.tsx'

const REASONS: Record<string, string> = {
  hate: 'Hate or harassment',
  violence: 'Violence',
  sexual: 'Sexual content',
  spam: 'Spam or deception',
  other: 'Something else',
  copyright: 'Copyright',
}

const DECIDED: Record<ReportDecision, string> = {
  dismissed: 'Dismissed. The song stays.',
  warned: 'The artist has been notified. The song stays.',
  removed: 'Removed. The artist has been notified.',
}

export function ReportedSong({ song }: { song: ReportedClip }) {
  const [reason, setReason] = useState('')
  const [isStrike, setStrike] = useState(true)
  const [busy, setBusy] = useState<ReportDecision>()

  async function decide(decision: ReportDecision): Promise<void> {
    setBusy(decision)
    try {
      await decideReports(song, decision, { reason: reason.trim(), isStrike })
      showToast({ title: DECIDED[decision], message: song.title, seconds: 4, kind: 'success' })
    } catch (error) {
      showToast(toastForRefusal(error))
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <article aria-label={song.title} className="grid gap-4 rounded-card border border-hairline bg-surface p-4 md:p-5">
      <SongHead song={song} />
      <ul aria-label={`Reports about ${song.title}`} className="grid gap-3">
        {song.reports.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </ul>
      {song.lyrics !== '' && (
        <details>
          <summary className="cursor-pointer text-sm font-medium text-soft">Its lyrics</summary>
          <p className="mt-2 max-w-[72ch] wrap-anywhere whitespace-pre-line text-soft">{song.lyrics}</p>
        </details>
      )}
      <StrikeChoice isStrike={isStrike} onChange={setStrike} />
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <TextField
            label="Message to the artist"
            value={reason}
            maxLength={REMOVAL_REASON_MAX}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button isBusy={busy === 'dismissed'} disabled={busy !== undefined} onClick={() => void decide('dismissed')}>
            Dismiss
          </Button>
          <Button
            isBusy={busy === 'warned'}
            disabled={busy !== undefined || reason.trim() === ''}
            onClick={() => void decide('warned')}
          >
            Warn
          </Button>
          <Button
            look="danger"
            isBusy={busy === 'removed'}
            disabled={busy !== undefined}
            onClick={() => void decide('removed')}
          >
            Remove song
          </Button>
        </div>
      </div>
    </article>
  )
}

function SongHead({ song }: { song: ReportedClip }) {
  return (
    <div className="flex items-center gap-3">
      <CoverImage src={song.image_url} seed={song.clip_id} palette={[]} className="size-14 shrink-0 rounded-control" />
      <div className="grid min-w-0 flex-1">
        <Link to="/song/$id" params={{ id: song.clip_id }} className="display truncate text-md font-medium underline">
          {song.title}
        </Link>
        <Link to="/@{$handle}" params={{ handle: song.handle }} className="truncate text-sm text-soft hover:underline">
          {song.display_name} (@{song.handle})
        </Link>
      </div>
      <Badge>{song.visibility}</Badge>
    </div>
  )
}

function Report({ report }: { report: ReportedClip['reports'][number] }) {
  const who = report.handle === '' ? 'somebody without an account' : `@${report.handle}`
  return (
    <li className="grid gap-1 border-l-2 border-hairline pl-3">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="font-medium">{REASONS[report.reason] ?? report.reason}</span>
        <span className="text-sm text-faint">
          {who}, <time dateTime={report.created_at}>{formatDate(report.created_at, 'moment')}</time>
        </span>
      </p>
      {report.work !== '' && <p className="wrap-anywhere">Their work: {report.work}</p>}
      {report.details !== '' && <p className="wrap-anywhere whitespace-pre-line text-soft">{report.details}</p>}
      {report.email !== '' && (
        <a href={`mailto:${report.email}`} className="justify-self-start text-sm wrap-anywhere text-accent underline">
          {report.email}
        </a>
      )}
    </li>
  )
}
