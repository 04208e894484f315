import { useEffect, useEffectEvent, useMemo, useRef, type PointerEvent } from 'react'
import { wavePath } from '../../ui/wavePath.ts'
import { lookFrom, moveWhole, type Edge, type TrimLimits } from './selection.ts'
import { TrimHandle } from './TrimHandle.tsx'
import type { Trim } from './wizard.ts'

const BARS = 200

type TrimWaveProps = {
  peaks: Float32Array
  trim: Trim
  // The part of the recording that is looked at.
  view: Trim
  limits: TrimLimits
  position: () => number | undefined
  onTrim: (trim: Trim) => void
  onView: (view: Trim) => void
  onEdge: (edge: Edge) => void
}

export function TrimWave({ peaks, trim, view, limits, position, onTrim, onView, onEdge }: TrimWaveProps) {
  const box = useRef<HTMLDivElement>(null)
  const path = useMemo(() => viewPath(peaks, view, limits.durationSeconds), [peaks, view, limits.durationSeconds])
  const viewSeconds = view.endSeconds - view.startSeconds
  const share = (seconds: number): number => (seconds - view.startSeconds) / viewSeconds
  const percent = (seconds: number): number => Math.min(100, Math.max(0, share(seconds) * 100))
  const cursor = useCursor(position, share)
  const drag = useDragWhole(box, trim, viewSeconds, (moved) => onTrim(moveWhole(trim, moved, limits)))

  // What is moved by keys must not leave the picture, and what keys come to must be in it.
  function look(atSeconds: number): void {
    if (atSeconds >= view.startSeconds && atSeconds <= view.endSeconds) return
    onView(lookFrom(atSeconds - viewSeconds / 2, viewSeconds, limits.durationSeconds))
  }

  const handle = {
    trim,
    limits,
    secondsAt: (x: number) => secondsAt(box.current, x, view),
    onMove: onTrim,
    onHold: onEdge,
    onLook: look,
  }
  return (
    <div ref={box} className="relative h-36 touch-none rounded-card bg-surface select-none">
      <Wave path={path} className="text-edge" />
      <div
        className="absolute inset-0"
        style={{ clipPath: `inset(0 ${100 - percent(trim.endSeconds)}% 0 ${percent(trim.startSeconds)}%)` }}
      >
        <div className="absolute inset-0 cursor-grab bg-accent-wash active:cursor-grabbing" {...drag} />
        <Wave path={path} className="text-accent" />
      </div>
      <div ref={cursor} className="pointer-events-none absolute inset-y-0 hidden w-0.5 -translate-x-px bg-text" />
      <TrimHandle edge="start" share={share(trim.startSeconds)} {...handle} />
      <TrimHandle edge="end" share={share(trim.endSeconds)} {...handle} />
    </div>
  )
}

function Wave({ path, className }: { path: string; className: string }) {
  return (
    <svg
      viewBox={`0 0 ${BARS * 3} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`pointer-events-none absolute inset-x-0 inset-y-2 h-[calc(100%-16px)] w-full ${className}`}
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}

function viewPath(peaks: Float32Array, view: Trim, durationSeconds: number): string {
  const at = (seconds: number): number => Math.round((seconds / durationSeconds) * peaks.length)
  return wavePath(
    [...peaks.subarray(at(view.startSeconds), Math.max(at(view.startSeconds) + 1, at(view.endSeconds)))],
    BARS,
  )
}

function secondsAt(box: HTMLDivElement | null, clientX: number, view: Trim): number {
  const { left, width } = box?.getBoundingClientRect() ?? { left: 0, width: 1 }
  return view.startSeconds + ((clientX - left) / width) * (view.endSeconds - view.startSeconds)
}

// Moves with every frame of the screen, without asking React.
function useCursor(position: () => number | undefined, share: (seconds: number) => number) {
  const line = useRef<HTMLDivElement>(null)
  const place = useEffectEvent(() => {
    const seconds = position()
    const at = seconds === undefined ? -1 : share(seconds)
    if (line.current === null) return
    line.current.style.display = at >= 0 && at <= 1 ? 'block' : 'none'
    line.current.style.left = `${at * 100}%`
  })
  useEffect(() => {
    let frame = requestAnimationFrame(function draw() {
      place()
      frame = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return line
}

function useDragWhole(
  box: { current: HTMLDivElement | null },
  trim: Trim,
  viewSeconds: number,
  onMove: (seconds: number) => void,
) {
  const last = useRef<number>(undefined)
  const release = (): void => {
    last.current = undefined
  }
  return {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
      last.current = event.clientX
    },
    onPointerMove({ clientX }: PointerEvent) {
      if (last.current === undefined || trim.endSeconds <= trim.startSeconds) return
      const width = box.current?.clientWidth ?? 1
      onMove(((clientX - last.current) / width) * viewSeconds)
      last.current = clientX
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
}
