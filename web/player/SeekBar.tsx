import type { Clip } from '@arioso/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isRunning } from '../data/clipState.ts'
import { usePeaks } from '../data/songDetails.ts'
import { formatDuration } from '../ui/formatDuration.ts'
import { Waveform as PeaksWaveform } from '../ui/Waveform.tsx'
import { player } from './player.ts'
import { usePosition } from './usePosition.ts'

const BARS = 120

type SeekBarProps = { clip: Clip; heightPx: number; withTimes?: boolean; bars?: number }

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
    player.audio.addEventListener('seeked', arrive)
    return () => player.audio.removeEventListener('seeked', arrive)
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

type WaveformProps = { clip: Clip; played: number; bars: number }

export function Waveform({ clip, played, bars }: WaveformProps) {
  const peaks = usePeaks(clip)
  return <PeaksWaveform peaks={peaks} bars={bars} played={played} made={isRunning(clip) ? clip.job.progress : 1} />
}
