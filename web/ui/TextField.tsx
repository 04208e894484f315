import { useId, type ComponentProps } from 'react'
import { fieldEdge, fieldLook } from './fieldLook.ts'
import { FieldNote } from './FieldNote.tsx'
import { joinClasses } from './joinClasses.ts'
import { Spinner } from './Spinner.tsx'

type TextFieldProps = ComponentProps<'input'> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
  isBusy?: boolean
}

export function TextField({ label, hint, error, isBusy = false, className, ...input }: TextFieldProps) {
  const id = useId()
  const hasNote = error !== undefined || hint !== undefined
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-soft">
        {label}
      </label>
      <div className="relative">
        <input
          id={id}
          {...input}
          aria-invalid={error !== undefined}
          aria-busy={isBusy}
          aria-describedby={hasNote ? `${id}-note` : undefined}
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
