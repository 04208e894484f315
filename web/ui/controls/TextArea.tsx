import { useId, type ComponentProps, type PointerEvent, type ReactNode } from 'react'
import { fieldEdge, fieldLook } from './fieldLook.ts'
import { FieldCount } from './FieldCount.tsx'
import { FieldNote } from './FieldNote.tsx'
import { joinClasses } from '../joinClasses.ts'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> & {
  label: string
  value: string
  maxLength: number
  onChange: (value: string) => void
  minHeightPx: number
  heightPx?: number | undefined
  onResized?: (heightPx: number) => void
  tools?: ReactNode
  hint?: string | undefined
  error?: string | undefined
}

// Grows with its text; a height the reader dragged becomes the least it keeps.
export function TextArea({ label, value, onChange, minHeightPx, heightPx, onResized, tools, ...rest }: TextAreaProps) {
  const id = useId()
  const { maxLength, className, hint, error, ...area } = rest
  const hasNote = error !== undefined || hint !== undefined

  function noticeDrag({ currentTarget }: PointerEvent<HTMLTextAreaElement>): void {
    if (currentTarget.style.height === '' || onResized === undefined) return
    onResized(Math.max(minHeightPx, currentTarget.offsetHeight))
    currentTarget.style.height = ''
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex items-end justify-between">
        <label htmlFor={id} className="text-base font-semibold text-text">
          {label}
        </label>
        <FieldCount id={`${id}-count`} length={value.length} maxLength={maxLength} />
      </div>
      <div className="relative">
        <textarea
          dir="auto"
          {...area}
          id={id}
          value={value}
          maxLength={maxLength}
          aria-invalid={error !== undefined}
          aria-describedby={joinClasses(`${id}-count`, hasNote && `${id}-note`)}
          onChange={(event) => onChange(event.target.value)}
          onPointerUp={noticeDrag}
          style={{ minHeight: Math.max(minHeightPx, heightPx ?? 0) }}
          className={joinClasses(
            fieldLook,
            fieldEdge(error),
            'block field-sizing-content max-h-[60dvh] resize-y rounded-card! px-4 py-3 leading-relaxed',
            tools !== undefined && 'pb-12',
            className,
          )}
        />
        {tools !== undefined && <div className="absolute right-4 bottom-1.5 flex gap-1">{tools}</div>}
      </div>
      <FieldNote id={`${id}-note`} hint={hint} error={error} />
    </div>
  )
}
