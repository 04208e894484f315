import type { Router } from '../../routing/router.ts'

const STORED_AS = 'arioso-places'

// Where each page of the history was scrolled to: going back or reloading finds the place again. The browser's own way
// loses it on going back before the next page has settled, or when a list is not there yet.
export function keepPlaces(router: Router): void {
  const places = readPlaces()
  let shown: string | undefined
  let restoring = new AbortController()
  history.scrollRestoration = 'manual'

  router.follow({
    leave() {
      restoring.abort()
      if (shown !== undefined) places[shown] = window.scrollY
      shown = undefined
    },
    arrive({ location, resetsScroll }) {
      shown = keyOf(location)
      if (location.hash !== '') document.getElementById(location.hash)?.scrollIntoView()
      else if (resetsScroll) window.scrollTo({ top: 0, left: 0 })
      const top = places[shown]
      if (top === undefined) return
      restoring = new AbortController()
      scrollPatiently(top, restoring)
    },
  })
  window.addEventListener('pagehide', () => {
    if (shown !== undefined) places[shown] = window.scrollY
    sessionStorage.setItem(STORED_AS, JSON.stringify(places))
  })
}

// A page that is still too short is waited for, until it is long enough or the reader scrolls.
function scrollPatiently(top: number, stop: AbortController): void {
  const go = () => {
    window.scrollTo({ top, behavior: 'instant' })
    if (Math.abs(window.scrollY - top) < 2) stop.abort()
  }
  go()
  if (stop.signal.aborted) return
  const growth = new ResizeObserver(go)
  growth.observe(document.body)
  stop.signal.addEventListener('abort', () => growth.disconnect())
  for (const act of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    window.addEventListener(act, () => stop.abort(), { signal: stop.signal, passive: true })
  }
}

// Twice the same page in the history is two places. Browsers that cannot tell them apart share one.
const keyOf = ({ href }: { href: string }): string => `${window.navigation?.currentEntry?.key ?? ''} ${href}`

function readPlaces(): Record<string, number> {
  return JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}') as Record<string, number>
}
