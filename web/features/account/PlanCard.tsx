import { GENERATION_COST, type Plan } from '@arioso/contract/plans'
import { Check } from 'lucide-react'
import { joinClasses } from '../../ui/joinClasses.ts'

export type Period = 'month' | 'year'

const MONTHS_PER_YEAR = 12
const SONGS_PER_GENERATION = 2
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
})
const number = new Intl.NumberFormat('en-US')

type PlanCardProps = { plan: Plan; period: Period; isCurrent: boolean }

export function PlanCard({ plan, period, isCurrent }: PlanCardProps) {
  const monthlyCents = period === 'month' ? plan.monthly_cents : plan.annual_cents / MONTHS_PER_YEAR
  return (
    <article
      aria-label={plan.name}
      className={joinClasses(
        'grid content-start gap-5 rounded-card border bg-surface p-6',
        isCurrent ? 'border-accent' : 'border-hairline',
      )}
    >
      <header className="flex items-center justify-between gap-3">
        <h2 className="display text-lg font-medium">{plan.name}</h2>
        {isCurrent && (
          <span className="rounded-full bg-accent-wash px-3 py-1 text-xs font-semibold text-accent">Your plan</span>
        )}
      </header>
      <div>
        <p className="tabular flex items-baseline gap-1.5">
          <span className="display text-2xl font-medium">{dollars.format(monthlyCents / 100)}</span>
          <span className="text-soft">a month</span>
        </p>
        <p className="tabular text-sm text-faint">{describeBilling(plan, period)}</p>
      </div>
      <ul className="grid gap-2.5">
        {describe(plan).map((line) => (
          <li key={line} className="flex gap-2.5">
            <Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
            {line}
          </li>
        ))}
      </ul>
    </article>
  )
}

function describeBilling(plan: Plan, period: Period): string {
  if (plan.monthly_cents === 0) return 'For as long as you like'
  return period === 'month' ? 'Paid every month' : `${dollars.format(plan.annual_cents / 100)} paid once a year`
}

function describe(plan: Plan): string[] {
  const songs = (plan.credits / GENERATION_COST) * SONGS_PER_GENERATION
  const refill = plan.refill === 'daily' ? 'a day' : 'a month'
  const uploadMinutes = plan.upload_max_seconds / 60
  return [
    `${number.format(plan.credits)} credits ${refill}, up to ${number.format(songs)} songs`,
    `${plan.concurrent_generations} songs in the making at once`,
    `Own audio of up to ${uploadMinutes} ${uploadMinutes === 1 ? 'minute' : 'minutes'}`,
  ]
}
