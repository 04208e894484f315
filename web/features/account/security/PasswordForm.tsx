import type { ReactNode } from 'react'
import { useSubmit } from '../../../data/session/useSubmit.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { PasswordQuestion } from './PasswordQuestion.tsx'

type PasswordFormProps = {
  send: Parameters<typeof useSubmit>[0]
  label: string
  look?: 'primary' | 'danger'
  isDisabled?: boolean
  children?: ReactNode
}

/** Fields of its own, then the password (`current`), then one wide button. */
export function PasswordForm({ send, label, look = 'primary', isDisabled = false, children }: PasswordFormProps) {
  const { problem, isBusy, onSubmit } = useSubmit(send)
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      {children}
      <PasswordQuestion problem={problem} />
      <Button type="submit" look={look} size="large" isBusy={isBusy} disabled={isDisabled} className="w-full">
        {label}
      </Button>
    </form>
  )
}
