import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { canUsePasskeys, removePasskey, usePasskeys, type Passkey } from '../../../data/session/passkeys.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { formatDate } from '../../../ui/format/formatDate.ts'
import { showToast } from '../../../ui/surfaces/toast.ts'
import { toastForRefusal } from '../../../data/toasts/toastForRefusal.ts'
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx'
import { RenamePasskeyDialog } from './RenamePasskeyDialog.tsx'

export function PasskeySetting() {
  const { data } = usePasskeys()
  const [isAdding, setAdding] = useState(false)
  const [renamed, setRenamed] = useState<Passkey>()
  return (
    <section aria-label="Passkeys" className="grid gap-3">
      <h3 className="text-md font-semibold">Passkeys</h3>
      <p className="text-soft">
        {canUsePasskeys()
          ? 'Sign in with your fingerprint, your face or your device’s PIN instead of a password.'
          : 'This browser can’t use passkeys at this address. They need https, or localhost on your own machine.'}
      </p>
      <ul className="grid gap-2">
        {data?.map((passkey) => (
          <Row key={passkey.id} passkey={passkey} onRename={() => setRenamed(passkey)} />
        ))}
      </ul>
      {canUsePasskeys() && (
        <div>
          <Button onClick={() => setAdding(true)}>Add a passkey</Button>
        </div>
      )}
      <AddPasskeyDialog isOpen={isAdding} onClose={() => setAdding(false)} />
      <RenamePasskeyDialog passkey={renamed} onClose={() => setRenamed(undefined)} />
    </section>
  )
}

function Row({ passkey, onRename }: { passkey: Passkey; onRename: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const name = passkey.name ?? 'Passkey'
  const remove = () => {
    setBusy(true)
    removePasskey(passkey.id)
      .catch((error: unknown) => showToast(toastForRefusal(error)))
      .finally(() => setBusy(false))
  }
  return (
    <li className="flex items-center gap-3 rounded-card border border-hairline bg-surface px-4 py-3">
      <KeyRound size={20} aria-hidden="true" className="shrink-0 text-faint" />
      <span className="grid min-w-0 flex-1">
        <span className="truncate font-medium">{name}</span>
        <span className="text-sm text-faint">Added {formatDate(passkey.createdAt, 'moment')}</span>
      </span>
      <Button size="small" aria-label={`Rename ${name}`} onClick={onRename}>
        Rename
      </Button>
      <Button size="small" aria-label={`Remove ${name}`} isBusy={isBusy} onClick={remove}>
        Remove
      </Button>
    </li>
  )
}
