import { addPasskey } from '../../data/session/passkeys.ts'
import { useSubmit } from '../../data/session/useSubmit.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { TextField } from '../../ui/controls/TextField.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { describeDevice } from './describeDevice.ts'
import { PasswordQuestion } from './PasswordQuestion.tsx'

type AddPasskeyProps = { isOpen: boolean; onClose: () => void }

export function AddPasskeyDialog({ isOpen, onClose }: AddPasskeyProps) {
  return (
    <Dialog isLayer title="Add a passkey" isOpen={isOpen} onClose={onClose}>
      <AddForm onDone={onClose} />
    </Dialog>
  )
}

function AddForm({ onDone }: { onDone: () => void }) {
  const { problem, isBusy, onSubmit } = useSubmit(async (read) => {
    await addPasskey(read('name').trim(), read('current'))
    onDone()
  })
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <TextField
        label="Name"
        name="name"
        required
        maxLength={60}
        defaultValue={describeDevice(navigator.userAgent)}
        hint="So that you know it again"
      />
      <PasswordQuestion problem={problem} />
      <Button type="submit" look="primary" size="large" isBusy={isBusy} className="w-full">
        Continue
      </Button>
    </form>
  )
}
