import { createHistory } from '../../routing/history.ts'
import { createRouter } from '../../routing/router.ts'
import { ErrorFallback } from '../shell/ErrorFallback.tsx'
import { Shell } from '../shell/Shell.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { pages } from './pages.tsx'

export const router = createRouter({
  pages,
  history: createHistory(window),
  frame: { root: Shell, notFound: NotFoundPage, failed: ErrorFallback },
})
