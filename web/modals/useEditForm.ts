import { useState, type FormEvent } from 'react'
import { ApiError } from '../data/api/ApiError.ts'
import { toastForRefusal } from '../data/toasts/toastForRefusal.ts'
import { showToast } from '../ui/surfaces/toast.ts'

type Options<Values> = {
  saved: Values
  // What is sent; on success it closes the form, so the button stays busy until then.
  save: (values: Values) => Promise<void>
  // With fields that show their own problem, a toast is left for everything else.
  showsFieldErrors?: boolean
  onRefused?: (error: unknown) => void
}

const tellRefused = (error: unknown) => showToast(toastForRefusal(error))

/** The fields of a form that is sent as a whole: what they hold, whether that differs from what is saved, and sending it. */
export function useEditForm<Values extends object>(options: Options<Values>) {
  const { saved, save, showsFieldErrors = false, onRefused = tellRefused } = options
  const [values, setValues] = useState(saved)
  const [isBusy, setBusy] = useState(false)
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({})

  async function send(): Promise<void> {
    setBusy(true)
    setFieldErrors({})
    try {
      await save(values)
    } catch (error) {
      const named = showsFieldErrors && error instanceof ApiError ? error.fields : {}
      setFieldErrors(named)
      if (Object.keys(named).length === 0) onRefused(error)
      setBusy(false)
    }
  }

  return {
    values,
    set: (change: Partial<Values>) => setValues((before) => ({ ...before, ...change })),
    isChanged: JSON.stringify(values) !== JSON.stringify(saved),
    isBusy,
    fieldErrors,
    onSubmit: (event: FormEvent): void => {
      event.preventDefault()
      if (!isBusy) void send()
    },
  }
}
