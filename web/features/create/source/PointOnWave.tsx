import type { Clip } from '@arioso/contract'
import { Play } from 'lucide-react'
import { player } from '../../../player/player.ts'
import { Waveform } from '../../../player/view/SeekBar.tsx'
import { Button } from '../../../ui/controls/Button.tsx'
import { formatDuration } from '../../../ui/format/formatDuration.ts'

const BARS = 90

type PointOnWaveProps = { clip: Clip; atSeconds: number; onChange: (seconds: number) => void }

// A moment of a song, picked where it can be seen and heard.
export function PointOnWave({ clip, atSeconds, onChange }: PointOnWaveProps) {
  const duration = clip.metadata.duration ?? 0
  if (duration <= 0) return null
  const share = Math.min(1, atSeconds / duration)
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="relative h-14 rounded-control has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
        <Waveform clip={clip} played={share} bars={BARS} />
        <span
          aria-hidden="true"
          className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-text"
          style={{ left: `${share * 100}%` }}
        />
        <input
          type="range"
          aria-label="Point on the song"
          aria-valuetext={`${formatDuration(atSeconds)} of ${formatDuration(duration)}`}
          min={0}
          max={Math.floor(duration)}
          step={1}
          value={atSeconds}
          onChange={(event) => onChange(Number(event.target.value))}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </div>
      <Button size="small" className="justify-self-start" onClick={() => listenFrom(clip.id, atSeconds, duration)}>
        <Play size={14} aria-hidden="true" />
        Play from here
      </Button>
    </div>
  )
}

// At the very end there is nothing to hear: the last seconds say what a continuation follows.
const LAST_SECONDS = 5

function listenFrom(id: string, atSeconds: number, duration: number): void {
  const startAtSeconds = Math.max(0, Math.min(atSeconds, duration - LAST_SECONDS))
  player.play({ source: 'the source', ids: [id], id, startAtSeconds })
}
