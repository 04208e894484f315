import { useState } from 'react'
import { hasPlanFeature } from '@arioso/contract/plans'
import { subscribe, usePlanDescriptions } from '../../data/billing/planDescriptions.ts'
import { findSession, useSession } from '../../data/session/session.ts'
import { toastForRefusal } from '../../data/toasts/toastForRefusal.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'
import { closeModal, openModal, type ModalInput } from '../../data/stores/openModal.ts'
import { formatCents } from '../../data/billing/monthlyPrice.ts'

export default function CheckoutModal({ plan, period }: ModalInput['checkout']) {
  const [isBusy, setBusy] = useState(false)
  const isChange = useSession().session?.subscription != null
  const charges = usePlanDescriptions().data?.charges ?? false
  const price = formatCents(plan.currency, period === 'month' ? plan.monthly_cents : plan.annual_cents)

  async function take(): Promise<void> {
    setBusy(true)
    const hadRights = hasPlanFeature(findSession()?.subscriptionLevel ?? 'free', 'commercial')
    try {
      const checkoutUrl = await subscribe({ plan_key: plan.plan_key, period })
      if (checkoutUrl !== null) return location.assign(checkoutUrl)
      openModal({ kind: 'subscription-success', plan, bringsRights: !hadRights })
    } catch (error) {
      showToast(toastForRefusal(error))
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={charges ? 'Checkout' : 'Test checkout'}
      description={describe({ charges, isChange })}
      isOpen
      onClose={closeModal}
    >
      <dl className="tabular grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2 rounded-card border border-hairline p-4">
        <dt>
          {plan.name}, {period === 'month' ? 'every month' : 'every year'}
        </dt>
        <dd className="text-right">{price}</dd>
        {!(charges && isChange) && (
          <>
            <dt className="font-semibold">{charges ? 'Due today, before tax' : 'Due today'}</dt>
            <dd className="text-right font-semibold">{charges ? price : formatCents(plan.currency, 0)}</dd>
          </>
        )}
      </dl>
      <Button look="primary" size="large" isBusy={isBusy} onClick={() => void take()}>
        {charges ? 'Continue' : `Start ${plan.name}`}
      </Button>
    </Dialog>
  )
}

function describe({ charges, isChange }: { charges: boolean; isChange: boolean }): string {
  if (!charges) return 'This is a test checkout: no card needed, and nothing is charged.'
  return isChange ? 'The next page shows what’s due for the rest of this period.' : 'You’ll pay on the next page.'
}
