import type { Clip } from '@arioso/contract'
import { Pause, Play } from 'lucide-react'
import { useStructure } from '../../data/songs/refine.ts'
import { usePeaks } from '../../data/songs/songDetails.ts'
import { playOrPause, useClipPlay } from '../../player/player.ts'
import { usePosition } from '../../player/view/usePosition.ts'
import { formatDuration } from '../../ui/format/formatDuration.ts'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { Slider } from '../../ui/controls/Slider.tsx'
import { Waveform } from '../../ui/display/wave/Waveform.tsx'
import type { Span } from '../../ui/span/span.ts'
import { SpanSelector } from '../../ui/span/SpanSelector.tsx'
import { setEditor, useEditor } from './editor.ts'
import { barLines, placeOf, snapSpan } from './tools/snapSpan.ts'

const WAVE_BARS = 240
const NO_BARS: number[] = []

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
            className="@container absolute inset-y-0 rounded-control border border-hairline bg-raised text-left text-soft feedback hover:text-text"
            style={{ left: share(start_s), width: `calc(${share(end_s - start_s)} - 2px)` }}
          >
            <span className="block truncate px-1.5 @max-[4rem]:sr-only">{label}</span>
            <span aria-hidden="true" className="block overflow-hidden text-center @min-[4rem]:hidden">
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

// A section is as wide as it is long; on a phone a short one has room for two letters: "V2", "Ch".
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
  const played = isCurrent ? Math.min(1, position / durationSeconds) : 0
  return (
    <SpanSelector
      durationSeconds={durationSeconds}
      span={span}
      onDraw={select}
      testId="wave"
      className="relative isolate h-28 cursor-text touch-pan-y select-none"
      selectionClassName="pointer-events-none absolute inset-y-0 -z-1 border-x-2 border-accent bg-accent-wash"
    >
      <Waveform peaks={peaks} bars={WAVE_BARS} played={played} />
    </SpanSelector>
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
        ? 'Drag across the waveform to select a part, or choose a section or a line.'
        : `Selected ${formatDuration(span.startSeconds)} to ${formatDuration(span.endSeconds)}, ${(span.endSeconds - span.startSeconds).toFixed(1)} s`}
    </p>
  )
}
