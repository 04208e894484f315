import { WORKSPACE_NAME_MAX } from '@arioso/contract/limits'
import { useState, type FormEvent } from 'react'
import { updateWorkspace } from '../data/workspaces.ts'
import { toastForRefusal } from '../songs/toastForRefusal.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { TextField } from '../ui/TextField.tsx'
import { showToast } from '../ui/toast.ts'
import { closeModal, type ModalInput } from './modal.ts'

export default function RenameWorkspaceModal({ workspace }: ModalInput['rename-workspace']) {
  const [name, setName] = useState(workspace.name)
  const [isBusy, setBusy] = useState(false)
  const trimmed = name.trim()

  async function rename(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (trimmed === '' || isBusy) return
    setBusy(true)
    try {
      await updateWorkspace(workspace.id, { name: trimmed })
      closeModal()
    } catch (error) {
      showToast(toastForRefusal(error))
      setBusy(false)
    }
  }

  return (
    <Dialog title="Rename workspace" isOpen onClose={closeModal}>
      <form onSubmit={(event) => void rename(event)} className="grid gap-5">
        <TextField
          label="Name"
          value={name}
          maxLength={WORKSPACE_NAME_MAX}
          onChange={(event) => setName(event.target.value)}
          count={{ length: name.length, max: WORKSPACE_NAME_MAX }}
          enterKeyHint="done"
          autoComplete="off"
        />
        <Button type="submit" look="primary" size="large" isBusy={isBusy} disabled={trimmed === ''}>
          Rename
        </Button>
      </form>
    </Dialog>
  )
}
