import { X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { dismiss, isDismissed, type Dismissable } from './dismissals.ts'
import { Button, buttonLook } from '../../ui/controls/Button.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { useAppLink } from './appLink.ts'
import { useStore } from '../../data/stores/createStore.ts'
import { installPrompt } from './installPrompt.ts'

const IOS = /iPhone|iPad/

// Phones only: one line above the bars, where nothing moves for it and the page can be scrolled clear of it. Each kind stays
// away for seven days once closed.
export default function PhoneNotice({ appAddress }: { appAddress: string | undefined }) {
  if (appAddress === undefined) {
    return (
      <Notice key="home" what="home-screen-banner" label="Home screen">
        <HomeScreen />
      </Notice>
    )
  }
  return (
    <Notice key="app" what="app-prompt" label="Arioso app">
      <span className="flex-1">Prefer the app?</span>
      <AppButton storeAddress={appAddress} />
    </Notice>
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

function Notice({ what, label, children }: { what: Dismissable; label: string; children: ReactNode }) {
  const [isAway, setAway] = useState(() => isDismissed(localStorage, what, Date.now()))
  if (isAway) return null

  function close(): void {
    dismiss(localStorage, what, Date.now())
    setAway(true)
  }

  return (
    <section
      aria-label={label}
      data-phone-notice
      className="fixed inset-x-3 bottom-[calc(64px+env(safe-area-inset-bottom))] z-20 flex items-center gap-2 rounded-card border border-hairline bg-raised py-1 pr-1 pl-4 text-sm shadow-float md:hidden [body:has([aria-label=Player])_&]:bottom-[calc(124px+env(safe-area-inset-bottom))]"
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
