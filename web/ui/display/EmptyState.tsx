import type { ReactNode } from 'react'
import { FlowingLines } from './FlowingLines.tsx'

type EmptyStateProps = { title: string; children?: ReactNode; action?: ReactNode }

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="relative grid justify-items-center gap-3 overflow-hidden rounded-card px-6 py-16 text-center">
      <FlowingLines className="clear-middle absolute inset-x-0 top-0 h-full w-full opacity-60 max-sm:hidden" />
      <h2 className="display relative text-lg font-medium text-balance">{title}</h2>
      {children !== undefined && <p className="relative max-w-[44ch] text-soft">{children}</p>}
      {action !== undefined && <div className="relative mt-2">{action}</div>}
    </div>
  )
}
