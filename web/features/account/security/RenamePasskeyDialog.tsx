import { renamePasskey, type Passkey } from '../../../data/session/passkeys.ts'
import { useSubmit } from '../../../data/session/useSubmit.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { TextField } from '../../../ui/controls/TextField.tsx'
import { Dialog } from '../../../ui/surfaces/Dialog.tsx'

type RenamePasskeyProps = { passkey: Passkey | undefined; onClose: () => void }

export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyProps) {
  return (
    <Dialog isLayer title="Rename passkey" isOpen={passkey !== undefined} onClose={onClose}>
      {passkey !== undefined && <RenameForm passkey={passkey} onDone={onClose} />}
    </Dialog>
  )
}

function RenameForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { problem, isBusy, onSubmit } = useSubmit(async (read) => {
    await renamePasskey(passkey.id, read('name').trim())
    onDone()
  })
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <TextField
        label="Name"
        name="name"
        required
        maxLength={60}
        defaultValue={passkey.name ?? ''}
        error={problem.form}
      />
      <Button type="submit" look="primary" size="large" isBusy={isBusy} className="w-full">
        Rename
      </Button>
    </form>
  )
}
