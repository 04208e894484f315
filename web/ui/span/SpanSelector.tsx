import { useRef, type PointerEvent, type ReactNode } from 'react'
import { SecondsInput } from './SecondsInput.tsx'
import { secondsOf, type Edge, type Span } from './span.ts'
import { SpanHandle } from './SpanHandle.tsx'
import { useDrag } from './useDrag.ts'

type Edges = {
  labels: Record<Edge, string>
  onMove: (edge: Edge, toSeconds: number) => void
  onGrab?: (edge: Edge) => void
  onFocus?: (seconds: number) => void
}

type SpanSelectorProps = {
  durationSeconds: number
  span: Span | null
  // The part that is looked at; left out, all of it.
  view?: Span
  // Drawing across the picture selects anew.
  onDraw?: (span: Span) => void
  // Holding the selection moves it as it is, also by keys where it has no edges to move.
  whole?: { label?: string; onMove: (startSeconds: number) => void }
  edges?: Edges
  format?: (seconds: number) => string
  className: string
  selectionClassName: string
  testId?: string
  children: ReactNode
}

const inSeconds = (seconds: number): string => `${seconds.toFixed(1)} seconds`

/** A picture of something that lasts, with a part of it selected: drawn, moved, or changed at its edges. */
export function SpanSelector(props: SpanSelectorProps) {
  const { durationSeconds, span, onDraw, whole, edges, className, testId, children, format = inSeconds } = props
  const { view = { startSeconds: 0, endSeconds: durationSeconds } } = props
  const box = useRef<HTMLDivElement>(null)
  const shareOf = (seconds: number): number => (seconds - view.startSeconds) / secondsOf(view)
  const secondsPerPixel = (): number => secondsOf(view) / (box.current?.clientWidth ?? 1)
  const drawing = useDrawing({ view, durationSeconds, secondsPerPixel, onDraw })
  const moving = useDrag({
    onStart: () => span?.startSeconds ?? 0,
    onMove: (from, movedPx) => whole?.onMove(from + movedPx * secondsPerPixel()),
  })

  return (
    <div ref={box} data-testid={testId} {...(onDraw && drawing)} className={className}>
      {children}
      {span !== null && (
        <div
          {...(whole && moving)}
          style={{ left: percent(shareOf(span.startSeconds)), right: percent(1 - shareOf(span.endSeconds)) }}
          className={props.selectionClassName}
        >
          {whole?.label !== undefined && (
            <SecondsInput
              label={whole.label}
              seconds={span.startSeconds}
              maxSeconds={durationSeconds}
              format={format}
              onChange={whole.onMove}
            />
          )}
        </div>
      )}
      {span !== null &&
        edges !== undefined &&
        (['start', 'end'] as const).map((edge) => {
          const seconds = edge === 'start' ? span.startSeconds : span.endSeconds
          const move = (to: number) => edges.onMove(edge, to)
          return (
            <SpanHandle
              key={edge}
              label={edges.labels[edge]}
              share={shareOf(seconds)}
              seconds={seconds}
              maxSeconds={durationSeconds}
              secondsPerPixel={secondsPerPixel}
              format={format}
              onGrab={() => edges.onGrab?.(edge)}
              onFocus={edges.onFocus}
              onMove={move}
              onStep={(to) => {
                edges.onGrab?.(edge)
                move(to)
              }}
            />
          )
        })}
    </div>
  )
}

function percent(share: number): string {
  return `${Math.min(1, Math.max(0, share)) * 100}%`
}

type Drawing = {
  view: Span
  durationSeconds: number
  secondsPerPixel: () => number
  onDraw: ((span: Span) => void) | undefined
}

function useDrawing({ view, durationSeconds, secondsPerPixel, onDraw }: Drawing) {
  const clamp = (seconds: number): number => Math.min(durationSeconds, Math.max(0, seconds))
  const draw = (startSeconds: number, movedPx: number): void =>
    onDraw?.({ startSeconds, endSeconds: clamp(startSeconds + movedPx * secondsPerPixel()) })
  return useDrag({
    isPatient: true,
    onStart: ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
      const { left } = currentTarget.getBoundingClientRect()
      return clamp(view.startSeconds + (clientX - left) * secondsPerPixel())
    },
    onMove: draw,
    onEnd: draw,
  })
}
