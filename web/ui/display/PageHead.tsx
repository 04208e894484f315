import type { ReactNode } from 'react'

export function PageHead({ title, action, children }: { title: string; action?: ReactNode; children: string }) {
  return (
    <header className="mb-6 grid gap-1.5">
      <div className="flex items-center justify-between gap-3">
        <h1 className="display text-xl font-medium">{title}</h1>
        {action}
      </div>
      <p className="max-w-[60ch] text-soft">{children}</p>
    </header>
  )
}
