import { useLocation } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { dismiss, isDismissed, type Dismissable } from '../data/dismissals.ts'
import { Button, buttonLook } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { useAppLink } from './appLink.ts'
import { androidApp, iosApp } from './externalLinks.ts'
import { OutsideLink } from './OutsideLink.tsx'

const SHARED_PAGES = /^\/(song|hook)\//

// Phones only, in the flow of the page so that they never lie over it: one line about the home screen, and, where shared
// links lead, a question about the app. Each stays away for seven days once closed.
export default function PhoneBanners() {
  const isShared = useLocation({ select: (location) => SHARED_PAGES.test(location.pathname) })
  return (
    <div className="md:hidden">
      {isShared ? (
        <Banner key="prompt" what="app-prompt" label="Arioso app">
          <span className="flex-1">Rather listen in the app?</span>
          <AppButton />
        </Banner>
      ) : (
        <Banner key="banner" what="home-screen-banner" label="Home screen">
          <span className="flex-1">Add Arioso to your home screen.</span>
        </Banner>
      )}
    </div>
  )
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

function AppButton() {
  const appLink = useAppLink()
  const app = appForThisPhone()
  if (appLink === undefined) {
    return (
      <OutsideLink link={app} className={buttonLook('secondary', 'small')}>
        See the app
      </OutsideLink>
    )
  }
  return (
    <Button size="small" onClick={() => appLink.open(location.pathname, app.href)}>
      Open in app
    </Button>
  )
}

function appForThisPhone() {
  return /iPhone|iPad/.test(navigator.userAgent) ? iosApp : androidApp
}
