import { useLocation } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { dismiss, isDismissed, type Dismissable } from './dismissals.ts'
import { Button, buttonLook } from '../../ui/controls/Button.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { useAppLink } from './appLink.ts'
import { useStore } from '../../data/stores/createStore.ts'
import { installPrompt } from './installPrompt.ts'
import { useSession } from '../../data/session/session.ts'
import { SHARED_PAGES } from './sharedPages.ts'
import { findApp } from '../../data/places.ts'

const IOS = /iPhone|iPad/

// Phones only, in the flow of the page so that they never lie over it: one line about the home screen, and, where shared
// links lead, a question about the app. Each stays away for seven days once closed.
export default function PhoneBanners() {
  const isShared = useLocation({ select: (location) => SHARED_PAGES.test(location.pathname) })
  const app = findApp(useSession().session?.links ?? {}, navigator.userAgent)
  return (
    <div className="md:hidden">
      {isShared && app !== undefined && (
        <Banner key="prompt" what="app-prompt" label="Arioso app">
          <span className="flex-1">Prefer the app?</span>
          <AppButton storeAddress={app} />
        </Banner>
      )}
      {!isShared && (
        <Banner key="banner" what="home-screen-banner" label="Home screen">
          <HomeScreen />
        </Banner>
      )}
    </div>
  )
}

function HomeScreen() {
  const ask = useStore(installPrompt, (state) => state.ask)
  if (ask !== undefined) {
    return (
      <>
        <span className="flex-1">Add Arioso to your home screen.</span>
        <Button size="small" onClick={ask}>
          Add
        </Button>
      </>
    )
  }
  const how = IOS.test(navigator.userAgent) ? 'Tap Share, then “Add to Home Screen”.' : 'Your browser’s menu can do it.'
  return <span className="flex-1">Keep Arioso on your home screen. {how}</span>
}

function Banner({ what, label, children }: { what: Dismissable; label: string; children: ReactNode }) {
  const [isAway, setAway] = useState(() => isDismissed(localStorage, what, Date.now()))
  if (isAway) return null

  function close(): void {
    dismiss(localStorage, what, Date.now())
    setAway(true)
  }

  return (
    <section
      aria-label={label}
      className="relative z-10 mx-4 mb-3 flex items-center gap-2 rounded-card bg-raised py-1 pr-1 pl-4 text-sm"
    >
      {children}
      <IconButton label="Dismiss" onClick={close}>
        <X size={16} />
      </IconButton>
    </section>
  )
}

function AppButton({ storeAddress }: { storeAddress: string }) {
  const appLink = useAppLink()
  if (appLink === undefined) {
    return (
      <a href={storeAddress} target="_blank" rel="noreferrer" className={buttonLook('secondary', 'small')}>
        See the app
      </a>
    )
  }
  return (
    <Button size="small" onClick={() => appLink.open(location.pathname, storeAddress)}>
      Open in app
    </Button>
  )
}
