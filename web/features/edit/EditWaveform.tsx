import type { Clip } from '@arioso/contract'
import { Pause, Play } from 'lucide-react'
import { useRef, type PointerEvent } from 'react'
import { useStructure } from '../../data/refine.ts'
import { usePeaks } from '../../data/songDetails.ts'
import { playOrPause, useClipPlay } from '../../player/player.ts'
import { usePosition } from '../../player/usePosition.ts'
import { formatDuration } from '../../ui/formatDuration.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Slider } from '../../ui/Slider.tsx'
import { Waveform } from '../../ui/Waveform.tsx'
import { setEditor, useEditor, type Span } from './editor.ts'
import { barLines, placeOf, snapSpan } from './snapSpan.ts'

const WAVE_BARS = 240
const NO_BARS: number[] = []
// A thumb that scrolls the page past the waveform moves a little sideways, too.
const DRAWN_PX = 8

// The table everything lies on: sections above, the sound, and what is selected of it. Dragging selects whole bars.
export function EditWaveform({ clip }: { clip: Clip }) {
  const structure = useStructure(clip)
  const durationSeconds = clip.metadata.duration ?? 1
  const bars = structure?.bars_s ?? NO_BARS
  const play = useClipPlay(clip.id)
  const isSounding = play === 'playing' || play === 'loading'
  const share = (seconds: number): string => `${(seconds / durationSeconds) * 100}%`
  const select = (span: Span): void => setEditor({ span: snapSpan(span, bars, durationSeconds), lyrics: null })
  return (
    <section
      aria-label="Waveform"
      className="grid grid-cols-1 gap-2 rounded-card border border-hairline bg-surface p-4"
    >
      <div className="flex items-center gap-3">
        <IconButton
          label={isSounding ? 'Pause' : 'Play'}
          onClick={() => playOrPause({ source: 'Edit', ids: [clip.id], id: clip.id })}
        >
          {isSounding ? <Pause size={20} /> : <Play size={20} />}
        </IconButton>
        <SpanText />
      </div>
      <div className="relative h-8 text-xs">
        {structure?.sections.map(({ label, start_s, end_s }) => (
          <button
            key={`${label} ${start_s}`}
            type="button"
            title={`Select ${label}`}
            onClick={() => select({ startSeconds: start_s, endSeconds: Math.min(end_s, durationSeconds) })}
            className="absolute inset-y-0 truncate rounded-control border border-hairline bg-raised px-1.5 text-left text-soft feedback hover:text-text max-sm:px-0 max-sm:text-center max-sm:text-clip"
            style={{ left: share(start_s), width: `calc(${share(end_s - start_s)} - 2px)` }}
          >
            <span className="max-sm:sr-only">{label}</span>
            <span aria-hidden="true" className="sm:hidden">
              {shortenLabel(label)}
            </span>
          </button>
        ))}
      </div>
      <Wave clip={clip} durationSeconds={durationSeconds} select={select} />
      <Edges bars={bars} durationSeconds={durationSeconds} />
    </section>
  )
}

// A section is as wide as it is long, and on a phone that is two letters: "V2", "Ch".
function shortenLabel(label: string): string {
  const number = /\d+$/.exec(label)?.[0]
  return number === undefined ? label.slice(0, 2) : `${label.slice(0, 1)}${number}`
}

type WaveProps = { clip: Clip; durationSeconds: number; select: (span: Span) => void }

function Wave({ clip, durationSeconds, select }: WaveProps) {
  const peaks = usePeaks(clip)
  const span = useEditor((state) => state.span)
  const isCurrent = useClipPlay(clip.id) !== 'none'
  const position = usePosition((seconds) => Math.round(seconds * 5) / 5)
  const start = useRef<{ x: number; seconds: number; isDrawing: boolean }>(undefined)
  const played = isCurrent ? Math.min(1, position / durationSeconds) : 0

  function secondsAt({ currentTarget, clientX }: PointerEvent<HTMLElement>): number {
    const { left, width } = currentTarget.getBoundingClientRect()
    return Math.min(1, Math.max(0, (clientX - left) / width)) * durationSeconds
  }

  function begin(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { x: event.clientX, seconds: secondsAt(event), isDrawing: false }
  }

  function draw(event: PointerEvent<HTMLElement>): void {
    if (start.current === undefined) return
    start.current.isDrawing ||= Math.abs(event.clientX - start.current.x) >= DRAWN_PX
    if (start.current.isDrawing) select({ startSeconds: start.current.seconds, endSeconds: secondsAt(event) })
  }

  function end(event: PointerEvent<HTMLElement>): void {
    if (start.current !== undefined) select({ startSeconds: start.current.seconds, endSeconds: secondsAt(event) })
    start.current = undefined
  }

  function leave(): void {
    start.current = undefined
  }

  return (
    <div
      data-testid="wave"
      onPointerDown={begin}
      onPointerMove={draw}
      onPointerUp={end}
      onPointerCancel={leave}
      className="relative isolate h-28 cursor-text touch-pan-y select-none"
    >
      <Waveform peaks={peaks} bars={WAVE_BARS} played={played} />
      {span !== null && (
        <div
          className="pointer-events-none absolute inset-y-0 -z-1 border-x-2 border-accent bg-accent-wash"
          style={{
            left: `${(span.startSeconds / durationSeconds) * 100}%`,
            right: `${(1 - span.endSeconds / durationSeconds) * 100}%`,
          }}
        />
      )}
    </div>
  )
}

// The same selection for keyboards and thumbs, bar by bar. Words already written for it stay.
function Edges({ bars, durationSeconds }: { bars: readonly number[]; durationSeconds: number }) {
  const span = useEditor((state) => state.span)
  if (span === null) return null
  const lines = barLines(bars, durationSeconds)
  const [start, end] = [placeOf(lines, span.startSeconds), placeOf(lines, span.endSeconds)]
  const format = (index: number): string => formatDuration(lines[index] ?? 0)
  const move = (from: number, to: number): void => {
    const [startSeconds, endSeconds] = [lines[from], lines[to]]
    if (startSeconds !== undefined && endSeconds !== undefined && from < to) {
      setEditor({ span: { startSeconds, endSeconds } })
    }
  }
  const last = lines.length - 1
  return (
    <div className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
      <Slider
        label="Start of the selection"
        value={start}
        min={0}
        max={last}
        format={format}
        onChange={(index) => move(index, end)}
      />
      <Slider
        label="End of the selection"
        value={end}
        min={0}
        max={last}
        format={format}
        onChange={(index) => move(start, index)}
      />
    </div>
  )
}

function SpanText() {
  const span = useEditor((state) => state.span)
  return (
    <p aria-live="polite" className="tabular text-sm text-soft">
      {span === null
        ? 'Drag over the waveform to select a part of it, or press a section or a line.'
        : `Selected ${formatDuration(span.startSeconds)} to ${formatDuration(span.endSeconds)}, ${(span.endSeconds - span.startSeconds).toFixed(1)} s`}
    </p>
  )
}
