import { toasts } from '@arioso/contract/errors'
import { useEffect } from 'react'
import { useBilling } from '../../data/createForm.ts'
import { showToast } from '../../ui/toast.ts'

// Without models and limits the form cannot know what it may send.
export function useFormFailure(): void {
  const { isError } = useBilling()
  useEffect(() => {
    if (isError) showToast(toasts.createFormFailed)
  }, [isError])
}
