import { useId, type CSSProperties } from 'react'
import { FieldNote } from './FieldNote.tsx'
import { filledPercent } from './filledPercent.ts'
import { joinClasses } from '../joinClasses.ts'

type SliderProps = {
  label: string
  value: number
  min: number
  max: number
  step?: number
  onChange: (value: number) => void
  // How the value is written and read aloud: '70%', '1.25×'.
  format?: (value: number) => string
  ends?: [low: string, high: string]
  hint?: string | undefined
  error?: string | undefined
  isDisabled?: boolean
}

export function Slider({ label, value, min, max, step = 1, onChange, format = String, ...rest }: SliderProps) {
  const { ends, hint, error, isDisabled = false } = rest
  const id = useId()
  const hasNote = error !== undefined || hint !== undefined
  return (
    <div className="grid grid-cols-1">
      <div className="flex items-baseline justify-between gap-3">
        <label
          htmlFor={id}
          className={joinClasses('min-w-0 truncate text-sm font-medium', isDisabled ? 'text-faint' : 'text-soft')}
          title={label}
        >
          {label}
        </label>
        <output
          htmlFor={id}
          className={joinClasses('tabular shrink-0 text-sm font-medium', isDisabled ? 'text-faint' : 'text-text')}
        >
          {format(value)}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={isDisabled}
        aria-valuetext={format(value)}
        aria-invalid={error !== undefined}
        aria-describedby={hasNote ? `${id}-note` : undefined}
        onChange={(event) => onChange(Number(event.target.value))}
        className="slim-range h-11 w-full rounded-control outline-offset-0! disabled:cursor-not-allowed disabled:opacity-50"
        style={{ '--filled': `${filledPercent(value, min, max)}%`, '--thumb': '16px' } as CSSProperties}
      />
      {ends !== undefined && (
        <div aria-hidden="true" className="-mt-2 mb-1 flex justify-between text-xs text-faint">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  )
}
