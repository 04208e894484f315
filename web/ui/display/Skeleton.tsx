import { joinClasses } from '../joinClasses.ts'

export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={joinClasses('block animate-shimmer rounded-control bg-high', className)} />
}
