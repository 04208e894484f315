import { Select as BaseSelect } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { fieldEdge, fieldLook } from './fieldLook.ts'
import { FieldNote } from './FieldNote.tsx'
import { useFloatingLayer } from '../surfaces/FloatingLayer.ts'
import { joinClasses } from '../joinClasses.ts'
import { menuItemLook, menuPopupLook } from '../surfaces/menuLook.ts'
import { Spinner } from '../display/Spinner.tsx'

type Option<Value extends string> = { value: Value; label: string; isDisabled?: boolean }

type SelectProps<Value extends string> = {
  label: string
  options: Option<Value>[]
  // Null while nothing is chosen.
  value: Value | null
  onChange: (value: Value) => void
  placeholder?: string
  hint?: string | undefined
  error?: string | undefined
  isDisabled?: boolean
  isBusy?: boolean
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, value, onChange, placeholder = 'Choose', hint, error } = props
  const { isDisabled = false, isBusy = false } = props
  const noteId = useId()
  const hasNote = error !== undefined || hint !== undefined
  return (
    <BaseSelect.Root
      items={options}
      value={value}
      disabled={isDisabled || isBusy}
      onValueChange={(next) => next !== null && onChange(next)}
    >
      <div className="grid grid-cols-1 gap-1.5">
        <BaseSelect.Label className="text-sm font-medium text-soft">{label}</BaseSelect.Label>
        <BaseSelect.Trigger
          aria-invalid={error !== undefined}
          aria-busy={isBusy}
          aria-describedby={hasNote ? noteId : undefined}
          className={joinClasses(fieldLook, fieldEdge(error), 'flex h-11 items-center justify-between gap-2 text-left')}
        >
          <BaseSelect.Value placeholder={placeholder} className="truncate data-placeholder:text-faint" />
          <BaseSelect.Icon className="shrink-0 text-faint">
            {isBusy ? <Spinner /> : <ChevronDown size={16} />}
          </BaseSelect.Icon>
        </BaseSelect.Trigger>
        <FieldNote id={noteId} hint={hint} error={error} />
      </div>
      <Options options={options} />
    </BaseSelect.Root>
  )
}

function Options<Value extends string>({ options }: { options: Option<Value>[] }) {
  return (
    <BaseSelect.Portal container={useFloatingLayer()}>
      <BaseSelect.Positioner sideOffset={6} alignItemWithTrigger={false} className="z-50">
        <BaseSelect.Popup className={joinClasses(menuPopupLook, 'w-(--anchor-width)')}>
          {options.length === 0 && <p className="px-3 py-2 text-faint">Nothing to choose from yet.</p>}
          <BaseSelect.List>
            {options.map((option) => (
              <BaseSelect.Item
                key={option.value}
                value={option.value}
                disabled={option.isDisabled === true}
                className={menuItemLook}
              >
                <BaseSelect.ItemText className="min-w-0 flex-1 truncate">{option.label}</BaseSelect.ItemText>
                <BaseSelect.ItemIndicator>
                  <Check size={16} className="text-accent" />
                </BaseSelect.ItemIndicator>
              </BaseSelect.Item>
            ))}
          </BaseSelect.List>
        </BaseSelect.Popup>
      </BaseSelect.Positioner>
    </BaseSelect.Portal>
  )
}
