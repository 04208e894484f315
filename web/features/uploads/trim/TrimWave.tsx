import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { wavePath } from '../../../ui/display/wave/wavePath.ts'
import { secondsOf, type Edge } from '../../../ui/span/span.ts'
import { SpanSelector } from '../../../ui/span/SpanSelector.tsx'
import { formatTenths } from './formatTenths.ts'
import { lookFrom, moveEdge, moveWhole, type TrimLimits } from './selection.ts'
import type { Trim } from '../wizard.ts'

const BARS = 200
const LABELS = { start: 'Start of the excerpt', end: 'End of the excerpt' }

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
  const path = useMemo(() => viewPath(peaks, view, limits.durationSeconds), [peaks, view, limits.durationSeconds])
  const share = (seconds: number): number => (seconds - view.startSeconds) / secondsOf(view)
  const percent = (seconds: number): number => Math.min(100, Math.max(0, share(seconds) * 100))
  const cursor = useCursor(position, share)

  // What is moved by keys must not leave the picture, and what keys come to must be in it.
  function look(atSeconds: number): void {
    if (atSeconds >= view.startSeconds && atSeconds <= view.endSeconds) return
    onView(lookFrom(atSeconds - secondsOf(view) / 2, secondsOf(view), limits.durationSeconds))
  }

  function moveTo(edge: Edge, toSeconds: number): void {
    const moved = moveEdge(trim, edge, toSeconds, limits)
    onTrim(moved)
    look(edge === 'start' ? moved.startSeconds : moved.endSeconds)
  }

  return (
    <SpanSelector
      durationSeconds={limits.durationSeconds}
      span={trim}
      view={view}
      whole={{ onMove: (startSeconds) => onTrim(moveWhole(trim, startSeconds - trim.startSeconds, limits)) }}
      edges={{ labels: LABELS, onMove: moveTo, onGrab: onEdge, onFocus: look }}
      format={formatTenths}
      className="relative isolate h-36 touch-none rounded-card bg-surface select-none"
      selectionClassName="absolute inset-y-0 -z-1 cursor-grab bg-accent-wash active:cursor-grabbing"
    >
      <Wave path={path} className="text-edge" />
      <div
        className="pointer-events-none absolute inset-0"
        style={{ clipPath: `inset(0 ${100 - percent(trim.endSeconds)}% 0 ${percent(trim.startSeconds)}%)` }}
      >
        <Wave path={path} className="text-accent" />
      </div>
      <div ref={cursor} className="pointer-events-none absolute inset-y-0 hidden w-0.5 -translate-x-px bg-text" />
    </SpanSelector>
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
