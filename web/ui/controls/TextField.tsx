import { useId, type ComponentProps, type ReactNode } from 'react'
import { fieldEdge, fieldLook } from './fieldLook.ts'
import { FieldCount } from './FieldCount.tsx'
import { FieldNote } from './FieldNote.tsx'
import { joinClasses } from '../joinClasses.ts'
import { Spinner } from '../display/Spinner.tsx'
import { useInvalid } from './useInvalid.ts'

type TextFieldProps = Omit<ComponentProps<'input'>, 'onInvalid' | 'onInput'> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
  // A field with a count looks like the text areas it stands among.
  count?: { length: number; max: number }
  isBusy?: boolean
  // A button at the end of the field.
  end?: ReactNode
}

export function TextField({
  label,
  hint,
  error: told,
  count,
  isBusy = false,
  end,
  className,
  ...input
}: TextFieldProps) {
  const id = useId()
  const invalid = useInvalid()
  const error = invalid.problem ?? told
  const hasNote = error !== undefined || hint !== undefined
  return (
    <div className="grid grid-cols-1 gap-1.5">
      {count === undefined ? (
        <label htmlFor={id} className="text-sm font-medium text-soft">
          {label}
        </label>
      ) : (
        <div className="flex items-end justify-between">
          <label htmlFor={id} className="text-base font-semibold text-text">
            {label}
          </label>
          <FieldCount id={`${id}-count`} length={count.length} maxLength={count.max} />
        </div>
      )}
      <div className="relative">
        <input
          id={id}
          {...input}
          {...invalid.listeners}
          aria-invalid={error !== undefined}
          aria-busy={isBusy}
          aria-describedby={joinClasses(hasNote && `${id}-note`, count && `${id}-count`) || undefined}
          className={joinClasses(
            fieldLook,
            fieldEdge(error),
            'h-11',
            isBusy && 'pr-10',
            end !== undefined && 'pr-12',
            className,
          )}
        />
        {end !== undefined && <span className="absolute inset-y-0 right-0">{end}</span>}
        {isBusy && (
          <span className="absolute inset-y-0 right-3 grid place-items-center text-faint">
            <Spinner />
          </span>
        )}
      </div>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  )
}
