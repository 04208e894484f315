import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../../data/session/session.ts'
import { songsInTheMaking } from '../../data/songs/songsInTheMaking.ts'
import { useStore } from '../../data/stores/createStore.ts'
import { listHooksInTheMaking } from '../../features/hooks/making/hooksInTheMaking.ts'
import { lazyEffect } from './lazyEffect.tsx'

// What happens beside the page, and what it waits for.
const effects = {
  addressCommands: lazyEffect(useAddress, () => import('./AddressCommands.tsx')),
  backgroundCheck: lazyEffect(useBackgroundCheck, () => import('../../features/antiAbuse/BackgroundCheck.tsx')),
  earlierHooks: lazyEffect(useEarlierHooks, () => import('../../features/hooks/making/FollowHooks.tsx')),
  makingNews: lazyEffect(useMakingNews, () => import('./MakingNews.tsx')),
  memberAwayFromHome: lazyEffect(useMemberAwayFromHome, () => import('./MemberAwayFromHome.tsx')),
  sharedQueue: lazyEffect(useMember, () => import('../../player/memory/FollowPlaybar.tsx')),
  copyrightWarning: lazyEffect(useCopyrightWarning, () => import('../banners/CopyrightNote.tsx')),
}

export function LazyEffects() {
  return Object.entries(effects).map(([name, Effect]) => <Effect key={name} />)
}

const NO_PROPS = {}

function when(isNeeded: boolean): object | undefined {
  return isNeeded ? NO_PROPS : undefined
}

function useAddress(): { search: string } | undefined {
  const search = useRouterState({ select: (state) => state.location.searchStr })
  return search === '' ? undefined : { search }
}

function useBackgroundCheck() {
  const { session, user } = useSession()
  return when(user !== null && session?.flags['anti-abuse-checks-enabled'] === true)
}

// Hooks posted later are followed by the code that posts them.
function useEarlierHooks() {
  return when(useState(() => listHooksInTheMaking().length > 0)[0])
}

function useMakingNews() {
  return when(useStore(songsInTheMaking, ({ ids }) => ids.length > 0))
}

function useMember(): { userId: string } | undefined {
  const { user } = useSession()
  return user === null ? undefined : { userId: user.id }
}

function useMemberAwayFromHome(): { userId: string } | undefined {
  const member = useMember()
  const isHome = useRouterState({ select: ({ location }) => /^\/(home\/?)?$/.test(location.pathname) })
  return isHome ? undefined : member
}

function useCopyrightWarning() {
  return when(useSession().session?.copyrightWarning != null)
}
