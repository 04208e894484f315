import { WORKSPACE_NAME_MAX } from '@arioso/contract/limits'
import { useState, type FormEvent } from 'react'
import { createWorkspace } from '../data/workspaces.ts'
import { toastForError } from '../songs/toastForError.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { TextField } from '../ui/TextField.tsx'
import { showToast } from '../ui/toast.ts'
import { closeModal, type ModalInput } from './modal.ts'

export default function CreateWorkspaceModal({ onCreated }: ModalInput['create-workspace']) {
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const trimmed = name.trim()

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (trimmed === '' || isBusy) return
    setBusy(true)
    try {
      const workspace = await createWorkspace(trimmed)
      closeModal()
      onCreated(workspace)
    } catch (error) {
      showToast(toastForError(error))
      setBusy(false)
    }
  }

  return (
    <Dialog
      title="Create a Workspace"
      description="A place for songs that belong together."
      isOpen
      onClose={closeModal}
    >
      <form onSubmit={(event) => void create(event)} className="grid gap-5">
        <TextField
          label="Name"
          value={name}
          maxLength={WORKSPACE_NAME_MAX}
          onChange={(event) => setName(event.target.value)}
          count={{ length: name.length, max: WORKSPACE_NAME_MAX }}
          placeholder="Album for my sister"
          enterKeyHint="done"
          autoComplete="off"
        />
        <Button type="submit" look="primary" size="large" isBusy={isBusy} disabled={trimmed === ''}>
          Create
        </Button>
      </form>
    </Dialog>
  )
}
