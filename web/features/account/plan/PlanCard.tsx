import { Check } from 'lucide-react'
import type { PlanDescription } from '../../../data/billing/planDescriptions.ts'
import { useSession } from '../../../data/session/session.ts'
import { formatCents, monthlyPrice, type Period } from '../../../data/billing/monthlyPrice.ts'
import { Badge } from '../../../ui/display/Badge.tsx'
import { joinClasses } from '../../../ui/joinClasses.ts'
import { PlanAction } from './PlanAction.tsx'

export type { Period }

export function PlanCard({ plan, period }: { plan: PlanDescription; period: Period }) {
  const { session, user } = useSession()
  const isCurrent = user !== null && session?.sub.plan === plan.plan_key
  return (
    <article
      aria-label={plan.name}
      className={joinClasses(
        'grid grid-cols-1 grid-rows-[auto_auto_1fr_auto] gap-5 rounded-card border bg-surface p-6 md:max-lg:p-4',
        isCurrent ? 'border-accent' : 'border-hairline',
      )}
    >
      <header className="flex items-center justify-between gap-3">
        <h2 className="display text-lg font-medium">{plan.name}</h2>
        {isCurrent && <Badge look="accent">Your plan</Badge>}
      </header>
      <div>
        <p className="tabular flex flex-wrap items-baseline gap-x-1.5">
          <span className="display text-2xl font-medium">{monthlyPrice(plan, period)}</span>
          <span className="text-soft">a month</span>
        </p>
        <p className="tabular text-sm text-faint">{describeBilling(plan, period)}</p>
      </div>
      <ul className="grid content-start gap-2.5">
        {plan.feature_lines.map((line) => (
          <li key={line} className="flex gap-2.5">
            <Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
            {line}
          </li>
        ))}
      </ul>
      <PlanAction plan={plan} period={period} />
    </article>
  )
}

function describeBilling(plan: PlanDescription, period: Period): string {
  if (plan.monthly_cents === 0) return 'Free forever'
  return period === 'month' ? 'Billed monthly' : `${formatCents(plan.currency, plan.annual_cents)} billed yearly`
}
