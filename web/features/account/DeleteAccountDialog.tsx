import { useNavigate } from '../../routing/useRouter.ts'
import { deleteAccount } from '../../data/session/account.ts'
import { useSubmit } from '../../data/session/useSubmit.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { showToast } from '../../ui/surfaces/toast.ts'
import { accountToasts } from './accountToasts.ts'
import { PasswordQuestion } from './security/PasswordQuestion.tsx'

type DeleteAccountProps = { isOpen: boolean; onClose: () => void }

export function DeleteAccountDialog({ isOpen, onClose }: DeleteAccountProps) {
  return (
    <Dialog
      isLayer
      title="Delete your account?"
      description="Your songs disappear for everyone, including people who saved them. There is no way to undo this."
      isOpen={isOpen}
      onClose={onClose}
    >
      <DeleteAccountForm onCancel={onClose} />
    </Dialog>
  )
}

function DeleteAccountForm({ onCancel }: { onCancel: () => void }) {
  const navigate = useNavigate()
  const { problem, isBusy, onSubmit } = useSubmit(async (read) => {
    await deleteAccount(read('current'))
    showToast(accountToasts.accountDeleted)
    await navigate({ to: '/' })
  })
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <PasswordQuestion problem={problem} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Button size="large" onClick={onCancel}>
          Keep my account
        </Button>
        <Button type="submit" look="danger" size="large" isBusy={isBusy}>
          Delete account
        </Button>
      </div>
    </form>
  )
}
