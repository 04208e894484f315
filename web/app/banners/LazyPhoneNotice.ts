import { useLocation } from '../../routing/useRouter.ts'
import { findApp } from '../../data/findApp.ts'
import { useSession } from '../../data/session/session.ts'
import { useStore } from '../../data/stores/createStore.ts'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { lazyEffect } from '../effects/lazyEffect.tsx'
import { finishedSong } from './finishedSong.ts'
import { FILM_PAGES, SHARED_PAGES } from './sharedPages.ts'

export const LazyPhoneNotice = lazyEffect(usePhoneNotice, () => import('./PhoneNotice.tsx'))

const installed = matchMedia('(display-mode: standalone)')

// Where shared links lead, the app; elsewhere the home screen, once a song was finished here and there is a reason to come back.
function usePhoneNotice(): { appAddress: string | undefined } | undefined {
  const isPhone = useIsPhone()
  const path = useLocation(({ pathname }) => pathname)
  const appAddress = findApp(useSession().session?.links ?? {}, navigator.userAgent)
  const hasFinished = useStore(finishedSong, ({ wasHere }) => wasHere)
  if (!isPhone || FILM_PAGES.test(path)) return undefined
  if (SHARED_PAGES.test(path)) return appAddress === undefined ? undefined : { appAddress }
  return hasFinished && !installed.matches ? { appAddress: undefined } : undefined
}
