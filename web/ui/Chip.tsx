import type { ComponentProps } from 'react'
import { joinClasses } from './joinClasses.ts'

export function Chip({ className, ...button }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...button}
      className={joinClasses(
        'inline-flex h-8 items-center gap-1 rounded-full border border-hairline bg-surface px-3 text-sm text-soft feedback',
        'hover:not-disabled:border-accent hover:not-disabled:text-text disabled:opacity-50',
        className,
      )}
    />
  )
}
