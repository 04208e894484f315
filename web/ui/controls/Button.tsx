import type { ComponentProps, MouseEvent } from 'react'
import { joinClasses } from '../joinClasses.ts'
import { Spinner } from '../display/Spinner.tsx'

type Look = 'primary' | 'secondary' | 'quiet' | 'danger'
type Size = 'small' | 'medium' | 'large'

const looks: Record<Look, string> = {
  primary: 'bg-accent text-on-accent hover:not-disabled:bg-accent-hover font-semibold',
  secondary: 'bg-raised text-text border border-edge hover:not-disabled:bg-high font-medium',
  danger: 'bg-raised text-danger border border-danger hover:not-disabled:bg-high font-medium',
  quiet: 'text-soft hover:not-disabled:bg-high hover:not-disabled:text-text font-medium',
}

const sizes: Record<Size, string> = {
  small: 'h-8 px-3 text-sm gap-1.5',
  medium: 'h-10 px-4 text-base gap-2',
  large: 'h-12 px-6 text-md gap-2',
}

export function buttonLook(look: Look, size: Size = 'medium'): string {
  return joinClasses(
    'relative touch-target inline-flex max-w-full shrink-0 items-center justify-center rounded-full whitespace-nowrap feedback select-none',
    'active:not-disabled:scale-[0.98] disabled:opacity-50 aria-disabled:cursor-not-allowed! aria-disabled:opacity-50',
    looks[look],
    sizes[size],
  )
}

// A button that is disabled while it works would lose the focus.
function refuse(event: MouseEvent): void {
  event.preventDefault()
}

type ButtonProps = ComponentProps<'button'> & { look?: Look; size?: Size; isBusy?: boolean }

export function Button({ look = 'secondary', size = 'medium', isBusy = false, ...rest }: ButtonProps) {
  const { className, children, disabled, onClick, ...button } = rest
  return (
    <button
      type="button"
      {...button}
      disabled={disabled === true && !isBusy}
      aria-busy={isBusy}
      {...(isBusy && { 'aria-disabled': true })}
      onClick={isBusy ? refuse : onClick}
      className={joinClasses(buttonLook(look, size), className)}
    >
      {isBusy && <Spinner />}
      {typeof children === 'string' ? <span className="truncate">{children}</span> : children}
    </button>
  )
}
