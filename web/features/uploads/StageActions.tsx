import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/controls/Button.tsx'
import { DialogFoot } from '../../ui/surfaces/DialogFoot.tsx'

export function StageActions({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  return (
    <DialogFoot className="flex flex-wrap items-center justify-between gap-3">
      <Button look="quiet" onClick={onBack} className="-ml-4">
        <ArrowLeft size={16} aria-hidden="true" />
        Back
      </Button>
      <div className="flex flex-wrap gap-3">{children}</div>
    </DialogFoot>
  )
}
