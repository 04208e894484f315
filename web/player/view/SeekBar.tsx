import type { Clip } from '@arioso/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isRunning } from '../../data/songs/clipState.ts'
import { usePeaks } from '../../data/songs/songDetails.ts'
import { formatDuration } from '../../ui/format/formatDuration.ts'
import { Waveform as PeaksWaveform } from '../../ui/display/wave/Waveform.tsx'
import { player } from '../player.ts'
import { usePosition } from './usePosition.ts'

const BARS = 120

export type SeekBarProps = { clip: Clip; heightPx: number; withTimes?: boolean; bars?: number }

// Tenths of a second: enough for a smooth bar, and nothing is drawn while the song stands still.
export function SeekBar({ clip, heightPx, withTimes = true, bars = BARS }: SeekBarProps) {
  const position = usePosition(useCallback((seconds: number) => Math.round(seconds * 10) / 10, []))
  const [wantedSeconds, setWantedSeconds] = useState<number>()
  const isDragging = useRef(false)
  const duration = player.durationSeconds()
  const shown = Math.min(wantedSeconds ?? position, duration || position)
  const played = duration > 0 ? shown / duration : 0

  // The bar shows where it was put until the song is there, or React would pull the thumb back in between.
  useEffect(() => {
    const arrive = () => {
      if (!isDragging.current) setWantedSeconds(undefined)
    }
    return player.listen('seeked', arrive)
  }, [])

  function move(seconds: number): void {
    setWantedSeconds(seconds)
    if (!isDragging.current) player.seek(seconds)
  }

  function drop(): void {
    isDragging.current = false
    if (wantedSeconds !== undefined) player.seek(wantedSeconds)
  }

  return (
    <div className="flex w-full items-center gap-3">
      {withTimes && <time className="tabular w-9 text-right text-xs text-faint">{formatDuration(shown)}</time>}
      <div
        style={{ height: heightPx }}
        className="relative min-w-0 flex-1 rounded-control has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent"
      >
        <Waveform clip={clip} played={played} bars={bars} />
        <HoverTime durationSeconds={duration} />
        <input
          type="range"
          aria-label="Seek"
          aria-valuetext={`${formatDuration(shown)} of ${formatDuration(duration)}`}
          min={0}
          max={Math.max(1, duration)}
          step={1}
          value={shown}
          onPointerDown={() => {
            isDragging.current = true
          }}
          onChange={(event) => move(Number(event.target.value))}
          onPointerUp={drop}
          onPointerCancel={drop}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </div>
      {withTimes && <span className="tabular w-9 text-xs text-faint">{formatDuration(duration)}</span>}
    </div>
  )
}

// The time under the pointer. It listens to the box it stands in, so that moving over the bar draws nothing else again.
function HoverTime({ durationSeconds }: { durationSeconds: number }) {
  const mark = useRef<HTMLSpanElement>(null)
  const [share, setShare] = useState<number>()
  useEffect(() => {
    const box = mark.current?.parentElement
    const move = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || box == null) return
      const { left, width } = box.getBoundingClientRect()
      setShare(Math.min(1, Math.max(0, (event.clientX - left) / width)))
    }
    const leave = () => setShare(undefined)
    box?.addEventListener('pointermove', move)
    box?.addEventListener('pointerleave', leave)
    return () => {
      box?.removeEventListener('pointermove', move)
      box?.removeEventListener('pointerleave', leave)
    }
  }, [])
  return (
    <span ref={mark} aria-hidden="true" hidden={share === undefined} data-hover-time>
      <span className="absolute inset-y-0 w-px bg-text" style={{ left: `${(share ?? 0) * 100}%` }} />
      <span
        className="tabular absolute bottom-full mb-1 -translate-x-1/2 rounded-control bg-text px-1.5 py-0.5 text-xs text-ground"
        style={{ left: `${(share ?? 0) * 100}%` }}
      >
        {formatDuration((share ?? 0) * durationSeconds)}
      </span>
    </span>
  )
}

type WaveformProps = { clip: Clip; played: number; bars: number }

export function Waveform({ clip, played, bars }: WaveformProps) {
  const peaks = usePeaks(clip)
  return <PeaksWaveform peaks={peaks} bars={bars} played={played} made={isRunning(clip) ? clip.job.progress : 1} />
}
