import { useId } from 'react'
import { joinClasses } from '../joinClasses.ts'
import { Spinner } from '../display/Spinner.tsx'

type ToggleProps = {
  label: string
  hint?: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  isDisabled?: boolean
  isBusy?: boolean
}

export function Toggle({ label, hint, isOn, onChange, isDisabled = false, isBusy = false }: ToggleProps) {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-4">
      <span className="grid min-w-0">
        <label htmlFor={id} className={joinClasses('text-base font-medium', isDisabled ? 'text-faint' : 'text-text')}>
          {label}
        </label>
        {hint !== undefined && <span className="text-sm text-faint">{hint}</span>}
      </span>
      <button
        id={id}
        type="button"
        role="switch"
        aria-label={label}
        aria-checked={isOn}
        aria-busy={isBusy}
        disabled={isDisabled || isBusy}
        onClick={() => onChange(!isOn)}
        className="grid h-11 w-12 shrink-0 place-items-center rounded-full disabled:opacity-50"
      >
        <span
          className={joinClasses(
            'flex h-6 w-11 items-center rounded-full border px-0.5 feedback',
            isOn ? 'border-accent bg-accent' : 'border-rim bg-high',
          )}
        >
          <span
            className={joinClasses(
              'grid size-4.5 place-items-center rounded-full feedback',
              isOn ? 'translate-x-5 bg-on-accent text-accent' : 'bg-soft text-ground',
            )}
          >
            {isBusy && <Spinner size={14} />}
          </span>
        </span>
      </button>
    </div>
  )
}
