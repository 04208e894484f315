import { ChevronDown } from 'lucide-react'
import { fieldEdge, fieldLook } from './fieldLook.ts'
import { joinClasses } from '../joinClasses.ts'

type SmallSelectProps<Value extends string> = {
  label: string
  value: Value
  options: Record<Value, string>
  onChange: (value: Value) => void
}

// The browser's own list behind a field of ours; its label is only heard.
export function SmallSelect<Value extends string>({ label, value, options, onChange }: SmallSelectProps<Value>) {
  return (
    <span className="relative inline-block max-w-44">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        className={joinClasses(
          fieldLook,
          fieldEdge(undefined),
          'h-10 appearance-none truncate rounded-full! pr-9! pointer-coarse:h-11',
        )}
      >
        {(Object.entries(options) as [Value, string][]).map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-faint"
      />
    </span>
  )
}
