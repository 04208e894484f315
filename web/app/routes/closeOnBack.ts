import type { HistoryLocation, RouterHistory } from '@tanstack/react-router'
import { findTopLayer, subscribeToLayers } from '../../ui/surfaces/layers.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    layer?: number
  }
}

const STEPS = { PUSH: 1, FORWARD: 1, REPLACE: 0, BACK: -1 } as const

type Ports = { history: RouterHistory; enterPlace: (layer: number) => void; later: (act: () => void) => void }

// What lies open above a page has one place of its own in the history, so the back button closes it and stays on the page.
// Layers that follow one another share that place. Going back takes a moment: whatever opens meanwhile must not be
// mistaken for what the step back was meant to close.
export function closeOnBack({ history, enterPlace, later }: Ports): () => void {
  // Places of an earlier visit of the page must not be taken for this one's.
  let name = Date.now()
  // Steps into the history, counted from where this began.
  let at = 0
  // How many steps in the layers' place lies, while it is the last one, and of which page it is.
  let place: number | undefined
  let page = ''
  let isEntering = false
  let isLeaving = false
  // Where somebody went before the step back was taken. Browsers then step back from the layers' place, over that address.
  let overtaking: { location: HistoryLocation; isPushed: boolean } | undefined

  function look(): void {
    const isOpen = findTopLayer() !== undefined
    if (isOpen && place === undefined && !isEntering && !isLeaving) {
      isEntering = true
      name++
      enterPlace(name)
    } else if (!isOpen && place !== undefined) later(leave)
  }

  function leave(): void {
    if (findTopLayer() !== undefined || place === undefined || isLeaving) return
    isLeaving = true
    history.back()
  }

  function close(stepsBack: number): void {
    const question = stepsBack === 1 ? findTopLayer()?.findQuestion() : undefined
    if (question !== undefined) {
      history.forward()
      question()
      return
    }
    place = undefined
    findTopLayer()?.close()
  }

  function goThereAgain({ location: { href, state }, isPushed }: NonNullable<typeof overtaking>): void {
    const isOnThePage = history.location.state.layer === undefined
    if (isPushed && isOnThePage) history.push(href, state)
    else history.replace(href, state)
  }

  const unsubscribe = history.subscribe(({ location, action }) => {
    const { state, pathname } = location
    const { type } = action
    at += type === 'GO' ? action.index : STEPS[type]
    if (isLeaving && (type === 'PUSH' || type === 'REPLACE')) {
      overtaking = { location, isPushed: type === 'PUSH' || overtaking?.isPushed === true }
    }
    if (state.layer === name && isEntering) {
      isEntering = false
      place = at
      page = pathname
      look()
    } else if (type === 'BACK' || type === 'GO' || type === 'FORWARD') {
      if (isLeaving) {
        isLeaving = false
        place = undefined
        if (overtaking === undefined) return look()
        const goal = overtaking
        overtaking = undefined
        goThereAgain(goal)
      } else if (place !== undefined && at < place) close(place - at)
      // A place that was left for another page has nothing to show any more.
      else if (type === 'BACK' && place === undefined && state.layer !== undefined) history.back()
      // Another page after the layers' place, or in its stead: a step back would leave that page.
    } else if (place !== undefined && (at > place || pathname !== page)) {
      place = undefined
      const layer = findTopLayer()
      if (layer?.isClosedByLeaving === true) layer.close()
    }
  })
  const unsubscribeLayers = subscribeToLayers(look)
  look()
  return () => {
    unsubscribe()
    unsubscribeLayers()
  }
}
