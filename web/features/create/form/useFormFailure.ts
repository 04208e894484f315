import { toasts } from '@arioso/contract/toasts'
import { useEffect } from 'react'
import { useBilling } from '../../../data/billing/billing.ts'
import { showToast } from '../../../ui/surfaces/toast.ts'

// Without models and limits the form cannot know what it may send.
export function useFormFailure(): void {
  const { isError } = useBilling()
  useEffect(() => {
    if (isError) showToast(toasts.createFormFailed)
  }, [isError])
}
