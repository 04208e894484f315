import { joinClasses } from '../joinClasses.ts'

type ProgressBarProps = { label: string; value: number | null; className?: string }

// value is between 0 and 1; null while the duration is unknown.
export function ProgressBar({ label, value, className }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      max={1}
      value={value ?? undefined}
      className={joinClasses('thin-progress', value === null && 'animate-shimmer', className)}
    />
  )
}
