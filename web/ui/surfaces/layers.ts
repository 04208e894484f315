import { useEffect, useRef } from 'react'

// What lies open above the page: modals, sheets, and on phones menus and popovers. The back button closes the topmost.
export type Layer = {
  close: () => void
  // What the back button asks instead of closing, while there is something to lose.
  findQuestion: () => (() => void) | undefined
  // Going to any other address closes it, too.
  isClosedByLeaving: boolean
}

const open: Layer[] = []
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

export function findTopLayer(): Layer | undefined {
  return open.at(-1)
}

export function subscribeToLayers(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function addLayer(layer: Layer): () => void {
  open.push(layer)
  tell()
  return () => {
    open.splice(open.indexOf(layer), 1)
    tell()
  }
}

type LayerOptions = {
  isOpen: boolean
  onClose: () => void
  findQuestion?: Layer['findQuestion']
  isClosedByLeaving?: boolean
}

export function useLayer(options: LayerOptions): void {
  const latest = useRef(options)
  const { isOpen, isClosedByLeaving = false } = options
  useEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    if (!isOpen) return
    return addLayer({
      close: () => latest.current.onClose(),
      findQuestion: () => latest.current.findQuestion?.(),
      isClosedByLeaving,
    })
  }, [isOpen, isClosedByLeaving])
}
