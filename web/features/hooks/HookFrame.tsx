import type { ReactNode } from 'react'

// What is left of the screen between the bars, to its edges on a phone.
export function HookFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="relative -mx-4 -mb-6 h-[calc(100dvh-3.5rem-3.5rem)] min-h-80 md:mx-0 md:h-[calc(100dvh-4rem)]">
      <h1 className="sr-only">{title}</h1>
      {children}
    </div>
  )
}
