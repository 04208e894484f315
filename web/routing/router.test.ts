import { describe, expect, it } from 'vitest'
import { createHistory } from './history.ts'
import { createRouter, type Page, type Shown } from './router.ts'
import { createTestBrowser } from './createTestBrowser.ts'

type Code = { come: () => void; preload: () => Promise<void>; asked: number }

// Code that comes when it is told to.
function createCode(): Code {
  let come = () => {}
  const coming = new Promise<void>((resolve) => {
    come = resolve
  })
  const code: Code = {
    come: () => come(),
    asked: 0,
    preload() {
      code.asked += 1
      return coming
    },
  }
  return code
}

function createPage(path: string, preload?: () => Promise<void>): Page {
  const component = Object.assign(() => null, preload === undefined ? {} : { preload })
  return { path, component, facts: { title: path } }
}

async function openAt(...addresses: string[]) {
  const library = createCode()
  const history = createHistory(createTestBrowser(...addresses))
  const router = createRouter({
    pages: [
      createPage('/'),
      createPage('/song/$id'),
      createPage('/edit/$id'),
      { path: '/edit-v3/$id', redirectTo: '/edit/$id' },
      createPage('/me', library.preload),
    ],
    history,
    frame: { root: () => null, notFound: () => null, failed: () => null },
  })
  const events: string[] = []
  const arrivals: Shown[] = []
  router.follow({
    leave: () => events.push('leave'),
    arrive: (shown) => {
      events.push(`arrive ${shown.location.href}`)
      arrivals.push(shown)
    },
  })
  // Draws at once what is to be shown.
  router.subscribe(() => router.arrive(router.state.shown))
  await router.load()
  const step = (steps: number) => {
    const arrival = new Promise<Shown>((arrive) => router.follow({ leave: () => {}, arrive }))
    history.go(steps)
    return arrival
  }
  return { step, router, history, library, events, arrivals, shownPath: () => router.state.shown.page?.path }
}

describe('going from page to page', () => {
  it('shows the page of the address, with what stands in it', async () => {
    const { router, shownPath } = await openAt('/song/abc?show_comments=true&foreign=1')
    expect(shownPath()).toBe('/song/$id')
    expect(router.state.shown.params).toEqual({ id: 'abc' })
    expect(router.state.shown.search).toEqual({ show_comments: 'true', foreign: '1' })
  })

  it('shows no page where there is none, and the next one again', async () => {
    const { router, shownPath } = await openAt('/nowhere')
    expect(shownPath()).toBe(undefined)
    await router.navigate({ to: '/' })
    expect(shownPath()).toBe('/')
  })

  it('keeps the old page until the code of the new one is there, while the address leads already', async () => {
    const { router, history, library, shownPath } = await openAt('/')
    const arrival = router.navigate({ to: '/me' })
    expect([history.location.pathname, router.state.location.pathname, shownPath()]).toEqual(['/me', '/me', '/'])
    library.come()
    await arrival
    expect(shownPath()).toBe('/me')
  })

  it('goes where somebody went last, though an earlier page comes late', async () => {
    const { router, library, shownPath, events } = await openAt('/')
    const late = router.navigate({ to: '/me' })
    await router.navigate({ to: '/song/$id', params: { id: 'abc' } })
    library.come()
    await late
    expect(shownPath()).toBe('/song/$id')
    expect(events).not.toContain('arrive /me')
  })

  it('asks for a page’s code once somebody seems to want it, and stays', async () => {
    const { router, library, shownPath } = await openAt('/')
    router.preload('/me?tab=trash')
    expect([library.asked, shownPath()]).toEqual([1, '/'])
  })

  it('goes back and forward through the history', async () => {
    const { router, step, shownPath } = await openAt('/')
    await router.navigate({ to: '/song/$id', params: { id: 'a' } })
    await router.navigate({ to: '/song/$id', params: { id: 'b' } })
    await step(-1)
    expect(router.state.shown.params).toEqual({ id: 'a' })
    await step(-1)
    expect(shownPath()).toBe('/')
    await step(1)
    expect(router.state.shown.params).toEqual({ id: 'a' })
  })

  it('leads an old address on and leaves no place for it', async () => {
    const { step, history, shownPath } = await openAt('/', '/edit-v3/abc')
    expect([history.location.href, shownPath()]).toEqual(['/edit/abc', '/edit/$id'])
    await step(-1)
    expect(shownPath()).toBe('/')
  })

  it('changes what stands in the address of the same page, in its stead and without its slash', async () => {
    const { router, history } = await openAt('/', '/song/abc/?wid=w&q=two+words')
    await router.navigate({ to: '.', replace: true, search: ({ wid: _wid, ...rest }) => ({ ...rest, tab: 'likes' }) })
    expect(history.location.href).toBe('/song/abc?q=two+words&tab=likes')
    history.back()
    expect(history.location.href).toBe('/')
  })

  it('makes no place of going where one is already, but draws it again', async () => {
    const { router, history, arrivals } = await openAt('/', '/song/abc')
    await router.navigate({ to: '/song/$id/', params: { id: 'abc' } })
    expect(arrivals).toHaveLength(2)
    history.back()
    expect(history.location.href).toBe('/')
  })

  it('keeps what a page is told the same object while its address stays', async () => {
    const { router, history } = await openAt('/song/abc?q=1')
    const { params, search } = router.state.shown
    await router.enter(history.location.href, { state: { index: 7 }, resetScroll: false })
    await router.navigate({ to: '.', hash: 'words', search: (before) => before })
    expect(router.state.shown.params).toBe(params)
    expect(router.state.shown.search).toBe(search)
  })
})

describe('where a page is scrolled to', () => {
  it('is told before it is left and once the next is drawn', async () => {
    const { router, events } = await openAt('/')
    events.length = 0
    await router.navigate({ to: '/song/$id', params: { id: 'abc' } })
    expect(events).toEqual(['leave', 'arrive /song/abc'])
  })

  it('stays for what only changes the page, and starts anew for everything after', async () => {
    const { router, step, arrivals } = await openAt('/song/abc')
    await router.navigate({ to: '.', search: { tab: 'comments' }, resetScroll: false })
    await router.navigate({ to: '/' })
    await step(-1)
    expect(arrivals.map(({ resetsScroll }) => resetsScroll)).toEqual([true, false, true, true])
  })
})
