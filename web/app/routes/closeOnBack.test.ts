import { describe, expect, it } from 'vitest'
import { createHistory } from '../../routing/history.ts'
import { createTestBrowser } from '../../routing/createTestBrowser.ts'
import { addLayer, type Layer } from '../../ui/surfaces/layers.ts'
import { closeOnBack } from './closeOnBack.ts'

// A page with something to open; what was put off happens when told.
function openPage() {
  const history = createHistory(createTestBrowser('/before', '/page'))
  const waiting: (() => void)[] = []
  const stop = closeOnBack({
    history,
    enterPlace: (layer) => history.push('/page', { layer }),
    later: (act) => waiting.push(act),
  })
  function open(change: Partial<Layer> = {}) {
    const layer = { isOpen: true }
    const remove = addLayer({
      close() {
        layer.isOpen = false
        remove()
      },
      findQuestion: () => undefined,
      isClosedByLeaving: false,
      ...change,
    })
    return { layer, remove }
  }
  const settle = () => {
    for (const act of waiting.splice(0)) act()
  }
  const place = () => (history.location.state.layer === undefined ? 'the page' : 'above the page')
  return { history, open, settle, stop, place }
}

describe('the back button', () => {
  it('closes the topmost of what is open, one at a time, and stays on the page', () => {
    const { history, open, settle, stop, place } = openPage()
    const { layer: sheet } = open()
    const { layer: menu } = open()
    history.back()
    expect([sheet.isOpen, menu.isOpen]).toEqual([true, false])
    expect(place()).toBe('above the page')
    history.back()
    settle()
    expect(sheet.isOpen).toBe(false)
    expect(history.location.pathname).toBe('/page')
    stop()
  })

  it('leaves no trace when the layer was closed otherwise, and what opens in its stead keeps the place', () => {
    const { history, open, settle, stop, place } = openPage()
    const menu = open()
    menu.remove()
    const modal = open()
    settle()
    expect(place()).toBe('above the page')
    modal.remove()
    settle()
    expect([history.location.pathname, place()]).toEqual(['/page', 'the page'])
    history.back()
    expect(history.location.pathname).toBe('/before')
    stop()
  })

  it('keeps an address that somebody went to before the step back was taken', () => {
    const { history, open, settle, stop } = openPage()
    for (const stepsOfBrowser of [-1, -2]) {
      history.back = () => undefined
      const { remove } = open()
      remove()
      settle()
      history.push(`/page?wid=album${stepsOfBrowser}`)
      history.go(stepsOfBrowser)
      expect(history.location.href).toBe(`/page?wid=album${stepsOfBrowser}`)
      history.go(-1)
      expect(history.location.state.layer).toBe(undefined)
      expect(history.location.pathname).toBe('/page')
    }
    stop()
  })

  it('asks first where there is something to lose', () => {
    let asked = 0
    const { history, open, stop, place } = openPage()
    const { layer, remove } = open({ findQuestion: () => () => asked++ })
    history.back()
    expect([layer.isOpen, asked, place()]).toEqual([true, 1, 'above the page'])
    remove()
    stop()
  })

  it('does not leave the page that took the place of what was open', () => {
    const { history, open, settle, stop } = openPage()
    const { remove } = open()
    history.replace('/next')
    remove()
    settle()
    expect(history.location.pathname).toBe('/next')
    stop()
  })

  it('is not needed where going to another address closes a modal and leaves a sheet open', () => {
    const { history, open, stop } = openPage()
    const sheet = open()
    history.push('/page?wid=1')
    expect(sheet.layer.isOpen).toBe(true)
    const modal = open({ isClosedByLeaving: true })
    history.push('/page?wid=2')
    expect([sheet.layer.isOpen, modal.layer.isOpen]).toEqual([true, false])
    sheet.remove()
    stop()
  })

  it('skips a place that was left for another page', () => {
    const { history, open, settle, stop, place } = openPage()
    const menu = open()
    history.push('/song')
    menu.remove()
    settle()
    expect(history.location.pathname).toBe('/song')
    history.back()
    expect([history.location.pathname, place()]).toEqual(['/page', 'the page'])
    stop()
  })
})
