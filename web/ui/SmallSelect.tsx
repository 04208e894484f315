import { fieldEdge, fieldLook } from './fieldLook.ts'
import { joinClasses } from './joinClasses.ts'

type SmallSelectProps<Value extends string> = {
  label: string
  value: Value
  options: Record<Value, string>
  onChange: (value: Value) => void
}

// The browser's own list in the look of a toolbar; its label is only heard.
export function SmallSelect<Value extends string>({ label, value, options, onChange }: SmallSelectProps<Value>) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
      className={joinClasses(fieldLook, fieldEdge(undefined), 'h-10 w-auto! max-w-44 truncate rounded-full!')}
    >
      {(Object.entries(options) as [Value, string][]).map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </select>
  )
}
