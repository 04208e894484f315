import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useStore } from '../data/createStore.ts'
import { signInRequest } from '../data/signInRequest.ts'
import { panel } from '../player/panel.ts'
import { Playbar } from '../player/Playbar.tsx'
import { usePlayer } from '../player/player.ts'
import { joinClasses } from '../ui/joinClasses.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { BottomBar } from './BottomBar.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'
import { useSavedPrompt } from './useSavedPrompt.ts'

const SignInDialog = lazy(() => import('../features/session/SignInDialog.tsx'))

export function Shell() {
  useSavedPrompt()
  const hasPlaybar = usePlayer(({ playback }) => playback.state !== 'idle')
  const hasPanel = useStore(panel, ({ open }) => open === 'lyrics' || open === 'queue') && hasPlaybar
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-full bg-accent px-4 py-2 font-semibold text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      <Sidebar />
      <div
        className={joinClasses(
          'md:pl-18 lg:pl-[232px]',
          hasPlaybar ? 'pb-34 md:pb-24' : 'pb-20 md:pb-6',
          hasPanel && 'xl:pr-[360px]',
        )}
      >
        <TopBar />
        <OfflineBanner />
        <main id="content" tabIndex={-1} className="mx-auto max-w-[1264px] px-4 outline-none md:px-8">
          <Outlet />
        </main>
      </div>
      <Playbar />
      <BottomBar />
      <Toasts />
      <OpenSignIn />
    </>
  )
}

function OpenSignIn() {
  const isOpen = useStore(signInRequest, (state) => state.isOpen)
  return <Suspense>{isOpen && <SignInDialog />}</Suspense>
}
