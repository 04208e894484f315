import { requestExport } from '../../data/session/account.ts'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { PasswordForm } from './security/PasswordForm.tsx'

type ExportDialogProps = { isOpen: boolean; onClose: () => void }

export function ExportDialog({ isOpen, onClose }: ExportDialogProps) {
  return (
    <Dialog
      isLayer
      title="Export your data"
      description="We’ll pack everything into a zip file. With many songs, this can take a few minutes."
      isOpen={isOpen}
      onClose={onClose}
    >
      <ExportForm onDone={onClose} />
    </Dialog>
  )
}

function ExportForm({ onDone }: { onDone: () => void }) {
  return (
    <PasswordForm
      label="Start export"
      send={async (read) => {
        await requestExport(read('current'))
        onDone()
      }}
    />
  )
}
