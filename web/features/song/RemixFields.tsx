import { Toggle } from '../../ui/controls/Toggle.tsx'

export type RemixChoice = { canRemix: boolean; actions: ('cover' | 'extend')[] }

type RemixFieldsProps = { value: RemixChoice; onChange: (value: RemixChoice) => void }

const kinds = [
  { action: 'cover', label: 'Covers', hint: 'The same melody and words in another style' },
  { action: 'extend', label: 'Extensions', hint: 'The song goes on from one of its seconds' },
] as const

// Whether others may take up a song, and in which ways.
export function RemixFields({ value: { canRemix, actions }, onChange }: RemixFieldsProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">Remixes</legend>
      <Toggle
        label="Others may remix it"
        isOn={canRemix}
        onChange={(isOn) => onChange({ canRemix: isOn, actions: isOn ? ['cover', 'extend'] : [] })}
      />
      {canRemix && (
        <div className="grid gap-3 border-l-2 border-hairline pl-4">
          {kinds.map(({ action, label, hint }) => (
            <Toggle
              key={action}
              label={label}
              hint={hint}
              isOn={actions.includes(action)}
              onChange={(isOn) =>
                onChange({ canRemix, actions: isOn ? [...actions, action] : actions.filter((each) => each !== action) })
              }
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}
