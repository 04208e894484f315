import { queryClient } from '../../data/api/queryClient.ts'
import { firstUse } from '../../data/stores/firstUse.ts'
import { isPartWaiting, whenPartsShown } from '../../ui/lazy/WaitingPart.tsx'

// One answer that never comes must not keep everything else away.
const LONGEST_MS = 10_000
// For browsers that do not tell when they are idle.
const NEARLY_IDLE_MS = 100

/** Tells, once the first page has drawn what it asked for, that the rest may be asked for. */
export async function awaitFirstUse(): Promise<void> {
  await Promise.race([settle(), new Promise((resolve) => void setTimeout(resolve, LONGEST_MS))])
  firstUse.set({ isUsable: true })
}

// What has come is drawn first, and what is drawn may ask for more.
async function settle(): Promise<void> {
  await whenIdle()
  while (isPartWaiting() || queryClient.isFetching() > 0) {
    await whenPartsShown()
    await whenAnswered()
    await whenIdle()
  }
}

function whenAnswered(): Promise<void> {
  return new Promise((resolve) => {
    const stop = queryClient.getQueryCache().subscribe(look)
    function look(): void {
      if (queryClient.isFetching() > 0) return
      stop()
      resolve()
    }
    look()
  })
}

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve())
    else setTimeout(resolve, NEARLY_IDLE_MS)
  })
}
