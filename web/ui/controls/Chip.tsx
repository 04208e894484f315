import type { ComponentProps } from 'react'
import { joinClasses } from '../joinClasses.ts'

// With isOn it is a filter that is on or off; without, a suggestion to press.
type ChipProps = ComponentProps<'button'> & { isOn?: boolean }

export function Chip({ isOn, className, children, ...button }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      {...button}
      className={joinClasses(
        'relative touch-target inline-flex h-8 max-w-full items-center gap-1 rounded-full border px-3 text-sm feedback',
        'hover:not-disabled:border-accent hover:not-disabled:text-text disabled:opacity-50',
        isOn === true ? 'border-accent bg-accent-wash text-text' : 'border-hairline bg-surface text-soft',
        className,
      )}
    >
      {typeof children === 'string' ? <span className="truncate">{children}</span> : children}
    </button>
  )
}
