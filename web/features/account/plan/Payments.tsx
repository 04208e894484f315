import { openPaymentPortal, usePayments } from '../../../data/billing/payments.ts'
import { usePlanDescriptions } from '../../../data/billing/planDescriptions.ts'
import { useSession } from '../../../data/session/session.ts'
import { NotLoaded } from '../../../ui/display/NotLoaded.tsx'
import { Skeleton } from '../../../ui/display/Skeleton.tsx'
import { CreditPacks } from './CreditPacks.tsx'
import { Invoices } from './Invoices.tsx'
import { LeavingButton } from './LeavingButton.tsx'
import { useReturnFromPayment } from './useReturnFromPayment.ts'

// Only with a payment service, and for members.
export function Payments() {
  const { user } = useSession()
  const { data: plans } = usePlanDescriptions()
  useReturnFromPayment()
  return user !== null && plans?.charges === true ? <PaymentSections /> : null
}

function PaymentSections() {
  const { data, isError, refetch } = usePayments()
  if (isError) return <NotLoaded what="Your payments" onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton className="h-32 max-w-[720px] rounded-card!" />
  return (
    <section aria-label="Payments" className="grid max-w-[720px] grid-cols-1 gap-6">
      {data.is_past_due && (
        <div role="alert" className="grid gap-3 rounded-card border border-danger bg-surface p-4">
          <p>Your last payment didn’t go through. Update your card to keep your plan.</p>
          <div>
            <LeavingButton look="primary" leave={openPaymentPortal}>
              Update card
            </LeavingButton>
          </div>
        </div>
      )}
      {data.credit_packs.length > 0 && <CreditPacks packs={data.credit_packs} />}
      {data.has_portal && <Invoices invoices={data.invoices} />}
    </section>
  )
}
