import { useLayoutEffect } from 'react'
import { useStore } from '../../data/stores/createStore.ts'
import { removeFirstScreen } from '../../features/create/firstScreen.ts'
import { panel } from '../../player/view/panel.ts'
import { usePlayer } from '../../player/player.ts'
import { joinClasses } from '../../ui/joinClasses.ts'
import { Toasts } from '../../ui/surfaces/Toasts.tsx'
import { BottomBar } from './BottomBar.tsx'
import type { Chrome } from './chrome.ts'
import { OfflineBanner } from '../banners/OfflineBanner.tsx'
import { LazyMaintenanceBanner } from '../banners/LazyMaintenanceBanner.ts'
import { LazyUpdateBanner } from '../banners/LazyUpdateBanner.ts'
import { LazyPhoneNotice } from '../banners/LazyPhoneNotice.ts'
import { LazyEffects } from '../effects/LazyEffects.tsx'
import { LazyPlaybar } from '../playbar/LazyPlaybar.tsx'
import { RoutePage, useChrome } from '../routes/RoutePage.tsx'
import { ShellDialogs } from './ShellDialogs.tsx'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'
import { useSavedPrompt } from '../effects/useSavedPrompt.ts'

export function Shell() {
  useLayoutEffect(removeFirstScreen, [])
  useSavedPrompt()
  const chrome = useChrome()
  const room = useRoom(chrome)
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-full bg-accent px-4 py-2 font-semibold text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      {chrome.sidebar && <Sidebar />}
      <div className={room}>
        {chrome.topBar && <LazyMaintenanceBanner />}
        {/* Above the bar: some pages begin behind it, and would cover what stood between. */}
        <OfflineBanner />
        <LazyUpdateBanner />
        {chrome.topBar && <TopBar isAlone={!chrome.sidebar} />}
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto max-w-[1264px] px-4 outline-none md:px-8 [body:has([data-phone-notice])_&]:pb-16"
        >
          <RoutePage />
        </main>
      </div>
      {chrome.playbar && <LazyPlaybar isAboveBar={chrome.bottomBar} />}
      {chrome.bottomBar && <LazyPhoneNotice />}
      {chrome.bottomBar && <BottomBar />}
      <Toasts isOverFilm={chrome.film === true} />
      <ShellDialogs />
      <LazyEffects />
    </>
  )
}

// The page keeps clear of what is fixed around it.
function useRoom(chrome: Chrome): string {
  const hasPlaybar = usePlayer(({ playback }) => playback.state !== 'idle') && chrome.playbar
  const hasPanel = useStore(panel, ({ view }) => view !== undefined) && hasPlaybar
  return joinClasses(
    chrome.sidebar && 'md:pl-18 lg:pl-[232px]',
    hasPlaybar ? 'pb-34 md:pb-24' : chrome.bottomBar && 'pb-20 md:pb-6',
    hasPanel && 'xl:pr-[360px]',
  )
}
