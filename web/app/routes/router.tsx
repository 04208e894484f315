import { createRouter } from '@tanstack/react-router'
import { ErrorFallback } from '../shell/ErrorFallback.tsx'
import { pages } from './pages.tsx'
import { root } from './root.tsx'

export const router = createRouter({
  routeTree: root.addChildren(pages),
  trailingSlash: 'preserve',
  defaultPreload: 'intent',
  defaultErrorComponent: ErrorFallback,
  // Plain text both ways: by default ?q=1999 would be read as a number and written back in quotation marks.
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: writeSearch,
})

function writeSearch(search: Record<string, unknown>): string {
  const pairs = Object.entries(search).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
