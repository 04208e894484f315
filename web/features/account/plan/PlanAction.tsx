import { cancelSubscription, type PlanDescription } from '../../../data/billing/planDescriptions.ts'
import { useSession } from '../../../data/session/session.ts'
import { askToSignIn } from '../../../data/session/signInRequest.ts'
import { openModal } from '../../../data/stores/openModal.ts'
import type { Period } from '../../../data/billing/monthlyPrice.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { formatDate } from '../../../ui/format/formatDate.ts'
import { showToast } from '../../../ui/surfaces/toast.ts'
import { accountToasts } from '../accountToasts.ts'

// What can be done about a plan given the current one: take it, change to it, change how it is paid, end it, keep it.
export function PlanAction({ plan, period }: { plan: PlanDescription; period: Period }) {
  const { session, user, isLoading } = useSession()
  const { plan_key: planKey, name } = plan
  if (isLoading) return null
  if (user === null) return <Button onClick={() => askToSignIn({ view: 'sign-up' })}>Sign up</Button>
  const subscription = session?.subscription ?? null
  if (planKey === 'free') {
    return <p className="text-sm text-faint">{subscription === null ? '' : 'You return to Free if you cancel.'}</p>
  }
  const take = () => openModal({ kind: 'checkout', plan: { ...plan, plan_key: planKey }, period })
  if (subscription?.plan.plan_key !== planKey) {
    return (
      <Button look={planKey === 'pro' ? 'primary' : 'secondary'} onClick={take} className="md:max-lg:px-2">
        {subscription === null ? `Subscribe to ${name}` : `Change to ${name}`}
      </Button>
    )
  }
  if (subscription.ends_on !== null) {
    return (
      <div className="grid gap-2">
        <p className="text-sm text-soft">Ends on {formatDate(subscription.ends_on, 'wholeDay')}.</p>
        <Button onClick={take}>Keep {name}</Button>
      </div>
    )
  }
  return (
    <div className="grid gap-2">
      {subscription.period !== period && (
        <Button onClick={take}>{period === 'year' ? 'Switch to annual billing' : 'Switch to monthly billing'}</Button>
      )}
      <Button look="quiet" onClick={() => askToCancel(name)}>
        Cancel plan
      </Button>
    </div>
  )
}

function askToCancel(name: string): void {
  openModal({
    kind: 'confirm',
    title: `Cancel ${name}?`,
    text: 'You keep everything until your plan’s renewal date. After that you’re on Free, and you keep your songs.',
    verb: 'Cancel plan',
    isDangerous: true,
    onConfirm: async () => {
      await cancelSubscription()
      showToast(accountToasts.planCancelled)
    },
  })
}
