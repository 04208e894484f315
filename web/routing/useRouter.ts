import { createContext, use, useSyncExternalStore } from 'react'
import type { Location } from './location.ts'
import type { Params, Search } from './register.ts'
import type { Navigate, Page, Router, Shown } from './router.ts'

export const RouterContext = createContext<Router | undefined>(undefined)

export function useRouter(): Router {
  const router = use(RouterContext)
  if (router === undefined) throw new Error('nothing shows pages here')
  return router
}

export function useNavigate(): Navigate {
  return useRouter().navigate
}

// Where one is going, from the first moment on. The selected value must be a primitive.
export function useLocation<Selected>(select: (location: Location) => Selected): Selected {
  const router = useRouter()
  return useSyncExternalStore(router.subscribe, () => select(router.state.location))
}

// What is shown until the next page's code is there. The selected value must be a primitive or kept in what is shown.
export function useShown<Selected>(select: (shown: Shown) => Selected): Selected {
  const router = useRouter()
  return useSyncExternalStore(router.subscribe, () => select(router.state.shown))
}

export function usePage(): Page | undefined {
  return useShown(({ page }) => page)
}

export function useParams(): Params {
  return useShown(({ params }) => params)
}

export function useSearch(): Search {
  return useShown(({ search }) => search)
}
