import { AudioLines, Clapperboard, Compass, House, Library, Radio, Search, type LucideIcon } from 'lucide-react'
import type { Session } from '@arioso/contract'

type Path = '/' | '/create' | '/me' | '/explore' | '/search' | '/live-radio' | '/hooks'

export type Destination = { to: Path; label: string; icon: LucideIcon; isExact: boolean }

const home: Destination = { to: '/', label: 'Home', icon: House, isExact: true }
const create: Destination = { to: '/create', label: 'Create', icon: AudioLines, isExact: false }
const library: Destination = { to: '/me', label: 'Library', icon: Library, isExact: false }
const explore: Destination = { to: '/explore', label: 'Explore', icon: Compass, isExact: false }
const search: Destination = { to: '/search', label: 'Search', icon: Search, isExact: false }
const radio: Destination = { to: '/live-radio', label: 'Radio', icon: Radio, isExact: false }
const hooks: Destination = { to: '/hooks', label: 'Hooks', icon: Clapperboard, isExact: false }

function hasHooks(session: Session | undefined): boolean {
  return session?.flags['web-hooks-2025'] === true
}

export function sidebarDestinations(session: Session | undefined): Destination[] {
  const isSignedIn = session !== undefined && session.user !== null
  return [home, create, library, explore, ...(isSignedIn ? [search] : []), radio, ...(hasHooks(session) ? [hooks] : [])]
}

export function phoneDestinations(session: Session | undefined): Destination[] {
  return [hasHooks(session) ? hooks : home, library, create, explore]
}

// On phones hooks take the place of Home in the bar below.
export function moreDestinations(session: Session | undefined, isPhone: boolean): Destination[] {
  return [...(hasHooks(session) ? [...(isPhone ? [home] : []), hooks] : []), radio]
}
