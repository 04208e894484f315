import { joinClasses } from './joinClasses.ts'

type ProgressBarProps = { label: string; value: number; className?: string }

export function ProgressBar({ label, value, className }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={joinClasses('h-1 overflow-hidden rounded-full bg-high', className)}
    >
      <div
        className="h-full origin-left rounded-full bg-accent transition-transform duration-500"
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </div>
  )
}
