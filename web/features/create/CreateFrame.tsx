import { GENERATION_COST } from '@arioso/contract/plans'
import { AudioLines } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { useBilling } from '../../data/billing/billing.ts'
import { useSession } from '../../data/session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'

type CreateFrameProps = {
  isCreating: boolean
  isDisabled: boolean
  onSubmit: () => void
  // In credits; left out, the price of a song.
  cost?: number
  children: ReactNode
}

// The fields scroll; the Create button with its price stays in sight.
export function CreateFrame({ isCreating, isDisabled, onSubmit, cost, children }: CreateFrameProps) {
  const { data: billing } = useBilling()
  // Pressed before it is known who is here, a member would be asked to sign in.
  const { isLoading } = useSession()
  const credits = cost ?? billing?.generation_cost ?? GENERATION_COST

  function submit(event: FormEvent): void {
    event.preventDefault()
    onSubmit()
  }

  return (
    <form onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
      <div className="relative -mx-4 -mt-2 grid min-h-0 flex-1 grid-cols-1 content-start gap-6 overflow-x-hidden px-4 pt-3 pb-6 max-md:overflow-y-auto max-md:overscroll-contain short:max-md:overflow-y-visible lg:overflow-y-auto">
        {children}
      </div>
      <div className="z-10 -mx-4 border-t border-hairline bg-ground px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] md:sticky md:bottom-0 md:max-lg:[body:has([aria-label=Player])_&]:bottom-19 lg:static short:static">
        <Button
          type="submit"
          look="primary"
          size="large"
          isBusy={isCreating}
          disabled={isDisabled || isLoading}
          className="w-full"
        >
          {!isCreating && <AudioLines size={18} />}
          {isCreating ? 'Creating…' : `Create · ${credits} credits`}
        </Button>
      </div>
    </form>
  )
}
