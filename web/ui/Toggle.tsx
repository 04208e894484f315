import { useId } from 'react'
import { joinClasses } from './joinClasses.ts'

type ToggleProps = { label: string; hint?: string; isOn: boolean; onChange: (isOn: boolean) => void }

export function Toggle({ label, hint, isOn, onChange }: ToggleProps) {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-4">
      <span className="grid">
        <label htmlFor={id} className="text-base font-medium text-text">
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
        onClick={() => onChange(!isOn)}
        className="grid h-11 w-12 shrink-0 place-items-center rounded-full"
      >
        <span
          className={joinClasses(
            'flex h-6 w-11 items-center rounded-full border px-0.5 feedback',
            isOn ? 'border-accent bg-accent' : 'border-edge bg-high',
          )}
        >
          <span
            className={joinClasses('size-4.5 rounded-full feedback', isOn ? 'translate-x-5 bg-on-accent' : 'bg-soft')}
          />
        </span>
      </button>
    </div>
  )
}
