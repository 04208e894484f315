import type { ComponentProps } from 'react'
import { joinClasses } from '../joinClasses.ts'
import { Spinner } from '../display/Spinner.tsx'

type IconButtonProps = ComponentProps<'button'> & { label: string; isOn?: boolean; isBusy?: boolean }

export function IconButton({ label, isOn, isBusy = false, className, children, disabled, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      {...button}
      disabled={disabled === true || isBusy}
      aria-busy={isBusy}
      className={joinClasses(
        'relative touch-target inline-grid size-10 shrink-0 place-items-center rounded-full feedback',
        'hover:not-disabled:bg-high active:not-disabled:scale-95 disabled:opacity-35',
        isOn === true ? 'text-accent' : 'text-soft hover:not-disabled:text-text',
        className,
      )}
    >
      {isBusy ? <Spinner /> : children}
    </button>
  )
}
