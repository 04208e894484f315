import { useRef, type ComponentType, type ReactNode } from 'react'
import { FloatingLayer } from '../../../ui/surfaces/FloatingLayer.ts'
import { joinClasses } from '../../../ui/joinClasses.ts'

// Hover and focus are described in words: a screenshot cannot show either.
export type Sample = { name: string; hover: string; focus: string; States: ComponentType }

export function anchorOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-')
}

export function Showcase({ name, hover, focus, States }: Sample) {
  return (
    <section id={anchorOf(name)} aria-label={name} className="scroll-mt-20 border-t border-hairline pt-6">
      <h2 className="display text-lg font-medium">{name}</h2>
      <p className="mt-1 max-w-[72ch] text-sm text-faint">
        Hover: {hover} Focus: {focus}
      </p>
      <div className="mt-4 grid gap-4 lg:grid-cols-2">
        <Panel theme="dark">
          <States />
        </Panel>
        <Panel theme="light">
          <States />
        </Panel>
      </div>
    </section>
  )
}

function Panel({ theme, children }: { theme: 'dark' | 'light'; children: ReactNode }) {
  const layer = useRef<HTMLDivElement>(null)
  return (
    <div
      ref={layer}
      data-theme={theme}
      className="min-w-0 rounded-card border border-hairline bg-ground p-4 text-text sm:p-6"
    >
      <FloatingLayer value={layer}>
        <div className="flex flex-wrap items-start gap-x-6 gap-y-5">{children}</div>
      </FloatingLayer>
    </div>
  )
}

// The same ring the style sheet draws, on something the keyboard is not on.
const RING =
  '[&_:is(button,input,textarea)]:outline-2 [&_:is(button,input,textarea)]:outline-offset-2 [&_:is(button,input,textarea)]:outline-accent'

type StateProps = { name: string; children: ReactNode; isWide?: boolean; isFocused?: boolean }

export function State({ name, children, isWide = false, isFocused = false }: StateProps) {
  return (
    <figure className={joinClasses('grid min-w-0 grid-cols-1 gap-2', isWide ? 'w-full' : 'max-w-full')}>
      <figcaption className="text-xs text-faint">{name}</figcaption>
      <div className={joinClasses('min-w-0', isFocused && RING)}>{children}</div>
    </figure>
  )
}
