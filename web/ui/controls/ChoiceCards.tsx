import { useId, type ReactNode } from 'react'
import { joinClasses } from '../joinClasses.ts'

export type Choice<Value extends string> = {
  value: Value
  title: string
  text: string
  icon?: ReactNode
  badge?: ReactNode
  isDisabled?: boolean
}

type ChoiceCardsProps<Value extends string> = {
  label: string
  choices: Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
}

// One of a few, where each needs a sentence.
export function ChoiceCards<Value extends string>({ label, choices, value, onChange }: ChoiceCardsProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className="grid grid-cols-1 gap-2">
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={joinClasses(
            'relative flex items-start gap-3 rounded-card border px-4 py-3 feedback',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
            choice.value === value ? 'border-accent bg-accent-wash' : 'border-hairline bg-surface',
            choice.isDisabled === true ? 'cursor-not-allowed opacity-60' : 'cursor-pointer hover:border-edge',
          )}
        >
          <input
            type="radio"
            name={name}
            aria-label={choice.title}
            aria-describedby={`${name}-${choice.value}`}
            className="absolute inset-0 cursor-[inherit] opacity-0"
            checked={choice.value === value}
            disabled={choice.isDisabled === true}
            onChange={() => onChange(choice.value)}
          />
          {choice.icon !== undefined && (
            <span aria-hidden="true" className={choice.value === value ? 'mt-0.5 text-accent' : 'mt-0.5 text-faint'}>
              {choice.icon}
            </span>
          )}
          <span className="grid min-w-0 flex-1">
            <span className="flex items-center gap-2 font-medium">
              {choice.title}
              {choice.badge}
            </span>
            <span id={`${name}-${choice.value}`} className="text-sm text-soft">
              {choice.text}
            </span>
          </span>
        </label>
      ))}
    </div>
  )
}
