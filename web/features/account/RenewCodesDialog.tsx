import { useState } from 'react'
import { renewRecoveryCodes } from '../../data/session/secondStep.ts'
import { useSubmit } from '../../data/session/useSubmit.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { PasswordQuestion } from './PasswordQuestion.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

type RenewCodesProps = { isOpen: boolean; onClose: () => void }

export function RenewCodesDialog({ isOpen, onClose }: RenewCodesProps) {
  return (
    <Dialog
      isLayer
      title="New recovery codes"
      description="The old ones stop working at once."
      isOpen={isOpen}
      onClose={onClose}
    >
      <RenewForm onDone={onClose} />
    </Dialog>
  )
}

function RenewForm({ onDone }: { onDone: () => void }) {
  const [codes, setCodes] = useState<string[]>()
  const { problem, isBusy, onSubmit } = useSubmit(async (read) => setCodes(await renewRecoveryCodes(read('current'))))
  if (codes !== undefined) return <RecoveryCodes codes={codes} onDone={onDone} />
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <PasswordQuestion problem={problem} />
      <Button type="submit" look="primary" size="large" isBusy={isBusy} className="w-full">
        Show new codes
      </Button>
    </form>
  )
}
