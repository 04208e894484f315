import type { ComponentProps } from 'react'
import { joinClasses } from './joinClasses.ts'

type IconButtonProps = ComponentProps<'button'> & { label: string; isOn?: boolean }

export function IconButton({ label, isOn, className, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      {...button}
      className={joinClasses(
        'relative inline-grid size-10 shrink-0 place-items-center rounded-full feedback',
        'hover:not-disabled:bg-high active:not-disabled:scale-95 disabled:opacity-35',
        isOn === true ? 'text-accent' : 'text-soft hover:not-disabled:text-text',
        className,
      )}
    />
  )
}
