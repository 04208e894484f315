import { GENERATION_COST } from '@arioso/contract/plans'
import { AudioLines } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { useBilling } from '../../data/createForm.ts'
import { Button } from '../../ui/Button.tsx'

type CreateFrameProps = { isCreating: boolean; isDisabled: boolean; onSubmit: () => void; children: ReactNode }

// The fields scroll; the Create button with its price stays in sight.
export function CreateFrame({ isCreating, isDisabled, onSubmit, children }: CreateFrameProps) {
  const { data: billing } = useBilling()
  const cost = billing?.generation_cost ?? GENERATION_COST

  function submit(event: FormEvent): void {
    event.preventDefault()
    onSubmit()
  }

  return (
    <form onSubmit={submit} className="contents">
      <div className="-mx-1 grid min-h-0 gap-6 px-1 pb-4 lg:overflow-y-auto">{children}</div>
      <div className="sticky bottom-[calc(56px+env(safe-area-inset-bottom))] z-10 -mx-4 bg-linear-to-t from-ground from-70% to-transparent px-4 pt-4 pb-3 md:bottom-0 lg:static lg:mx-0 lg:bg-none lg:px-0">
        <Button type="submit" look="primary" size="large" isBusy={isCreating} disabled={isDisabled} className="w-full">
          {!isCreating && <AudioLines size={18} />}
          {isCreating ? 'Creating…' : `Create · ${cost} credits`}
        </Button>
      </div>
    </form>
  )
}
