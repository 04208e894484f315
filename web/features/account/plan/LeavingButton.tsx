import { useState } from 'react'
import { toastForRefusal } from '../../../data/toasts/toastForRefusal.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { showToast } from '../../../ui/surfaces/toast.ts'

type LeavingButtonProps = {
  leave: () => Promise<void>
  look?: 'primary' | 'secondary'
  label?: string
  isDisabled?: boolean
  children: string
}

/** Leads to a page of the payment service. It stays busy while the browser is on its way. */
export function LeavingButton({ leave, look = 'secondary', label, isDisabled, children }: LeavingButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const press = () => {
    setBusy(true)
    leave().catch((error: unknown) => {
      showToast(toastForRefusal(error))
      setBusy(false)
    })
  }
  return (
    <Button look={look} isBusy={isBusy} disabled={isDisabled} aria-label={label} onClick={press}>
      {children}
    </Button>
  )
}
