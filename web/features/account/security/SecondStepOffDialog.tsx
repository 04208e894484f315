import { endSecondStep } from '../../../data/session/secondStep.ts'
import { Dialog } from '../../../ui/surfaces/Dialog.tsx'
import { PasswordForm } from './PasswordForm.tsx'

type SecondStepOffProps = { isOpen: boolean; onClose: () => void }

export function SecondStepOffDialog({ isOpen, onClose }: SecondStepOffProps) {
  return (
    <Dialog
      isLayer
      title="Turn off two-step sign-in?"
      description="Your password alone will sign you in, and your recovery codes stop working."
      isOpen={isOpen}
      onClose={onClose}
    >
      <OffForm onDone={onClose} />
    </Dialog>
  )
}

function OffForm({ onDone }: { onDone: () => void }) {
  return (
    <PasswordForm
      label="Turn off"
      look="danger"
      send={async (read) => {
        await endSecondStep(read('current'))
        onDone()
      }}
    />
  )
}
