import { useId, type ComponentProps } from 'react'
import { joinClasses } from './joinClasses.ts'

type TextFieldProps = ComponentProps<'input'> & { label: string; hint?: string | undefined; error?: string | undefined }

export const fieldLook =
  'w-full rounded-control border border-edge bg-ground px-3 text-md text-text feedback hover:border-faint md:text-base'

export function TextField({ label, hint, error, className, ...input }: TextFieldProps) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium text-soft">
        {label}
      </label>
      <input
        id={id}
        {...input}
        aria-invalid={error !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        className={joinClasses(fieldLook, 'h-11', error !== undefined && 'border-danger', className)}
      />
      {note !== undefined && (
        <p id={`${id}-note`} className={joinClasses('text-sm', error === undefined ? 'text-faint' : 'text-danger')}>
          {note}
        </p>
      )}
    </div>
  )
}
