import type { ReactNode } from 'react'
import { joinClasses } from '../joinClasses.ts'

type Look = 'plain' | 'accent' | 'cool' | 'success' | 'warning' | 'danger'

const looks: Record<Look, string> = {
  plain: 'bg-high text-soft',
  accent: 'bg-accent-wash text-accent',
  cool: 'bg-high text-cool',
  success: 'bg-high text-success',
  warning: 'bg-high text-warning',
  danger: 'bg-high text-danger',
}

type BadgeProps = { look?: Look; title?: string; children: ReactNode }

export function Badge({ look = 'plain', title, children }: BadgeProps) {
  return (
    <span
      title={title}
      className={joinClasses(
        'tabular inline-block max-w-[16ch] shrink-0 truncate rounded-full px-2 py-0.5 text-xs font-medium',
        looks[look],
      )}
    >
      {children}
    </span>
  )
}
