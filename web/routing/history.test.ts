import { describe, expect, it } from 'vitest'
import { createHistory, type Move } from './history.ts'
import { createTestBrowser } from './createTestBrowser.ts'

function openAt(...addresses: string[]) {
  const browser = createTestBrowser(...addresses)
  const history = createHistory(browser)
  const moves: Omit<Move, 'location'>[] = []
  history.subscribe(({ kind, steps }) => moves.push({ kind, steps }))
  return { browser, history, moves }
}

describe('the history', () => {
  it('tells how far each move went', () => {
    const { history, moves } = openAt('/')
    history.push('/a')
    history.push('/b')
    history.replace('/c')
    history.back()
    history.forward()
    history.go(-2)
    expect(moves).toEqual([
      { kind: 'push', steps: 1 },
      { kind: 'push', steps: 1 },
      { kind: 'replace', steps: 0 },
      { kind: 'step', steps: -1 },
      { kind: 'step', steps: 1 },
      { kind: 'step', steps: -2 },
    ])
    expect(history.location.href).toBe('/')
  })

  it('keeps what a place remembers', () => {
    const { history } = openAt('/')
    history.push('/a', { layer: 3 })
    history.push('/b')
    history.back()
    expect(history.location.state).toEqual({ layer: 3, index: 1 })
  })

  it('takes a link to a part of the page, which the browser follows by itself, for a step further in', () => {
    const { browser, history, moves } = openAt('/', '/song/abc')
    browser.history.pushState(null, '', '/song/abc#content')
    browser.history.go(-1)
    browser.history.go(1)
    history.back()
    expect(moves.at(-2)).toEqual({ kind: 'push', steps: 1 })
    expect(moves.at(-1)).toEqual({ kind: 'step', steps: -1 })
  })

  it('never leaves for another server', () => {
    const { browser, history } = openAt('/')
    history.push('//elsewhere.example/song')
    expect(browser.location.pathname).toBe('/elsewhere.example/song')
  })
})
