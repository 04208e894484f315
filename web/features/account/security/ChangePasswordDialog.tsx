import { PASSWORD_MIN } from '@arioso/contract/limits'
import { changePassword } from '../../../data/session/account.ts'
import { useSubmit } from '../../../data/session/useSubmit.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Dialog } from '../../../ui/surfaces/Dialog.tsx'
import { TextField } from '../../../ui/controls/TextField.tsx'
import { showToast } from '../../../ui/surfaces/toast.ts'
import { accountToasts } from '../accountToasts.ts'

type ChangeDialogProps = { isOpen: boolean; onClose: () => void }

export function ChangePasswordDialog({ isOpen, onClose }: ChangeDialogProps) {
  return (
    <Dialog
      isLayer
      title="Change password"
      description="You’ll stay signed in here and be signed out everywhere else."
      isOpen={isOpen}
      onClose={onClose}
    >
      <ChangePasswordForm onDone={onClose} />
    </Dialog>
  )
}

function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const { problem, isBusy, onSubmit } = useSubmit(async (read) => {
    await changePassword({ currentPassword: read('current'), newPassword: read('new') })
    showToast(accountToasts.passwordChanged)
    onDone()
  })
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <TextField
        label="Current password"
        name="current"
        type="password"
        autoComplete="current-password"
        required
        error={problem.currentPassword}
      />
      <TextField
        label="New password"
        name="new"
        type="password"
        autoComplete="new-password"
        required
        minLength={PASSWORD_MIN}
        hint={`At least ${PASSWORD_MIN} characters`}
        error={problem.password}
      />
      {problem.form !== undefined && (
        <p role="alert" className="text-danger">
          {problem.form}
        </p>
      )}
      <Button type="submit" look="primary" size="large" isBusy={isBusy} className="w-full">
        Change password
      </Button>
    </form>
  )
}
