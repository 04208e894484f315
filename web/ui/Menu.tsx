import { Menu as BaseMenu } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

const ITEM =
  'flex h-10 w-full items-center gap-3 rounded-control px-3 text-left text-text outline-none select-none data-highlighted:bg-high'

type MenuProps = { label: string; triggerClassName: string; trigger: ReactNode; children: ReactNode }

// Drawn already open: it is loaded by the press that wanted it.
export function Menu({ label, triggerClassName, trigger, children }: MenuProps) {
  return (
    <BaseMenu.Root defaultOpen>
      <BaseMenu.Trigger aria-label={label} title={label} className={triggerClassName}>
        {trigger}
      </BaseMenu.Trigger>
      <BaseMenu.Portal>
        <BaseMenu.Positioner side="bottom" align="end" sideOffset={8} className="z-50">
          <BaseMenu.Popup className="w-64 origin-top-right rounded-card border border-hairline bg-raised p-1.5 shadow-float outline-none transition duration-120 data-ending-style:scale-95 data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0">
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

export function MenuItem({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <BaseMenu.Item onClick={onClick} className={ITEM}>
      {children}
    </BaseMenu.Item>
  )
}

type MenuChoicesProps<Value extends string> = {
  label: string
  value: Value
  choices: { value: Value; label: string; icon: ReactNode }[]
  onChange: (value: Value) => void
}

export function MenuChoices<Value extends string>({ label, value, choices, onChange }: MenuChoicesProps<Value>) {
  return (
    <BaseMenu.Group>
      <BaseMenu.GroupLabel className="px-3 pt-2 pb-1 text-xs font-medium text-faint">{label}</BaseMenu.GroupLabel>
      <BaseMenu.RadioGroup value={value} onValueChange={(next: Value) => onChange(next)}>
        {choices.map((choice) => (
          <BaseMenu.RadioItem key={choice.value} value={choice.value} className={ITEM}>
            {choice.icon}
            <span className="flex-1">{choice.label}</span>
            <BaseMenu.RadioItemIndicator>
              <Check size={16} className="text-accent" />
            </BaseMenu.RadioItemIndicator>
          </BaseMenu.RadioItem>
        ))}
      </BaseMenu.RadioGroup>
    </BaseMenu.Group>
  )
}

type MenuCheckProps = { isOn: boolean; onChange: (isOn: boolean) => void; children: ReactNode }

export function MenuCheck({ isOn, onChange, children }: MenuCheckProps) {
  return (
    <BaseMenu.CheckboxItem checked={isOn} onCheckedChange={onChange} className={ITEM}>
      {children}
      <BaseMenu.CheckboxItemIndicator className="ml-auto">
        <Check size={16} className="text-accent" />
      </BaseMenu.CheckboxItemIndicator>
    </BaseMenu.CheckboxItem>
  )
}

export function MenuLine() {
  return <BaseMenu.Separator className="mx-2 my-1.5 h-px bg-hairline" />
}
