import { useState, type FormEvent } from 'react'
import { describeInvalid } from './describeInvalid.ts'

type Invalid = {
  problem: string | undefined
  listeners: { onInvalid: (event: FormEvent<HTMLInputElement>) => void; onInput: () => void }
}

/** Tells below a field why its form was not sent, until something else is written there. */
export function useInvalid(): Invalid {
  const [problem, setProblem] = useState<string>()
  return {
    problem,
    listeners: {
      onInvalid(event) {
        const input = event.currentTarget
        event.preventDefault()
        setProblem(describeInvalid(input))
        // Without its bubble a browser leaves the focus on the button.
        if (input.form?.querySelector(':invalid:not(fieldset)') === input) input.focus()
      },
      onInput: () => setProblem(undefined),
    },
  }
}
