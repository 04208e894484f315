import { useState } from 'react'
import { renewRecoveryCodes } from '../../../data/session/secondStep.ts'
import { Dialog } from '../../../ui/surfaces/Dialog.tsx'
import { PasswordForm } from './PasswordForm.tsx'
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
  if (codes !== undefined) return <RecoveryCodes codes={codes} onDone={onDone} />
  return (
    <PasswordForm label="Show new codes" send={async (read) => setCodes(await renewRecoveryCodes(read('current')))} />
  )
}
