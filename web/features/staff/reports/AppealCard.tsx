import type { Appeal, AppealAnswer } from '@arioso/contract'
import { REMOVAL_REASON_MAX } from '@arioso/contract/limits'
import { useState } from 'react'
import { Link } from '../../../routing/Link.tsx'
import { answerAppeal } from '../staff.ts'
import { toastForRefusal } from '../../../data/toasts/toastForRefusal.ts'
import { Badge } from '../../../ui/display/Badge.tsx'
import { Button } from '../../../ui/controls/Button.tsx'
import { TextField } from '../../../ui/controls/TextField.tsx'
import { showToast } from '../../../ui/surfaces/toast.ts'

const DONE: Record<AppealAnswer, string> = {
  upheld: 'The decision stands.',
  overturned: 'Taken back. The strike is gone.',
}

export function AppealCard({ appeal }: { appeal: Appeal }) {
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState<AppealAnswer>()

  async function answer(chosen: AppealAnswer): Promise<void> {
    setBusy(chosen)
    try {
      await answerAppeal(appeal.id, chosen, reason.trim())
      showToast({ title: DONE[chosen], message: appeal.title, seconds: 4, kind: 'success' })
    } catch (error) {
      showToast(toastForRefusal(error))
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <article
      aria-label={`Appeal: ${appeal.title}`}
      className="grid grid-cols-1 gap-4 rounded-card border border-hairline bg-surface p-4 md:p-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="display text-md font-medium wrap-anywhere">{appeal.title}</p>
        <Badge>{appeal.content_type.replace('_', ' ')}</Badge>
        <Link to="/@{$handle}" params={{ handle: appeal.handle }} className="text-sm text-soft hover:underline">
          {appeal.display_name} (@{appeal.handle}), {appeal.strikes === 1 ? 'one strike' : `${appeal.strikes} strikes`}
        </Link>
      </div>
      <p className="text-soft">
        {appeal.decision === 'removed' ? 'Removed' : 'Warned'}
        {appeal.reason !== '' && `: ${appeal.reason}`}
      </p>
      <p className="border-l-2 border-hairline pl-3 wrap-anywhere whitespace-pre-line">{appeal.appeal}</p>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <TextField
            label="Your answer"
            value={reason}
            maxLength={REMOVAL_REASON_MAX}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
        <Button isBusy={busy === 'upheld'} disabled={busy !== undefined} onClick={() => void answer('upheld')}>
          Decision stands
        </Button>
        <Button isBusy={busy === 'overturned'} disabled={busy !== undefined} onClick={() => void answer('overturned')}>
          Take it back
        </Button>
      </div>
    </article>
  )
}
