import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/controls/Button.tsx'

export function StageActions({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  return (
    <div className="sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap items-center justify-between gap-3 bg-raised px-6 pt-3 pb-6 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8 sm:pb-8">
      <Button look="quiet" onClick={onBack} className="-ml-4">
        <ArrowLeft size={16} aria-hidden="true" />
        Back
      </Button>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  )
}
