import type { RouterHistory } from '@tanstack/react-router'
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
  // Somebody went to another address before the step back was taken, which then takes that one back.
  let isOvertaken = false

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

  const unsubscribe = history.subscribe(({ location: { state, pathname }, action }) => {
    const { type } = action
    at += type === 'GO' ? action.index : STEPS[type]
    if (isLeaving && type === 'PUSH') isOvertaken = true
    if (state.layer === name && isEntering) {
      isEntering = false
      place = at
      page = pathname
      look()
    } else if (type === 'BACK' || type === 'GO' || type === 'FORWARD') {
      if (isLeaving) {
        isLeaving = false
        place = undefined
        if (isOvertaken) {
          isOvertaken = false
          history.forward()
        } else look()
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
