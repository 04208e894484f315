import { useRef, type PointerEvent, type ReactNode } from 'react'
import { formatDuration } from '../../ui/formatDuration.ts'
import type { Edge, Span } from './hookSpans.ts'

const STEP_SECONDS = 0.1

type SpanPickerProps = {
  label: string
  durationSeconds: number
  span: Span
  // Moves the span as it is.
  onMove: (startSeconds: number) => void
  // Left out, the span keeps its length.
  onMoveEdge?: (edge: Edge, toSeconds: number) => void
  children: ReactNode
}

export function SpanPicker({ label, durationSeconds, span, onMove, onMoveEdge, children }: SpanPickerProps) {
  const box = useRef<HTMLDivElement>(null)
  const grab = useRef<{ x: number; startSeconds: number }>(undefined)
  const percent = (seconds: number): number => (100 * seconds) / durationSeconds
  const secondsPerPixel = (): number => durationSeconds / (box.current?.clientWidth ?? 1)
  const handle = { durationSeconds, secondsPerPixel }

  function hold(event: PointerEvent<HTMLDivElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId)
    grab.current = { x: event.clientX, startSeconds: span.startSeconds }
  }

  function drag({ clientX }: PointerEvent): void {
    if (grab.current === undefined) return
    onMove(grab.current.startSeconds + (clientX - grab.current.x) * secondsPerPixel())
  }

  return (
    <div className="grid gap-1.5">
      <p className="flex justify-between gap-3 text-sm">
        <span className="font-medium text-soft">{label}</span>
        <span className="tabular text-faint">
          {formatDuration(span.startSeconds)} to {formatDuration(span.endSeconds)}
        </span>
      </p>
      <div ref={box} className="relative h-14 touch-none rounded-control bg-surface select-none">
        <div className="absolute inset-0 overflow-hidden rounded-control">{children}</div>
        <div className="absolute inset-y-0 left-0 bg-scrim" style={{ width: `${percent(span.startSeconds)}%` }} />
        <div className="absolute inset-y-0 right-0 bg-scrim" style={{ left: `${percent(span.endSeconds)}%` }} />
        <div
          onPointerDown={hold}
          onPointerMove={drag}
          onPointerUp={() => (grab.current = undefined)}
          onPointerCancel={() => (grab.current = undefined)}
          style={{ left: `${percent(span.startSeconds)}%`, right: `${100 - percent(span.endSeconds)}%` }}
          className="absolute inset-y-0 cursor-grab rounded-control border-2 border-accent active:cursor-grabbing has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          {onMoveEdge === undefined && (
            <SecondsInput
              label={`${label}: start`}
              seconds={span.startSeconds}
              max={durationSeconds}
              onChange={onMove}
            />
          )}
        </div>
        {onMoveEdge !== undefined && (
          <>
            <Handle
              {...handle}
              label={`${label}: start`}
              seconds={span.startSeconds}
              onMove={(to) => onMoveEdge('start', to)}
            />
            <Handle
              {...handle}
              label={`${label}: end`}
              seconds={span.endSeconds}
              onMove={(to) => onMoveEdge('end', to)}
            />
          </>
        )}
      </div>
    </div>
  )
}

type HandleProps = {
  label: string
  seconds: number
  durationSeconds: number
  secondsPerPixel: () => number
  onMove: (toSeconds: number) => void
}

function Handle({ label, seconds, durationSeconds, secondsPerPixel, onMove }: HandleProps) {
  const grab = useRef<{ x: number; seconds: number }>(undefined)
  return (
    <div
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        grab.current = { x: event.clientX, seconds }
      }}
      onPointerMove={({ clientX }) => {
        if (grab.current !== undefined) onMove(grab.current.seconds + (clientX - grab.current.x) * secondsPerPixel())
      }}
      onPointerUp={() => (grab.current = undefined)}
      onPointerCancel={() => (grab.current = undefined)}
      style={{ left: `${(100 * seconds) / durationSeconds}%` }}
      className="absolute inset-y-0 grid w-11 -translate-x-1/2 cursor-ew-resize place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-accent"
    >
      <SecondsInput label={label} seconds={seconds} max={durationSeconds} onChange={onMove} />
      <span className="h-8 w-2.5 rounded-full bg-accent shadow-float" />
    </div>
  )
}

type SecondsInputProps = { label: string; seconds: number; max: number; onChange: (seconds: number) => void }

// For keys and screen readers; pointers hold what is around it.
function SecondsInput({ label, seconds, max, onChange }: SecondsInputProps) {
  return (
    <input
      type="range"
      min={0}
      max={max}
      step={STEP_SECONDS}
      value={seconds}
      aria-label={label}
      aria-valuetext={`${seconds.toFixed(1)} seconds`}
      onChange={(event) => onChange(Number(event.target.value))}
      className="pointer-events-none absolute size-px opacity-0"
    />
  )
}
