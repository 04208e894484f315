import { useCallback } from 'react'
import { useNavigate, useRouter } from '../../routing/useRouter.ts'

// The first search is a new page; going on typing only changes it. Nothing typed opens nothing.
export function useGoToSearch(): (text: string, onArrived: () => void) => void {
  const navigate = useNavigate()
  const router = useRouter()
  return useCallback(
    (text, onArrived) => {
      const q = text.trim()
      const isThere = isSearch(router.state.location.pathname)
      if (q === '' && !isThere) return
      void navigate({ to: '/search', search: q === '' ? {} : { q }, replace: isThere }).then(onArrived)
    },
    [navigate, router],
  )
}

export function isSearch(path: string): boolean {
  return path === '/search' || path === '/search/'
}
