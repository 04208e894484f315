import { useState } from 'react'
import { useLocation } from '../../routing/useRouter.ts'
import { useSession } from '../../data/session/session.ts'
import { useFlag } from '../../data/session/useFlag.ts'
import { songsInTheMaking } from '../../data/songs/songsInTheMaking.ts'
import { useStore } from '../../data/stores/createStore.ts'
import { useIsUsable } from '../../data/stores/firstUse.ts'
import { listHooksInTheMaking } from '../../features/hooks/making/hooksInTheMaking.ts'
import { lazyEffect } from './lazyEffect.tsx'

// What happens beside the page, and what it waits for.
const effects = {
  addressCommands: lazyEffect(useAddress, () => import('./AddressCommands.tsx')),
  backgroundCheck: lazyEffect(useBackgroundCheck, () => import('../../features/antiAbuse/BackgroundCheck.tsx')),
  earlierHooks: lazyEffect(useEarlierHooks, () => import('../../features/hooks/making/FollowHooks.tsx')),
  makingNews: lazyEffect(useMakingNews, () => import('./MakingNews.tsx')),
  pinnedSongs: lazyEffect(useMemberAwayFromHome, () => import('./PinnedSongs.tsx')),
  remixQuestion: lazyEffect(useRemixQuestion, () => import('./RemixQuestion.tsx')),
  sharedQueue: lazyEffect(useMemberOnceUsable, () => import('../../player/memory/FollowPlaybar.tsx')),
  copyrightWarning: lazyEffect(useCopyrightWarning, () => import('../banners/CopyrightNote.tsx')),
}

export function LazyEffects() {
  return Object.entries(effects).map(([name, Effect]) => <Effect key={name} />)
}

const NO_PROPS = {}

function when(isNeeded: boolean): object | undefined {
  return isNeeded ? NO_PROPS : undefined
}

// What an address may ask for besides its page: the others only say which page it is.
const COMMAND = /[?&](currency|irclickid|session_refresh|open_feedback)\b/

function useAddress(): { search: string } | undefined {
  const search = useLocation(({ searchStr }) => searchStr)
  return COMMAND.test(search) ? { search } : undefined
}

function useBackgroundCheck() {
  const { user } = useSession()
  const isWanted = useFlag('anti-abuse-checks-enabled')
  return when(useIsUsable() && user !== null && isWanted)
}

// Hooks posted later are followed by the code that posts them.
function useEarlierHooks() {
  const [hasSome] = useState(() => listHooksInTheMaking().length > 0)
  return when(useIsUsable() && hasSome)
}

function useMakingNews() {
  return when(useStore(songsInTheMaking, ({ ids }) => ids.length > 0))
}

function useMember(): { userId: string } | undefined {
  const { user } = useSession()
  return user === null ? undefined : { userId: user.id }
}

function useMemberOnceUsable(): { userId: string } | undefined {
  const member = useMember()
  return useIsUsable() ? member : undefined
}

function useIsAwayFromHome(): boolean {
  return useLocation(({ pathname }) => !/^\/(home\/?)?$/.test(pathname))
}

function useMemberAwayFromHome(): { userId: string } | undefined {
  const member = useMemberOnceUsable()
  return useIsAwayFromHome() ? member : undefined
}

// Once, on another day than the first. Half a second is counted from when the session is known, whatever else is still coming.
function useRemixQuestion() {
  const { session, user } = useSession()
  const isAsked = user !== null && session?.hasSetRemixPerm === false && !session.roles.is_day_zero_user
  return when(useIsAwayFromHome() && isAsked)
}

function useCopyrightWarning() {
  return when(useSession().session?.copyrightWarning != null)
}
