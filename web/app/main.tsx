// The web: the contract's calls go in, pages come out. app/ is the frame, features/ the pages, songs/ what several pages
// show of a song, player/ the sound (a state machine outside React), data/ what the server said, ui/ looks only,
// routing/ the way from page to page.
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { findPendingUpload } from '../features/uploads/send/pendingUpload.ts'
import { keepInvitation } from '../data/session/invitation.ts'
import { takeServedSession } from '../data/session/session.ts'
import { queryClient } from '../data/api/queryClient.ts'
import { openModal } from '../data/stores/openModal.ts'
import { RouterProvider } from '../routing/RouterProvider.tsx'
import { listenToKeyboard } from '../player/keyboard.ts'
import { startPlayer } from '../player/startPlayer.ts'
import { loadOnline } from '../ui/lazy/loadOnline.ts'
import { awaitFirstUse } from './effects/awaitFirstUse.ts'
import { createBesides } from './effects/besides.ts'
import { watchDrops } from './effects/watchDrops.ts'
import { keepPlaces } from './routes/keepPlaces.ts'
import { startKeeping } from './offline/startKeeping.ts'
import { showErrorAfterReload } from './routes/retry.ts'
import { router } from './routes/router.ts'
import './styles.css'
import { applyTheme } from './shell/theme.ts'
import { watchInstallPrompt } from './banners/installPrompt.ts'

applyTheme()
takeServedSession(document)
keepInvitation(location.search)
startPlayer()
watchInstallPrompt()
// From the first moment on: a file dropped before would take its place in the browser and the page away.
watchDrops()
keepPlaces(router)
const askForBesides = createBesides(() => loadOnline(() => import('./effects/startBesides.ts')), window)
listenToKeyboard(async () => (await askForBesides()).runShortcut)

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
  startKeeping()
  void awaitFirstUse()
  if (findPendingUpload() !== undefined) openModal({ kind: 'add-audio', way: 'upload' })
}

// With its page at hand the frame is drawn whole, and what the served page shows is replaced only once. To await it here
// would be waiting for ourselves: the page's chunk imports this one.
void router.load().then(draw)
