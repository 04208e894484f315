import { useId } from 'react'
import { joinClasses } from '../joinClasses.ts'

type Segment<Value extends string> = { value: Value; label: string; isDisabled?: boolean; hint?: string }

type SegmentedControlProps<Value extends string> = {
  label: string
  segments: Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
}

export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, onChange } = props
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="grid auto-cols-[minmax(0,1fr)] grid-flow-col gap-1 rounded-full border border-hairline bg-surface p-1"
    >
      {segments.map((segment) => (
        <label
          key={segment.value}
          title={segment.hint ?? segment.label}
          className={joinClasses(
            'relative flex h-9 items-center justify-center pointer-coarse:h-11 rounded-full px-1 text-base font-medium whitespace-nowrap feedback sm:px-3',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
            segment.value === value ? 'bg-high text-text' : 'text-faint',
            segment.isDisabled === true ? 'cursor-not-allowed opacity-60' : 'hover:text-text',
          )}
        >
          <input
            type="radio"
            name={name}
            className="absolute inset-0 cursor-[inherit] opacity-0"
            checked={segment.value === value}
            disabled={segment.isDisabled === true}
            onChange={() => onChange(segment.value)}
          />
          <span className="truncate">{segment.label}</span>
        </label>
      ))}
    </div>
  )
}
