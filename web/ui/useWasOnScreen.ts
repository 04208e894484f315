import { useState, useSyncExternalStore, type RefObject } from 'react'

/** Whether an element is on the screen, or was: looked at once it is drawn, and from then on when it comes into sight. */
export function useWasOnScreen(element: RefObject<Element | null>): boolean {
  const [sight] = useState(() => watchSight(element))
  return useSyncExternalStore(sight.subscribe, sight.read)
}

type Sight = { read: () => boolean; subscribe: (listener: () => void) => () => void }

function watchSight(element: RefObject<Element | null>): Sight {
  let wasSeen = false
  return {
    read: () => (wasSeen ||= isOnScreen(element.current)),
    subscribe(listener) {
      const watcher = new IntersectionObserver(listener)
      if (element.current !== null) watcher.observe(element.current)
      return () => watcher.disconnect()
    },
  }
}

function isOnScreen(element: Element | null): boolean {
  if (element === null) return false
  const { top, bottom } = element.getBoundingClientRect()
  return top < innerHeight && bottom > 0
}
