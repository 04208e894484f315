import { useState, type FormEvent } from 'react'
import { findSignInProblem, type SignInProblem } from './signInProblem.ts'

type Read = (field: string) => string

// A form of the account: what it sends, whether it is on its way, and what was wrong with it.
export function useSubmit(send: (read: Read) => Promise<void>) {
  const [problem, setProblem] = useState<SignInProblem>({})
  const [isBusy, setBusy] = useState(false)

  async function submit(form: HTMLFormElement): Promise<void> {
    const fields = new FormData(form)
    setProblem({})
    setBusy(true)
    try {
      await send((field) => {
        const value = fields.get(field)
        return typeof value === 'string' ? value : ''
      })
    } catch (error) {
      setProblem(findSignInProblem(error))
    } finally {
      setBusy(false)
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    void submit(event.currentTarget)
  }

  return { problem, isBusy, onSubmit }
}
