import { useEffect, useState, type ComponentType } from 'react'
import type { PageComponent } from '../../routing/router.ts'
import { loadOnline } from '../../ui/lazy/loadOnline.ts'
import { PageMissing } from './PageMissing.tsx'

// A page loaded by its first visit. The document is never reloaded when that fails: a song may be playing.
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): PageComponent {
  let Loaded: ComponentType | undefined
  let pending: Promise<void> | undefined
  let problem: Error | undefined

  async function fetchPage(): Promise<void> {
    try {
      Loaded = (await loadOnline(load))[name]
      problem = undefined
    } catch (error) {
      problem = navigator.onLine ? asError(error) : undefined
    }
    pending = undefined
  }

  async function preload(): Promise<void> {
    if (Loaded === undefined) await (pending ??= fetchPage())
  }

  function Page() {
    const [, setTries] = useState(0)
    const tryAgain = () => preload().then(() => setTries((tries) => tries + 1))
    useEffect(() => {
      const again = () => void tryAgain()
      addEventListener('online', again)
      return () => removeEventListener('online', again)
    })
    if (Loaded !== undefined) return <Loaded />
    if (problem !== undefined) throw problem
    return <PageMissing onRetry={tryAgain} />
  }

  return Object.assign(Page, { preload })
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
