import { useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { listHooksInTheMaking } from '../data/hooksInTheMaking.ts'
import { useSession } from '../data/session.ts'
import { usePlayer } from '../player/player.ts'

const AddressOrders = lazy(() => import('./AddressOrders.tsx'))
const BackgroundCheck = lazy(() => import('../features/antiAbuse/BackgroundCheck.tsx'))
const AwayFromHome = lazy(() => import('./AwayFromHome.tsx'))
const FollowHooks = lazy(() => import('../features/hooks/FollowHooks.tsx'))
const MaintenanceBanner = lazy(() => import('./MaintenanceBanner.tsx'))
const CopyrightNote = lazy(() => import('./CopyrightNote.tsx'))
const PhoneBanners = lazy(() => import('./PhoneBanners.tsx'))

const FollowPlaybar = lazy(() => import('../player/FollowPlaybar.tsx'))
const RadioPlaybar = lazy(() => import('../features/radio/RadioPlaybar.tsx'))
const Playbar = lazy(async () => ({ default: (await import('../player/Playbar.tsx')).Playbar }))

const phone = matchMedia('(max-width: 767px)')

function subscribe(listener: () => void): () => void {
  phone.addEventListener('change', listener)
  return () => phone.removeEventListener('change', listener)
}

// Parts of the shell that many visits never need; each is loaded by whatever calls for it.

export function MaintenanceNote() {
  const told = useSession().session?.experiments['maintenance']
  return <Suspense>{told !== undefined && <MaintenanceBanner told={told} />}</Suspense>
}

export function PhoneNotes() {
  const isPhone = useSyncExternalStore(subscribe, () => phone.matches)
  return <Suspense>{isPhone && <PhoneBanners />}</Suspense>
}

export function OrdersInAddress() {
  const search = useRouterState({ select: (state) => state.location.searchStr })
  return <Suspense>{search !== '' && <AddressOrders search={search} />}</Suspense>
}

export function ChecksOfMembers() {
  const { session, user } = useSession()
  const isNeeded = user !== null && session?.flags['anti-abuse-checks-enabled'] === true
  return <Suspense>{isNeeded && <BackgroundCheck />}</Suspense>
}

export function WarningOfMembers() {
  const isWarned = useSession().session?.copyrightWarning != null
  return <Suspense>{isWarned && <CopyrightNote />}</Suspense>
}

export function PinsOfMembers() {
  const { user } = useSession()
  const isHome = useRouterState({ select: ({ location }) => /^\/(home\/?)?$/.test(location.pathname) })
  return <Suspense>{user !== null && !isHome && <AwayFromHome userId={user.id} />}</Suspense>
}

export function QueueOfMembers() {
  const { user } = useSession()
  return <Suspense>{user !== null && <FollowPlaybar key={user.id} />}</Suspense>
}

// Those posted later are followed by whoever posts them.
export function HooksOfBefore() {
  const [isNeeded] = useState(() => listHooksInTheMaking().length > 0)
  return <Suspense>{isNeeded && <FollowHooks />}</Suspense>
}

// Until something was played there is nothing to show.
export function PlaybarOnceNeeded() {
  const isNeeded = usePlayer(({ playback }) => playback.state !== 'idle')
  const isStation = usePlayer(({ station }) => station !== undefined)
  return <Suspense>{isNeeded && (isStation ? <RadioPlaybar /> : <Playbar />)}</Suspense>
}
