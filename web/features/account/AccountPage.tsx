import { currencies } from '@arioso/contract/currencies'
import { plans } from '@arioso/contract/plans'
import { useState } from 'react'
import { useStore } from '../../data/stores/createStore.ts'
import { chooseCurrency, currency } from '../../data/billing/currency.ts'
import { usePlanDescriptions } from '../../data/billing/planDescriptions.ts'
import { useSession } from '../../data/session/session.ts'
import { NotLoaded } from '../../ui/display/NotLoaded.tsx'
import { SegmentedControl } from '../../ui/controls/SegmentedControl.tsx'
import { Skeleton } from '../../ui/display/Skeleton.tsx'
import { SmallSelect } from '../../ui/controls/SmallSelect.tsx'
import { AccountSettings } from './AccountSettings.tsx'
import { Payments } from './plan/Payments.tsx'
import { PlanCard, type Period } from './plan/PlanCard.tsx'
import { PlanQuestions } from './plan/PlanQuestions.tsx'
import { formatNumber } from '../../ui/format/formatNumber.ts'

const currencyNames = Object.fromEntries(currencies.map((name) => [name, name])) as Record<
  (typeof currencies)[number],
  string
>

export function AccountPage() {
  const [period, setPeriod] = useState<Period>('month')
  return (
    <div className="grid grid-cols-1 gap-10 pt-2 pb-10">
      <section aria-label="Plans" className="grid grid-cols-1 gap-6">
        <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div className="grid gap-1.5">
            <h1 className="display text-xl font-medium">Subscription and plans</h1>
            <Standing />
          </div>
          <div className="flex w-full flex-wrap items-center gap-3 sm:w-auto">
            <div className="w-full sm:w-64">
              <SegmentedControl
                label="Billing period"
                value={period}
                onChange={setPeriod}
                segments={[
                  { value: 'month', label: 'Monthly' },
                  { value: 'year', label: 'Annual' },
                ]}
              />
            </div>
            <CurrencyChoice />
          </div>
        </header>
        <PlanCards period={period} />
      </section>
      <Payments />
      <PlanQuestions />
      <AccountSettings />
    </div>
  )
}

function Standing() {
  const { session, user } = useSession()
  const { data } = usePlanDescriptions()
  const standing =
    user === null
      ? 'Every account starts on Free.'
      : `You have ${formatNumber(session?.credits ?? 0)} credits on the ${plans[session?.subscriptionLevel ?? 'free'].name} plan.`
  return (
    <p className="min-h-[3lh] max-w-[60ch] text-soft sm:min-h-[2lh]">
      {standing} {data?.charges === false && 'This server doesn’t charge for anything: every plan is free to try.'}
    </p>
  )
}

function CurrencyChoice() {
  const chosen = useStore(currency, (state) => state.chosen)
  return <SmallSelect label="Currency" value={chosen} options={currencyNames} onChange={chooseCurrency} />
}

function PlanCards({ period }: { period: Period }) {
  const { data, isPending, isError, refetch } = usePlanDescriptions()
  if (isError) return <NotLoaded what="The plans" onRetry={() => void refetch()} />
  if (isPending) return <PlanSkeletons />
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
      {data.plans.map((plan) => (
        <li key={plan.id} className="grid grid-cols-1">
          <PlanCard plan={plan} period={period} />
        </li>
      ))}
    </ul>
  )
}

// About as high as the three cards, so that what stands below stays there.
function PlanSkeletons() {
  return (
    <div aria-hidden="true" className="grid grid-cols-1 gap-4 md:grid-cols-3">
      {['h-[341px]', 'h-[462px]', 'h-[381px]'].map((height) => (
        <Skeleton key={height} className={`${height} rounded-card! md:h-[645px] xl:h-[462px]`} />
      ))}
    </div>
  )
}
