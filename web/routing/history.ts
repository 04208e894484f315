import { readLocation, type HistoryState, type Location } from './location.ts'

// A step is what the back and forward buttons do; of the others a push lies one step further in.
export type Move = { location: Location; kind: 'push' | 'replace' | 'step'; steps: number }

export type RouterHistory = {
  readonly location: Location
  push: (address: string, state?: HistoryState) => void
  replace: (address: string, state?: HistoryState) => void
  go: (steps: number) => void
  back: () => void
  forward: () => void
  subscribe: (listener: (move: Move) => void) => () => void
}

export type Browser = {
  history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'go'>
  location: Pick<globalThis.Location, 'pathname' | 'search' | 'hash'>
  addEventListener: (type: 'popstate', listener: () => void) => void
}

// The browser's history, which tells everybody who listens how far each move went and in which direction.
export function createHistory(browser: Browser): RouterHistory {
  const listeners = new Set<(move: Move) => void>()
  let location = read()
  if (location.state.index === undefined) mark(0)

  function read(): Location {
    const { pathname, search, hash } = browser.location
    return readLocation(`${pathname}${search}${hash}`, (browser.history.state ?? {}) as HistoryState)
  }

  function mark(index: number): void {
    browser.history.replaceState({ ...location.state, index }, '')
    location = read()
  }

  function tell(kind: Move['kind'], steps: number): void {
    for (const listener of listeners) listener({ location, kind, steps })
  }

  function enter(kind: 'push' | 'replace', address: string, state: HistoryState = {}): void {
    const steps = kind === 'push' ? 1 : 0
    const { href } = readLocation(address)
    const entry = { ...state, index: indexOf(location) + steps }
    browser.history[`${kind}State`](entry, '', href)
    location = readLocation(href, entry)
    tell(kind, steps)
  }

  browser.addEventListener('popstate', () => {
    const before = indexOf(location)
    location = read()
    if (location.state.index === undefined) {
      // The browser followed a link to a part of the page by itself.
      mark(before + 1)
      tell('push', 1)
    } else tell('step', indexOf(location) - before)
  })

  return {
    get location() {
      return location
    },
    push: (address, state) => enter('push', address, state),
    replace: (address, state) => enter('replace', address, state),
    go: (steps) => browser.history.go(steps),
    back: () => browser.history.go(-1),
    forward: () => browser.history.go(1),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

function indexOf({ state }: Location): number {
  return state.index ?? 0
}
