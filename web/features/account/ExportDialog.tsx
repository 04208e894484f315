import { requestExport } from '../../data/session/account.ts'
import { useSubmit } from '../../data/session/useSubmit.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Dialog } from '../../ui/surfaces/Dialog.tsx'
import { PasswordQuestion } from './PasswordQuestion.tsx'

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
  const { problem, isBusy, onSubmit } = useSubmit(async (read) => {
    await requestExport(read('current'))
    onDone()
  })
  return (
    <form onSubmit={onSubmit} className="grid gap-4">
      <PasswordQuestion problem={problem} />
      <Button type="submit" look="primary" size="large" isBusy={isBusy} className="w-full">
        Start export
      </Button>
    </form>
  )
}
