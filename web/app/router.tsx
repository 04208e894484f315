import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { ErrorFallback } from './ErrorFallback.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import { Shell } from './Shell.tsx'

const root = createRootRoute({ component: Shell, notFoundComponent: NotFoundPage })

const HomePage = lazyRouteComponent(() => import('../features/home/HomePage.tsx'), 'HomePage')
const CreatePage = lazyRouteComponent(() => import('../features/create/CreatePage.tsx'), 'CreatePage')
const LibraryPage = lazyRouteComponent(() => import('../features/library/LibraryPage.tsx'), 'LibraryPage')
const SongPage = lazyRouteComponent(() => import('../features/song/SongPage.tsx'), 'SongPage')

function readPrompt(search: Record<string, unknown>): { prompt?: string } {
  return typeof search['prompt'] === 'string' ? { prompt: search['prompt'] } : {}
}

const routes = root.addChildren([
  createRoute({ getParentRoute: () => root, path: '/', component: HomePage }),
  createRoute({ getParentRoute: () => root, path: '/home', component: HomePage }),
  createRoute({ getParentRoute: () => root, path: '/create', component: CreatePage, validateSearch: readPrompt }),
  createRoute({ getParentRoute: () => root, path: '/create/v2', component: CreatePage, validateSearch: readPrompt }),
  createRoute({ getParentRoute: () => root, path: '/me', component: LibraryPage }),
  createRoute({ getParentRoute: () => root, path: '/me/v2', component: LibraryPage }),
  createRoute({ getParentRoute: () => root, path: '/song/$id', component: SongPage }),
])

export const router = createRouter({
  routeTree: routes,
  trailingSlash: 'preserve',
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: ErrorFallback,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
