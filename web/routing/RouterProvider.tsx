import { createElement, Suspense, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { Caught } from './Caught.tsx'
import { RouterContext, useRouter, useShown } from './useRouter.ts'
import type { Router } from './router.ts'

export function RouterProvider({ router }: { router: Router }) {
  const shown = useSyncExternalStore(router.subscribe, () => router.state.shown)
  const { root, failed } = router.frame
  const frame = useMemo(() => createElement(root), [root])
  useLayoutEffect(() => router.arrive(shown), [router, shown])
  return (
    <RouterContext value={router}>
      <Suspense fallback={null}>
        <Caught by={failed} until={shown}>
          {frame}
        </Caught>
      </Suspense>
    </RouterContext>
  )
}

// The page inside the frame. Two addresses of one page are one page: it stays, and what it holds with it.
export function Outlet() {
  const { frame } = useRouter()
  const shown = useShown((all) => all)
  const component = shown.page?.component ?? frame.notFound
  const page = useMemo(() => createElement(component), [component])
  return (
    <Suspense fallback={null}>
      <Caught by={frame.failed} until={shown}>
        {page}
      </Caught>
    </Suspense>
  )
}
