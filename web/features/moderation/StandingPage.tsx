import type { Ruling, Standing } from '@arioso/contract'
import { APPEAL_MAX } from '@arioso/contract/limits'
import { useState } from 'react'
import { Link } from '../../routing/Link.tsx'
import { appealRuling, useStanding } from './standing.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { Banner } from '../../ui/display/Banner.tsx'
import { Button, buttonLook } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/display/EmptyState.tsx'
import { formatDate } from '../../ui/format/formatDate.ts'
import { NotLoaded } from '../../ui/display/NotLoaded.tsx'
import { PageHead } from '../../ui/display/PageHead.tsx'
import { Skeleton } from '../../ui/display/Skeleton.tsx'
import { TextArea } from '../../ui/controls/TextArea.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'

export function StandingPage() {
  const { data, isError, refetch } = useStanding()
  return (
    <div className="grid max-w-[640px] gap-6 pt-2 pb-8">
      <PageHead title="Your standing">What our staff decided about your things, and what you can say to it.</PageHead>
      {isError && <NotLoaded what="Your standing" onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton className="h-40 rounded-card!" />}
      {data !== undefined && <Whole standing={data} />}
    </div>
  )
}

function Whole({ standing }: { standing: Standing }) {
  const { strikes, strikes_allowed: allowed, paused_until: until, rulings } = standing
  if (rulings.length === 0) {
    return (
      <EmptyState
        title="All good."
        action={
          <Link to="/guidelines" className={buttonLook('secondary', 'small')}>
            Read the guidelines
          </Link>
        }
      >
        Nothing of yours was ever removed.
      </EmptyState>
    )
  }
  return (
    <>
      {until !== null && <Banner kind="warning">You can’t publish until {formatDate(until, 'moment')}.</Banner>}
      <p className="text-soft">
        You have {strikes === 1 ? 'one strike' : `${strikes} strikes`}. With {allowed} within 90 days, publishing is
        paused.
      </p>
      <ul aria-label="Decisions" className="grid gap-3">
        {rulings.map((ruling) => (
          <li key={ruling.id}>
            <Decision ruling={ruling} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Decision({ ruling }: { ruling: Ruling }) {
  return (
    <article aria-label={ruling.title} className="grid gap-3 rounded-card border border-hairline bg-surface p-4">
      <div className="flex flex-wrap items-center gap-2">
        <p className="font-semibold wrap-anywhere">{ruling.title}</p>
        <Badge>{ruling.content_type.replace('_', ' ')}</Badge>
        {ruling.is_strike && <Badge look="accent">Strike</Badge>}
      </div>
      <p className="text-soft">
        {ruling.decision === 'removed' ? 'Removed' : 'Warning'} on {formatDate(ruling.created_at, 'moment')}
        {ruling.reason !== '' && `: ${ruling.reason}`}
      </p>
      {ruling.appeal === '' ? <AppealForm ruling={ruling} /> : <Appealed ruling={ruling} />}
    </article>
  )
}

function Appealed({ ruling }: { ruling: Ruling }) {
  const answers = { upheld: 'The decision stands', overturned: 'The decision was taken back' }
  return (
    <div className="grid gap-1 border-l-2 border-hairline pl-3">
      <p className="wrap-anywhere whitespace-pre-line">{ruling.appeal}</p>
      <p className="text-soft">
        {ruling.answer === null
          ? 'Our staff will answer.'
          : `${answers[ruling.answer]}${ruling.answer_reason === '' ? '.' : `: ${ruling.answer_reason}`}`}
      </p>
    </div>
  )
}

function AppealForm({ ruling }: { ruling: Ruling }) {
  const [text, setText] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function send(): Promise<void> {
    setBusy(true)
    try {
      await appealRuling(ruling.id, text.trim())
    } catch (error) {
      showToast(toastForRefusal(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <details>
      <summary className="cursor-pointer text-sm font-medium text-accent">Appeal</summary>
      <div className="mt-3 grid gap-3">
        <TextArea label="Why was this wrong?" value={text} maxLength={APPEAL_MAX} minHeightPx={96} onChange={setText} />
        <Button
          look="primary"
          isBusy={isBusy}
          disabled={text.trim() === ''}
          className="justify-self-start"
          onClick={() => void send()}
        >
          Send appeal
        </Button>
      </div>
    </details>
  )
}
