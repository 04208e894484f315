import type { Move, RouterHistory } from '../../routing/history.ts'
import type { Location } from '../../routing/location.ts'
import { findTopLayer, subscribeToLayers } from '../../ui/surfaces/layers.ts'

declare module '../../routing/location.ts' {
  interface HistoryState {
    layer?: number
  }
}

type Ports = { history: RouterHistory; enterPlace: (layer: number) => void; later: (act: () => void) => void }

type Position = {
  // Places of an earlier visit of the page must not be taken for this one's.
  name: number
  // Steps into the history, counted from where this began.
  at: number
  // How many steps in the layers' place lies, while it is the last one, and of which page it is.
  place: number | undefined
  page: string
  isEntering: boolean
  isLeaving: boolean
  // Where the person went before the step back was taken. Browsers then step back from the layers' place, over that address.
  overtaking: Overtaking | undefined
}

type Overtaking = { location: Location; isPushed: boolean }

// What lies open above a page has one place of its own in the history, so the back button closes it and stays on the page.
// Layers that follow one another share that place. Going back takes a moment: whatever opens meanwhile must not be
// mistaken for what the step back was meant to close.
export function closeOnBack(ports: Ports): () => void {
  const { history } = ports
  const position: Position = {
    name: Date.now(),
    at: 0,
    place: undefined,
    page: '',
    isEntering: false,
    isLeaving: false,
    overtaking: undefined,
  }
  const unsubscribe = history.subscribe((move) => follow(move, position, ports))
  const unsubscribeLayers = subscribeToLayers(() => look(position, ports))
  look(position, ports)
  return () => {
    unsubscribe()
    unsubscribeLayers()
  }
}

function look(position: Position, { history, enterPlace, later }: Ports): void {
  const { place, isEntering, isLeaving } = position
  const isOpen = findTopLayer() !== undefined
  if (isOpen && place === undefined && !isEntering && !isLeaving) {
    position.isEntering = true
    position.name++
    enterPlace(position.name)
  } else if (!isOpen && place !== undefined) later(() => leave(position, history))
}

function leave(position: Position, history: RouterHistory): void {
  if (findTopLayer() !== undefined || position.place === undefined || position.isLeaving) return
  position.isLeaving = true
  history.back()
}

function follow({ location, kind, steps }: Move, position: Position, ports: Ports): void {
  position.at += steps
  if (position.isLeaving && kind !== 'step') {
    position.overtaking = { location, isPushed: kind === 'push' || position.overtaking?.isPushed === true }
  }
  if (location.state.layer === position.name && position.isEntering) {
    position.isEntering = false
    position.place = position.at
    position.page = location.pathname
    look(position, ports)
  } else if (kind === 'step') {
    if (position.isLeaving) arrive(position, ports)
    else stepTo(location, position, { history: ports.history, isBack: steps === -1 })
  } else leaveBehind(location, position)
}

// The step back out of the layers' place was taken.
function arrive(position: Position, ports: Ports): void {
  const goal = position.overtaking
  position.isLeaving = false
  position.place = undefined
  position.overtaking = undefined
  if (goal === undefined) look(position, ports)
  else goThereAgain(goal, ports.history)
}

function goThereAgain({ location: { href, state }, isPushed }: Overtaking, history: RouterHistory): void {
  const isOnThePage = history.location.state.layer === undefined
  if (isPushed && isOnThePage) history.push(href, state)
  else history.replace(href, state)
}

type Step = { history: RouterHistory; isBack: boolean }

function stepTo({ state }: Location, position: Position, { history, isBack }: Step): void {
  const { place, at } = position
  if (place !== undefined && at < place) close(position, place - at, history)
  // A place that was left for another page has nothing to show.
  else if (isBack && place === undefined && state.layer !== undefined) history.back()
}

function close(position: Position, stepsBack: number, history: RouterHistory): void {
  const question = stepsBack === 1 ? findTopLayer()?.findQuestion() : undefined
  if (question !== undefined) {
    history.forward()
    question()
    return
  }
  position.place = undefined
  findTopLayer()?.close()
}

// Another page after the layers' place, or in its stead: a step back would leave that page.
function leaveBehind({ pathname }: Location, position: Position): void {
  const { place, at, page } = position
  if (place === undefined || (at <= place && pathname === page)) return
  position.place = undefined
  const layer = findTopLayer()
  if (layer?.isClosedByLeaving === true) layer.close()
}
