import { DEFAULT_CURRENCY } from '@arioso/contract/currencies'
import { plans } from '@arioso/contract/plans'
import { useState } from 'react'
import { useStore } from '../../data/createStore.ts'
import { currency } from '../../data/currency.ts'
import { useSession } from '../../data/session.ts'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { AccountSettings } from './AccountSettings.tsx'
import { PlanCard, type Period } from './PlanCard.tsx'

export function AccountPage() {
  const [period, setPeriod] = useState<Period>('month')
  const { session, user } = useSession()
  return (
    <div className="grid grid-cols-1 gap-10 pt-2 pb-10">
      <section aria-label="Plans" className="grid grid-cols-1 gap-6">
        <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div className="grid gap-1.5">
            <h1 className="display text-xl font-medium">Subscription and plans</h1>
            <p className="max-w-[60ch] text-soft">
              {user === null
                ? 'Every account starts on Free.'
                : `You have ${session?.credits} credits on the ${plans[session?.subscriptionLevel ?? 'free'].name} plan.`}{' '}
              Plans cannot be bought yet, and nothing is charged.
            </p>
          </div>
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
        </header>
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
          {Object.values(plans).map((plan) => (
            <li key={plan.id} className="grid">
              <PlanCard plan={plan} period={period} isCurrent={user !== null && session?.sub.plan === plan.plan_key} />
            </li>
          ))}
        </ul>
        <CurrencyNote />
      </section>
      <AccountSettings />
    </div>
  )
}

function CurrencyNote() {
  const chosen = useStore(currency, (state) => state.chosen)
  return (
    <p className="text-sm text-faint">
      Prices are in US dollars.
      {chosen !== DEFAULT_CURRENCY && ` You chose ${chosen}: it will be used once plans can be bought.`}
    </p>
  )
}
