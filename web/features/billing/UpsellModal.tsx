import { UPSELL_FEATURE_LINES } from '@arioso/contract/limits'
import { Check, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { usePlanDescriptions, type PlanDescription, type UpsellReason } from '../../data/billing/planDescriptions.ts'
import { Button, buttonLook } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { SegmentedControl } from '../../ui/controls/SegmentedControl.tsx'
import { Skeleton } from '../../ui/display/Skeleton.tsx'
import { closeModal, type ModalInput } from '../../data/stores/openModal.ts'
import { monthlyPrice, type Period } from '../../data/billing/monthlyPrice.ts'

const words: Record<UpsellReason, { title: string; description: string }> = {
  model: { title: 'Upgrade for v4.5+', description: 'The newer models come with a plan.' },
  credits: {
    title: 'Out of Credits',
    description: 'Get more songs with a plan. On Free, your credits refill every day.',
  },
  simultaneous: {
    title: 'More songs at the same time',
    description:
      'You’ve reached your limit of songs at once. Pro makes five at a time; on Free, wait for one to finish.',
  },
  'exclude-styles': {
    title: 'Subscribe to exclude styles',
    description: 'Keep the sounds you don’t want out of your songs.',
  },
  cover: {
    title: 'Covers come with Pro',
    description: 'Turn a song into another style, with the same melody and lyrics.',
  },
  preview: { title: 'Upgrade for full song', description: 'Upgrade to hear the whole song.' },
  downloads: {
    title: 'WAV and stems come with Pro',
    description: 'Lossless files, and every instrument on its own track.',
  },
  edit: {
    title: 'Edit mode comes with Pro',
    description: 'Replace a line, crop, fade, reverse or remaster. Every edit is a new version.',
  },
  stems: { title: 'Stems come with Pro', description: 'The voice and each group of instruments on their own.' },
  persona: { title: 'Personas come with Pro', description: 'Reuse a voice and its style in new songs.' },
  plan: { title: 'This comes with Pro', description: 'Your plan does not include it yet.' },
  'image-to-song': { title: 'Songs from pictures', description: 'Hear what your photos sound like.' },
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
          The plan couldn’t be loaded.{' '}
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
