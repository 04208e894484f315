import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useForm } from '../form/form.ts'
import { lazyPart } from '../../../ui/lazy/lazyPart.ts'
import { LazyParts } from '../../../ui/lazy/LazyParts.tsx'

const PlanEditor = lazyPart(() => import('./PlanEditor.tsx'))

// Closed it is one line; what edits a plan is loaded by who wants one.
export function SongPlan() {
  const plan = useForm((form) => form.plan)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="grid gap-3">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 items-center gap-3 rounded-control text-left"
      >
        <span className="text-sm font-medium text-soft">Song plan</span>
        <span className="min-w-0 flex-1 truncate text-sm text-faint">
          {plan === null ? 'Automatic' : `${plan.length} ${plan.length === 1 ? 'section' : 'sections'}`}
        </span>
        <ChevronDown
          size={16}
          aria-hidden="true"
          className={`shrink-0 text-faint feedback ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <LazyParts fallback={<p className="text-sm text-faint">Looking…</p>}>
            <PlanEditor />
          </LazyParts>
        )}
      </div>
    </div>
  )
}
