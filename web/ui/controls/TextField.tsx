import { useId, type ComponentProps } from 'react'
import { fieldEdge, fieldLook } from './fieldLook.ts'
import { FieldCount } from './FieldCount.tsx'
import { FieldNote } from './FieldNote.tsx'
import { joinClasses } from '../joinClasses.ts'
import { Spinner } from '../display/Spinner.tsx'

type TextFieldProps = ComponentProps<'input'> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
  // A field with a count looks like the text areas it stands among.
  count?: { length: number; max: number }
  isBusy?: boolean
}

export function TextField({ label, hint, error, count, isBusy = false, className, ...input }: TextFieldProps) {
  const id = useId()
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
          aria-invalid={error !== undefined}
          aria-busy={isBusy}
          aria-describedby={joinClasses(hasNote && `${id}-note`, count && `${id}-count`) || undefined}
          className={joinClasses(fieldLook, fieldEdge(error), 'h-11', isBusy && 'pr-10', className)}
        />
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
