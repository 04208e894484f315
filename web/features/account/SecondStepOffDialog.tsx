import { endSecondStep } from '../../data/session/secondStep.ts'
import { useSubmit } from '../../data/session/useSubmit.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { PasswordQuestion } from './PasswordQuestion.tsx'

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
  const { problem, isBusy, onSubmit } = useSubmit(async (read) => {
    await endSecondStep(read('current'))
    onDone()
  })
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <PasswordQuestion problem={problem} />
      <Button type="submit" look="danger" size="large" isBusy={isBusy} className="w-full">
        Turn off
      </Button>
    </form>
  )
}
