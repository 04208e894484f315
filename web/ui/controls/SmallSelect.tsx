import { ChevronDown } from 'lucide-react'
import { fieldEdge, fieldLook } from './fieldLook.ts'
import { joinClasses } from '../joinClasses.ts'

type SmallSelectProps<Value extends string> = {
  label: string
  value: Value
  options: Record<Value, string>
  onChange: (value: Value) => void
  // A pill is as wide as its words; a field fills its place in a form.
  look?: 'pill' | 'field'
}

// The browser's own list behind a field of ours; its label is only heard.
export function SmallSelect<Value extends string>(props: SmallSelectProps<Value>) {
  const { label, value, options, onChange, look = 'pill' } = props
  return (
    <span className={joinClasses('relative', look === 'pill' ? 'inline-block max-w-44 min-w-0' : 'block min-w-0')}>
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        className={joinClasses(
          fieldLook,
          fieldEdge(undefined),
          'h-10 appearance-none truncate pointer-coarse:h-11',
          look === 'pill' ? 'rounded-full! pr-9!' : 'pr-7! pl-2!',
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
        className={joinClasses(
          'pointer-events-none absolute top-1/2 -translate-y-1/2 text-faint',
          look === 'pill' ? 'right-3' : 'right-2',
        )}
      />
    </span>
  )
}
