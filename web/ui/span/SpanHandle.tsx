import { joinClasses } from '../joinClasses.ts'
import { SecondsInput } from './SecondsInput.tsx'
import { useDrag } from './useDrag.ts'

type SpanHandleProps = {
  label: string
  // Its place in the picture; outside of 0 to 1 it is not seen, but keys still reach it.
  share: number
  seconds: number
  maxSeconds: number
  secondsPerPixel: () => number
  format: (seconds: number) => string
  onGrab?: (() => void) | undefined
  onFocus?: ((seconds: number) => void) | undefined
  onMove: (toSeconds: number) => void
  onStep: (toSeconds: number) => void
}

export function SpanHandle({ share, secondsPerPixel, onGrab, onMove, onStep, ...input }: SpanHandleProps) {
  const isOutside = share < -0.001 || share > 1.001
  const drag = useDrag({
    onStart: () => {
      onGrab?.()
      return input.seconds
    },
    onMove: (from, movedPx) => onMove(from + movedPx * secondsPerPixel()),
  })
  return (
    <div
      {...drag}
      style={{ left: `${Math.min(1, Math.max(0, share)) * 100}%` }}
      className={joinClasses(
        'absolute inset-y-0 grid w-11 -translate-x-1/2 cursor-ew-resize place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-accent',
        isOutside && 'pointer-events-none opacity-0',
      )}
    >
      <SecondsInput {...input} onChange={onStep} />
      <span className="relative h-full w-1 rounded-full bg-accent">
        <span className="absolute top-1/2 left-1/2 h-9 w-3 -translate-1/2 rounded-full bg-accent shadow-float" />
      </span>
    </div>
  )
}
