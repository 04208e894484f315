import type { ReactNode } from 'react'
import { joinClasses } from '../joinClasses.ts'

// What a long dialog ends in stays in sight while the rest scrolls behind it.
export function DialogFoot({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div
      className={joinClasses(
        'sticky bottom-0 -mx-6 -mb-6 bg-raised px-6 pt-2 pb-6 sm:-mx-8 sm:-mb-8 sm:px-8 sm:pb-8',
        className,
      )}
    >
      {children}
    </div>
  )
}
