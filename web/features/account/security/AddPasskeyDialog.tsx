import { addPasskey } from '../../../data/session/passkeys.ts'
import { TextField } from '../../../ui/controls/TextField.tsx'
import { Dialog } from '../../../ui/surfaces/Dialog.tsx'
import { describeDevice } from './describeDevice.ts'
import { PasswordForm } from './PasswordForm.tsx'

type AddPasskeyProps = { isOpen: boolean; onClose: () => void }

export function AddPasskeyDialog({ isOpen, onClose }: AddPasskeyProps) {
  return (
    <Dialog isLayer title="Add a passkey" isOpen={isOpen} onClose={onClose}>
      <AddForm onDone={onClose} />
    </Dialog>
  )
}

function AddForm({ onDone }: { onDone: () => void }) {
  return (
    <PasswordForm
      label="Continue"
      send={async (read) => {
        await addPasskey(read('name').trim(), read('current'))
        onDone()
      }}
    >
      <TextField
        label="Name"
        name="name"
        required
        maxLength={60}
        defaultValue={describeDevice(navigator.userAgent)}
        hint="So that you know it again"
      />
    </PasswordForm>
  )
}
