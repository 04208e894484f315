import { WORKSPACE_NAME_MAX } from '@arioso/contract/limits'
import { closeModal } from '../../data/stores/openModal.ts'
import { useEditForm } from '../../modals/useEditForm.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { TextField } from '../../ui/controls/TextField.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'

type WorkspaceNameModalProps = {
  title: string
  description?: string
  name?: string
  placeholder?: string
  verb: string
  onSave: (name: string) => Promise<void>
  onRefused?: (error: unknown) => void
}

export function WorkspaceNameModal({
  title,
  description,
  name = '',
  placeholder,
  verb,
  ...on
}: WorkspaceNameModalProps) {
  const { values, set, isBusy, onSubmit } = useEditForm({
    saved: { name },
    save: (typed) => on.onSave(typed.name.trim()),
    ...(on.onRefused && { onRefused: on.onRefused }),
  })
  return (
    <Dialog title={title} description={description} isOpen onClose={closeModal}>
      <form onSubmit={onSubmit} className="grid gap-5">
        <TextField
          label="Name"
          value={values.name}
          maxLength={WORKSPACE_NAME_MAX}
          onChange={(event) => set({ name: event.target.value })}
          count={{ length: values.name.length, max: WORKSPACE_NAME_MAX }}
          placeholder={placeholder}
          enterKeyHint="done"
          autoComplete="off"
        />
        <Button type="submit" look="primary" size="large" isBusy={isBusy} disabled={values.name.trim() === ''}>
          {verb}
        </Button>
      </form>
    </Dialog>
  )
}
