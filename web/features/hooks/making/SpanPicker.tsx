import type { ReactNode } from 'react'
import { formatDuration } from '../../../ui/format/formatDuration.ts'
import type { Edge, Span } from '../../../ui/span/span.ts'
import { SpanSelector } from '../../../ui/span/SpanSelector.tsx'

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
  const percent = (seconds: number): string => `${(100 * seconds) / durationSeconds}%`
  const labels = { start: `${label}: start`, end: `${label}: end` }
  return (
    <div className="grid gap-1.5">
      <p className="flex justify-between gap-3 text-sm">
        <span className="font-medium text-soft">{label}</span>
        <span className="tabular text-faint">
          {formatDuration(span.startSeconds)} to {formatDuration(span.endSeconds)}
        </span>
      </p>
      <SpanSelector
        durationSeconds={durationSeconds}
        span={span}
        whole={{ onMove, ...(onMoveEdge === undefined && { label: labels.start }) }}
        {...(onMoveEdge && { edges: { labels, onMove: onMoveEdge } })}
        className="relative h-14 touch-none rounded-control bg-surface select-none"
        selectionClassName="absolute inset-y-0 cursor-grab rounded-control border-2 border-accent active:cursor-grabbing has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
      >
        <div className="absolute inset-0 overflow-hidden rounded-control">{children}</div>
        <div className="absolute inset-y-0 left-0 bg-scrim" style={{ width: percent(span.startSeconds) }} />
        <div className="absolute inset-y-0 right-0 bg-scrim" style={{ left: percent(span.endSeconds) }} />
      </SpanSelector>
    </div>
  )
}
