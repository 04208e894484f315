import type { ReactNode } from 'react'
import { joinClasses } from '../joinClasses.ts'

// What a long dialog ends in stays in sight while the rest scrolls behind it. A sticky box stops at the padding of what it scrolls
// in: it has to be moved over it, or the rest shows below.
export function DialogFoot({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div
      className={joinClasses(
        'sticky -bottom-6 -mx-6 -mb-6 bg-raised px-6 pt-2 pb-6 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8 sm:pb-8',
        className,
      )}
    >
      {children}
    </div>
  )
}
