/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- plain lyrics hold nothing to focus, yet must scroll by keyboard */
import type { ReactNode } from 'react'
import { joinClasses } from '../../ui/joinClasses.ts'

// What following lyrics scroll in: they look for the nearest one of these.
export function LyricsScroller({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div data-lyrics-scroller tabIndex={0} className={joinClasses('overflow-y-auto', className)}>
      {children}
    </div>
  )
}
