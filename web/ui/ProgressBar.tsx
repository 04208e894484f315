import { joinClasses } from './joinClasses.ts'

type ProgressBarProps = { label: string; value: number; className?: string }

// value lies between 0 and 1.
export function ProgressBar({ label, value, className }: ProgressBarProps) {
  return <progress aria-label={label} max={1} value={value} className={joinClasses('thin-progress', className)} />
}
