import { joinClasses } from '../joinClasses.ts'

type ProgressBarProps = { label: string; value: number | null; className?: string }

// value lies between 0 and 1; null while nobody knows how long it takes.
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
