import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { joinClasses } from './joinClasses.ts'
import { fieldLook } from './TextField.tsx'

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref'> & {
  label: string
  value: string
  maxLength: number
  onChange: (value: string) => void
  minHeightPx: number
  heightPx?: number | undefined
  onResized?: (heightPx: number) => void
  tools?: ReactNode
}

// Grows with its text; a height the reader dragged is the least it keeps.
export function TextArea({ label, value, onChange, minHeightPx, heightPx, onResized, tools, ...rest }: TextAreaProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const ownHeight = useRef(0)
  const least = Math.max(minHeightPx, heightPx ?? 0)

  useLayoutEffect(() => {
    const element = field.current
    if (element === null) return
    element.style.height = '0px'
    ownHeight.current = Math.max(least, element.scrollHeight + 2)
    element.style.height = `${ownHeight.current}px`
  }, [value, least])

  function noticeDrag(): void {
    const height = field.current?.offsetHeight ?? 0
    if (Math.abs(height - ownHeight.current) > 2) onResized?.(height)
  }

  const { maxLength, className, ...area } = rest
  const isFull = value.length >= maxLength
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
          ref={field}
          value={value}
          maxLength={maxLength}
          aria-describedby={`${id}-count`}
          onChange={(event) => onChange(event.target.value)}
          onPointerUp={noticeDrag}
          style={{ minHeight: minHeightPx }}
          className={joinClasses(
            fieldLook,
            'block resize-y rounded-card! px-4 py-3 leading-relaxed',
            tools !== undefined && 'pb-12',
            className,
          )}
        />
        {tools !== undefined && <div className="absolute right-5 bottom-2 flex gap-1">{tools}</div>}
      </div>
    </div>
  )
}
