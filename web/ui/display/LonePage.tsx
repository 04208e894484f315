import type { ReactNode } from 'react'
import { FlowingLines } from './FlowingLines.tsx'

type LonePageProps = { title: string; text: ReactNode; head?: ReactNode; children?: ReactNode }

// A page without chrome: one message, one action.
export function LonePage({ title, text, head, children }: LonePageProps) {
  return (
    <div className="grid min-h-dvh grid-cols-1 content-center pb-8">
      {head !== undefined && <header className="absolute top-4 left-4 md:top-6 md:left-8">{head}</header>}
      <section className="relative -mx-4 grid justify-items-center gap-4 overflow-hidden px-6 py-16 text-center md:-mx-8 md:py-24">
        <div className="absolute inset-0 mask-x-from-90%">
          <FlowingLines className="clear-middle h-full w-full max-sm:hidden" />
        </div>
        <h1 className="display relative text-[clamp(2rem,5vw,3rem)] leading-[1.1] font-medium text-balance">{title}</h1>
        <output className="relative grid max-w-[52ch] gap-3 text-md text-balance text-soft">{text}</output>
        {children !== undefined && <div className="relative mt-3 w-full max-w-[380px]">{children}</div>}
      </section>
    </div>
  )
}
