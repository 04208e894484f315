// The web: the contract's calls go in, pages come out. app/ is the frame, features/ the pages, songs/ what several pages
// show of a song, player/ the sound (a state machine outside React), data/ what the server said, ui/ looks only.
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { findPendingUpload } from '../data/pendingUpload.ts'
import { queryClient } from '../data/queryClient.ts'
import { watchRunningClips } from '../data/watchRunningClips.ts'
import { openModal } from '../modals/modal.ts'
import { startPlayer } from '../player/startPlayer.ts'
import { keepPlaces } from './keepPlaces.ts'
import { openSearch } from './openSearch.ts'
import { rememberListening } from './rememberListening.ts'
import { showErrorAfterReload } from './retry.ts'
import { router } from './router.tsx'
import './styles.css'
import { applyTheme } from './theme.ts'
import { watchDrops } from './watchDrops.ts'

applyTheme()
startPlayer({ openSearch })
rememberListening()
watchRunningClips()
watchDrops()
keepPlaces(router)

function draw(): void {
  const root = document.querySelector('#root')
  if (root === null) throw new Error('index.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  )
  showErrorAfterReload()
  if (findPendingUpload() !== undefined) openModal({ kind: 'add-audio', way: 'upload' })
}

// With its page at hand the frame is drawn whole, and what the served page shows is replaced only once. To await it here
// would be waiting for ourselves: the page's chunk imports this one.
void router.load().then(draw)
