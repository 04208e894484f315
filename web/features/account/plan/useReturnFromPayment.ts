import { useEffect } from 'react'
import { useNavigate } from '../../../routing/useRouter.ts'
import { notePayment } from '../../../data/billing/payments.ts'
import { toastForRefusal } from '../../../data/toasts/toastForRefusal.ts'
import { showToast } from '../../../ui/surfaces/toast.ts'
import { accountToasts } from '../accountToasts.ts'

/** The payment service sends people back with ?paid=… */
export function useReturnFromPayment(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const paid = new URLSearchParams(location.search).get('paid')
    if (paid === null) return
    void navigate({ to: '/account', replace: true })
    notePayment(paid)
      .then(() => showToast(accountToasts.paid))
      .catch((error: unknown) => showToast(toastForRefusal(error)))
  }, [navigate])
}
