import type { ComponentType } from 'react'
import { createFinder } from './findPage.ts'
import type { RouterHistory } from './history.ts'
import { addressOf, fill, readLocation, trimSlash, type HistoryState, type Location } from './location.ts'
import type { Destination, PageFacts, Params, Search, Target } from './register.ts'

// Its code can be asked for before it is drawn.
export type PageComponent = ComponentType & { preload?: () => Promise<void> }

export type Page = { path: string; component: PageComponent; facts: PageFacts }
export type Redirect = { path: string; redirectTo: string }

// What stands on the screen. While the code of the next page is on its way, the last one stays.
export type Shown = {
  location: Location
  page: Page | undefined
  params: Params
  search: Search
  // Not after a change that happens on the same page, such as choosing a tab.
  resetsScroll: boolean
}

type State = { location: Location; shown: Shown }
type Entering = { replace?: boolean; resetScroll?: boolean; state?: HistoryState }

type RouterEvents = { leave: () => void; arrive: (shown: Shown) => void }

type Frame = {
  // Around every page.
  root: ComponentType
  notFound: ComponentType
  failed: ComponentType<{ error: unknown }>
}

export type Navigate = <const To extends Target>(to: Destination<To> & Entering) => Promise<void>

export type Router = {
  frame: Frame
  history: RouterHistory
  readonly state: State
  subscribe: (listener: () => void) => () => void
  // Before a page is left, and once the next one is drawn.
  follow: (events: RouterEvents) => void
  load: () => Promise<void>
  // Told by whoever draws.
  arrive: (shown: Shown) => void
  navigate: Navigate
  enter: (address: string, how?: Entering) => Promise<void>
  preload: (address: string) => void
}

type RouterOptions = { pages: readonly (Page | Redirect)[]; history: RouterHistory; frame: Frame }

// The address goes in, the page to show comes out, once its code is there. Whoever goes on meanwhile overtakes it.
export function createRouter({ pages, history, frame }: RouterOptions): Router {
  const findPage = createFinder(pages)
  const listeners = new Set<() => void>()
  const followers = new Set<RouterEvents>()
  let waiting: (() => void)[] = []
  let newest = Promise.resolve()
  let resetsNext = true
  let state: State = { location: history.location, shown: showNothing(history.location) }
  let arrived = state.shown

  function set(change: Partial<State>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  function load(): Promise<void> {
    newest = show(history.location)
    return newest
  }

  async function show(location: Location): Promise<void> {
    const resetsScroll = resetsNext
    resetsNext = true
    for (const { leave } of followers) leave()
    set({ location })
    const { page, params = {} } = findPage(location.pathname) ?? {}
    if (page !== undefined && 'redirectTo' in page) {
      history.replace(fill(page.redirectTo, params))
      return newest
    }
    await page?.component.preload?.()
    if (history.location !== location) return newest
    set({ shown: { location, page, ...keepSame(location, params), resetsScroll } })
  }

  // The same objects for the same address, so that nothing is drawn again for it.
  function keepSame(location: Location, params: Params): Pick<Shown, 'params' | 'search'> {
    const { shown } = state
    return {
      params: shown.location.pathname === location.pathname && shown.page !== undefined ? shown.params : params,
      search: shown.location.searchStr === location.searchStr ? shown.search : location.search,
    }
  }

  function arrive(shown: Shown): void {
    if (arrived === shown) return
    arrived = shown
    // Overtaken while it was drawn.
    if (shown.location !== history.location) return
    for (const follower of followers) follower.arrive(shown)
    for (const tell of waiting) tell()
    waiting = []
  }

  function enter(address: string, { replace = false, resetScroll = true, state = {} }: Entering = {}): Promise<void> {
    const arrival = new Promise<void>((resolve) => waiting.push(resolve))
    resetsNext = resetScroll
    if (isSame(history.location, readLocation(address, state))) void load()
    else if (replace) history.replace(address, state)
    else history.push(address, state)
    return arrival
  }

  history.subscribe(() => void load())

  return {
    frame,
    history,
    get state() {
      return state
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    follow: (events) => void followers.add(events),
    load,
    arrive,
    navigate: (to) => enter(addressOf(to, history.location), to),
    enter,
    preload(address) {
      const page = findPage(readLocation(address).pathname)?.page
      if (page !== undefined && 'component' in page) void page.component.preload?.()
    },
  }
}

function showNothing(location: Location): Shown {
  return { location, page: undefined, params: {}, search: location.search, resetsScroll: true }
}

// Going where one is draws the page again, but is no place of its own in the history.
function isSame(here: Location, there: Location): boolean {
  return trimSlash(here.href) === trimSlash(there.href) && memoryOf(here) === memoryOf(there)
}

function memoryOf({ state }: Location): string {
  return JSON.stringify({ ...state, index: 0 })
}
