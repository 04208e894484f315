import { useRef } from 'react'
import { joinClasses } from '../../ui/joinClasses.ts'
import { formatTenths } from './formatTenths.ts'
import { moveEdge, type Edge, type TrimLimits } from './selection.ts'
import type { Trim } from './wizard.ts'

const STEP_SECONDS = 0.1

const labels: Record<Edge, string> = { start: 'Start of the excerpt', end: 'End of the excerpt' }

type TrimHandleProps = {
  edge: Edge
  // Its place in the picture; outside of 0 to 1 it is not seen, but keys still reach it.
  share: number
  trim: Trim
  limits: TrimLimits
  secondsAt: (clientX: number) => number
  onMove: (trim: Trim) => void
  onHold: (edge: Edge) => void
  onLook: (atSeconds: number) => void
}

export function TrimHandle({ edge, share, trim, limits, ...tell }: TrimHandleProps) {
  const { secondsAt, onMove, onHold, onLook } = tell
  const isHeld = useRef(false)
  const isOutside = share < -0.001 || share > 1.001
  const seconds = edge === 'start' ? trim.startSeconds : trim.endSeconds

  function moveTo(toSeconds: number): void {
    const moved = moveEdge(trim, edge, toSeconds, limits)
    onMove(moved)
    onLook(edge === 'start' ? moved.startSeconds : moved.endSeconds)
  }

  // Steps of a tenth end just before most recordings do; the last one reaches the end.
  function step(toSeconds: number): void {
    onHold(edge)
    moveTo(toSeconds > limits.durationSeconds - STEP_SECONDS ? limits.durationSeconds : toSeconds)
  }

  return (
    <div
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        isHeld.current = true
        onHold(edge)
      }}
      onPointerMove={({ clientX }) => isHeld.current && moveTo(secondsAt(clientX))}
      onPointerUp={() => (isHeld.current = false)}
      onPointerCancel={() => (isHeld.current = false)}
      style={{ left: `${Math.min(1, Math.max(0, share)) * 100}%` }}
      className={joinClasses(
        'absolute inset-y-0 grid w-11 -translate-x-1/2 cursor-ew-resize place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-accent',
        isOutside && 'pointer-events-none opacity-0',
      )}
    >
      <input
        type="range"
        min={0}
        max={limits.durationSeconds}
        step={STEP_SECONDS}
        value={seconds}
        aria-label={labels[edge]}
        aria-valuetext={formatTenths(seconds)}
        onFocus={() => onLook(seconds)}
        onChange={(event) => step(Number(event.target.value))}
        className="pointer-events-none absolute size-px opacity-0"
      />
      <span className="relative h-full w-1 rounded-full bg-accent">
        <span className="absolute top-1/2 left-1/2 h-9 w-3 -translate-1/2 rounded-full bg-accent shadow-float" />
      </span>
    </div>
  )
}
