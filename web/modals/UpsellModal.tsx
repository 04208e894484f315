import { UPSELL_FEATURE_LINES } from '@arioso/contract/limits'
import { Check, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { usePlanDescriptions, type PlanDescription } from '../data/planDescriptions.ts'
import { Button, buttonLook } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { SegmentedControl } from '../ui/SegmentedControl.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { closeModal, type ModalInput, type UpsellReason } from './modal.ts'
import { monthlyPrice, type Period } from './monthlyPrice.ts'

const words: Record<UpsellReason, { title: string; description: string }> = {
  model: { title: 'Upgrade for v4.5+', description: 'The newer models come with a plan.' },
  credits: { title: 'Out of Credits', description: 'More songs come with a plan. On Free, credits return every day.' },
  simultaneous: {
    title: 'More songs at the same time',
    description:
      'All your places in the studio are taken. Pro makes five songs at once; on Free, wait for one to finish.',
  },
  'exclude-styles': { title: 'Subscribe to exclude styles', description: 'Keep sounds you do not want out of a song.' },
  cover: {
    title: 'Covers come with Pro',
    description: 'Sing a song again in another style, with its melody and words.',
  },
  preview: { title: 'Upgrade for full song', description: 'A plan opens the whole song.' },
  downloads: {
    title: 'WAV and stems come with Pro',
    description: 'Lossless files and every instrument on its own, for your studio.',
  },
  edit: {
    title: 'Edit mode comes with Pro',
    description: 'Replace a line, crop, fade, turn round, remaster: every edit is a new version.',
  },
  stems: { title: 'Stems come with Pro', description: 'The voice and each group of instruments on their own.' },
  persona: { title: 'Personas come with Pro', description: 'Keep a voice and its manner for songs to come.' },
  'image-to-song': { title: 'Songs from pictures', description: 'Hear what your photographs sound like.' },
}

export default function UpsellModal({ reason }: ModalInput['upsell']) {
  const [period, setPeriod] = useState<Period>('month')
  const { data, isError, refetch } = usePlanDescriptions()
  const pro = data?.plans.find((plan) => plan.plan_key === 'pro')
  return (
    <Dialog {...words[reason]} isOpen onClose={closeModal}>
      <SegmentedControl
        label="Billing period"
        value={period}
        onChange={setPeriod}
        segments={[
          { value: 'month', label: 'Monthly' },
          { value: 'year', label: 'Annual' },
        ]}
      />
      {isError && (
        <p className="text-soft">
          The plan could not be loaded.{' '}
          <button type="button" onClick={() => void refetch()} className="text-accent underline">
            Try again
          </button>
        </p>
      )}
      {pro === undefined && !isError && <Skeleton className="h-52 rounded-card!" />}
      {pro !== undefined && <PlanOffer plan={pro} period={period} />}
      <div className="grid gap-2">
        <a
          href="/account"
          target="_blank"
          rel="noreferrer"
          onClick={closeModal}
          className={`${buttonLook('primary', 'large')} w-full`}
        >
          Upgrade to Pro
          <ExternalLink size={16} aria-hidden="true" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
        <Button look="quiet" onClick={closeModal}>
          Not now
        </Button>
      </div>
    </Dialog>
  )
}

function PlanOffer({ plan, period }: { plan: PlanDescription; period: Period }) {
  return (
    <article aria-label={plan.name} className="grid gap-4 rounded-card border border-accent bg-surface p-5">
      <div className="flex items-end justify-between gap-4">
        <h3 className="display text-lg font-medium">{plan.name}</h3>
        <p className="tabular flex items-baseline gap-1.5">
          <span className="display text-xl font-medium">{monthlyPrice(plan, period)}</span>
          <span className="text-soft">a month</span>
        </p>
      </div>
      <ul className="grid gap-2">
        {plan.feature_lines.slice(0, UPSELL_FEATURE_LINES).map((line) => (
          <li key={line} className="flex gap-2.5">
            <Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
            {line}
          </li>
        ))}
      </ul>
    </article>
  )
}
