import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { lazyPart } from '../../ui/lazy/lazyPart.ts'
import { LazyParts } from '../../ui/lazy/LazyParts.tsx'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { isDismissed } from './dismissals.ts'
import { FILM_PAGES, SHARED_PAGES } from './sharedPages.ts'

const PhoneBanners = lazyPart(() => import('./PhoneBanners.tsx'))

export function LazyPhoneBanners() {
  const isPhone = useIsPhone()
  const isFilm = useLocation({ select: ({ pathname }) => FILM_PAGES.test(pathname) })
  if (!isPhone || isFilm) return null
  return (
    <LazyParts fallback={<Room />}>
      <PhoneBanners />
    </LazyParts>
  )
}

// As high as the banner that is about to come, or the page would jump down below it.
function Room() {
  const isShared = useLocation({ select: ({ pathname }) => SHARED_PAGES.test(pathname) })
  const [isAway] = useState(() => isDismissed(localStorage, 'home-screen-banner', Date.now()))
  return isShared || isAway ? null : <div className="h-15" />
}
