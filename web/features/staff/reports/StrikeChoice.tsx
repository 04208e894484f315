import { Toggle } from '../../../ui/controls/Toggle.tsx'

type StrikeChoiceProps = { isStrike: boolean; onChange: (isStrike: boolean) => void }

export function StrikeChoice({ isStrike, onChange }: StrikeChoiceProps) {
  return (
    <Toggle
      label="Removing counts as a strike"
      hint="Three in 90 days pause publishing."
      isOn={isStrike}
      onChange={onChange}
    />
  )
}
