import { useRef, type PointerEvent } from 'react'

// A thumb that scrolls the page past something moves a little sideways, too.
const MEANT_PX = 8

type Drag<Start> = {
  onStart: (event: PointerEvent<HTMLElement>) => Start
  onMove: (start: Start, movedPx: number) => void
  onEnd?: (start: Start, movedPx: number) => void
  // Waits until the pointer has moved far enough to mean it.
  isPatient?: boolean
}

/** Handlers for something that is held and moved; what it was like when it was grabbed comes back with every move. */
export function useDrag<Start>({ onStart, onMove, onEnd, isPatient = false }: Drag<Start>) {
  const held = useRef<{ x: number; start: Start; isMeant: boolean }>(undefined)
  const letGo = (): void => {
    held.current = undefined
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current = { x: event.clientX, start: onStart(event), isMeant: !isPatient }
    },
    onPointerMove({ clientX }: PointerEvent) {
      if (held.current === undefined) return
      const { x, start } = held.current
      held.current.isMeant ||= Math.abs(clientX - x) >= MEANT_PX
      if (held.current.isMeant) onMove(start, clientX - x)
    },
    onPointerUp({ clientX }: PointerEvent) {
      if (held.current !== undefined) onEnd?.(held.current.start, clientX - held.current.x)
      letGo()
    },
    onPointerCancel: letGo,
  }
}
