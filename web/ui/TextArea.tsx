import { useId, type ComponentProps, type PointerEvent, type ReactNode } from 'react'
import { joinClasses } from './joinClasses.ts'
import { fieldLook } from './TextField.tsx'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> & {
  label: string
  value: string
  maxLength: number
  onChange: (value: string) => void
  minHeightPx: number
  heightPx?: number | undefined
  onResized?: (heightPx: number) => void
  tools?: ReactNode
}

// Grows with its text; a height the reader dragged becomes the least it keeps.
export function TextArea({ label, value, onChange, minHeightPx, heightPx, onResized, tools, ...rest }: TextAreaProps) {
  const id = useId()
  const { maxLength, className, ...area } = rest
  const isFull = value.length >= maxLength

  function noticeDrag({ currentTarget }: PointerEvent<HTMLTextAreaElement>): void {
    if (currentTarget.style.height === '' || onResized === undefined) return
    onResized(Math.max(minHeightPx, currentTarget.offsetHeight))
    currentTarget.style.height = ''
  }

  return (
    <div className="grid gap-2">
      <div className="flex items-end justify-between">
        <label htmlFor={id} className="text-base font-semibold text-text">
          {label}
        </label>
        <span id={`${id}-count`} className={joinClasses('tabular text-xs', isFull ? 'text-danger' : 'text-faint')}>
          {value.length}/{maxLength}
        </span>
      </div>
      <div className="relative">
        <textarea
          {...area}
          id={id}
          value={value}
          maxLength={maxLength}
          aria-describedby={`${id}-count`}
          onChange={(event) => onChange(event.target.value)}
          onPointerUp={noticeDrag}
          style={{ minHeight: Math.max(minHeightPx, heightPx ?? 0) }}
          className={joinClasses(
            fieldLook,
            'block field-sizing-content max-h-[60dvh] resize-y rounded-card! px-4 py-3 leading-relaxed',
            tools !== undefined && 'pb-12',
            className,
          )}
        />
        {tools !== undefined && <div className="absolute right-4 bottom-1.5 flex gap-1">{tools}</div>}
      </div>
    </div>
  )
}
